import { expect, test } from 'vitest';
import look from '../../schema/look.schema.json' with { type: 'json' };
import { pieceShape } from './shapes.ts';

test('every shape that rules can name is drawn, each in its own way', () => {
  const names = look.additionalProperties.properties.shape.enum;
  expect(names).toContain('pawn');
  expect(new Set(names.map((name) => pieceShape(name))).size).toBe(names.length);
});
