/** The result of a plan: everything that is told, exported and drawn. The same plan and seed give the same bytes. */

import { type Difference, differencesOf, type Figure, figuresOf } from './figures.ts';
import { type Cell, type ClosedPlan, cellsOf, type RuleSetInfo } from './grid.ts';
import type { Skill, Sweep } from './plan.ts';
import { differenceSentence, fairnessSentences } from './sentences.ts';
import { type CellSums, emptySums } from './sums.ts';
import type { Words } from './words.ts';

/** What a back end has to know of the rules to tell what came out. Plain data, worked out where rules are compiled. */
export interface Setting {
  plan: ClosedPlan;
  ruleSets: readonly RuleSetInfo[];
  words: Words;
  /** Label of the swept option, and of its values. */
  sweep?: { label: string; values: readonly string[] };
}

export interface CellResult extends Pick<Cell, 'id' | 'ruleSet' | 'kind' | 'value' | 'baseline'> {
  title: string;
  games: number;
  finished: number;
  faults: number;
  unfinished: number;
  problems: CellSums['problems'];
  figures: readonly Figure[];
  /** Against the baseline: what is more here. */
  differences: readonly Difference[];
  /** Finished games by value, for some measures. */
  distributions: Readonly<Record<string, readonly (readonly [value: number, games: number])[]>>;
}

export interface LabResult {
  kind: 'houserules-lab';
  format: 1;
  title?: string;
  players: number;
  bots: readonly string[];
  games: number;
  seed: string | number;
  sweep?: Sweep & { label: string; labels: readonly string[] };
  skill?: Skill;
  /** Whether all games were played. */
  complete: boolean;
  ruleSets: readonly RuleSetInfo[];
  words: Words;
  cells: readonly CellResult[];
  /** What may be claimed, a sentence each. */
  findings: readonly string[];
}

/** @param sums by the id of the cell; what is missing has not been played yet */
export function resultOf(
  setting: Setting,
  sums: ReadonlyMap<string, CellSums>,
  complete: boolean,
  brief = false,
): LabResult {
  const { plan, ruleSets, words, sweep } = setting;
  const { title, players, bots, games, seed, skill } = plan;
  const cells = cellsOf(plan).map((cell): CellResult => {
    const own = sums.get(cell.id) ?? emptySums();
    const name = ruleSets[cell.ruleSet]!.title;
    return {
      id: cell.id,
      ruleSet: cell.ruleSet,
      kind: cell.kind,
      ...(cell.value === undefined ? {} : { value: cell.value }),
      ...(cell.baseline ? { baseline: cell.baseline } : {}),
      title: sweep ? `${ruleSets.length > 1 ? `${name}, ` : ''}${sweep.label} ${sweep.values[cell.step!]}` : name,
      games: own.games,
      finished: own.finished,
      faults: own.faults,
      unfinished: own.unfinished,
      problems: own.problems,
      figures: figuresOf(own, players, brief),
      differences: cell.baseline ? differencesOf(own, players, brief) : [],
      distributions: brief ? {} : distributionsOf(own),
    };
  });
  return {
    kind: 'houserules-lab',
    format: 1,
    ...(title ? { title } : {}),
    players,
    bots,
    games,
    seed,
    ...(sweep ? { sweep: { ...plan.sweep!, label: sweep.label, labels: sweep.values } } : {}),
    ...(skill ? { skill } : {}),
    complete,
    ruleSets,
    words,
    cells,
    findings: findingsOf(cells, words, players),
  };
}

function findingsOf(cells: readonly CellResult[], words: Words, players: number): string[] {
  return cells.flatMap(({ title, kind, figures, differences }) => [
    ...(kind === 'play' ? fairnessSentences(title, figures, players) : []),
    ...differences
      .filter((difference) => !repeats(difference, differences))
      .flatMap((difference) => differenceSentence(title, difference, words) ?? []),
  ]);
}

/** Whether the same is said already: of decisions that are whole moves, of an action that knows only one group of spaces. */
function repeats({ key, value }: Difference, all: readonly Difference[]): boolean {
  const other = key === 'decisions' ? 'moves' : key.replace(/^group:/, 'use:').replace(/\..*$/, '');
  const near = (each: Difference): boolean => Math.abs(each.value - value) <= Math.abs(value) / 100;
  return other !== key && all.some((each) => each.key === other && each.clear && near(each));
}

function distributionsOf({ histograms }: CellSums): Record<string, [number, number][]> {
  const keys = Object.keys(histograms).sort();
  return Object.fromEntries(
    keys.map((key) => [
      key,
      Object.entries(histograms[key]!)
        .map(([value, games]): [number, number] => [Number(value), games])
        .sort((a, b) => a[0] - b[0]),
    ]),
  );
}

/** As it is written to files and printed, wherever it was worked out. */
export const resultText = (result: LabResult): string => `${JSON.stringify(result)}\n`;
