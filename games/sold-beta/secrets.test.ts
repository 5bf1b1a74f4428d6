/** What nobody may know of Sold!Beta: the decks, what is set aside, and a pick before all have picked. */

import { expect, test } from 'vitest';
import { createRandom, HIDDEN, readState, Session, type State, writeState } from '../../engine/index.ts';
import { seenMove } from '../../engine/runtime/secrets.ts';
import type { Card } from '../../test/oracles/sold-beta.ts';
import { programFor } from '../../test/oracles/sold-beta-engine.ts';
import { PLAYERS, type Variant } from '../../test/oracles/sold-beta-printed.ts';
import type { Contents, Readable } from '../../test/oracles/sold-beta-readable.ts';

const VARIANTS: Variant[] = ['printed', 'published'];
const TABLES = VARIANTS.flatMap((variant) => PLAYERS.map((players) => ({ variant, players })));
const SEATS = [0, 1, 2];

const view = (session: Session, seat: number) => session.readable(seat) as unknown as Readable;
const whole = (session: Session) => session.readable() as unknown as Readable;

test.each(TABLES)('secret: decks and cards set aside are in no view ($variant, $players players)', (wanted) => {
  const session = Session.start(programFor(wanted), { seed: wanted.players });
  const random = createRandom('secrets', wanted.players);
  for (;;) {
    const { aside, propertyDeck, checkDeck } = whole(session).zones;
    for (let seat = 0; seat < wanted.players; seat++) {
      const shown = view(session, seat);
      expect(shown.zones.propertyDeck).toEqual(propertyDeck.map(() => HIDDEN));
      expect(shown.zones.checkDeck).toEqual(checkDeck.map(() => HIDDEN));
      for (const names of Object.values(shown.zones.aside)) expect(new Set(names)).toEqual(new Set([HIDDEN]));
      const text = JSON.stringify(shown);
      const hidden = [...propertyDeck, ...checkDeck, ...(aside.property ?? []), ...(aside.check ?? [])];
      expect(hidden.filter((card) => text.includes(`"${card}"`))).toEqual([]);
    }
    if (session.over) break;
    expect(session.playRandom(random).ok).toBe(true);
  }
  expect(view(session, 0).zones.sold.property).not.toContain(HIDDEN);
});

/** The position as it is, and with the cards that nobody has seen in another order; both written from their names. */
function twice(session: Session): [State, State] {
  const { zones, ...rest } = whole(session);
  const { aside, propertyDeck, checkDeck } = zones;
  const turn = (deck: Card[], set: Card[] = []) => [...set, ...deck].reverse();
  const [properties, checks] = [turn(propertyDeck, aside.property), turn(checkDeck, aside.check)];
  const moved = {
    ...zones,
    propertyDeck: properties.slice(0, propertyDeck.length),
    checkDeck: checks.slice(0, checkDeck.length),
    aside: { property: properties.slice(propertyDeck.length), check: checks.slice(checkDeck.length) } as Contents,
  };
  const write = (contents: Readable['zones']) => writeState(session.program, { ...rest, zones: contents } as never);
  return [write(zones), write(moved)];
}

test.each(TABLES)('secret: views are equal whatever is hidden ($variant, $players players)', (wanted) => {
  const session = Session.start(programFor(wanted), { seed: 'hidden' });
  const random = createRandom('hidden', wanted.players);
  for (let ply = 0; ply < 12; ply++) {
    const [state, other] = twice(session);
    const shown = (at: State, seat?: number) => readState(session.program, at, seat);
    expect(shown(other)).not.toEqual(shown(state));
    for (let seat = 0; seat < wanted.players; seat++) expect(shown(other, seat)).toEqual(shown(state, seat));
    session.playRandom(random);
  }
});

/** Three players at the first sale of a game in which nobody bid. */
function firstSale(variant: Variant = 'printed'): Session {
  const session = Session.start(programFor({ players: 3, variant }), { seed: 5 });
  while (session.next!.decision.startsWith('phases.auction')) session.play({ action: 'pass', args: {} });
  return session;
}

test('secret: a pick is not seen before all have picked', () => {
  const views = [0, 1].map((which) => {
    const session = firstSale();
    session.play(session.legal()[which]!);
    return { session, seats: SEATS.map((seat) => session.readable(seat)) };
  });
  expect(views[0]!.session.readable().pending).not.toEqual(views[1]!.session.readable().pending);
  expect(views[0]!.seats).toEqual(views[1]!.seats);
});

test('secret: all picks are revealed together', () => {
  const session = firstSale();
  const first = session.position;
  const moves = SEATS.map(() => {
    const move = session.legal()[1]!;
    session.play(move);
    return move;
  });
  expect(SEATS.map((seat) => seenMove(session, first, seat))).toEqual(SEATS.map(() => moves[0]));
  expect(SEATS.map((seat) => seenMove(session, first, seat, first + 2))).toEqual([moves[0], undefined, undefined]);
  expect(view(session, 2).zones.sold.property).toContain(moves[0]!.args.property);
});

test('secret: money lies face up, also what has been paid', () => {
  const session = Session.start(programFor({ players: 3 }), { seed: 1 });
  const random = createRandom('open');
  while (!session.over) {
    const { purse, paid } = whole(session).zones;
    for (const seat of SEATS) expect(view(session, seat).zones).toMatchObject({ purse, paid });
    session.playRandom(random);
  }
});

test('published: money is secret, only the number of cards is seen', () => {
  const session = Session.start(programFor({ players: 3, variant: 'published' }), { seed: 1 });
  const random = createRandom('closed');
  while (!session.over) {
    const { purse, paid } = whole(session).zones;
    for (const seat of SEATS) {
      const shown = view(session, seat).zones;
      for (const owner of SEATS) {
        const cards = purse[owner]!.money?.map((name) => (owner === seat ? name : HIDDEN));
        expect(shown.purse[owner]!.money).toEqual(cards);
      }
      expect(shown.paid.money?.length).toBe(paid.money?.length);
      expect(shown.paid.money?.filter((name) => name !== HIDDEN) ?? []).toEqual(
        paid.money?.filter((name) => name.endsWith(`:${seat}`)) ?? [],
      );
    }
    session.playRandom(random);
  }
});

test('setup: the two decks are shuffled, each for itself', () => {
  const orders = [1, 2, 3].map((seed) => {
    const { aside, market, propertyDeck, checkDeck } = whole(Session.start(programFor({ players: 3 }), { seed })).zones;
    return {
      properties: [...aside.property!, ...market.property!, ...propertyDeck],
      checks: [...aside.check!, ...checkDeck],
    };
  });
  const faces = (cards: Card[]) => cards.map((card) => card.slice(0, -1)).join(' ');
  expect(new Set(orders.flatMap(({ properties, checks }) => [faces(properties), faces(checks)])).size).toBe(6);
});
