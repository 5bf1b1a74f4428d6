/**
 * United Square by hand: an independent model of all its variants, written straight from the rulebook and the rulings. It
 * shares nothing with the engine or the YAML; the two are played in lock-step, so each checks the other.
 *
 * Plain objects, one function per rule, correctness before speed. A state is never changed: `apply` answers a new one.
 * The deal is given from outside, as chance is not part of the rules.
 */

export type Seat = number;
/** A letter for the column and a number for the row, row 1 at the top: `a1` … `e5`, or `g7` on 49 spaces. */
export type Space = string;
export type Color = 'yellow' | 'green' | 'blue' | 'red';
/** The colors of a tile that is not turned, from the north clockwise: `yellow-red-green-blue`. */
export type Tile = string;
export type Mode = 'for-themselves' | 'team-spirit' | 'rival-teammates' | 'solitaire' | 'tournament';

export interface Options {
  sets: number;
  center: 'colors' | 'wild';
  centerColors: Color[];
  border: 'free' | 'sides';
  rotation: boolean;
  openHands: boolean;
  /** Not in solitaire. */
  colors: Color[];
  startPlayer: Seat;
  teams: 'across' | 'firstPair' | 'lastPair';
  rivalTie: 'nobody' | 'share';
  darkTiles: Seat;
}

export interface Wanted {
  mode: Mode;
  players: number;
  options?: Partial<Options>;
}

export type Move =
  | { action: 'lay'; args: { tile: Tile; cell: Space; quarters: number } }
  | { action: 'pass'; args: Record<string, never> };

/** A tile on the board. Its sides are north, east, south, west; null matches any color. */
interface Laid {
  tile: Tile;
  quarters: number;
  sides: (Color | null)[];
}

export interface State {
  mode: Mode;
  players: number;
  options: Options;
  board: Map<Space, Laid>;
  hands: Tile[][];
  /** Out of the game; only in positions that a test makes up. */
  away: Tile[];
  /** Everything that has been formed so far. */
  squares: Record<Color, number>;
  active: Seat;
  over: boolean;
}

export const COLORS: Color[] = ['yellow', 'green', 'blue', 'red'];
const SIDES = [
  { dx: 0, dy: -1 },
  { dx: 1, dy: 0 },
  { dx: 0, dy: 1 },
  { dx: -1, dy: 0 },
];
const ALL_SIDES = [0, 1, 2, 3];

// ── What there is ──────────────────────────────────────────────────────────────────────────────────────────────────

export const PRINTED: Options = {
  sets: 1,
  center: 'colors',
  centerColors: COLORS,
  border: 'free',
  rotation: true,
  openHands: false,
  colors: COLORS,
  startPlayer: 0,
  teams: 'across',
  rivalTie: 'nobody',
  darkTiles: 0,
};

function optionsOf({ mode, options = {} }: Wanted): Options {
  const printed = { ...PRINTED };
  if (mode === 'solitaire') Object.assign(printed, { border: 'sides', openHands: true });
  if (mode === 'tournament') Object.assign(printed, { openHands: true, darkTiles: options.startPlayer ?? 0 });
  return { ...printed, ...options };
}

const orders = (colors: Color[]): Color[][] =>
  colors.length === 0
    ? [[]]
    : colors.flatMap((first) => orders(colors.filter((other) => other !== first)).map((rest) => [first, ...rest]));

const turnedSo = (colors: Color[], first: Color): Color[] => {
  const at = colors.indexOf(first);
  return [...colors.slice(at), ...colors.slice(0, at)];
};

/** All tiles of a game. Those that may be turned are called as they are with yellow to the north. */
export function allTiles({ rotation, sets }: Pick<Options, 'rotation' | 'sets'>): Tile[] {
  const one = orders(COLORS).map((colors) => (rotation ? turnedSo(colors, 'yellow') : colors).join('-'));
  return Array.from({ length: sets }, () => one).flat();
}

/** The backs are ours: three of the six ways to go round are dark, and their mirror images are light. */
export function isDark(tile: Tile): boolean {
  const [, ...rest] = turnedSo(tile.split('-') as Color[], 'yellow');
  return ['green-blue-red', 'blue-red-green', 'red-green-blue'].includes(rest.join('-'));
}

/** In each direction from the center. */
const reach = ({ sets }: Options): number => (sets === 1 ? 2 : 3);

const spaceAt = (column: number, row: number): Space => String.fromCharCode(97 + column) + String(row + 1);
const where = (space: Space) => ({ column: space.charCodeAt(0) - 97, row: Number(space.slice(1)) - 1 });

export const centerOf = (options: Options): Space => spaceAt(reach(options), reach(options));

export function spaces(options: Options): Space[] {
  const along = Array.from({ length: 2 * reach(options) + 1 }, (_, at) => at);
  return along.flatMap((row) => along.map((column) => spaceAt(column, row)));
}

function beyond(options: Options, space: Space, side: number): Space | null {
  const { column, row } = where(space);
  const [x, y] = [column + SIDES[side].dx, row + SIDES[side].dy];
  const last = 2 * reach(options);
  return x < 0 || y < 0 || x > last || y > last ? null : spaceAt(x, y);
}

// ── Setup ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** @param hands what is dealt to each seat */
export function newGame(wanted: Wanted, hands: Tile[][]): State {
  const options = optionsOf(wanted);
  checkDeal(wanted.mode, options, hands);
  return emptyBoard(wanted, options, hands);
}

function emptyBoard({ mode, players }: Wanted, options: Options, hands: Tile[][]): State {
  const center: Laid = {
    tile: 'center',
    quarters: 0,
    sides: options.center === 'wild' ? [null, null, null, null] : options.centerColors,
  };
  return {
    mode,
    players,
    options,
    board: new Map([[centerOf(options), center]]),
    hands,
    away: [],
    squares: { yellow: 0, green: 0, blue: 0, red: 0 },
    active: options.startPlayer,
    over: false,
  };
}

/** All tiles are dealt, the same number to everybody; in a tournament by their backs. */
function checkDeal(mode: Mode, options: Options, hands: Tile[][]): void {
  const dealt = hands.flat().sort().join();
  if (dealt !== allTiles(options).sort().join()) throw new Error(`not all tiles, or others: ${dealt}`);
  if (new Set(hands.map((hand) => hand.length)).size > 1) throw new Error('not the same number for everybody');
  if (mode !== 'tournament') return;
  const wrong = hands.some((hand, seat) => hand.some((tile) => isDark(tile) !== (seat === options.darkTiles)));
  if (wrong) throw new Error('not dealt by the backs');
}

/** A position with some tiles laid and some held; all others are out of the game. Nothing is checked. */
export function position(
  wanted: Wanted,
  given: { laid?: [tile: Tile, space: Space, quarters: number][]; hands: Tile[][]; active?: Seat },
): State {
  const options = optionsOf(wanted);
  const state = emptyBoard(wanted, options, structuredClone(given.hands));
  for (const [tile, cell, quarters] of given.laid ?? []) place(state, tile, cell, quarters);
  state.away = allTiles(options);
  for (const tile of [...given.hands.flat(), ...(given.laid ?? []).map(([laid]) => laid)]) {
    const at = state.away.indexOf(tile);
    if (at < 0) throw new Error(`there is no other ${tile}`);
    state.away.splice(at, 1);
  }
  state.active = given.active ?? options.startPlayer;
  return state;
}

// ── Laying tiles ───────────────────────────────────────────────────────────────────────────────────────────────────

/** What a space is touched by on each side: a color, 'any', or nothing. */
function touching(state: State, space: Space): (Color | 'any' | null)[] {
  return ALL_SIDES.map((side) => {
    const next = beyond(state.options, space, side);
    const laid = next === null ? undefined : state.board.get(next);
    return laid ? (laid.sides[(side + 2) % 4] ?? 'any') : null;
  });
}

/** The same color on two sides. */
function isBlocked(touched: (Color | 'any' | null)[]): boolean {
  return COLORS.some((color) => touched.filter((other) => other === color).length > 1);
}

function sidesOf(tile: Tile, quarters: number): Color[] {
  const colors = tile.split('-') as Color[];
  // A quarter turn clockwise brings what was west to the north.
  return ALL_SIDES.map((side) => colors[(side + 4 - quarters) % 4]);
}

/** Whether the border keeps one color along each side of the board. */
function keepsBorder(state: State, space: Space, sides: Color[]): boolean {
  const { options, board } = state;
  if (options.border === 'free') return true;
  return ALL_SIDES.every((side) => {
    if (beyond(options, space, side) !== null) return true;
    const seen = [...board]
      .filter(([other]) => beyond(options, other, side) === null)
      .map(([, laid]) => laid.sides[side]);
    return seen.every((color) => color === sides[side]);
  });
}

function waysToLay(state: State, hand: Tile[]): Extract<Move, { action: 'lay' }>[] {
  const turns = state.options.rotation ? ALL_SIDES : [0];
  return [...new Set(hand)].flatMap((tile) =>
    spaces(state.options).flatMap((cell) => {
      if (state.board.has(cell)) return [];
      const touched = touching(state, cell);
      if (touched.every((color) => color === null) || isBlocked(touched)) return [];
      return turns
        .filter((quarters) => {
          const sides = sidesOf(tile, quarters);
          const matching = touched.every((color, side) => color === null || color === 'any' || color === sides[side]);
          return matching && keepsBorder(state, cell, sides);
        })
        .map((quarters) => ({ action: 'lay' as const, args: { tile, cell, quarters } }));
    }),
  );
}

/** Every side that touches another tile forms a SQUARE. */
function place(state: State, tile: Tile, cell: Space, quarters: number): void {
  const sides = sidesOf(tile, quarters);
  touching(state, cell).forEach((color, side) => {
    if (color !== null) state.squares[sides[side]] += 1;
  });
  state.board.set(cell, { tile, quarters, sides });
}

export const actor = (state: State): Seat | null => (state.over ? null : state.active);

export function legalMoves(state: State): Move[] {
  if (state.over) return [];
  const ways = waysToLay(state, state.hands[state.active]);
  return ways.length > 0 ? ways : [{ action: 'pass', args: {} }];
}

export function apply(before: State, move: Move): State {
  if (!legalMoves(before).some((legal) => JSON.stringify(legal) === JSON.stringify(move)))
    throw new Error(`Not a legal move: ${JSON.stringify(move)}`);
  const state = structuredClone(before);
  if (move.action === 'lay') {
    const { tile, cell, quarters } = move.args;
    place(state, tile, cell, quarters);
    state.hands[state.active].splice(state.hands[state.active].indexOf(tile), 1);
    state.over = state.hands.every((hand) => waysToLay(state, hand).length === 0);
  }
  state.active = (state.active + 1) % state.players;
  return state;
}

// ── The result ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** Two each for two players, one each for more; with three the last one is neutral. */
export function colorsOf({ mode, players, options }: Pick<State, 'mode' | 'players' | 'options'>, seat: Seat): Color[] {
  if (mode === 'solitaire') return [];
  const each = players === 2 ? 2 : 1;
  return options.colors.slice(seat * each, seat * each + each);
}

export function partnerOf({ options }: Pick<State, 'options'>, seat: Seat): Seat {
  const teams = {
    across: [2, 3, 0, 1],
    firstPair: [1, 0, 3, 2],
    lastPair: [3, 2, 1, 0],
  };
  return teams[options.teams][seat];
}

export type Score = { total: number } & Partial<Record<Color | 'laid', number>>;

const formed = (state: State, seat: Seat): number =>
  colorsOf(state, seat).reduce((sum, color) => sum + state.squares[color], 0);

export function scores(state: State): Score[] {
  if (state.mode === 'solitaire') return [{ laid: state.board.size - 1, total: state.board.size - 1 }];
  return Array.from({ length: state.players }, (_, seat) => {
    const counted = [...colorsOf(state, seat)];
    if (state.mode === 'team-spirit') counted.push(...colorsOf(state, partnerOf(state, seat)));
    const terms = Object.fromEntries(
      COLORS.map((color) => [color, counted.includes(color) ? state.squares[color] : 0]),
    ) as Record<Color, number>;
    return { ...terms, total: COLORS.reduce((sum, color) => sum + terms[color], 0) };
  });
}

/** Of a game that is over. */
export function winners(state: State): Seat[] {
  const seats = Array.from({ length: state.players }, (_, seat) => seat);
  if (state.mode === 'solitaire') return state.hands[0].length === 0 ? [0] : [];
  const own = seats.map((seat) => formed(state, seat));
  const team = seats.map((seat) => own[seat] + own[partnerOf(state, seat) ?? seat]);
  switch (state.mode) {
    case 'team-spirit':
      return seats.filter((seat) => team[seat] === Math.max(...team));
    case 'rival-teammates':
      return seats.filter((seat) => {
        if (team[seat] < Math.max(...team)) return false;
        const lead = own[seat] - own[partnerOf(state, seat)];
        return lead > 0 || (lead === 0 && state.options.rivalTie === 'share');
      });
    default:
      return seats.filter((seat) => own[seat] === Math.max(...own));
  }
}
