/** Moves as people type them: `bid b2 3`, `spread a1,b2`, `play "red 3"`, `pass`; or as JSON. */

import { type Move, type Program, type State, stopOf, type Value } from '../index.ts';
import type { Param, Type } from '../model/types.ts';
import { actionOf } from '../runtime/moves.ts';

/** What stands for an empty subset or for nothing. */
const NOTHING = 'none';

/** The words of a move, as they can be typed. */
export const wordsOf = ({ action, args }: Move): string[] => [action, ...Object.values(args).map(wordOf)];

export const typedForm = (move: Move): string => wordsOf(move).map(quoted).join(' ');

function wordOf(value: Value): string {
  if (value === null) return NOTHING;
  if (Array.isArray(value)) return value.length === 0 ? NOTHING : value.map(wordOf).join(',');
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
}

const quoted = (word: string): string => (/[\s"]/.test(word) ? JSON.stringify(word) : word);

/** Words are parted by spaces; what stands in quotes is one. */
export function splitWords(line: string): string[] {
  return [...line.matchAll(/"((?:[^"\\]|\\.)*)"|(\S+)/g)].map(
    ([, inQuotes, bare]) => inQuotes?.replace(/\\(.)/g, '$1') ?? bare!,
  );
}

const plain = (word: string): string => word.toLowerCase();

/** The legal moves that begin with the words. */
export function beginningWith<T extends { words: readonly string[] }>(
  moves: readonly T[],
  words: readonly string[],
): T[] {
  return moves.filter((move) =>
    words.every((word, i) => move.words[i] !== undefined && plain(move.words[i]!) === plain(word)),
  );
}

/**
 * A move that is perhaps not legal, from its words in the order of the action's parameters.
 * @returns nothing if there is no such action at this decision
 */
export function moveOf(program: Program, state: State, words: readonly string[]): Move | undefined {
  const stop = stopOf(program, state);
  const [name, ...rest] = words;
  const action =
    stop && name !== undefined
      ? stop.packed.actions.find((each) => plain(each.action.name) === plain(name))
      : undefined;
  if (!action) return undefined;
  const { params } = actionOf(stop!.packed, action.action.name)!.action;
  const args = params.slice(0, rest.length).map((param, i) => [param.name, valueFrom(param, rest[i]!)]);
  return { action: action.action.name, args: Object.fromEntries(args) };
}

function valueFrom({ local, domain }: Param, word: string): Value {
  if (domain.kind !== 'subset') return read(local.type, word);
  return word === NOTHING ? [] : word.split(',').map((member) => read(domain.set!.of, member.trim()));
}

function read(type: Type, word: string): Value {
  if (word === NOTHING) return null;
  if (type.t === 'integer' || type.t === 'player') return /^-?\d+$/.test(word) ? Number(word) : word;
  if (type.t === 'boolean')
    return ['yes', 'true'].includes(plain(word)) ? true : ['no', 'false'].includes(plain(word)) ? false : word;
  return word;
}
