import { expect, test } from 'vitest';
import { fixtures, games, rulesOf } from '../../test/support/library.ts';
import { createRandom, prepareGame, Session } from '../index.ts';
import { picture } from './picture.ts';

function session(library: typeof games, game: string, players?: number): Session {
  const prepared = prepareGame(rulesOf(library, game), { players });
  if (!prepared.ok) throw new Error(prepared.diagnostics[0]!.message);
  return Session.start(prepared.value.program, { seed: 4 });
}

const shown = ({ program }: Session, view: ReturnType<Session['readable']>): string => picture(program.model, view);

test('a board with what lies on it, the players, the rest', () => {
  const at = session(games, 'square-on-sale');
  at.play({ action: 'bid', args: { square: 'b2', amount: 3 } });
  const text = shown(at, at.readable());
  expect(text).toMatch(/^\+-+\+-+\+-+\+-+\+-+\+\n\| a1· +\| b1: +\| c1: +\|/);
  expect(text).toMatch(/\n\| a2: +\| b2\+ +\| c2\+ +\| d2\+ +\| e2: +\|\n\| +\| bid 0:3 +\|/);
  expect(text).toContain('\n· corner   : edge   + center\n');
  expect(text).toMatch(/\n> Seat 0 +17 +20 +-\n {2}Seat 1 +20 +20 +-\n/);
  expect(text).toMatch(/\n.*gem 30, marker 19\n/);
});

test('a board for each player; hidden pieces are counted', () => {
  const at = session(fixtures, 'gifts', 3);
  const text = shown(at, at.readable(1));
  expect(text.match(/^Seat \d, plot$/gm)).toHaveLength(3);
  expect(text).toMatch(/^> Seat 0 +3 hidden$/m);
  expect(text).toMatch(/^deck: \d+ hidden$/m);
});

test('every position of every game can be shown, whole and to a seat', () => {
  for (const [library, names] of [
    [games, games.games()],
    [fixtures, fixtures.games()],
  ] as const) {
    for (const name of names) {
      const at = session(library, name);
      const random = createRandom(name);
      for (let i = 0; i < 40 && !at.over; i++) {
        at.playRandom(random);
        for (const seat of [undefined, 0]) {
          const text = shown(at, at.readable(seat));
          expect(text).not.toMatch(/undefined|\[object|NaN/);
        }
      }
    }
  }
});
