/** Single-place mutations of a text, as a slip of the hand or a misunderstanding makes them. */
import type { Random } from '../../engine/index.ts';

export interface Mutation {
  name: string;
  text: string;
  /** Lines (from 1) that the mutation touched. */
  lines: readonly [first: number, last: number];
}

type Mutate = (lines: string[], at: number, random: Random) => string[] | undefined;

const pick = <T>(random: Random, items: readonly T[]): T => items[random.below(items.length)]!;

const WORDS = /[A-Za-z]{3,}/g;
/** Words that a rule text knows, to be put where they do not belong. */
const STRAY = [
  'choose',
  'where',
  'square',
  'none',
  'me',
  'option',
  'do',
  'move',
  '7',
  'true',
  '[1, 2',
  '{',
  '"',
  ': x',
  '- y',
  '!',
  '&a',
  '*b',
  '%',
];

const onWord =
  (change: (word: string, random: Random) => string): Mutate =>
  (lines, at, random) => {
    const words = [...lines[at]!.matchAll(WORDS)];
    if (!words.length) return undefined;
    const word = pick(random, words);
    const line = lines[at]!;
    const changed = line.slice(0, word.index) + change(word[0], random) + line.slice(word.index + word[0].length);
    return lines.with(at, changed);
  };

export const MUTATIONS: Record<string, Mutate> = {
  'delete a line': (lines, at) => lines.toSpliced(at, 1),
  'repeat a line': (lines, at) => lines.toSpliced(at, 0, lines[at]!),
  'indent a line': (lines, at, random) => lines.with(at, ' '.repeat(1 + random.below(3)) + lines[at]),
  'outdent a line': (lines, at) =>
    lines[at]!.startsWith('  ') ? lines.with(at, lines[at]!.slice(1 + (at % 2))) : undefined,
  'drop a letter': onWord((word, random) => {
    const i = random.below(word.length);
    return word.slice(0, i) + word.slice(i + 1);
  }),
  'swap letters': onWord((word, random) => {
    const i = random.below(word.length - 1);
    return word.slice(0, i) + word[i + 1] + word[i] + word.slice(i + 2);
  }),
  'replace a word': onWord((_, random) => pick(random, STRAY)),
  'cut a line short': (lines, at, random) =>
    lines[at]!.length > 4 ? lines.with(at, lines[at]!.slice(0, 2 + random.below(lines[at]!.length - 2))) : undefined,
  'insert something': (lines, at, random) => {
    const line = lines[at]!;
    const i = random.below(line.length + 1);
    return lines.with(at, line.slice(0, i) + pick(random, STRAY) + line.slice(i));
  },
  'change a number': (lines, at, random) =>
    /\d/.test(lines[at]!) ? lines.with(at, lines[at]!.replace(/\d+/, String(random.below(200) - 50))) : undefined,
  'drop a bracket': (lines, at) =>
    /[[\](){}]/.test(lines[at]!) ? lines.with(at, lines[at]!.replace(/[[\](){}]/, '')) : undefined,
  'drop a colon': (lines, at) => (lines[at]!.includes(':') ? lines.with(at, lines[at]!.replace(':', '')) : undefined),
};

/** One mutation at a random place of a text that is neither blank nor a comment. */
export function mutate(text: string, random: Random): Mutation {
  const lines = text.split('\n');
  for (;;) {
    const name = pick(random, Object.keys(MUTATIONS));
    const at = random.below(lines.length);
    if (/^\s*(#.*)?$/.test(lines[at]!)) continue;
    const changed = MUTATIONS[name]!(lines, at, random);
    if (!changed || changed.join('\n') === text) continue;
    return { name, text: changed.join('\n'), lines: [at + 1, at + 1] };
  }
}
