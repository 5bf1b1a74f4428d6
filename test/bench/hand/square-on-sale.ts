/**
 * Square on Sale, New Games Order edition, 4 players, printed values. Moves: bid = square × 20 + amount − 1, pass = 500,
 * build and gem = the square, spillover = a mask of squares.
 */
import type { Random } from '../../../engine/runtime/random.ts';
import type { HandShaped } from './hand.ts';

const PLAYERS = 4;
const MONEY_EACH = 20;
export const PASS = 25 * MONEY_EACH;

/** By square. */
const BIDDER = 0;
const BID = 25;
const COUNTDOWN = 50;
const HEIGHT = 75;
/** Whose piece lies on top: seat + 1. */
const TOP = 100;
const GEMS = 125;
/** By square × 4 + seat, and over all seats by square. */
const SPENT = 150;
const SPENT_ALL = 250;
/** By seat. */
const MONEY = 275;
const PIECES = 279;
const GEMS_OF = 283;
const BANK_GEMS = 287;
const MARKERS = 288;
const ACTIVE = 289;
const PASSES = 290;
const BUILT = 291;
const PHASE = 292;
const FLANKED = 293;
const SIZE = 294;

export const PHASES = { build: 0, spread: 1, act: 2, gem: 3, over: 4 };
const NO_BID = -1;
const NOBODY = -1;

const CENTER = Int32Array.of(6, 7, 8, 11, 12, 13, 16, 17, 18);
const EDGE = Int32Array.of(1, 2, 3, 5, 9, 10, 14, 15, 19, 21, 22, 23);
/** The squares on a line from each square, in each of 8 directions, nearest first. */
const RAYS = Array.from({ length: 25 }, (_, square) =>
  [
    [0, -1],
    [1, -1],
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [-1, -1],
  ].map(([dx, dy]) => {
    const ray: number[] = [];
    for (
      let x = (square % 5) + dx!, y = Math.floor(square / 5) + dy!;
      x >= 0 && x < 5 && y >= 0 && y < 5;
      x += dx!, y += dy!
    )
      ray.push(y * 5 + x);
    return Int32Array.from(ray);
  }),
);
const moves = new Int32Array(1 << 13);

function start(s: Int32Array): void {
  s.fill(0);
  for (let square = 0; square < 25; square++) {
    s[BIDDER + square] = NOBODY;
    s[COUNTDOWN + square] = NO_BID;
  }
  for (let seat = 0; seat < PLAYERS; seat++) {
    s[MONEY + seat] = MONEY_EACH;
    s[PIECES + seat] = 20;
  }
  s[BANK_GEMS] = 30;
  s[MARKERS] = 20;
  startTurn(s);
}

function startTurn(s: Int32Array): void {
  const me = s[ACTIVE]!;
  for (let i = 0; i < CENTER.length; i++) {
    const square = CENTER[i]!;
    if (s[BIDDER + square] === NOBODY && s[SPENT + square * PLAYERS + me]! > 0) takeBack(s, square, me);
  }
  for (let square = 0; square < 25; square++) {
    if (s[BIDDER + square] !== me) continue;
    if (--s[COUNTDOWN + square]! === 0) s[MARKERS]!++;
  }
  construction(s);
}

function takeBack(s: Int32Array, square: number, me: number): void {
  s[SPENT + square * PLAYERS + me]!--;
  s[SPENT_ALL + square]!--;
  s[MONEY + me]!++;
}

const won = (s: Int32Array, square: number, me: number): boolean =>
  s[BIDDER + square] === me && s[COUNTDOWN + square] === 0;

function construction(s: Int32Array): void {
  const me = s[ACTIVE]!;
  for (let square = 0; square < 25; square++) {
    if (!won(s, square, me)) continue;
    if (s[PIECES + me]! > 0) {
      s[PHASE] = PHASES.build;
      return;
    }
    payBid(s, square);
  }
  s[PHASE] = PHASES.act;
}

function payBid(s: Int32Array, square: number): void {
  const seat = s[BIDDER + square]!;
  s[SPENT + square * PLAYERS + seat]! += s[BID + square]!;
  s[SPENT_ALL + square]! += s[BID + square]!;
  s[BID + square] = 0;
  s[BIDDER + square] = NOBODY;
  s[COUNTDOWN + square] = NO_BID;
}

function placePiece(s: Int32Array, square: number, me: number): void {
  s[PIECES + me]!--;
  if (s[HEIGHT + square]!++ === 0) s[BUILT]!++;
  s[TOP + square] = me + 1;
}

function build(s: Int32Array, square: number): void {
  const me = s[ACTIVE]!;
  payBid(s, square);
  placePiece(s, square, me);
  s[GEMS_OF + me]! += s[GEMS + square]!;
  s[GEMS + square] = 0;
  let flanked = 0;
  let count = 0;
  const rays = RAYS[square]!;
  for (let d = 0; d < 8; d++) {
    const ray = rays[d]!;
    let i = 0;
    while (i < ray.length && s[TOP + ray[i]!] !== 0 && s[TOP + ray[i]!] !== me + 1) i++;
    if (i === ray.length || s[TOP + ray[i]!] !== me + 1) continue;
    count += i;
    for (let k = 0; k < i; k++) flanked |= 1 << ray[k]!;
  }
  if (s[PIECES + me]! > 0 && s[PIECES + me]! < count) {
    s[FLANKED] = flanked;
    s[PHASE] = PHASES.spread;
  } else spread(s, s[PIECES + me] === 0 ? 0 : flanked);
}

function spread(s: Int32Array, targets: number): void {
  const me = s[ACTIVE]!;
  for (let rest = targets; rest !== 0; rest &= rest - 1) placePiece(s, 31 - Math.clz32(rest & -rest), me);
  let out = s[BUILT] === 25;
  for (let seat = 0; seat < PLAYERS; seat++) if (s[PIECES + seat] === 0) out = true;
  if (out) s[PHASE] = PHASES.over;
  else construction(s);
}

function bid(s: Int32Array, square: number, amount: number): void {
  const me = s[ACTIVE]!;
  const rival = s[BIDDER + square]!;
  if (rival === NOBODY) {
    s[MARKERS]!--;
    s[COUNTDOWN + square] = 2;
  } else s[MONEY + rival]! += s[BID + square]!;
  s[MONEY + me]! -= amount;
  s[BID + square] = amount;
  s[BIDDER + square] = me;
  s[PASSES] = 0;
  gem(s);
}

function pass(s: Int32Array): void {
  const me = s[ACTIVE]!;
  for (let i = 0; i < EDGE.length; i++) if (s[SPENT + EDGE[i]! * PLAYERS + me]! > 0) takeBack(s, EDGE[i]!, me);
  if (++s[PASSES]! === 2 * PLAYERS) s[PHASE] = PHASES.over;
  else gem(s);
}

const takesGem = (s: Int32Array, square: number): boolean =>
  s[HEIGHT + square] === 0 && s[BIDDER + square] === NOBODY && s[SPENT_ALL + square] === 0;

function gem(s: Int32Array): void {
  if (s[BANK_GEMS]! > 0) {
    for (let i = 0; i < CENTER.length; i++) {
      if (takesGem(s, CENTER[i]!)) {
        s[PHASE] = PHASES.gem;
        return;
      }
    }
  }
  endTurn(s);
}

function endTurn(s: Int32Array): void {
  s[ACTIVE] = (s[ACTIVE]! + 1) % PLAYERS;
  startTurn(s);
}

function legal(s: Int32Array, out: Int32Array): number {
  const me = s[ACTIVE]!;
  let n = 0;
  switch (s[PHASE]) {
    case PHASES.build:
      for (let square = 0; square < 25; square++) if (won(s, square, me)) out[n++] = square;
      return n;
    case PHASES.spread:
      return subsets(s[FLANKED]!, s[PIECES + me]!, 0, out, 0);
    case PHASES.act: {
      const money = s[MONEY + me]!;
      for (let square = 0; square < 25; square++) {
        const bidder = s[BIDDER + square];
        if (bidder === me || (bidder === NOBODY && s[MARKERS] === 0)) continue;
        for (let amount = s[BID + square]! + 1; amount <= money; amount++) out[n++] = square * MONEY_EACH + amount - 1;
      }
      out[n++] = PASS;
      return n;
    }
    case PHASES.gem:
      for (let i = 0; i < CENTER.length; i++) if (takesGem(s, CENTER[i]!)) out[n++] = CENTER[i]!;
      return n;
    default:
      return 0;
  }
}

/** All ways to add so many members of `rest` to `chosen`. */
function subsets(rest: number, size: number, chosen: number, out: Int32Array, n: number): number {
  if (size === 0) {
    out[n] = chosen;
    return n + 1;
  }
  let found = n;
  for (let left = rest; left !== 0; left &= left - 1)
    found = subsets(left & (left - 1), size - 1, chosen | (left & -left), out, found);
  return found;
}

function apply(s: Int32Array, move: number): void {
  switch (s[PHASE]) {
    case PHASES.build:
      build(s, move);
      return;
    case PHASES.spread:
      spread(s, move);
      return;
    case PHASES.act:
      if (move === PASS) pass(s);
      else bid(s, (move / MONEY_EACH) | 0, (move % MONEY_EACH) + 1);
      return;
    default:
      s[BANK_GEMS]!--;
      s[GEMS + move]!++;
      endTurn(s);
  }
}

function playOut(s: Int32Array, random: Random): number {
  let made = 0;
  for (; s[PHASE] !== PHASES.over; made++) apply(s, moves[random.below(legal(s, moves))]!);
  return made;
}

/** Points of a player: the height of every stack owned, gems, and one less for each piece not built. */
export function score(s: Int32Array, seat: number): number {
  let points = s[GEMS_OF + seat]! - s[PIECES + seat]!;
  for (let square = 0; square < 25; square++) if (s[TOP + square] === seat + 1) points += s[HEIGHT + square]!;
  return points;
}

export const phaseOf = (s: Int32Array): number => s[PHASE]!;

export const squareOnSale: HandShaped = { size: SIZE, start, legal, apply, playOut };
