import { expect, test } from 'vitest';
import { fitted, layOut } from './layout.ts';

const ring = (count: number) => ({
  names: Array.from({ length: count }, (_, i) => `n${i}`),
  neighbors: Array.from({ length: count }, (_, i) => [(i + 1) % count, (i + count - 1) % count]),
});

test.each([1, 2, 3, 8, 40])('%i spaces lie within the map, apart from each other, always the same way', (count) => {
  const points = layOut(ring(count));
  expect(points).toEqual(layOut(ring(count)));
  expect(points.flat().every((value) => value >= 0 && value <= 100)).toBe(true);
  points.forEach(([x, y], i) => {
    for (const [u, v] of points.slice(i + 1)) expect(Math.hypot(x - u, y - v)).toBeGreaterThan(40 / count);
  });
});

test('neighbors are nearer than others', () => {
  const { names, neighbors } = ring(12);
  const points = layOut({ names, neighbors });
  const far = (a: number, b: number): number => Math.hypot(points[a][0] - points[b][0], points[a][1] - points[b][1]);
  expect(far(0, 1)).toBeLessThan(far(0, 6));
});

test('places are stretched to the whole map', () => {
  expect(
    fitted([
      [10, 5],
      [20, 5],
      [15, 9],
    ]),
  ).toEqual([
    [0, 0],
    [100, 0],
    [50, 100],
  ]);
  expect(fitted([[3, 3]])).toEqual([[50, 50]]);
});
