/**
 * The state of the hand-written model in names, as traces show it, and back: zones with their contents, variables, and
 * who decides what next. Zero counts are left out; an ordered zone is a list, top first.
 */

import {
  actor,
  type Bid,
  DECISIONS,
  decision,
  newGame,
  type Seat,
  SQUARES,
  type Square,
  type SquareState,
  type State,
} from './square-on-sale.ts';
import type { Options, Variant } from './square-on-sale-printed.ts';

/** How many of each component; of those that belong to players, how many by seat. */
export interface Counts {
  money?: Record<string, number>;
  building?: Record<string, number>;
  gem?: number;
  marker?: number;
}

type Each<T> = Record<Square, T>;

export interface Readable {
  zones: {
    bank: Counts;
    supply: Record<string, Counts>;
    bid: Each<Counts>;
    spent: Each<Counts>;
    markers: Each<Counts>;
    stack: Each<string[]>;
    gems: Each<Counts>;
  };
  variables: {
    passesInARow: number;
    bidWasFresh: boolean;
    bidder: Each<Seat | null>;
    countdown: Each<number | null>;
  };
  next: { actor: Seat; decision: string } | null;
}

export function readable(state: State): Readable {
  const each = <T>(value: (here: SquareState) => T): Each<T> =>
    Object.fromEntries(SQUARES.map((square) => [square, value(state.squares[square])]));
  const decides = actor(state);
  return {
    zones: {
      bank: counts({ gem: state.bank.gems, marker: state.bank.markers }),
      supply: Object.fromEntries(
        state.players.map((player, seat) => [
          String(seat),
          counts({ money: { [seat]: player.money }, building: { [seat]: player.buildings }, gem: player.gems }),
        ]),
      ),
      bid: each(({ bid }) => counts(bid ? { money: { [bid.seat]: bid.tokens } } : {})),
      spent: each(({ spent }) => counts({ money: Object.fromEntries(spent.entries()) })),
      markers: each(({ bid }) => counts({ marker: markersOn(state, bid) })),
      stack: each(({ stack }) => stack.map((seat) => `building:${seat}`).reverse()),
      gems: each(({ gems }) => counts({ gem: gems })),
    },
    variables: {
      passesInARow: state.options.endAfterPassRounds === 0 ? 0 : state.passesInARow,
      bidWasFresh: state.bidWasFresh,
      bidder: each(({ bid }) => bid?.seat ?? null),
      countdown: each(({ bid }) => turnsLeft(state, bid)),
    },
    next: decides === null ? null : { actor: decides, decision: decision(state)! },
  };
}

/** Without the zeros. */
function counts(all: Counts): Counts {
  const kept: Counts = {};
  for (const component of ['money', 'building'] as const) {
    const owned = Object.entries(all[component] ?? {}).filter(([, count]) => count > 0);
    if (owned.length > 0) kept[component] = Object.fromEntries(owned);
  }
  if (all.gem) kept.gem = all.gem;
  if (all.marker) kept.marker = all.marker;
  return kept;
}

function markersOn(state: State, bid: Bid | null): number {
  if (!bid || bid.won) return 0;
  return state.page === 'new' ? 1 : bid.mark;
}

/** In how many turns of its bidder a bid wins its square; 0 if it has just won it. */
function turnsLeft(state: State, bid: Bid | null): number | null {
  if (!bid) return null;
  if (bid.won) return 0;
  return state.page === 'new' ? bid.mark : state.options.bidStands - bid.mark + 1;
}

/** The state that a readable one describes. In the middle of a spillover or after the end there is no such way back. */
export function fromReadable(
  wanted: { players: number; variant?: Variant; options?: Partial<Options> },
  { zones, variables, next }: Readable,
): State {
  const state = newGame(wanted);
  const asked = (['construction', 'act', 'gem'] as const).find((name) => DECISIONS[name] === next?.decision);
  if (!next || !asked) throw new Error(`No way back to ${JSON.stringify(next)}`);
  for (const square of SQUARES) {
    const seat = variables.bidder[square];
    const left = variables.countdown[square];
    state.squares[square] = {
      stack: zones.stack[square].map((piece) => Number(piece.split(':')[1])).reverse(),
      bid:
        seat === null || left === null
          ? null
          : {
              seat,
              tokens: zones.bid[square].money?.[seat] ?? 0,
              mark: state.page === 'new' ? left : (zones.markers[square].marker ?? 0),
              won: left === 0,
            },
      spent: state.players.map((_, owner) => zones.spent[square].money?.[owner] ?? 0),
      gems: zones.gems[square].gem ?? 0,
    };
  }
  state.players = state.players.map((_, seat) => ({
    money: zones.supply[seat].money?.[seat] ?? 0,
    buildings: zones.supply[seat].building?.[seat] ?? 0,
    gems: zones.supply[seat].gem ?? 0,
  }));
  state.bank = { gems: zones.bank.gem ?? 0, markers: zones.bank.marker ?? 0 };
  state.active = next.actor;
  state.passesInARow = variables.passesInARow;
  state.bidWasFresh = variables.bidWasFresh;
  state.waiting = { decision: asked };
  return state;
}
