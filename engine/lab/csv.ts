/** Figures as a table for spreadsheets: one line for each cell and measure. */
import { sweepCells } from './chart.ts';
import type { LabResult } from './result.ts';
import { labelOf } from './tables.ts';

/** @param only this measure, as it is charted; all if absent */
export function figuresCsv(result: LabResult, only?: string): string {
  const cells = only === undefined ? result.cells : sweepCells(result, only).flat();
  const rows = cells.flatMap(({ id, title, value, figures }) =>
    figures
      .filter(({ key }) => only === undefined || key === only)
      .map((figure) => [
        id,
        title,
        value === undefined ? '' : typeof value === 'object' ? value.join(' ') : String(value),
        figure.key,
        labelOf(result, figure.key),
        figure.value,
        bound(figure.low),
        bound(figure.high),
        figure.n,
      ]),
  );
  const head = [
    'cell',
    'rule set',
    result.sweep?.option ?? 'option',
    'measure',
    'label',
    'value',
    '95 % low',
    '95 % high',
    'games',
  ];
  return `${[head, ...rows].map((row) => row.map(field).join(',')).join('\n')}\n`;
}

const bound = (value: number): number | string => (Number.isFinite(value) ? value : '');
const field = (value: string | number): string =>
  /[",\n]/.test(String(value)) ? `"${String(value).replace(/"/g, '""')}"` : String(value);
