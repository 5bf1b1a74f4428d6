/**
 * Sentences come from the worker with seats and spaces marked, so that the page can set in the names that players have
 * now, and can light a space up when its name is pointed at.
 */
const SEAT = '\ue000';
const SPACE = '\ue001';
const END = '\ue002';

export const markSeat = (seat: number): string => `${SEAT}${seat}${END}`;
export const markSpace = (name: string): string => `${SPACE}${name}${END}`;

export type Part = { text: string } | { seat: number } | { space: string };

export function readMarks(sentence: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const match of sentence.matchAll(/(\ue000|\ue001)([^\ue002]*)\ue002/g)) {
    if (match.index > at) parts.push({ text: sentence.slice(at, match.index) });
    parts.push(match[1] === SEAT ? { seat: Number(match[2]) } : { space: match[2] });
    at = match.index + match[0].length;
  }
  if (at < sentence.length) parts.push({ text: sentence.slice(at) });
  return parts;
}

/** The sentence as plain text. */
export const withNames = (sentence: string, seatName: (seat: number) => string): string =>
  readMarks(sentence)
    .map((part) => ('text' in part ? part.text : 'seat' in part ? seatName(part.seat) : part.space))
    .join('');
