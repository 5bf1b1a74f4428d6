import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expr, make } from './arbitrary.ts';
import type { Expr } from './ast.ts';
import { parseInfix } from './infix.ts';
import { freeNames, mapNames, walk } from './names.ts';
import { printInfix } from './print.ts';

const read = (text: string): Expr => {
  const result = parseInfix(text);
  if (!result.ok) throw new Error(`${text}: ${result.problem.message}`);
  return result.expr;
};

test.each([
  ['a + b * a', ['a', 'b']],
  ['a.b.c(d)[e]', ['a', 'd', 'e']],
  ['built(square)', ['square']],
  ['any square with won(square) and me', ['me']],
  ['any square in square with square', ['square']],
  ['sum of c.rank + x for c in c with c.rank > y', ['x', 'c', 'y']],
  ['[if a then b else c, none, 1]', ['a', 'b', 'c']],
  ['(any x with x) and x', ['x']],
])('the free names of %s', (text, names) => {
  expect([...freeNames(read(text))]).toEqual(names);
});

test('walking can leave out what is inside', () => {
  const seen: string[] = [];
  walk(read('a + (b * c) + f(d)'), (node) => {
    seen.push(printInfix(node));
    return node.kind === 'binary' && node.op === '*' ? false : undefined;
  });
  expect(seen).toEqual(['a + b * c + f(d)', 'a + b * c', 'a', 'b * c', 'f(d)', 'd']);
});

test('replacing names leaves bound ones alone', () => {
  const tree = read('(any x in x with x == y) and f(x, x.x)');
  const changed = mapNames(tree, ({ name }) =>
    name === 'x' ? make.binary('+', make.name('p'), make.integer(1)) : undefined,
  );
  expect(printInfix(changed)).toBe('(any x in p + 1 with x == y) and f(p + 1, (p + 1).x)');
  expect(printInfix(tree)).toBe('(any x in x with x == y) and f(x, x.x)');
});

test('replacing each name by itself gives an equal tree', () => {
  fc.assert(
    fc.property(expr, (tree) => {
      expect(mapNames(tree, (name) => ({ ...name }))).toEqual(tree);
    }),
  );
});

test('a tree whose free names were all replaced has only the new one', () => {
  fc.assert(
    fc.property(expr, (tree) => {
      const names = freeNames(mapNames(tree, () => make.name('q_q')));
      expect([...names].filter((name) => name !== 'q_q')).toEqual([]);
    }),
  );
});
