/** The hand-written model's state as the engine shows its own. */

import { actor, type Color, colorsOf, type Seat, type Space, type State, spaces, type Tile } from './united-square.ts';

export interface Readable {
  zones: {
    stock: Tile[];
    hand: Record<string, { tile?: Tile[] }>;
    laid: Record<Space, Tile[]>;
    /** Not in solitaire. */
    colors?: Record<string, { solid: Color[] }>;
    neutral?: { solid?: Color[] };
  };
  variables: { turned: Record<Space, number | null> };
  next: { actor: Seat; decision: string } | null;
}

export const DECISION = 'turn.play';

export function readable(state: State): Readable {
  const each = <T>(value: (space: Space) => T): Record<Space, T> =>
    Object.fromEntries(spaces(state.options).map((space) => [space, value(space)]));
  const seats = Array.from({ length: state.players }, (_, seat) => seat);
  const owned = seats.map((seat) => colorsOf(state, seat));
  const neutral = state.options.colors.filter((color) => !owned.flat().includes(color));
  const decides = actor(state);
  return {
    zones: {
      stock: state.away,
      hand: Object.fromEntries(
        state.hands.map((hand, seat) => [String(seat), hand.length > 0 ? { tile: [...hand].sort() } : {}]),
      ),
      laid: each((space) => {
        const laid = state.board.get(space);
        return laid ? [laid.tile] : [];
      }),
      ...(state.mode === 'solitaire'
        ? {}
        : {
            colors: Object.fromEntries(owned.map((colors, seat) => [String(seat), { solid: [...colors].sort() }])),
            neutral: neutral.length > 0 ? { solid: neutral } : {},
          }),
    },
    variables: { turned: each((space) => state.board.get(space)?.quarters ?? null) },
    next: decides === null ? null : { actor: decides, decision: DECISION },
  };
}

/** The hands of a readable state. */
export const handsOf = ({ zones }: Pick<Readable, 'zones'>): Tile[][] =>
  Object.values(zones.hand).map(({ tile = [] }) => [...tile]);
