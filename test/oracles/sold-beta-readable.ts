/**
 * The state of the hand-written model in names, as traces show it, and back: zones with their contents, variables, and
 * who decides what next. Ordered zones are lists, top first; the others are sorted by name, without what is not there.
 */

import { actor, type Card, moneyName, newGame, type Seat, type State, type Wanted } from './sold-beta.ts';

/** Names of cards by component. */
export interface Contents {
  property?: Card[];
  check?: Card[];
  money?: string[];
}

type Each<T> = Record<string, T>;

export interface Readable {
  zones: {
    propertyDeck: Card[];
    checkDeck: Card[];
    aside: Contents;
    market: Contents;
    offeredChecks: Contents;
    purse: Each<Contents>;
    paid: Contents;
    properties: Each<Contents>;
    pick: Each<Card[]>;
    sold: Contents;
    checks: Each<Contents>;
  };
  variables: { starter: Seat; highBid: number; bid: Each<number>; bidding: Each<boolean> };
  next: { actor: Seat; decision: string } | null;
  /** Whose turn it is, while there are turns. */
  active: Seat | null;
  round: number;
  /** Seats that have chosen in secret. */
  chosen: Seat[];
}

/** The names under which the YAML asks for decisions. */
export const DECISIONS = {
  act: 'phases.auction.turn.act',
  pay: 'procedures.settle',
  sell: 'phases.sale.begin.offer',
} as const;

export function readable(state: State): Readable {
  const { players, waiting } = state;
  const each = <T>(value: (seat: Seat) => T): Each<T> =>
    Object.fromEntries(players.map((_, seat) => [String(seat), value(seat)]));
  const money = (ranks: number[], seat: Seat) => ranks.map((card) => moneyName(card, seat));
  const seat = actor(state);
  return {
    zones: {
      propertyDeck: state.propertyDeck,
      checkDeck: state.checkDeck,
      aside: contents({
        property: state.setAside.filter((card) => /[♣♠]/.test(card)),
        check: state.setAside.filter((card) => /[♥♦]/.test(card)),
      }),
      market: contents({ property: state.properties }),
      offeredChecks: contents({ check: state.checks }),
      purse: each((owner) => contents({ money: money(players[owner].money, owner) })),
      paid: contents({ money: state.paid.flatMap((ranks, owner) => money(ranks, owner)) }),
      properties: each((owner) => contents({ property: players[owner].properties })),
      // What is chosen in secret still lies where it was.
      pick: each(() => []),
      sold: contents({ property: state.sold }),
      checks: each((owner) => contents({ check: players[owner].checks })),
    },
    variables: {
      starter: state.starter,
      highBid: state.highBid,
      bid: each((owner) => players[owner].bid),
      bidding: each((owner) => players[owner].bidding),
    },
    next: waiting.decision === 'over' ? null : { actor: waiting.seat, decision: DECISIONS[waiting.decision] },
    active: waiting.decision === 'act' ? seat : null,
    round: state.round,
    chosen: players.flatMap(({ pick }, owner) => (pick ? [owner] : [])),
  };
}

function contents(all: Contents): Contents {
  return Object.fromEntries(
    Object.entries(all)
      .filter(([, names]) => names.length > 0)
      .map(([component, names]) => [component, [...names].sort()]),
  );
}

/** The state that a readable one describes, at a decision of whether to raise or pass. */
export function fromReadable(wanted: Wanted, { zones, variables, next, round }: Readable): State {
  if (next?.decision !== DECISIONS.act) throw new Error('only a bidder’s decision can be started from');
  const state = newGame(wanted, { properties: [], checks: [] });
  const ranks = (names: string[] = [], seat: Seat) =>
    names
      .filter((name) => name.endsWith(`:${seat}`))
      .map((name) => Number(/\d+/.exec(name)![0]))
      .sort((a, b) => a - b);
  return {
    ...state,
    players: state.players.map((_, seat) => ({
      money: ranks(zones.purse[seat].money, seat),
      properties: zones.properties[seat].property ?? [],
      checks: zones.checks[seat].check ?? [],
      bidding: variables.bidding[seat],
      bid: variables.bid[seat],
      pick: null,
    })),
    propertyDeck: zones.propertyDeck,
    checkDeck: zones.checkDeck,
    setAside: [...(zones.aside.property ?? []), ...(zones.aside.check ?? [])],
    properties: zones.market.property ?? [],
    paid: state.players.map((_, seat) => ranks(zones.paid.money, seat)),
    sold: zones.sold.property ?? [],
    starter: variables.starter,
    highBid: variables.highBid,
    round,
    waiting: { decision: 'act', seat: next.actor },
  };
}
