/** A bot sees only its seat's view: where hidden states differ and the view does not, it chooses the same. */
import { expect, test } from 'vitest';
import { fixtures, games, rulesOf } from '../../test/support/library.ts';
import { determinize, type Program, prepareGame, readState, type State } from '../index.ts';
import { botStreams, randomMove } from '../runtime/bots.ts';
import { actorOf, applyPick, isOver, newState } from '../runtime/game.ts';
import { createRandom } from '../runtime/random.ts';
import { type BotSpec, createBot } from './index.ts';

/** `FAIRNESS=200` makes the full check. */
const POSITIONS = Number(process.env.FAIRNESS ?? 5);
const STATES = 5;
const BOTS: BotSpec[] = [{ kind: 'mcts', iterations: 30 }, { kind: 'greedy' }];

/** Positions of random games, some from each. */
function* positions(program: Program): Generator<State> {
  const players = program.model.players;
  const choose = createRandom('fairness');
  for (let game = 0; ; game++) {
    const state = newState(program, 'fairness', game);
    const streams = botStreams('fairness', game, players);
    while (!isOver(program, state)) {
      // Openings too, but not them alone.
      if (choose.below(6) === 0) yield state;
      for (const pick of randomMove(program, state, streams[actorOf(state)]!)!) applyPick(program, state, pick);
    }
  }
}

const GAMES = [
  { library: games, game: 'sold-beta', players: 4 },
  { library: games, game: 'squire', players: 3 },
  { library: games, game: 'united-square', players: 3 },
  { library: games, game: 'kuhn-poker', players: 2 },
  { library: fixtures, game: 'kuhn-poker', players: 2 },
  { library: games, game: 'goofspiel', players: 3 },
  { library: games, game: 'rock-paper-scissors', players: 2 },
  { library: fixtures, game: 'gifts', players: 3 },
];

test.each(GAMES)('$game: what is hidden does not change what a bot does', ({ library, game, players }) => {
  const prepared = prepareGame(rulesOf(library, game), { players });
  if (!prepared.ok) throw new Error(prepared.diagnostics[0]!.message);
  const { program } = prepared.value;
  let looked = 0;
  let different = 0;
  for (const state of positions(program)) {
    const seat = actorOf(state);
    const view = JSON.stringify(readState(program, state, seat));
    const random = createRandom('hidden', looked);
    const states = Array.from({ length: STATES }, () => determinize(program, state, seat, random));
    if (states.some((each) => each.some((value, slot) => value !== states[0]![slot] && slot >= 12))) different++;
    for (const spec of BOTS) {
      const own = createBot(program, spec, { seed: looked, game: 0, seat }).choose(state);
      for (const other of states) {
        expect(JSON.stringify(readState(program, other, seat))).toBe(view);
        expect(createBot(program, spec, { seed: looked, game: 0, seat }).choose(other)).toEqual(own);
      }
    }
    if (++looked >= POSITIONS) break;
  }
  // The check is one only where something is hidden.
  expect(different).toBeGreaterThan(0);
});
