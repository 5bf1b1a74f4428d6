/** The baselines play the same games as the rules. */
import { expect, test } from 'vitest';
import { createRandom, Session } from '../../../engine/index.ts';
import { SQUARES } from '../../oracles/square-on-sale.ts';
import { programFor, scoresOf } from '../../oracles/square-on-sale-engine.ts';
import { KNOWN } from '../../perft/known.ts';
import { connectFour } from './connect-four.ts';
import { handPerft } from './hand.ts';
import { othello } from './othello.ts';
import { PASS, PHASES, phaseOf, score, squareOnSale } from './square-on-sale.ts';
import { ticTacToe } from './tic-tac-toe.ts';

test.each([
  ['tic-tac-toe', ticTacToe],
  ['connect-four', connectFour],
  ['othello', othello],
])('%s by hand: the published number of move paths', (name, game) => {
  const { counts, quick } = KNOWN.find((each) => each.game === name)!;
  for (let depth = 1; depth <= quick; depth++) expect(handPerft(game, depth), `depth ${depth}`).toBe(counts[depth - 1]);
});

test('Square on Sale by hand: 501 and 4329', () => {
  expect([1, 2].map((depth) => handPerft(squareOnSale, depth))).toEqual([501, 4329]);
});

type Move = { action: string; args: Record<string, unknown> };

function code({ action, args }: Move): number {
  const bit = (square: unknown) => SQUARES.indexOf(square as string);
  if (action === 'bid') return bit(args.square) * 20 + Number(args.amount) - 1;
  if (action === 'pass') return PASS;
  if (action === 'spread') return (args.targets as string[]).reduce((mask, square) => mask | (1 << bit(square)), 0);
  return bit(args.square);
}

test('Square on Sale by hand: the moves and scores of games that the engine plays', () => {
  const state = new Int32Array(squareOnSale.size);
  const list = new Int32Array(1 << 13);
  const seen = new Set<number>();
  for (let game = 0; game < 24; game++) {
    const random = createRandom('trace', game);
    const session = Session.start(programFor({ players: 4, variant: 'new-games-order' }));
    squareOnSale.start(state);
    while (!session.over) {
      const legal = session.legal() as Move[];
      const known = list.slice(0, squareOnSale.legal(state, list)).sort((a, b) => a - b);
      expect([...known]).toEqual(legal.map(code).sort((a, b) => a - b));
      seen.add(phaseOf(state));
      // Low bids build a town; any bids do not.
      const low = legal.filter(({ args }) => args.amount === undefined || Number(args.amount) <= 3);
      const from = game % 3 === 0 || low.length === 0 ? legal : low;
      const move = from[random.below(from.length)]!;
      squareOnSale.apply(state, code(move));
      expect(session.play(move as Parameters<Session['play']>[0]).ok).toBe(true);
    }
    expect(phaseOf(state)).toBe(PHASES.over);
    expect(scoresOf(session).map(({ total }) => total)).toEqual([0, 1, 2, 3].map((seat) => score(state, seat)));
  }
  expect([...seen].sort()).toContain(PHASES.spread);
});
