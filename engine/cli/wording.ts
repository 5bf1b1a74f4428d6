/** How players are called on the command line: by their seats, as everywhere in its JSON. */
import type { Wording } from '../index.ts';

export const seatName = (seat: number): string => `Seat ${seat}`;

export const WORDING: Wording = { player: seatName };
