import { expect, test } from 'vitest';
import type { ComponentView } from '../worker/protocol.ts';
import { faceInWords, faceOf, sidesInWords } from './faces.ts';
import type { Drawable } from './look.ts';

const rules = (component: Partial<ComponentView>, look: Record<string, unknown> = {}): Drawable => ({
  spaces: [],
  zones: [],
  variables: [],
  components: [{ name: 'card', kind: 'pieces', perPlayer: false, amount: 1, fields: [], faces: {}, ...component }],
  look,
});

test('short names, numbers and titles', () => {
  const of = (name: string, values: Record<string, number> = {}) =>
    faceOf(rules({ fields: [{ name: 'rank' }], faces: { [name]: values } }), 'card', name);
  expect(of('9♣')).toMatchObject({ big: '9♣', label: '9♣' });
  expect(of('money 5:2', { rank: 5 })).toMatchObject({ big: '5', title: 'money', seat: 2, label: 'money 5' });
  expect(of('Fox')).toMatchObject({ title: 'Fox' });
  expect(of('Fox').big).toBeUndefined();
});

test('colors come from what is said, from their names, and from the order of values', () => {
  const faces = { a: { suit: 'red' }, b: { suit: 'moon' }, c: { suit: 'sun' }, d: { suit: 'sun' } };
  const fields = [{ name: 'suit', of: ['red', 'moon', 'sun'] }];
  const all = rules({ fields, faces }, { sun: { color: 'gold' } });
  expect(faceOf(all, 'card', 'a').color).toBe('var(--color-red)');
  expect(faceOf(all, 'card', 'c').color).toBe('var(--color-gold)');
  expect(faceOf(all, 'card', 'b').color).toMatch(/^var\(--color-/);
  expect(faceOf(all, 'card', 'b').mark).toBe(1);
});

test('a piece describes itself in words', () => {
  const text = 'If you buy in the north: 3 coins';
  const faces = { 'Letter 1': { offer: text, worth: 2, open: true, shut: false } };
  const fields = [{ name: 'offer', of: [text] }, { name: 'worth' }, { name: 'open' }, { name: 'shut' }];
  const face = faceOf(rules({ fields, faces }, { worth: { label: 'Points' } }), 'card', 'Letter 1');
  expect(face.texts).toEqual([{ text }]);
  expect(faceInWords(rules({}), face)).toBe(`Letter 1. Offer: ${text}. Points: 2. Open: yes`);
});

test('pieces with nothing to read on them are figures of their owner, unless they are called cards', () => {
  const seen = (component: Partial<ComponentView>, look: Record<string, unknown> = {}) =>
    faceOf(rules({ faces: { 'card:1': {} }, ...component }, { card: look }), 'card', 'card:1');
  expect(seen({}).figure).toEqual({ shape: 'pawn', seat: 1 });
  expect(seen({}, { shape: 'house', color: 'red' }).figure).toEqual({ shape: 'house', color: 'red', seat: 1 });
  expect(seen({}, { shape: 'card' }).figure).toBeUndefined();
  expect(seen({ fields: [{ name: 'rank' }] }).figure).toBeUndefined();
  expect(seen({}).label).toBe('card');
});

test('sides are told as the tile lies', () => {
  const faces = { t: { colors: ['red', 'blue', 'green', 'yellow'] } };
  const all = rules({ fields: [{ name: 'colors', of: ['red', 'blue', 'green', 'yellow'] }], faces });
  const { sides } = faceOf(all, 'card', 't');
  expect(sidesInWords(all, sides!, 0)).toBe('north red, east blue, south green, west yellow');
  expect(sidesInWords(all, sides!, 1)).toBe('north yellow, east red, south blue, west green');
});
