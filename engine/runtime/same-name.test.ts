import { expect, test } from 'vitest';
import { games, rulesOf } from '../../test/support/library.ts';
import { prepareGame } from '../index.ts';
import { encodeMove } from './encode.ts';
import { applyPick, isOver, listPicks, newState, stopOf } from './game.ts';
import { readMove } from './moves.ts';
import { createRandom } from './random.ts';
import { firstNamesake } from './same-name.ts';

/** Moves that are spelt out and read again mean the same picks. */
test.each(['united-square', 'squire', 'sold-beta'])('%s: the first pick that reads the same', (game) => {
  const prepared = prepareGame(rulesOf(games, game), { players: 4 });
  if (!prepared.ok) throw new Error(prepared.diagnostics[0]!.message);
  const { program } = prepared.value;
  const random = createRandom('namesakes');
  let compared = 0;
  for (let round = 0; round < 2; round++) {
    const state = newState(program, 'namesakes', round);
    for (let ply = 0; ply < 60 && !isOver(program, state); ply++) {
      const stop = stopOf(program, state)!;
      const picks = listPicks(program, state);
      for (const pick of stop.stage ? [] : picks.slice(0, 40)) {
        const first = firstNamesake(program, state, stop, pick);
        if (first === undefined) continue;
        compared++;
        expect([first]).toEqual(encodeMove(program, state, readMove(program, state, [pick])));
      }
      applyPick(program, state, picks[random.below(picks.length)]!);
    }
  }
  if (game === 'united-square') expect(compared).toBeGreaterThan(200);
});
