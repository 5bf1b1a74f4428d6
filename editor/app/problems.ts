/** What is wrong with the text as it is, and the way from one problem to the next. */
import type { Diagnostic } from '../../engine/index.ts';
import { showProblem } from './show-text.ts';
import { store } from './store.ts';

/** Mistakes that keep the text from being in force, else what may not be meant. */
export function currentProblems(): readonly Diagnostic[] {
  const { game } = store.state;
  if (!game) return [];
  return game.mistakes ?? game.rules.warnings;
}

let last: Diagnostic | undefined;

/** Brings the next problem into sight; behind the last one comes the first. @param step −1: the one before */
export function goToProblem(step: 1 | -1): void {
  const problems = currentProblems();
  if (problems.length === 0) {
    store.set({ announce: 'There are no problems.' });
    return;
  }
  const at = last ? problems.indexOf(last) : -1;
  const next = at < 0 ? (step > 0 ? 0 : problems.length - 1) : (at + step + problems.length) % problems.length;
  last = problems[next];
  store.set({ announce: `Problem ${next + 1} of ${problems.length}: ${last.message}` });
  showProblem(last);
}
