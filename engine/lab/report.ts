/** The report of a result: what was played, what may be claimed, every figure with its interval, how to do it again. */
import { type Block, html, markdown } from './blocks.ts';
import { sweepSvg, sweepTable } from './chart.ts';
import { EXPLAINED, HEADLINES } from './measures.ts';
import type { CellResult, LabResult } from './result.ts';
import { headlineRows, kindsIn, labelOf, type Row, sectionTables } from './tables.ts';

export interface ReportChoices {
  /** The command that gives this result. */
  command: string;
}

export const reportMarkdown = (result: LabResult, choices: ReportChoices): string =>
  markdown(blocksOf(result, choices));
export const reportHtml = (result: LabResult, choices: ReportChoices): string =>
  html(titleOf(result), blocksOf(result, choices));

const titleOf = ({ title, ruleSets }: LabResult): string => title ?? ruleSets.map((each) => each.title).join(', ');

function blocksOf(result: LabResult, { command }: ReportChoices): Block[] {
  const { sweep, skill, findings, cells, complete } = result;
  const played = cells.filter((cell) => cell.kind === 'play');
  return [
    { title: titleOf(result), level: 1 },
    { text: settingText(result) },
    ...(complete ? [] : [{ text: 'This result is not complete: the run was stopped before its last game.' }]),
    { text: 'The same plan and seed give the same figures:' },
    { code: command },
    { title: 'Rule sets', level: 2 },
    ruleSetTable(result),
    { title: 'What changes', level: 2 },
    findings.length > 0 ? { list: findings } : { text: 'No difference is clear: every interval includes zero.' },
    {
      text: 'Differences are taken game by game: game k of all rule sets has the same seed. One is told only where its interval stays away from zero, and would do so if all were to hold at once (Bonferroni).',
    },
    ...problemBlocks(cells),
    ...(sweep ? sweepBlocks(result) : []),
    ...(sweep && played.length > 6 ? [] : figureBlocks(result, played)),
    ...(skill ? skillBlocks(result) : []),
    { title: 'What the measures mean', level: 2 },
    { list: kindsIn(cells).flatMap((kind) => EXPLAINED[kind] ?? []) },
    {
      text: 'Intervals hold 95 %: by Wilson for shares of games, by Student for means. They say how well the play of these bots is known, not how people play.',
    },
  ];
}

function settingText({ games, players, bots, seed, sweep, skill }: LabResult): string {
  const who = bots.length === 1 ? `${bots[0]} on every seat` : bots.join(', ');
  const swept = sweep ? ` ${sweep.label} takes the values ${sweep.labels.join(', ')}.` : '';
  const trial = skill ? ` Skill: ${skill.stronger} against ${skill.weaker}, ${skill.games} games.` : '';
  return `${games} games of each rule set with ${players} players, bots ${who}, seed ${seed}.${swept}${trial}`;
}

function ruleSetTable({ ruleSets }: LabResult): Block {
  const options = [...new Set(ruleSets.flatMap((each) => Object.keys(each.options)))].filter(
    (name) => new Set(ruleSets.map((each) => JSON.stringify(each.options[name]))).size > 1,
  );
  return {
    table: [
      ['', ...ruleSets.map(({ title }) => title)],
      ['game', ...ruleSets.map(({ game }) => game)],
      ['variants', ...ruleSets.map(({ variants }) => variants.join(', ') || '–')],
      ...options.map((name) => [name, ...ruleSets.map((each) => valueText(each.options[name]))]),
      ['texts', ...ruleSets.map(({ hash }) => hash.slice(0, 'sha256-'.length + 12))],
    ],
  };
}

const valueText = (value: unknown): string =>
  value === undefined ? '–' : typeof value === 'string' ? value : JSON.stringify(value);

function problemBlocks(cells: readonly CellResult[]): Block[] {
  const lines = cells.flatMap(({ title, faults, unfinished, problems }) =>
    faults + unfinished === 0
      ? []
      : [
          `${title}: ${faults} games with a fault, ${unfinished} unfinished.`,
          ...problems.map(({ game, problem }) => `${title}, game ${game}: ${problem}`),
        ],
  );
  return lines.length > 0 ? [{ title: 'Problems', level: 2 }, { list: lines }] : [];
}

const cellText = (cell: Row['cells'][number]): string => (cell ? `${cell.value} (${cell.interval})` : '–');

function figureBlocks(result: LabResult, cells: readonly CellResult[]): Block[] {
  const head = ['', ...cells.map(({ title }) => title)];
  const table = (rows: readonly Row[]): Block => ({
    table: [head, ...rows.map((row) => [row.label, ...row.cells.map(cellText)])],
  });
  return [
    { title: 'At a glance', level: 2 },
    table(headlineRows(result, cells)),
    ...sectionTables(result, cells).flatMap(({ title, rows }): Block[] => [{ title, level: 2 }, table(rows)]),
  ];
}

function sweepBlocks(result: LabResult): Block[] {
  const keys = HEADLINES.filter((key) => result.cells.some(({ figures }) => figures.some((each) => each.key === key)));
  return [
    { title: result.sweep!.label, level: 2 },
    ...keys.flatMap((key): Block[] => [
      { title: labelOf(result, key), level: 3 },
      { svg: sweepSvg(result, key) },
      { table: sweepTable(result, key) },
    ]),
  ];
}

function skillBlocks(result: LabResult): Block[] {
  const cells = result.cells.filter((cell) => cell.kind === 'skill');
  const rows = sectionTables(result, cells).find(({ section }) => section === 'outcome')?.rows ?? [];
  return [
    { title: 'How often better play wins', level: 2 },
    {
      table: [['', ...cells.map(({ title }) => title)], ...rows.map((row) => [row.label, ...row.cells.map(cellText)])],
    },
  ];
}
