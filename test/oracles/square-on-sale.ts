/**
 * Square on Sale by hand: an independent model of both editions, written straight from the rulebooks and the rulings.
 * It shares nothing with the engine or the YAML; the two are played in lock-step, so each checks the other.
 *
 * Plain objects, one function per rule, correctness before speed. A state is never changed: `apply` answers a new one.
 *
 *     start of turn: income, countdown ──▶ construction* ──▶ act (bid or pass) ──▶ gem ──▶ next player's turn
 *                                          └ spillover?
 */

import { EDITIONS, type Options, type Variant } from './square-on-sale-printed.ts';

export type Seat = number;
/** Column letter and row number, row 1 at the top: `a1` … `e5`. */
export type Square = string;

export interface Move {
  action: string;
  args: Record<string, string | number | string[]>;
}

/** A bid that stands on a square. */
export interface Bid {
  seat: Seat;
  tokens: number;
  /** What its marker tells: the side that is up (new edition), or the number of cubes (original page). */
  mark: number;
  /** The marker has gone back, and the square waits for its building. */
  won: boolean;
}

export interface SquareState {
  /** Who has a building piece here, bottom first. */
  stack: Seat[];
  bid: Bid | null;
  /** Spent money by seat. */
  spent: number[];
  gems: number;
}

export interface PlayerState {
  money: number;
  buildings: number;
  gems: number;
}

type Waiting =
  | { decision: 'construction' | 'act' | 'gem' }
  | { decision: 'spillover'; flanked: Square[] }
  | { decision: 'over'; reason: EndReason };

export type EndReason = 'piecesOut' | 'allBuilt' | 'allPassed';

export interface State {
  page: 'new' | 'original';
  options: Options;
  squares: Record<Square, SquareState>;
  players: PlayerState[];
  bank: { gems: number; markers: number };
  /** Whose turn it is. */
  active: Seat;
  passesInARow: number;
  /** The last bid was a fresh one outside the center. */
  bidWasFresh: boolean;
  waiting: Waiting;
}

/** The names under which the YAML asks for decisions. */
export const DECISIONS = {
  construction: 'turn.construction',
  act: 'turn.act',
  gem: 'turn.gem',
  spillover: 'procedures.construct.spillover',
} as const;

const COLUMNS = 'abcde';
const ROWS = '12345';
export const SQUARES: Square[] = [...ROWS].flatMap((row) => [...COLUMNS].map((column) => column + row));

export function kind(square: Square): 'center' | 'edge' | 'corner' {
  const outer = Number('ae'.includes(square[0])) + Number('15'.includes(square[1]));
  return outer === 0 ? 'center' : outer === 1 ? 'edge' : 'corner';
}

const CENTER = SQUARES.filter((square) => kind(square) === 'center');

// ── Setup ──────────────────────────────────────────────────────────────────────────────────────────────────────────

export function newGame(wanted: { players: number; variant?: Variant; options?: Partial<Options> }): State {
  const edition = EDITIONS[wanted.variant ?? 'new-games-order'];
  const options: Options = { ...edition.options, ...wanted.options };
  const seats = Array.from({ length: wanted.players }, (_, seat) => seat);
  const state: State = {
    page: edition.page,
    options,
    squares: Object.fromEntries(
      SQUARES.map((square) => [square, { stack: [], bid: null, spent: seats.map(() => 0), gems: 0 }]),
    ),
    players: seats.map(() => ({ money: options.money, buildings: options.buildings, gems: 0 })),
    bank: { gems: options.gems, markers: options.markers },
    active: options.startPlayer,
    passesInARow: 0,
    bidWasFresh: false,
    waiting: { decision: 'act' },
  };
  const start = { center: options.startGemsCenter, edge: options.startGemsEdge, corner: options.startGemsCorner };
  for (const square of SQUARES) layGems(state, square, start[kind(square)]);
  startTurn(state);
  return state;
}

/** As many of the gems as the box still has. */
function layGems(state: State, square: Square, wanted: number): void {
  const laid = Math.min(wanted, state.bank.gems);
  state.bank.gems -= laid;
  state.squares[square].gems += laid;
}

// ── The start of a turn ────────────────────────────────────────────────────────────────────────────────────────────

function startTurn(state: State): void {
  collectIncome(state);
  countDown(state);
  construction(state);
}

function collectIncome(state: State): void {
  const { options } = state;
  const amount = { center: options.incomeCenter, edge: options.incomeEdge, corner: options.incomeCorner };
  for (const square of SQUARES) {
    const blocked = options.incomeBlockedBy === 'square' && state.squares[square].bid !== null;
    if (!blocked) takeBack(state, square, amount[kind(square)]);
  }
}

/** Spent money of the active player comes back from a square. The tokens of a bid are not spent. */
function takeBack(state: State, square: Square, wanted: number): void {
  const { spent } = state.squares[square];
  const taken = Math.min(wanted, spent[state.active]);
  spent[state.active] -= taken;
  state.players[state.active].money += taken;
}

function myBids(state: State): Bid[] {
  return SQUARES.flatMap((square) => state.squares[square].bid ?? []).filter((bid) => bid.seat === state.active);
}

function countDown(state: State): void {
  const before = myBids(state);
  const { bidStands } = state.options;
  if (state.page === 'new') {
    // A marker that shows its last turn is taken off; every other one is turned to the next lower side.
    const wins = before.filter((bid) => bid.mark === 1);
    for (const bid of before) bid.mark -= 1;
    for (const bid of wins) {
      bid.won = true;
      state.bank.markers += 1;
    }
  } else {
    // All cubes wins the square and goes back to the stock; then every other bid gets one more cube, while there are any.
    const wins = before.filter((bid) => bid.mark === bidStands);
    const others = before.filter((bid) => bid.mark < bidStands);
    for (const bid of wins) {
      state.bank.markers += bid.mark;
      bid.mark = 0;
      bid.won = true;
    }
    for (const bid of others) {
      if (state.bank.markers > 0) {
        state.bank.markers -= 1;
        bid.mark += 1;
      }
    }
  }
}

// ── Construction ───────────────────────────────────────────────────────────────────────────────────────────────────

const wonSquares = (state: State): Square[] => SQUARES.filter((square) => state.squares[square].bid?.won);

const canBuild = (state: State): boolean => state.players[state.active].buildings > 0 && wonSquares(state).length > 0;

function construction(state: State): void {
  if (canBuild(state)) {
    state.waiting = { decision: 'construction' };
    return;
  }
  for (const square of wonSquares(state)) payBid(state, square);
  state.waiting = { decision: 'act' };
}

/** The money of a won bid stays on the square as spent, and the square is open to bids again. */
function payBid(state: State, square: Square): void {
  const here = state.squares[square];
  here.spent[here.bid!.seat] += here.bid!.tokens;
  here.bid = null;
}

function placePiece(state: State, square: Square): void {
  state.players[state.active].buildings -= 1;
  state.squares[square].stack.push(state.active);
}

function build(state: State, square: Square): void {
  payBid(state, square);
  placePiece(state, square);
  state.players[state.active].gems += state.squares[square].gems;
  state.squares[square].gems = 0;

  const flanked = flankedFrom(state, square);
  const pieces = state.players[state.active].buildings;
  if (pieces > 0 && pieces < flanked.length) {
    state.waiting = { decision: 'spillover', flanked };
  } else {
    spread(state, pieces === 0 ? [] : flanked);
  }
}

function spread(state: State, targets: Square[]): void {
  for (const target of targets) placePiece(state, target);
  if (!endsAfterConstruction(state)) construction(state);
}

const owner = (state: State, square: Square): Seat | undefined => state.squares[square].stack.at(-1);

const DIRECTIONS: Record<Options['spillover'], number[][]> = {
  straight: [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ],
  diagonal: [
    [1, -1],
    [1, 1],
    [-1, 1],
    [-1, -1],
  ],
  all: [],
  off: [],
};
DIRECTIONS.all = [...DIRECTIONS.straight, ...DIRECTIONS.diagonal];

/** Every square between the new building and the nearest other one of its owner, where all between are rivals'. */
function flankedFrom(state: State, from: Square): Square[] {
  const flanked = DIRECTIONS[state.options.spillover].flatMap(([dx, dy]) => {
    const run: Square[] = [];
    let square = step(from, dx, dy);
    while (square !== undefined && owner(state, square) !== undefined && owner(state, square) !== state.active) {
      run.push(square);
      square = step(square, dx, dy);
    }
    const closed = square !== undefined && owner(state, square) === state.active;
    return closed ? run : [];
  });
  return SQUARES.filter((square) => flanked.includes(square));
}

function step(square: Square, dx: number, dy: number): Square | undefined {
  const column = COLUMNS[COLUMNS.indexOf(square[0]) + dx];
  const row = ROWS[ROWS.indexOf(square[1]) + dy];
  return column && row ? column + row : undefined;
}

// ── Bid or pass ────────────────────────────────────────────────────────────────────────────────────────────────────

function bid(state: State, square: Square, tokens: number): void {
  const here = state.squares[square];
  const rival = here.bid;
  state.bidWasFresh = rival === null && kind(square) !== 'center';
  if (rival) {
    state.players[rival.seat].money += rival.tokens;
  } else {
    state.bank.markers -= 1;
  }
  const freshMark = state.page === 'new' ? state.options.bidStands : 1;
  here.bid = { seat: state.active, tokens, mark: rival ? rival.mark : freshMark, won: false };
  state.players[state.active].money -= tokens;
  state.passesInARow = 0;
  gem(state);
}

function pass(state: State): void {
  const { options } = state;
  const amount = { center: options.passCenter, edge: options.passEdge, corner: options.passCorner };
  for (const square of SQUARES) takeBack(state, square, amount[kind(square)]);
  state.bidWasFresh = false;
  state.passesInARow += 1;
  if (state.page === 'new' && allPassed(state)) finish(state, 'allPassed');
  else gem(state);
}

// ── Gems ───────────────────────────────────────────────────────────────────────────────────────────────────────────

function gem(state: State): void {
  if (gemTargets(state).length > 0) state.waiting = { decision: 'gem' };
  else endTurn(state);
}

function gemTargets(state: State): Square[] {
  const { gemRule, gemWhere } = state.options;
  const due = gemRule === 'everyTurn' || (gemRule === 'freshBid' && state.bidWasFresh);
  if (!due || state.bank.gems === 0) return [];
  return CENTER.filter((square) => {
    const { stack, bid, spent } = state.squares[square];
    const moneySpent = spent.some((tokens) => tokens > 0);
    return stack.length === 0 && bid === null && (gemWhere === 'unclaimed' || !moneySpent);
  });
}

// ── The end ────────────────────────────────────────────────────────────────────────────────────────────────────────

const piecesOut = (state: State): boolean =>
  state.options.endWhenPiecesOut && state.players.some((player) => player.buildings === 0);

const allBuilt = (state: State): boolean =>
  state.options.endWhenAllBuilt && SQUARES.every((square) => state.squares[square].stack.length > 0);

const allPassed = (state: State): boolean =>
  state.options.endAfterPassRounds > 0 && state.passesInARow >= state.options.endAfterPassRounds * state.players.length;

function finish(state: State, reason: EndReason): void {
  state.waiting = { decision: 'over', reason };
}

/** In the new edition a construction, spillover and all, may end the game; the original page waits for the turn's end. */
function endsAfterConstruction(state: State): boolean {
  if (state.page === 'original') return false;
  if (piecesOut(state)) finish(state, 'piecesOut');
  else if (allBuilt(state) && !(state.options.finishConstructions && canBuild(state))) finish(state, 'allBuilt');
  return state.waiting.decision === 'over';
}

function endTurn(state: State): void {
  if (state.page === 'original') {
    if (piecesOut(state)) finish(state, 'piecesOut');
    else if (allBuilt(state)) finish(state, 'allBuilt');
    else if (allPassed(state)) finish(state, 'allPassed');
    if (state.waiting.decision === 'over') return;
  }
  state.active = (state.active + 1) % state.players.length;
  startTurn(state);
}

// ── Moves ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** In the canonical order: actions as the rules list them, squares by row and column, amounts and subsets ascending. */
export function legalMoves(state: State): Move[] {
  switch (state.waiting.decision) {
    case 'construction':
      return wonSquares(state).map((square) => ({ action: 'build', args: { square } }));
    case 'spillover': {
      const pieces = state.players[state.active].buildings;
      return subsets(state.waiting.flanked, pieces).map((targets) => ({ action: 'spread', args: { targets } }));
    }
    case 'act':
      return [...bids(state), { action: 'pass', args: {} }];
    case 'gem':
      return gemTargets(state).map((square) => ({ action: 'placeGem', args: { square } }));
    case 'over':
      return [];
  }
}

function bids(state: State): Move[] {
  const moves: Move[] = [];
  for (const square of SQUARES) {
    const standing = state.squares[square].bid;
    if (standing?.seat === state.active) continue;
    if (standing === null && state.bank.markers === 0) continue;
    const least = (standing?.tokens ?? 0) + 1;
    for (let amount = least; amount <= state.players[state.active].money; amount++) {
      moves.push({ action: 'bid', args: { square, amount } });
    }
  }
  return moves;
}

function subsets<T>(items: T[], size: number): T[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) => subsets(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]));
}

function sameMove(a: Move, b: Move): boolean {
  const names = Object.keys(a.args);
  return (
    a.action === b.action &&
    names.length === Object.keys(b.args).length &&
    names.every((name) => String(a.args[name]) === String(b.args[name]))
  );
}

export function apply(state: State, move: Move): State {
  const legal = legalMoves(state).find((candidate) => sameMove(candidate, move));
  if (!legal) throw new Error(`Not a legal move: ${JSON.stringify(move)}`);
  const next = structuredClone(state);
  const { square, amount, targets } = legal.args;
  switch (legal.action) {
    case 'build':
      build(next, square as Square);
      break;
    case 'spread':
      spread(next, targets as Square[]);
      break;
    case 'bid':
      bid(next, square as Square, amount as number);
      break;
    case 'pass':
      pass(next);
      break;
    case 'placeGem':
      layGems(next, square as Square, next.options.gemsPlaced);
      endTurn(next);
      break;
  }
  return next;
}

/** The name path of the decision that is asked for, or null when the game is over. */
export const decision = (state: State): string | null =>
  state.waiting.decision === 'over' ? null : DECISIONS[state.waiting.decision];

/** Who decides: in this game always the player whose turn it is. */
export const actor = (state: State): Seat | null => (state.waiting.decision === 'over' ? null : state.active);

export const endReason = (state: State): EndReason | null =>
  state.waiting.decision === 'over' ? state.waiting.reason : null;

// ── Scores ─────────────────────────────────────────────────────────────────────────────────────────────────────────

export interface Score {
  buildings: number;
  gems: number;
  unbuilt: number;
  total: number;
}

export function scores(state: State): Score[] {
  const { buildingScore, buildingPoints, gemScore, unbuiltScore } = state.options;
  return state.players.map((player, seat) => {
    const stacks = SQUARES.filter((square) => owner(state, square) === seat).map((s) => state.squares[s].stack.length);
    const counted = stacks.reduce((sum, height) => sum + (buildingScore === 'height' ? height : 1), 0);
    // `+ 0` keeps -0 out of the results.
    const buildings = counted * buildingPoints + 0;
    const gems = player.gems * gemScore + 0;
    const unbuilt = player.buildings * unbuiltScore + 0;
    return { buildings, gems, unbuilt, total: buildings + gems + unbuilt };
  });
}

export function winners(state: State): Seat[] {
  const totals = scores(state).map((score) => score.total);
  const best = totals.flatMap((total, seat) => (total === Math.max(...totals) ? [seat] : []));
  if (state.options.tieBreak === 'shared') return best;
  const players = state.players.length;
  const firstTurn = (seat: Seat) => (seat - state.options.startPlayer + players) % players;
  return [best.reduce((late, seat) => (firstTurn(seat) > firstTurn(late) ? seat : late))];
}
