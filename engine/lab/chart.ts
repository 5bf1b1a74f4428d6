/**
 * A chart of a sweep as SVG: the values of an option along the bottom, one line with 95 % bars for each rule set. Colors
 * are variables of the page with values that are readable on light and dark grounds alike.
 */
import { escaped } from './blocks.ts';
import { intervalText, valueText } from './format.ts';
import { measureOf } from './measures.ts';
import type { CellResult, LabResult } from './result.ts';
import { figureOf, labelOf } from './tables.ts';

/** Units of the drawing; where it is shown at its size, they are pixels. */
const WIDTH = 640;
const HEIGHT = 340;
const LEFT = 64;
const RIGHT = 20;
const TOP = 44;
const BOTTOM = 56;

/** Lines differ in color, mark and dashes. */
const LINES = [
  { color: 'var(--lab-line-1, #2a7fb8)', mark: 'circle', dash: '' },
  { color: 'var(--lab-line-2, #c2581c)', mark: 'square', dash: '6 3' },
  { color: 'var(--lab-line-3, #2f8f5b)', mark: 'diamond', dash: '2 3' },
  { color: 'var(--lab-line-4, #9a57b5)', mark: 'triangle', dash: '9 3 2 3' },
];

/** Cells by rule set, for one measure: those of a trial of skill have measures of their own. */
export const sweepCells = ({ cells, ruleSets }: LabResult, key: string): CellResult[][] =>
  ruleSets.map((_, i) =>
    cells.filter((cell) => cell.ruleSet === i && (key === 'better' || key === 'weaker') === (cell.kind === 'skill')),
  );

/** What a chart shows, as a table: value of the option, then value and interval of each rule set. */
export function sweepTable(result: LabResult, key: string): string[][] {
  const { sweep, ruleSets } = result;
  const { unit } = measureOf(key, result);
  const lines = sweepCells(result, key);
  return [
    [sweep!.label, ...ruleSets.map(({ title }) => title)],
    ...sweep!.labels.map((label, step) => [
      label,
      ...lines.map((cells) => {
        const figure = cells[step] && figureOf(cells[step], key);
        return figure ? `${valueText(unit, figure)} (${intervalText(unit, figure)})` : '–';
      }),
    ]),
  ];
}

/** What a chart shows, as data: a line for each rule set, a point for each value; no point where nothing was observed. */
export function sweepJson(result: LabResult, key: string): string {
  const { sweep, ruleSets, players, bots, games, seed, complete } = result;
  const lines = sweepCells(result, key).map((cells, i) => ({
    ruleSet: ruleSets[i]!.title,
    points: cells.flatMap((cell, step) => {
      const figure = figureOf(cell, key);
      if (!figure) return [];
      const { n, value, low, high } = figure;
      return [{ option: cell.value, label: sweep!.labels[step], n, value, low, high }];
    }),
  }));
  const chart = {
    kind: 'houserules-chart',
    format: 1,
    measure: key,
    label: labelOf(result, key),
    unit: measureOf(key, result).unit,
    option: { name: sweep!.option, label: sweep!.label },
    ...{ players, bots, games, seed, complete },
    confidence: 0.95,
    lines,
  };
  return `${JSON.stringify(chart, null, 2)}\n`;
}

/** @param width units; where there is little room, the text is as large in a narrower drawing */
export function sweepSvg(result: LabResult, key: string, width = WIDTH): string {
  const { sweep, ruleSets } = result;
  const share = measureOf(key, result).unit === 'share';
  const lines = sweepCells(result, key).map((cells) => cells.map((cell) => figureOf(cell, key)));
  const bounds = lines
    .flat()
    .flatMap((figure) => (figure ? [figure.low, figure.high, figure.value] : []))
    .filter(Number.isFinite);
  const { ticks, from, to } = axis(Math.min(...bounds), Math.max(...bounds));
  const steps = sweep!.labels.length;
  const inner = width - LEFT - RIGHT;
  const x = (step: number, line: number): number =>
    LEFT + (inner * (step + 0.5)) / steps + (line - (lines.length - 1) / 2) * 7;
  const y = (value: number): number => TOP + ((HEIGHT - TOP - BOTTOM) * (to - value)) / (to - from);
  const at = (value: number): string => value.toFixed(1);
  const title = `${labelOf(result, key)} by ${sweep!.label}`;
  const parts = [
    `<title>${escaped(title)}</title>`,
    ...ticks.map(
      (tick) =>
        `<line x1="${LEFT}" x2="${width - RIGHT}" y1="${at(y(tick))}" y2="${at(y(tick))}" stroke="currentColor" stroke-opacity="0.18"/><text x="${LEFT - 8}" y="${at(y(tick) + 4)}" text-anchor="end">${tickText(tick, ticks, share)}</text>`,
    ),
    ...sweep!.labels.map(
      (label, step) =>
        `<text x="${at(LEFT + (inner * (step + 0.5)) / steps)}" y="${HEIGHT - BOTTOM + 20}" text-anchor="middle">${escaped(short(label, Math.floor(inner / steps / 7)))}</text>`,
    ),
    `<text x="${LEFT + inner / 2}" y="${HEIGHT - 12}" text-anchor="middle">${escaped(sweep!.label)}</text>`,
    ...lines.map((figures, line) => {
      const { color, mark, dash } = LINES[line % LINES.length]!;
      const points = figures.flatMap((figure, step) => (figure ? [`${at(x(step, line))},${at(y(figure.value))}`] : []));
      const bars = figures.map((figure, step) => {
        if (!figure) return '';
        const [cx, low, high] = [x(step, line), y(Math.max(from, figure.low)), y(Math.min(to, figure.high))];
        return `<path d="M${at(cx)} ${at(low)}V${at(high)}M${at(cx - 4)} ${at(low)}h8M${at(cx - 4)} ${at(high)}h8" stroke="${color}" stroke-width="2" fill="none"/>${marked(mark, cx, y(figure.value), color)}`;
      });
      return `<polyline points="${points.join(' ')}" fill="none" stroke="${color}" stroke-width="2" stroke-dasharray="${dash}" stroke-opacity="0.7"/>${bars.join('')}`;
    }),
    ...legend(
      ruleSets.map((each) => each.title),
      width,
    ),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" role="img" aria-label="${escaped(title)}" font-family="system-ui, sans-serif" font-size="13" fill="currentColor">${parts.join('')}</svg>`;
}

const short = (text: string, most: number): string =>
  text.length <= Math.max(4, most) ? text : `${text.slice(0, Math.max(3, most - 1))}…`;

function marked(mark: string, x: number, y: number, color: string): string {
  const [px, py] = [x.toFixed(1), y.toFixed(1)];
  if (mark === 'circle') return `<circle cx="${px}" cy="${py}" r="4.5" fill="${color}"/>`;
  if (mark === 'square') return `<path d="M${px} ${py}m-4-4h8v8h-8z" fill="${color}"/>`;
  if (mark === 'diamond') return `<path d="M${px} ${py}m0-6l6 6l-6 6l-6-6z" fill="${color}"/>`;
  return `<path d="M${px} ${py}m0-5.5l5.5 10h-11z" fill="${color}"/>`;
}

function legend(titles: readonly string[], width: number): string[] {
  const room = (width - LEFT - RIGHT) / titles.length;
  return titles.map((title, line) => {
    const { color, mark } = LINES[line % LINES.length]!;
    const x = LEFT + line * room + 6;
    return `${marked(mark, x, 18, color)}<text x="${(x + 12).toFixed(1)}" y="22">${escaped(short(title, Math.floor(room / 7.8) - 3))}</text>`;
  });
}

/** Round numbers around everything that is drawn. */
function axis(low: number, high: number): { ticks: number[]; from: number; to: number } {
  const [least, most] = Number.isFinite(low) && Number.isFinite(high) ? [low, high] : [0, 1];
  const span = most - least || Math.abs(most) || 1;
  const rough = span / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].find((factor) => factor * power >= rough)! * power;
  const first = Math.floor(least / step);
  const last = Math.max(first + 1, Math.ceil(most / step));
  const ticks = Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
  return { ticks, from: ticks[0]!, to: ticks.at(-1)! };
}

function tickText(tick: number, ticks: readonly number[], share: boolean): string {
  const factor = share ? 100 : 1;
  const step = (ticks[1]! - ticks[0]!) * factor;
  const places = Math.max(0, Math.ceil(-Math.log10(step) - 1e-9));
  return `${(tick * factor).toFixed(places).replace('-', '−')}${share ? ' %' : ''}`;
}
