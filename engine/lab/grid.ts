/** What a plan comes to, without its rules: cells and chunks. Plain data, also for a page that compiles nothing. */
import type { OptionValue, OptionValues } from '../language/types.ts';
import type { Plan } from './plan.ts';

/** A plan that carries everything that it depends on: the texts of all rules, and the number of players. */
export interface ClosedPlan extends Plan {
  players: number;
}

export interface Cell {
  /** `r0`, `r1@3`, `r0:skill`. */
  id: string;
  /** Index of the rule set in the plan. */
  ruleSet: number;
  kind: 'play' | 'skill';
  /** Value of the swept option. */
  value?: OptionValue;
  /** Position of that value in the sweep. */
  step?: number;
  games: number;
  /** The cell that it is compared with, game by game. */
  baseline?: string;
}

/** What a rule set turned out to be. */
export interface RuleSetInfo {
  title: string;
  /** The game at the root of what is extended. */
  game: string;
  variants: readonly string[];
  options: OptionValues;
  /** Of all texts that the rules are made of. */
  hash: string;
}

/** All cells of a plan in their order: rule sets, within each the values of the sweep, skill behind play. */
export function cellsOf({ ruleSets, sweep, skill, games }: Plan): Cell[] {
  const values: (OptionValue | undefined)[] = sweep ? [...sweep.values] : [undefined];
  const cells: Cell[] = [];
  for (const kind of skill ? (['play', 'skill'] as const) : (['play'] as const)) {
    const id = (ruleSet: number, step: number): string =>
      `r${ruleSet}${sweep ? `@${step}` : ''}${kind === 'skill' ? ':skill' : ''}`;
    for (const ruleSet of ruleSets.keys()) {
      for (const [step, value] of values.entries()) {
        // A rule set is compared with the first one; of the first one a value of the sweep with the first value.
        const baseline = ruleSet > 0 ? id(0, step) : step > 0 ? id(0, 0) : undefined;
        cells.push({
          id: id(ruleSet, step),
          ruleSet,
          kind,
          ...(value === undefined ? {} : { value, step }),
          games: kind === 'skill' ? skill!.games : games,
          ...(baseline ? { baseline } : {}),
        });
      }
    }
  }
  return cells;
}

export interface Chunk {
  /** Number of the chunk, from 0. */
  id: number;
  /** First game, and the one behind the last. */
  from: number;
  to: number;
}

/** Games of a chunk over all cells: a tenth of a second of random play at most; thinking bots play one game of each at a time. */
const FEWEST = 16;
const MOST = 256;
/** As many chunks as that there should be, so that results come in steadily. */
const PARTS = 32;

export function chunksOf(plan: Plan): Chunk[] {
  const cells = cellsOf(plan);
  const games = Math.max(...cells.map((cell) => cell.games));
  const slow = [...plan.bots, plan.skill?.stronger, plan.skill?.weaker].some((bot) => bot && bot !== 'random');
  const quick = Math.min(MOST, Math.max(FEWEST, (games * cells.length) / PARTS));
  const size = slow ? 1 : Math.max(1, Math.floor(quick / cells.length));
  return Array.from({ length: Math.ceil(games / size) }, (_, id) => ({
    id,
    from: id * size,
    to: Math.min(games, (id + 1) * size),
  }));
}
