/**
 * Sold!Beta by hand: an independent model, written straight from the rulebook and the rulings. It shares nothing with the
 * engine or the YAML; the two are played in lock-step, so each checks the other.
 *
 * Plain objects, one function per rule, correctness before speed. A state is never changed: `apply` answers a new one.
 *
 *     auction: act (raise or pass) ─▶ pay? ─▶ next player still in … last player in ─▶ pay? ─▶ next auction
 *     sale:    everybody sells in secret ─▶ checks are handed out ─▶ next sale
 */

import { type Options, printed, type Variant } from './sold-beta-printed.ts';

export type Seat = number;
/** A card of the first pack as it is marked: `A♣`, `10♠`, `K♥`. */
export type Card = string;

export interface Move {
  action: string;
  args: Record<string, string | number | string[]>;
}

export interface PlayerState {
  /** Ranks of the money cards that are left, lowest first. */
  money: number[];
  properties: Card[];
  checks: Card[];
  /** Still in this auction. */
  bidding: boolean;
  /** In this auction; 0 before the first one. */
  bid: number;
  /** What is to be sold, while others still choose. */
  pick: Card | null;
}

type Waiting =
  | { decision: 'act'; seat: Seat }
  | { decision: 'pay'; seat: Seat; owed: number }
  | { decision: 'sell'; seat: Seat }
  | { decision: 'over' };

export interface State {
  options: Options;
  players: PlayerState[];
  /** Top first. */
  propertyDeck: Card[];
  checkDeck: Card[];
  setAside: Card[];
  /** Properties that are up for auction, and checks that are to be won. */
  properties: Card[];
  checks: Card[];
  /** Money that is out of the game, by seat. */
  paid: number[][];
  sold: Card[];
  /** Who starts the next auction. */
  starter: Seat;
  highBid: number;
  /** Auctions, and afterwards sales, that have begun. */
  round: number;
  waiting: Waiting;
}

// ── Cards ──────────────────────────────────────────────────────────────────────────────────────────────────────────

const FACES = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

/** Lowest first. */
export const PROPERTIES: Card[] = FACES.flatMap((face) => [`${face}♣`, `${face}♠`]);
export const CHECKS: Card[] = FACES.flatMap((face) => [`${face}♥`, `${face}♦`]);

/** From 1 for an Ace to 13 for a King. */
export const rank = (card: Card): number => FACES.indexOf(card.slice(0, -1)) + 1;

/** Properties by rank, at the same rank spades over clubs; checks by rank (the suits are equal, so any order will do). */
export const byRank = (a: Card, b: Card): number =>
  rank(a) - rank(b) || [...PROPERTIES, ...CHECKS].indexOf(a) - [...PROPERTIES, ...CHECKS].indexOf(b);

export const lowest = (cards: Card[]): Card => [...cards].sort(byRank)[0];

function worth(state: Pick<State, 'options'>, check: Card): number {
  return rank(check) === 1 ? state.options.aceCheck : rank(check);
}

// ── Setup ──────────────────────────────────────────────────────────────────────────────────────────────────────────

export interface Decks {
  /** The shuffled decks, top first: those that are set aside come off first, then those that are turned up. */
  properties: Card[];
  checks: Card[];
}

export interface Wanted {
  players: number;
  variant?: Variant;
  options?: Partial<Options>;
}

export const optionsOf = ({ players, variant, options }: Wanted): Options => ({
  ...printed(players, variant),
  ...options,
});

/** The money of each player: every rank from the lowest to the highest, and the lowest in any case. */
export const moneySuit = ({ moneyLow, moneyHigh }: Options): number[] =>
  Array.from({ length: 13 }, (_, i) => i + 1).filter(
    (card) => card === moneyLow || (card > moneyLow && card <= moneyHigh),
  );

export function newGame(wanted: Wanted, decks: Decks): State {
  const options = optionsOf(wanted);
  const ranks = moneySuit(options);
  const state: State = {
    options,
    players: Array.from({ length: wanted.players }, () => ({
      money: ranks,
      properties: [],
      checks: [],
      bidding: false,
      bid: 0,
      pick: null,
    })),
    propertyDeck: decks.properties.slice(options.setAside),
    checkDeck: decks.checks.slice(options.setAside),
    setAside: [...decks.properties.slice(0, options.setAside), ...decks.checks.slice(0, options.setAside)],
    properties: [],
    checks: [],
    paid: Array.from({ length: wanted.players }, () => []),
    sold: [],
    starter: options.startPlayer,
    highBid: 0,
    round: 0,
    waiting: { decision: 'over' },
  };
  nextAuction(state);
  return state;
}

// ── Auctions ───────────────────────────────────────────────────────────────────────────────────────────────────────

export const half = (state: Pick<State, 'options'>, bid: number): number =>
  state.options.halfBid === 'down' ? (bid - (bid % 2)) / 2 : (bid + (bid % 2)) / 2;

const cash = (player: PlayerState): number => player.money.reduce((sum, card) => sum + card, 0);

function nextAuction(state: State): void {
  const { players } = state;
  if (state.propertyDeck.length < players.length) {
    state.round = 0;
    nextSale(state);
    return;
  }
  state.round++;
  state.properties = state.propertyDeck.splice(0, players.length);
  for (const player of players) player.bidding = true;
  state.waiting = { decision: 'act', seat: state.starter };
}

/** The numbers that may be bid, ascending. */
function bids(state: State, seat: Seat): number[] {
  const { options, highBid } = state;
  const player = state.players[seat];
  return Array.from({ length: cash(player) }, (_, i) => i + 1).filter((amount) => {
    if (amount < options.openingBid) return false;
    return options.equalBids ? amount >= highBid && amount > player.bid : amount > highBid;
  });
}

function pass(state: State, seat: Seat): void {
  const player = state.players[seat];
  player.bidding = false;
  const card = lowest(state.properties);
  state.properties = state.properties.filter((each) => each !== card);
  player.properties.push(card);
  owe(state, seat, half(state, player.bid));
}

/** What is owed is asked for at once; without a debt the auction goes on. */
function owe(state: State, seat: Seat, owed: number): void {
  if (owed > 0) state.waiting = { decision: 'pay', seat, owed };
  else goOn(state, seat);
}

/** What comes when this seat has bid, or has passed and paid. */
function goOn(state: State, after: Seat): void {
  const still = state.players.flatMap((player, seat) => (player.bidding ? [seat] : []));
  if (state.properties.length === 0) endAuction(state);
  else if (still.length === 1) takeLast(state, still[0]);
  else state.waiting = { decision: 'act', seat: still.find((seat) => seat > after) ?? still[0] };
}

function takeLast(state: State, seat: Seat): void {
  const winner = state.players[seat];
  winner.properties.push(...state.properties);
  state.properties = [];
  state.starter = seat;
  owe(state, seat, winner.bid > 0 ? winner.bid : Math.min(state.options.unopenedPrice, cash(winner)));
}

function endAuction(state: State): void {
  for (const player of state.players) {
    player.bidding = false;
    player.bid = 0;
  }
  state.highBid = 0;
  nextAuction(state);
}

/** All ways to pay, each as ranks, in the order of lists of numbers. */
export function payments(money: number[], owed: number): number[][] {
  if (money.includes(owed)) return [[owed]];
  const found: number[][] = [];
  const extend = (chosen: number[], from: number): void => {
    const sum = chosen.reduce((total, card) => total + card, 0);
    // With the smallest card taken back it would no longer do; so it is with every other one.
    if (sum >= owed && sum - chosen[0] < owed) found.push(chosen);
    for (let i = from; i < money.length; i++) extend([...chosen, money[i]], i + 1);
  };
  extend([], 0);
  return found;
}

function pay(state: State, seat: Seat, cards: number[]): void {
  const player = state.players[seat];
  player.money = player.money.filter((card) => !cards.includes(card));
  state.paid[seat].push(...cards);
  goOn(state, seat);
}

// ── Sales ──────────────────────────────────────────────────────────────────────────────────────────────────────────

function nextSale(state: State): void {
  const { players } = state;
  if (players.every((player) => player.properties.length === 0)) {
    state.waiting = { decision: 'over' };
    return;
  }
  state.round++;
  state.checks = state.checkDeck.splice(0, players.length);
  state.waiting = { decision: 'sell', seat: 0 };
}

function sell(state: State, seat: Seat, card: Card): void {
  const { players } = state;
  players[seat].pick = card;
  if (seat + 1 < players.length) {
    state.waiting = { decision: 'sell', seat: seat + 1 };
    return;
  }
  const sellers = [...players].sort((a, b) => byRank(b.pick!, a.pick!));
  // Among equal checks the hearts go first, which makes no difference.
  const best = [...state.checks].sort((a, b) => worth(state, b) - worth(state, a) || byRank(a, b));
  sellers.forEach((player, place) => {
    player.checks.push(best[place]);
    player.properties = player.properties.filter((each) => each !== player.pick);
    state.sold.push(player.pick!);
    player.pick = null;
  });
  state.checks = [];
  nextSale(state);
}

// ── Decisions ──────────────────────────────────────────────────────────────────────────────────────────────────────

export const actor = (state: State): Seat | null => (state.waiting.decision === 'over' ? null : state.waiting.seat);

/** A money card as people read it: its rank, and whose it is. */
export const moneyName = (card: number, seat: Seat): string => `money ${card}:${seat}`;

export function legalMoves(state: State): Move[] {
  const { waiting } = state;
  switch (waiting.decision) {
    case 'act':
      return [
        ...bids(state, waiting.seat).map((amount) => ({ action: 'raise', args: { amount } })),
        { action: 'pass', args: {} },
      ];
    case 'pay':
      return payments(state.players[waiting.seat].money, waiting.owed).map((cards) => ({
        action: 'pay',
        args: { cards: cards.map((card) => moneyName(card, waiting.seat)) },
      }));
    case 'sell':
      return [...state.players[waiting.seat].properties]
        .sort(byRank)
        .map((property) => ({ action: 'sell', args: { property } }));
    case 'over':
      return [];
  }
}

export function apply(before: State, { action, args }: Move): State {
  if (!legalMoves(before).some((move) => move.action === action && same(move.args, args))) {
    throw new Error(`not legal: ${action} ${JSON.stringify(args)}`);
  }
  const state = structuredClone(before);
  const seat = actor(before)!;
  if (action === 'raise') {
    state.players[seat].bid = args.amount as number;
    state.highBid = args.amount as number;
    goOn(state, seat);
  } else if (action === 'pass') pass(state, seat);
  else if (action === 'pay') {
    pay(
      state,
      seat,
      (args.cards as string[]).map((name) => Number(/^money (\d+):/.exec(name)![1])),
    );
  } else sell(state, seat, args.property as Card);
  return state;
}

const same = (a: Move['args'], b: Move['args']): boolean => JSON.stringify(a) === JSON.stringify(b);

// ── Scores ─────────────────────────────────────────────────────────────────────────────────────────────────────────

export interface Score {
  checks: number;
  money: number;
  total: number;
}

export function scores(state: State): Score[] {
  return state.players.map((player) => {
    const checks = player.checks.reduce((sum, check) => sum + worth(state, check), 0);
    const money = state.options.leftoverMoney === 'cards' ? player.money.length : cash(player);
    return { checks, money, total: checks + money };
  });
}

/** The highest total, and among those the most money cards. */
export function winners(state: State): Seat[] {
  const all = scores(state).map(({ total }, seat) => ({ seat, total, cards: state.players[seat].money.length }));
  const total = Math.max(...all.map((each) => each.total));
  const best = all.filter((each) => each.total === total);
  const cards = Math.max(...best.map((each) => each.cards));
  return best.filter((each) => each.cards === cards).map(({ seat }) => seat);
}
