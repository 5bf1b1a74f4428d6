/** Tables of a result: measures in rows, rule sets in columns. */
import { intervalText, valueText } from './format.ts';
import { isZeroed, kindOf } from './keys.ts';
import { compareKeys, HEADLINES, isProportion, measureOf, SECTION_TITLES, SECTIONS, type Section } from './measures.ts';
import type { CellResult, LabResult } from './result.ts';
import { type Estimate, wilson } from './statistics.ts';

export interface Row {
  key: string;
  label: string;
  /** By cell: the value and its interval, if it was observed. */
  cells: ({ value: string; interval: string; n: number } | undefined)[];
}

export interface SectionTable {
  section: Section;
  title: string;
  rows: Row[];
}

export const headlineRows = (result: LabResult, cells: readonly CellResult[]): Row[] =>
  HEADLINES.flatMap((key) => (cells.some((cell) => figureOf(cell, key)) ? [rowOf(result, cells, key)] : []));

/** All measures by sections; cells that lack one have a gap. */
export function sectionTables(result: LabResult, cells: readonly CellResult[]): SectionTable[] {
  const keys = [...new Set(cells.flatMap(({ figures }) => figures.map(({ key }) => key)))].sort(compareKeys);
  return SECTIONS.flatMap((section) => {
    const own = keys.filter((key) => measureOf(key, result).section === section);
    return own.length > 0
      ? [{ section, title: SECTION_TITLES[section], rows: own.map((key) => rowOf(result, cells, key)) }]
      : [];
  });
}

/** Kinds of measures in the order of tables, for their explanations. */
export const kindsIn = (cells: readonly CellResult[]): string[] => [
  ...new Set([...new Set(cells.flatMap(({ figures }) => figures.map(({ key }) => key)))].sort(compareKeys).map(kindOf)),
];

/** What never happened in a rule set, where it could have been counted. */
function none({ finished, kind }: CellResult, key: string): Estimate | undefined {
  if (kind === 'skill' || finished === 0 || !isZeroed(key)) return undefined;
  return isProportion(key) ? wilson(0, finished) : { n: finished, value: 0, low: 0, high: 0 };
}

export const figureOf = ({ figures }: CellResult, key: string) => figures.find((figure) => figure.key === key);

export function labelOf(result: LabResult, key: string): string {
  const { words, skill } = result;
  return measureOf(key, { words, ...(skill ? { stronger: skill.stronger, weaker: skill.weaker } : {}) }).label;
}

function rowOf(result: LabResult, cells: readonly CellResult[], key: string): Row {
  const { unit } = measureOf(key, result);
  return {
    key,
    label: labelOf(result, key),
    cells: cells.map((cell) => {
      const figure = figureOf(cell, key) ?? none(cell, key);
      return figure && { value: valueText(unit, figure), interval: intervalText(unit, figure), n: figure.n };
    }),
  };
}
