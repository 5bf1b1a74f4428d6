import { expect, test } from 'vitest';
import { shippedGames as library } from '../../test/library.ts';
import {
  beginsGame,
  createRandom,
  loadRuleSet,
  matchStanding,
  type Program,
  prepareMatch,
  replayAligned,
  Session,
} from '../index.ts';
import { must } from '../language/testing.ts';
import { loadGame } from '../share/load.ts';
import { saveGame } from '../share/save.ts';

const rules = { game: 'united-square' } as const;
const variants = ['tournament'];

function programs(options?: Record<string, unknown>): Program[] {
  const ruleSet = must(loadRuleSet(rules, { library, variants }));
  return must(prepareMatch(ruleSet, { options })).map(({ program }) => program);
}

function playGame(session: Session, seed: string): void {
  const random = createRandom(seed);
  while (!session.over) must(session.playRandom(random));
}

/** Both games played, the first one ended at `end`. */
function played(): { session: Session; end: number } {
  const session = Session.start(programs(), { seed: 3 });
  playGame(session, 'a');
  const end = session.position;
  expect(session.beginNext()).toBe(true);
  playGame(session, 'b');
  return { session, end };
}

test('games of a match follow each other on one line, each by its own options', () => {
  const session = Session.start(programs(), { seed: 3 });
  expect([session.rounds, session.round, session.awaitsNext, session.beginNext()]).toEqual([2, 0, false, false]);
  expect(session.next!.actor).toBe(0);
  const dark = (): unknown => (session.readable().zones.hand as Record<string, unknown>)[session.next!.actor];
  const hand = dark();
  playGame(session, 'a');
  expect([session.round, session.awaitsNext, session.next]).toEqual([0, true, undefined]);
  const end = session.position;
  const first = session.scores().map(({ total }) => total);
  expect(matchStanding(session)).toEqual({ round: 0, games: [first], totals: first });

  expect(session.beginNext()).toBe(true);
  // Whoever begins has the dark-backed tiles, and the other one begins.
  expect([session.round, session.position, session.next!.actor]).toEqual([1, end + 1, 1]);
  expect(dark()).toEqual(hand);
  expect(beginsGame(session.plies[end]!)).toBe(true);
  expect(matchStanding(session)).toEqual({ round: 1, games: [first], totals: first });
  playGame(session, 'b');
  expect([session.over, session.awaitsNext, session.beginNext()]).toEqual([true, false, false]);
  const second = session.scores().map(({ total }) => total);
  const totals = first.map((total, seat) => total + second[seat]!);
  const best = Math.max(...totals);
  const winners = [0, 1].filter((seat) => totals[seat] === best);
  expect(matchStanding(session)).toEqual({ round: 1, games: [first, second], totals, winners });
  expect(session.describe(0)).toContain('Lay ');
});

test('going back to an earlier game and playing on drops what came after', () => {
  const { session, end } = played();
  session.goTo(end);
  expect([session.round, session.over, session.awaitsNext]).toEqual([0, true, true]);
  expect(session.span(0)).toEqual({ from: 0, to: end });
  session.goTo(end - 2);
  expect([session.round, session.over]).toEqual([0, false]);
  must(session.play(session.legal().at(-1)!));
  expect([session.plies.length, session.span(1)]).toEqual([end - 1, undefined]);
});

test('a replay goes through all games; without the match only the first is left', () => {
  const { session, end } = played();
  const again = replayAligned(programs(), session.plies, { seed: 3 });
  expect(again).toMatchObject({ kept: session.plies.length - 1, dropped: [], filled: [] });
  expect(again.stopped).toBeUndefined();
  expect(again.session.plies).toEqual(session.plies);
  expect(again.session.readable()).toEqual(session.readable());
  const alone = replayAligned(programs()[0]!, session.plies, { seed: 3 });
  expect(alone.session.position).toBe(end);
  expect(alone.dropped).toHaveLength(session.plies.length - end - 1);
  expect(alone.dropped.some(beginsGame)).toBe(false);
});

test('a replay stops before the next game if this one does not end under the changed rules', () => {
  const { session } = played();
  const bigger = replayAligned(programs({ sets: 2 }), session.plies, { seed: 3 });
  expect(bigger.session.round).toBe(0);
  expect(bigger.session.span(1)).toBeUndefined();
});

test('a match is saved and comes back where it stood', () => {
  const { session, end } = played();
  for (const position of [end, end + 1, end + 3]) {
    session.goTo(position);
    const saved = JSON.parse(JSON.stringify(saveGame({ rules, variants, library, session })));
    const { played: back, damage } = must(loadGame(saved, library));
    expect(damage).toEqual([]);
    expect(back!.session.plies).toEqual(session.plies);
    expect([back!.session.position, back!.session.round]).toEqual([position, session.round]);
    expect(back!.session.readable()).toEqual(session.readable());
  }
});

test('a saved match that can’t go on at the next game says so', () => {
  const { session, end } = played();
  const saved = saveGame({ rules, variants, library, session });
  const cut = { ...saved, plies: [...saved.plies.slice(0, end - 1), ...saved.plies.slice(end)] };
  const { damage, played: back } = must(loadGame(cut, library));
  expect(damage[0]).toContain('can’t begin there');
  expect(back!.session.plies).toHaveLength(end - 1);
});
