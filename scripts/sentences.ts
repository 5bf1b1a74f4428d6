/**
 * Cuts a rulebook's text into sentences, each with its line and its number in the line, so that a rule can point to one
 * without repeating it.
 */

import { createHash } from 'node:crypto';

export interface Sentence {
  /** Line and number in the line, both from 1: `34.2`. */
  at: string;
  text: string;
  /** Eight hexadecimal digits; they change when the text does. */
  hash: string;
}

const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/;

export function sentences(text: string): Sentence[] {
  return text.split(/\r?\n/).flatMap((line, index) =>
    (JAPANESE.test(line) ? japanese(line) : western(line))
      .map((part) => part.trim())
      .filter((part) => /[\p{L}\p{N}]/u.test(part))
      .map((part, number) => ({ at: `${index + 1}.${number + 1}`, text: part, hash: hash(part) })),
  );
}

/** A sentence ends with a full stop, question or exclamation mark before a space; `1.` and `Q.` are no sentences. */
function western(line: string): string[] {
  const parts = line.split(/(?<=[.!?]["”’)]*)\s+/);
  return parts.reduce<string[]>((joined, part) => {
    const last = joined.at(-1);
    if (last !== undefined && /^(- )?(\d+|[A-Z])\.$/.test(last)) joined[joined.length - 1] = `${last} ${part}`;
    else joined.push(part);
    return joined;
  }, []);
}

/** A sentence ends with its full stop; a space next to a Japanese sign stands for a line break that was lost. */
function japanese(line: string): string[] {
  const wide = String.raw`[^\x00-\x7f]`;
  return line.split(new RegExp(String.raw`(?<=[。！？][」』）]*)(?![」』）])\s*|(?<=${wide}|\))\s+|\s+(?=${wide})`));
}

function hash(text: string): string {
  return createHash('sha256').update(text.replace(/\s+/g, ' ')).digest('hex').slice(0, 8);
}
