/** Seats: names, marks and colors. A seat's mark is a shape, so that seats are told apart without color. */
import type { Seat } from './state.ts';

export const SEAT_NAMES = ['Red', 'Blue', 'Yellow', 'Green', 'Purple', 'Gray', 'Orange', 'Teal'] as const;

/** Colors and marks repeat after this many seats. */
export const SEAT_STYLES = SEAT_NAMES.length;

export function defaultSeats(count: number, before: readonly Seat[] = []): Seat[] {
  return Array.from({ length: count }, (_, seat) => before[seat] ?? { name: seatName(seat), kind: 'human' });
}

export const seatName = (seat: number): string => SEAT_NAMES[seat] ?? `Seat ${seat + 1}`;
