/** How sentences name things on their way to the page: marked, see `marks.ts`. */
import type { Wording } from '../../engine/index.ts';
import { markPiece, markSeat, markSpace } from './marks.ts';

export const wording: Wording = { player: markSeat, space: markSpace, piece: markPiece };
