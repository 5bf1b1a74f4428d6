import { expect, test } from 'vitest';
import { originOf } from '../../engine/language/origins.ts';
import { readWhole } from '../../engine/language/parse.ts';
import { sourceOf } from '../../engine/language/source.ts';
import { shippedGames } from '../../test/library.ts';
import { type Node, TextTree } from './tree.ts';

/** Places of everything in a mapping or list, as the engine has them when it reads a text as a whole. */
function asRead(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { entries, source } = originOf(value)!;
  return [...entries].map(([key, { start, end, keyStart }]) => {
    // What is repeated stands elsewhere.
    const below = source.text[start] === '*' ? undefined : asRead((value as Record<string, unknown>)[key]);
    return [key, keyStart, start, end, below];
  });
}

const inTree = (node: Node): unknown =>
  node.kind === 'map' || node.kind === 'list'
    ? node.children.map((one) => [one.key?.text ?? one.index, one.key?.start, one.start, one.end, inTree(one)])
    : node.value;

test('everything in a shipped text stands where the engine found it', () => {
  for (const name of shippedGames.games()) {
    const { game, data = {} } = shippedGames.find(name)!;
    for (const rules of [game, ...Object.values(data)]) {
      const whole = readWhole(sourceOf(rules));
      const tree = new TextTree(rules);
      expect(inTree(tree.root)).toEqual(whole.ok && asRead(whole.value.value));
    }
  }
});
