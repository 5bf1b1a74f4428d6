/**
 * Positions of Sold!Beta, written down in short for the rule tests.
 */

import {
  byRank,
  type Card,
  CHECKS,
  moneyName,
  moneySuit,
  optionsOf,
  PROPERTIES,
  type Seat,
  type Wanted,
} from './sold-beta.ts';
import { type Contents, DECISIONS, type Readable } from './sold-beta-readable.ts';
import { type Host, pass, type Table } from './sold-beta-table.ts';

export interface Position {
  /** Who is to raise or to pass. */
  asks: Seat;
  /** Properties for sale: as many as there are players in. */
  market: Card[];
  /** Who is still in; everybody unless said otherwise. */
  bidding?: Seat[];
  bids?: Record<Seat, number>;
  /** The highest bid that was made, if it is not among those of `bids`. */
  highBid?: number;
  /** Ranks of the money that is left; all of it unless said otherwise. */
  money?: Record<Seat, number[]>;
  properties?: Record<Seat, Card[]>;
  checks?: Record<Seat, Card[]>;
  /** Top first; empty unless said otherwise. */
  propertyDeck?: Card[];
  checkDeck?: Card[];
}

/** The whole state of a position. Properties that are not named are sold, checks that are not named are set aside. */
export function position(wanted: Wanted, given: Position): Readable {
  const seats = Array.from({ length: wanted.players }, (_, seat) => seat);
  const suit = moneySuit(optionsOf(wanted));
  const { asks, market, bidding = seats, bids = {}, money = {}, propertyDeck = [], checkDeck = [] } = given;
  const { properties = {}, checks = {} } = given;
  const each = <T>(value: (seat: Seat) => T) => Object.fromEntries(seats.map((seat) => [String(seat), value(seat)]));
  const left = (seat: Seat) => money[seat] ?? suit;
  const spent = (seat: Seat) => suit.filter((rank) => !left(seat).includes(rank));
  const names = (ranks: number[], seat: Seat) => ranks.map((rank) => moneyName(rank, seat));
  const rest = (all: Card[], ...gone: Card[][]) => all.filter((card) => !gone.flat().includes(card));
  return {
    zones: {
      propertyDeck,
      checkDeck,
      aside: some({ check: rest(CHECKS, checkDeck, ...Object.values(checks)) }),
      market: some({ property: market }),
      offeredChecks: {},
      purse: each((seat) => some({ money: names(left(seat), seat) })),
      paid: some({ money: seats.flatMap((seat) => names(spent(seat), seat)) }),
      properties: each((seat) => some({ property: properties[seat] ?? [] })),
      pick: each(() => []),
      sold: some({ property: rest(PROPERTIES, market, propertyDeck, ...Object.values(properties)) }),
      checks: each((seat) => some({ check: checks[seat] ?? [] })),
    },
    variables: {
      starter: asks,
      highBid: given.highBid ?? Math.max(0, ...Object.values(bids)),
      bid: each((seat) => bids[seat] ?? 0),
      bidding: each((seat) => bidding.includes(seat)),
    },
    next: { actor: asks, decision: DECISIONS.act },
    active: asks,
    round: 1,
    chosen: [],
  };
}

function some(all: Contents): Contents {
  return Object.fromEntries(Object.entries(all).filter(([, names]) => names.length > 0));
}

export const THREE: Wanted = { players: 3 };

export const threeWith = (options: Wanted['options']): Wanted => ({ players: 3, options });

/** A table at which a seat is to raise or to pass. */
export const at = (host: Host, given: Position, wanted: Wanted = THREE): Table =>
  host.from(wanted, position(wanted, given));

/** Player 0 has to pay the whole of a bid, as all the others have passed. */
export function owing(host: Host, money: number[], owed: number, wanted: Wanted = THREE): Table {
  const given: Position = { asks: 1, market: ['2♣', '9♠'], bidding: [0, 1], bids: { 0: owed }, money: { 0: money } };
  const table = at(host, { ...given, propertyDeck: ['3♣', '4♣', '5♣'] }, wanted);
  table.play(pass);
  return table;
}

export interface SalePosition {
  /** The properties of each seat. */
  hands: Card[][];
  /** Checks, those of the first sale first. */
  checkDeck: Card[];
  money?: Record<Seat, number[]>;
  checks?: Record<Seat, Card[]>;
}

/** Three players or more are about to sell: the last auction ends, without a bid, between two of them. */
export function sale(
  host: Host,
  { hands, checkDeck, money, checks }: SalePosition,
  options?: Wanted['options'],
): Table {
  const ordered = hands.map((hand, seat) => ({
    seat,
    low: [...hand].sort(byRank)[0],
    high: [...hand].sort(byRank).at(-1)!,
  }));
  const last = ordered.reduce((best, each) => (byRank(each.high, best.high) > 0 ? each : best));
  const first = ordered.find(({ seat }) => seat !== last.seat)!;
  const without = (seat: Seat, card: Card) => hands[seat].filter((each) => each !== card);
  const table = at(
    host,
    {
      asks: first.seat,
      market: [first.low, last.high],
      bidding: [first.seat, last.seat],
      properties: {
        ...Object.fromEntries(hands.entries()),
        [first.seat]: without(first.seat, first.low),
        [last.seat]: without(last.seat, last.high),
      },
      checkDeck,
      money,
      checks,
    },
    { players: hands.length, options },
  );
  table.play(pass);
  return table;
}
