import { describe, expect, test } from 'vitest';
import { lastReveal } from '../editor/worker/reveals.ts';
import { seenByAll, sightOf, stateFor } from '../editor/worker/sight.ts';
import { logEntries } from '../editor/worker/told.ts';
import { createRandom, prepareGame, Session } from '../engine/index.ts';
import { fixtures, games, rulesOf } from './support/library.ts';

const start = (library: typeof games, game: string): Session => {
  const prepared = prepareGame(rulesOf(library, game));
  if (!prepared.ok) throw new Error(prepared.diagnostics[0].message);
  return Session.start(prepared.value.program, { seed: 5 });
};

const BOTH = [0, 1];

describe('who looks', () => {
  test('one person sees as that seat, bots among themselves are seen by everybody', () => {
    const session = start(games, 'kuhn-poker');
    expect(sightOf(session, true, { humans: [1] })).toEqual({ seats: [1] });
    expect(sightOf(session, true, { humans: [] })).toEqual({});
    expect(sightOf(session, false, { humans: BOTH })).toEqual({});
  });

  test('of several people one has to say that the device is in their hands', () => {
    const session = start(games, 'kuhn-poker');
    expect(sightOf(session, true, { humans: BOTH })).toEqual({ seats: BOTH, handOver: 0 });
    expect(sightOf(session, true, { humans: BOTH, facing: 0 })).toEqual({ seats: [0] });
    expect(sightOf(session, true, { humans: BOTH, facing: 1 })).toEqual({ seats: BOTH, handOver: 0 });
  });

  test('where everything is open nobody is asked, unless the choice is secret', () => {
    const open = start(fixtures, 'auction');
    expect(sightOf(open, true, { humans: BOTH })).toEqual({ seats: BOTH });
    const together = start(games, 'rock-paper-scissors');
    expect(sightOf(together, true, { humans: BOTH })).toEqual({ seats: BOTH, handOver: 0 });
  });
});

describe('the common view', () => {
  test('hides what is hidden from anybody', () => {
    const session = start(games, 'kuhn-poker');
    expect(session.readable(0).zones.hand).toMatchObject({ 1: { card: ['?'] } });
    expect(seenByAll(session, BOTH).zones.hand).toEqual({ 0: { card: ['?'] }, 1: { card: ['?'] } });
    expect(stateFor(session, { seats: [0] })).toEqual(session.readable(0));
  });

  test.each(['squire', 'sold-beta', 'united-square', 'goofspiel'])('%s: it agrees with what each seat sees', (game) => {
    const session = start(games, game);
    const random = createRandom('sight');
    for (let n = 0; n < 60 && !session.over; n++) {
      const common = JSON.stringify(seenByAll(session, BOTH));
      // As many hidden pieces as the seat that sees least, or more; and all that both see.
      for (const seat of BOTH) {
        const own = JSON.stringify(session.readable(seat));
        expect(count(common)).toBeGreaterThanOrEqual(count(own));
      }
      expect(seenByAll(session, [0])).toEqual(session.readable(0));
      session.playRandom(random);
    }
  });

  const count = (text: string): number => text.split('"?"').length;
});

describe('the log', () => {
  test('tells a secret choice when all have chosen', () => {
    const session = start(games, 'rock-paper-scissors');
    session.play({ action: 'show', args: { hand: 'paper' } });
    const texts = (seats: number[]) => logEntries(session, { seats }, 0).map((entry) => entry.text);
    expect(texts(BOTH)).toEqual(['Chooses in secret']);
    expect(texts([1])).toEqual(['Chooses in secret']);
    expect(texts([0])).toEqual(['Show paper']);
    session.play({ action: 'show', args: { hand: 'rock' } });
    expect(texts(BOTH)).toEqual(['Show paper', 'Show rock']);
  });

  test('does not name a piece that somebody has not seen', () => {
    const session = start(fixtures, 'gifts');
    const [move] = session.legal();
    session.play(move);
    const texts = (seats: number[]) => logEntries(session, { seats }, 0)[0].text;
    const [gift] = Object.values(move.args) as string[];
    expect(texts([0])).toContain(gift);
    expect(texts([1])).not.toContain(gift);
    expect(texts(BOTH)).not.toContain(gift);
  });
});

describe('going back', () => {
  test('is behind a reveal once all have chosen', () => {
    const session = start(games, 'rock-paper-scissors');
    session.play({ action: 'show', args: { hand: 'paper' } });
    expect(lastReveal(session, BOTH)).toBe(0);
    session.play({ action: 'show', args: { hand: 'rock' } });
    expect(lastReveal(session, BOTH)).toBe(2);
    session.goTo(1);
    expect(lastReveal(session, BOTH)).toBe(0);
  });

  test('is free where nothing is hidden', () => {
    const session = start(games, 'tic-tac-toe');
    session.playRandom(createRandom('a'));
    expect(lastReveal(session, BOTH)).toBe(0);
  });
});
