import { describe, expect, test } from 'vitest';
import { mutate } from '../../test/fuzz/mutate.ts';
import { shippedGames } from '../../test/library.ts';
import { createRandom } from '../runtime/random.ts';
import { type ContainerOrigin, originOf } from './origins.ts';
import { readInPieces, readWhole } from './parse.ts';
import { piecesOf } from './pieces.ts';
import { sourceOf } from './source.ts';

const texts = shippedGames.games().flatMap((name) => {
  const { game, variants, data = {} } = shippedGames.find(name)!;
  return [game, ...Object.values(variants), ...Object.values(data)].map(({ text }) => text);
});

/** A value with the places of everything in it. */
function told(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { start, end, entries, entry } = originOf(value) as ContainerOrigin;
  return {
    start,
    end,
    below: entry?.key,
    entries: [...entries].map(([key, { owner, ...own }]) => [
      key,
      owner === originOf(value),
      { ...own },
      told((value as Record<string, unknown>)[key]),
    ]),
  };
}

/** Whether the text could be read in pieces; fails if that is not as when it is read as a whole. */
function sameAsWhole(text: string): boolean {
  const source = sourceOf({ uri: 'text', text });
  const pieces = readInPieces(source);
  if (!pieces) return false;
  const whole = readWhole(source);
  if (!whole.ok) expect.fail(`the whole has a mistake: ${whole.diagnostics[0].message}\n${text}`);
  if (!pieces.ok) expect.fail('pieces never have mistakes');
  const [one, other] = [told(pieces.value.value), told(whole.value.value)];
  if (JSON.stringify(one) !== JSON.stringify(other)) expect(one, text).toEqual(other);
  return true;
}

const long = (text: string): string => `${text}about: ${'word '.repeat(100)}\n`;

describe('a text read in pieces', () => {
  test('is what it is as a whole: shipped texts', () => {
    const read = texts.filter((text) => text.length > 1000).map(sameAsWhole);
    // So that it is really tried.
    expect(read.filter(Boolean).length).toBeGreaterThan(read.length * 0.9);
  });

  test('is what it is as a whole: shipped texts with a mutation, with other line ends, with comments', () => {
    const random = createRandom('pieces');
    let read = 0;
    for (let n = 0; n < 600; n++) {
      let { text } = mutate(texts[random.below(texts.length)], random);
      for (let more = random.below(3); more > 0; more--)
        text = disturbed(text, random.below(text.length), random.below(KINDS.length));
      if (sameAsWhole(text)) read++;
    }
    expect(read).toBeGreaterThan(100);
  });

  test.each([
    ['a block scalar that keeps its line breaks', 'a: |+\n  x\n\n\nb: >-\n  y\n  z\n\nc: 1\n'],
    [
      'comments in every column',
      'a:\n  b: 1\n # one\n  # two\n    # three\n# four\n  c: 2\n# five\nd: 1 # six\n# seven\n',
    ],
    ['a list in the column of its key', 'a:\n- 1\n- b: 2\n  c: 3\nd: 1\n'],
    ['anchors', 'a: &x\n  b: 1\nc: *x\nd:\n  e: *x\n'],
    ['no value', 'a:\nb:\n  c:\n  d: 1\ne:\n'],
    ['numbers as keys', '1: a\n2:\n  3: b\n'],
    ['flow collections over several lines', 'a: {\n  b: 1,\n  c: [2,\n    3] }\nd: "x\n  y"\n'],
  ])('takes apart: %s', (_, text) => expect(sameAsWhole(long(text))).toBe(true));

  test.each([
    ['a text with markers', '---\na: 1\n'],
    ['two documents', 'a: 1\n...\nb: 2\n'],
    ['a directive', '%YAML 1.2\n---\na: 1\n'],
    ['a key twice', 'a: 1\na: 2\n'],
    ['a quote that is not closed', 'a: "x\nb: 1\n'],
    ['a bracket that is not closed', 'a: [1,\nb: 2\n'],
    ['a tab', 'a:\n\tb: 1\n'],
    ['a line that belongs to nothing', 'a: 1\nxyz\nb: 2\n'],
    ['lone carriage returns', 'a: 1\rb: 2\n'],
    ['a tag', 'a: !x 1\n'],
    ['a merge', 'a: &x { b: 1 }\nc:\n  <<: *x\n'],
    ['a key that would do harm', 'a:\n  constructor: 1\n'],
  ])('leaves to the whole: %s', (_, text) => {
    expect(readInPieces(sourceOf({ uri: 'text', text: long(text) }))).toBeUndefined();
  });

  test('what has not changed is not read again', () => {
    const text = texts.find((one) => one.length > 5000)!;
    const places = (of: string) => piecesOf(of)!.map(({ pair }) => pair);
    const before = places(text);
    const after = places(text.replace(/^title: .*$/m, 'title: Another'));
    expect(after.filter((pair) => !before.includes(pair))).toHaveLength(1);
  });
});

const KINDS = [' # note', '\n# note', '\n   # note', '\n\n', '\r\n', '|', '- ', '&a ', '*a', '"', '  '] as const;

/** Something put in at the end of the line, or where it is. */
function disturbed(text: string, at: number, kind: number): string {
  const end = text.indexOf('\n', at);
  const place = kind < 5 && end >= 0 ? end : at;
  return text.slice(0, place) + KINDS[kind] + text.slice(place);
}
