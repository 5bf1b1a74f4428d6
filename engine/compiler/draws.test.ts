/** What is drawn without a list is as likely as what is drawn from the list: every legal pick alike. */
import { expect, test } from 'vitest';
import { games, rulesOf } from '../../test/support/library.ts';
import { createRandom, prepareGame } from '../index.ts';
import { applyPick, isOver, listPicks, newState, samplePick, stopOf } from '../runtime/game.ts';

const DRAWS_EACH = 150;

/** Square on Sale draws and rejects; Othello counts bits, or has to pass; draughts has several actions; Squire has cards. */
test.each(['square-on-sale', 'othello', 'draughts', 'squire', 'connect-four'])('%s', (game) => {
  const prepared = prepareGame(rulesOf(games, game));
  if (!prepared.ok) throw new Error(prepared.diagnostics[0]!.message);
  const { program } = prepared.value;
  const random = createRandom('draws');
  const asked = new Map<string, number>();
  for (let index = 0; index < 4; index++) {
    const state = newState(program, 'draws', index);
    for (let ply = 0; ply < 400 && !isOver(program, state); ply++) {
      const { name } = stopOf(program, state)!.packed.decision;
      const legal = listPicks(program, state);
      const known = asked.get(name) ?? 0;
      // A few positions of every decision, not all at the start.
      if (legal.length > 1 && legal.length <= 120 && known < 4 && random.below(4) === 0) {
        asked.set(name, known + 1);
        const counts = new Map(legal.map((pick) => [pick, 0]));
        for (let i = 0; i < DRAWS_EACH * legal.length; i++) {
          const pick = samplePick(program, state, random);
          counts.set(pick, counts.get(pick)! + 1);
        }
        expect([...counts.keys()], name).toEqual(legal);
        const chiSquare = [...counts.values()].reduce((sum, n) => sum + (n - DRAWS_EACH) ** 2 / DRAWS_EACH, 0);
        const free = legal.length - 1;
        // Five standard deviations: fails for a pick that is a fifth likelier than others.
        expect(chiSquare, `${name}, ${legal.length} picks`).toBeLessThan(free + 5 * Math.sqrt(2 * free) + 5);
      }
      applyPick(program, state, samplePick(program, state, random));
    }
  }
  expect(asked.size).toBeGreaterThan(0);
});

test('a list that is given is drawn from', () => {
  const prepared = prepareGame(rulesOf(games, 'square-on-sale'));
  if (!prepared.ok) throw new Error(prepared.diagnostics[0]!.message);
  const { program } = prepared.value;
  const state = newState(program, 1);
  const list = new Int32Array(program.mostPicks);
  const legal = listPicks(program, state);
  const expected = state.slice();
  applyPick(program, expected, legal[7]!);
  const bots = Array.from({ length: program.model.players }, () => ({ below: () => 7 }));
  expect(program.code.playOut(state, bots, 1, list)).toBe(1);
  expect(state).toEqual(expected);
  expect([...list.subarray(0, legal.length)]).toEqual(legal);
});
