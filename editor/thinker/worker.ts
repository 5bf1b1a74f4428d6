/** The thinker: a bot at work. It thinks in short stretches, and reads what the page says between them. */
import { type Choice, createBot, parseBot } from '../../engine/bots/index.ts';
import { loadRuleSet, type Program, prepareMatch, type State } from '../../engine/index.ts';
import { describeMove } from '../../engine/runtime/explain.ts';
import { readMove } from '../../engine/runtime/moves.ts';
import { withBase } from '../../engine/share/base.ts';
import { shipped, withGames } from '../worker/games.ts';
import { wording } from '../worker/wording.ts';
import type { FromThinker, Job, Position, Thought, ToThinker } from './protocol.ts';

/** A stretch of thinking, and how often it is told how far it has come, in milliseconds. */
const STRETCH = 25;
const TELL_EVERY = 150;
/** Iterations between two looks at the clock. */
const FEW = 4;

const send = (message: FromThinker): void => postMessage(message);
const stopped = new Set<number>();

/** The rules that were thought about last: most decisions are about the same ones. */
let known: { key: string; program: Program } | undefined;

function programOf({ rules, base, players, round }: Position): Program {
  const key = JSON.stringify([rules, base, players, round]);
  if (known?.key === key) return known.program;
  const ruleSet = loadRuleSet(rules, { library: withBase(shipped, base) });
  const prepared = ruleSet.ok ? prepareMatch(ruleSet.value, { players }) : ruleSet;
  if (!prepared.ok) throw new Error(prepared.diagnostics[0]?.message ?? 'The rules have errors.');
  known = { key, program: prepared.value[round].program };
  return known.program;
}

async function think(id: number, job: Job): Promise<Thought> {
  const program = await withGames(() => programOf(job));
  const spec = parseBot(job.bot);
  if (!spec.ok) throw new Error(spec.diagnostics[0]!.message);
  const { seed, game, seat, state } = job;
  const thinking = createBot(program, spec.value, { seed, game, seat }).think(state);
  const start = performance.now();
  let told = start;
  for (let done = false; !done; ) {
    const until = performance.now() + STRETCH;
    while (!done && performance.now() < until) done = thinking.step(FEW);
    const now = performance.now();
    if (stopped.has(id) || now - start > job.patience) break;
    if (!done && now - told > TELL_EVERY) {
      told = now;
      send({ id, progress: thinking.progress, thought: inNames(program, state, thinking.best()) });
    }
    await messages();
  }
  return inNames(program, state, thinking.best());
}

/** Lets messages that have arrived be read. */
const messages = (): Promise<void> => new Promise((done) => setTimeout(done));

function inNames(program: Program, state: State, { picks, weighed = [], measure }: Choice): Thought {
  return {
    move: readMove(program, state, picks),
    weighed: weighed.map((each) => {
      const move = readMove(program, state, each.picks);
      return { move, text: describeMove(program, state, move, wording), visits: each.visits, expected: each.expected };
    }),
    ...(measure ? { measure } : {}),
  };
}

addEventListener('message', ({ data }: MessageEvent<ToThinker>) => {
  if ('stop' in data) {
    stopped.add(data.stop);
    return;
  }
  const { id, job } = data;
  think(id, job)
    .then((done) => send({ id, done }))
    .catch((error: unknown) => send({ id, error: error instanceof Error ? error.message : String(error) }))
    .finally(() => stopped.delete(id));
});
