/**
 * Where the spaces of a graph are drawn when nobody says it: neighbors near to each other, all others apart. The same
 * graph always lies the same way.
 */
import type { SpaceSetView } from '../worker/protocol.ts';

export type Point = readonly [x: number, y: number];

const STEPS = 240;

/** In hundredths of the width and the height. */
export function layOut({ names, neighbors }: Pick<SpaceSetView, 'names' | 'neighbors'>): Point[] {
  const count = names.length;
  if (count === 1) return [[50, 50]];
  const points = names.map((_, i): [number, number] => {
    const angle = (2 * Math.PI * i) / count;
    // Not quite a circle: from a regular shape forces may never lead away.
    const radius = 0.4 + 0.06 * Math.sin(i * 2.4);
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
  const ideal = 0.9 / Math.sqrt(count);
  for (let step = 0; step < STEPS; step++) {
    const heat = 0.08 * (1 - step / STEPS);
    const moves = points.map((a, i): [number, number] => {
      let [x, y] = [0, 0];
      points.forEach((b, k) => {
        if (i === k) return;
        const [dx, dy] = [a[0] - b[0], a[1] - b[1]];
        const distance = Math.max(Math.hypot(dx, dy), 0.01);
        const push = (ideal * ideal) / distance / distance;
        const pull = neighbors[i].includes(k) ? distance / ideal : 0;
        x += dx * (push - pull);
        y += dy * (push - pull);
      });
      return [x, y];
    });
    moves.forEach(([x, y], i) => {
      const length = Math.max(Math.hypot(x, y), 1e-9);
      points[i][0] += (x / length) * Math.min(length, heat);
      points[i][1] += (y / length) * Math.min(length, heat);
    });
  }
  return fitted(points);
}

/** The same places stretched so that they fill the width and the height. */
export function fitted(points: readonly Point[]): Point[] {
  const axis = (i: 0 | 1): ((point: Point) => number) => {
    const all = points.map((point) => point[i]);
    const [least, most] = [Math.min(...all), Math.max(...all)];
    return (point) => (most - least < 1e-6 ? 50 : (100 * (point[i] - least)) / (most - least));
  };
  const [x, y] = [axis(0), axis(1)];
  return points.map((point) => [x(point), y(point)]);
}
