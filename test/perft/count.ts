/** Counting the games of this project. */
import {
  applyPick,
  isOver,
  listPicks,
  loadRuleSet,
  newState,
  outcomeOf,
  type Program,
  prepareGame,
  type State,
} from '../../engine/index.ts';
import { perft } from '../../engine/runtime/perft.ts';
import { shippedGames } from '../library.ts';

export function programOf(game: string, options: Record<string, unknown> = {}): Program {
  const rules = loadRuleSet({ game }, { library: shippedGames });
  if (!rules.ok) throw new Error(rules.diagnostics[0]!.message);
  const prepared = prepareGame(rules.value, { options });
  if (!prepared.ok) throw new Error(prepared.diagnostics[0]!.message);
  return prepared.value.program;
}

/** Leaf nodes at exactly this depth. */
export function leaves(program: Program, depth: number): number {
  const result = perft(program, newState(program, 1), depth);
  if (!result.ok) throw new Error(result.diagnostics[0]!.message);
  return result.value;
}

/** Every complete game, by its winners (`0`, `1`, `0 1` for a shared win, empty for none). */
export function completeGames(program: Program): Record<string, number> {
  const ends: Record<string, number> = {};
  const play = (state: State): void => {
    if (isOver(program, state)) {
      const winners = outcomeOf(program, state)!.winners.join(' ');
      ends[winners] = (ends[winners] ?? 0) + 1;
      return;
    }
    for (const pick of listPicks(program, state)) {
      const next = state.slice();
      applyPick(program, next, pick);
      play(next);
    }
  };
  play(newState(program, 1));
  return ends;
}
