/**
 * Sentences come from the worker with seats and spaces marked, so that the page can set in the names that players have
 * now, and can light a space or a piece up when its name is pointed at.
 */
const SEAT = '\ue000';
const SPACE = '\ue001';
const PIECE = '\ue003';
const END = '\ue002';

export const markSeat = (seat: number): string => `${SEAT}${seat}${END}`;
export const markSpace = (name: string): string => `${SPACE}${name}${END}`;

export const markPiece = (name: string): string => `${PIECE}${name}${END}`;

export type Part = { text: string } | { seat: number } | { space: string } | { piece: string };

export function readMarks(sentence: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const match of sentence.matchAll(/(\ue000|\ue001|\ue003)([^\ue002]*)\ue002/g)) {
    if (match.index > at) parts.push({ text: sentence.slice(at, match.index) });
    const [, mark, what] = match;
    parts.push(mark === SEAT ? { seat: Number(what) } : mark === SPACE ? { space: what } : { piece: what });
    at = match.index + match[0].length;
  }
  if (at < sentence.length) parts.push({ text: sentence.slice(at) });
  return parts;
}

/** The sentence as plain text. */
export const withNames = (
  sentence: string,
  seatName: (seat: number) => string,
  spaceName: (space: string) => string,
): string =>
  readMarks(sentence)
    .map((part) => {
      if ('text' in part) return part.text;
      if ('seat' in part) return seatName(part.seat);
      return 'space' in part ? spaceName(part.space) : thingName(part);
    })
    .join('');

/** What a space or a piece is called; those that belong to a player have the seat in their names. */
export const thingName = (part: { space: string } | { piece: string }): string =>
  'space' in part ? part.space.replace(/^\d+:/, '') : part.piece.replace(/:\d+$/, '');
