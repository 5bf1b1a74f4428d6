import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { parseText } from '../engine/language/parse.ts';
import { validate } from '../engine/language/validator.generated.js';

type Node = Record<string, unknown> & { $defs?: Record<string, Node> };

const folder = import.meta.dirname;
const files = readdirSync(folder).filter((file) => file.endsWith('.schema.json') && file !== 'houserules.schema.json');
const schemas = files.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Node);

/** What the editor's language service reads: which names a place declares or mentions, and where expressions stand. */
const NOTES = [
  ...['x-declares', 'x-visible', 'x-names', 'x-binds', 'x-expression', 'x-pieces'],
  ...['x-words', 'x-map', 'x-written', 'x-path', 'x-target'],
];

const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, schemas });
ajv.addVocabulary(['x-noun', 'x-when', 'tsType', ...NOTES]);

/** Every schema with its address, however deep. */
function* concepts(): Generator<[string, Node]> {
  for (const schema of schemas) {
    yield [schema.$id as string, schema];
    for (const [name, part] of Object.entries(schema.$defs ?? {})) yield [`${schema.$id}#/$defs/${name}`, part];
  }
}

/** Every described place below a schema, with a pointer. */
function* properties(node: unknown, address: string): Generator<[string, Node]> {
  if (typeof node !== 'object' || node === null) return;
  for (const [name, property] of Object.entries((node as { properties?: Record<string, Node> }).properties ?? {})) {
    const pointer = `${address}${address.includes('#') ? '' : '#'}/properties/${name}`;
    yield [pointer, property];
    yield* properties(property, pointer);
  }
}

describe('the schema', () => {
  test.each([...concepts()].filter(([address]) => address !== 'names.schema.json'))(
    '%s explains itself',
    (address, schema) => {
      expect(schema.title).toMatch(/^[A-Z]\w+$/);
      expect(schema.description).toMatch(/\.$/);
      for (const [pointer, property] of properties(schema, address)) {
        expect([pointer, property.description]).toEqual([pointer, expect.stringMatching(/\.$/)]);
        expect([pointer, property.examples]).toEqual([pointer, expect.any(Array)]);
        for (const example of property.examples as unknown[])
          expect([pointer, example, ajv.validate(pointer, example)]).toEqual([pointer, example, true]);
      }
    },
  );

  test.each([...concepts()].filter(([, schema]) => schema.examples))('%s fits its own examples', (address, schema) => {
    for (const example of schema.examples as unknown[])
      expect([example, ajv.validate(address, example)]).toEqual([example, true]);
  });
});

describe('the code made from it', () => {
  const start = 'houserules: 1\nname: small\n';
  const texts = [
    '',
    'title: Small\nabout: { en: A, pt-BR: B }',
    'title: { EN: A }',
    'players: { min: 0, max: 2 }',
    'players: { min: 1 }',
    'options: { a: { integer: 1, min: 0, max: 2, label: A } }',
    'options: { a: { integer: 1, label: A } }',
    'options: { a: { list: [1], of: { integer: { min: 0, max: 2 } }, label: A } }',
    'options: { a: { list: [x], of: { x: X, integer: I }, label: A } }',
    'options: { a: { choice: x, boolean: true, of: { x: X }, label: A } }',
    'board: { s: { grid: { columns: 3, rows: 3, neighbours: 6 } } }',
    'board: { s: { graph: { nodes: { a: { label: A, cost: 3 }, b: {} }, edges: [[a, b], { between: [a, b], cost: 2 }] } } }',
    'board: { s: { graph: { nodes: { a: {} }, edges: [[a]] } } }',
    'components: { c: { deck: { suit: [a, b], rank: { from: 1, to: 3 } } } }',
    'components: { c: { deck: { rank: { from: 1 } } } }',
    'zones: { z: { holds: [] } }',
    'variables: { v: { choice: a, of: [a, a] } }',
    'define: { "f(square)": x, g: { value: x }, h: { "==": [1, 2] } }',
    'define: { "f(": x }',
    'define: { "me(square)": x }',
    'setup: { a: { move: { what: c, amount: 1, upTo: 2, to: z } } }',
    'setup: { a: { for: { s: { space: square } }, while: x, do: [] } }',
    'setup: { a: { for: { s: { space: square } }, do: [{ set: { x: 1 } }] } }',
    'setup: { a: { set: {} } }',
    'setup: { a: { choose: { b: { where: { one: a, two: { check: b } } } }, decline: true } }',
    'setup: { a: { choose: { b: { where: { "==": [1, 2] } } }, decline: false } }',
    'setup: { a: { choose: { b: { where: { check: a, becuase: b } } } } }',
    'setup: { a: { choose: { b: { params: { p: { subset: s, size: { min: 1, max: 2 } } } } } } }',
    'setup: { a: { choose: { b: { params: { p: { subset: s, size: { min: [1, 2] } } } } } } }',
    'setup: { a: { do: [], params: {} } }',
    'procedures: { a: { do: [], params: { p: { member: s } } } }',
    'procedures: { a: { params: {} } }',
    'score: { a: { label: A, for: { s: { space: square } }, sum: 1 }, b: { value: 2 } }',
    'score: { a: { sum: 1 } }',
    'win: { by: [{ highest: total, lowest: total }] }',
    'look: { square: { shows: [a], anything: 3 } }',
    'patch: { turn.a: { remove: false } }',
    'patch: { turn.a: { replace: null } }',
    'with: { a: 1.5 }',
    'when: "  "',
  ];
  test.each(texts)('agrees about %s', (text) => {
    const parsed = parseText({ uri: '', text: start + text });
    if (!parsed.ok) throw new Error(text);
    const { value } = parsed.value;
    expect([validate(value), validate.errors]).toEqual([ajv.validate('document.schema.json', value), validate.errors]);
  });
});
