/**
 * A long text read entry by entry: whoever types in one entry leaves the others as they were, and what has been read of
 * them before is used again. An entry is known by its text alone, so what is known of it is never out of date.
 *
 * Only what is written in lines of `key:` is taken apart, and only if nothing in it is unusual: else there are no pieces,
 * and the text is to be read as a whole. Both ways give the same values with the same places (`pieces.test.ts`).
 */
import { isMap, type Node, type Pair, type YAMLMap } from 'yaml';
import { remember } from '../expression/remember.ts';
import { readYaml } from './yaml.ts';

/** One entry of a mapping that is written in lines. */
export interface Piece {
  /** Where its text starts. The ranges of its nodes count from there. */
  base: number;
  pair: Pair<Node, Node | null>;
  /** Where what is read of it ends, counted from there, too. */
  end: number;
  /** What stands under its key, if that is taken apart, too. */
  entries?: readonly Piece[];
}

/** Where a mapping ends that is taken apart. */
export function endOf(pieces: readonly Piece[]): number {
  const { base, end, entries } = pieces[pieces.length - 1];
  return entries ? endOf(entries) : base + end;
}

/** Shorter texts are read as a whole, in UTF-16 units. */
const SMALL = 400;
type Entry = Pick<Piece, 'pair' | 'end'>;

/** The entries of a text; nothing if it has to be read as a whole. */
export function piecesOf(text: string): readonly Piece[] | undefined {
  // What starts with a mark of its own is no entry; lone carriage returns are no line breaks to the library.
  if (text.length < SMALL || /\r(?!\n)/.test(text)) return undefined;
  return taken(text, 0, text.length, 0);
}

/** Letters, digits and what names of definitions have; the `:` is the first one. */
const KEY = /[A-Za-z_0-9][\w (),.-]*:(?=[ \r\n]|$)/y;
/** Behind the `:` of a key whose value starts on another line. */
const NOTHING = / *(?:#[^\n]*)?(?:\r?\n|$)/y;

const at = (pattern: RegExp, text: string, from: number): number => {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : -1;
};

/** The entries from one offset to another whose keys all start in the same column. */
function taken(text: string, from: number, to: number, column: number): readonly Piece[] | undefined {
  const starts: number[] = [];
  // Comments behind the last entry may belong to what is around it.
  let open = false;
  for (let line = from; line < to; line = nextLine(text, line)) {
    const word = firstWord(text, line);
    if (isEmpty(text, word)) continue;
    const isComment = text[word] === '#';
    open = isComment && word > line;
    if (isComment) continue;
    const deeper = word - line - column;
    if (deeper === 0 && at(KEY, text, word) >= 0) starts.push(line);
    else if (starts.length === 0 || deeper < 0 || (deeper === 0 && !isItem(text, word))) return undefined;
  }
  if (starts.length === 0 || open) return undefined;
  const pieces: Piece[] = [];
  for (let n = 0; n < starts.length; n++) {
    const piece = pieceAt(text, starts[n], starts[n + 1] ?? to, column);
    if (!piece) return undefined;
    pieces.push(piece);
  }
  return pieces;
}

function pieceAt(text: string, start: number, end: number, column: number): Piece | undefined {
  const entries = end - start < SMALL ? undefined : entriesAt(text, start, end, column);
  const head = entries ? nextLine(text, start) : end;
  const entry = entryOf(text.slice(start, head));
  return entry && { base: start, ...entry, ...(entries ? { entries } : {}) };
}

/** What stands under a key, if its lines are entries themselves. */
function entriesAt(text: string, start: number, end: number, column: number): readonly Piece[] | undefined {
  const from = at(NOTHING, text, at(KEY, text, start + column));
  for (let line = from; line >= 0 && line < end; line = nextLine(text, line)) {
    const word = firstWord(text, line);
    if (isEmpty(text, word) || text[word] === '#') continue;
    return word - line > column ? taken(text, from, end, word - line) : undefined;
  }
  return undefined;
}

/** Reads the text of one entry; nothing if it is anything else, or has a mistake. */
const entryOf = remember(500_000, (text: string): Entry | undefined => {
  const { contents, errors, warnings } = readYaml(text);
  if (errors.length > 0 || warnings.length > 0 || !isMap(contents) || contents.flow) return undefined;
  const { items, range } = contents as unknown as YAMLMap<Node, Node | null>;
  return items.length === 1 ? { pair: items[0], end: range![1] } : undefined;
});

function nextLine(text: string, offset: number): number {
  const at = text.indexOf('\n', offset);
  return at < 0 ? text.length : at + 1;
}

function firstWord(text: string, line: number): number {
  let at = line;
  while (text.charCodeAt(at) === 32) at++;
  return at;
}

const isEmpty = (text: string, word: number): boolean =>
  word >= text.length || text[word] === '\n' || text[word] === '\r';

const isItem = (text: string, word: number): boolean =>
  text[word] === '-' && (word + 1 >= text.length || /[ \r\n]/.test(text[word + 1]));
