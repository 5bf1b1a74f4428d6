/** What is chosen in the lab, and the plan that it makes. */
import type { OptionInfo, OptionValue, RuleText } from '../../engine/index.ts';
import type { Plan, PlannedRules, Sweep } from '../../engine/lab/plan.ts';
import type { BaseTexts } from '../../engine/share/types.ts';
import type { LabGame } from './protocol.ts';

/** A rule set that can be ticked. */
export interface Candidate {
  id: string;
  title: string;
  /** Whose it is, in a word. */
  kind: 'printed' | 'variant' | 'mine';
  planned: PlannedRules;
}

export interface Choices {
  game: LabGame;
  candidates: readonly Candidate[];
  /** Ids in the order in which they were ticked: the first is what the others are compared with. */
  ticked: readonly string[];
  players: number;
  /** By seat. */
  bots: readonly string[];
  games: number;
  seed: string;
  sweep?: { option: OptionInfo; from: number; to: number; step: number };
  skill?: { stronger: string; weaker: string };
}

/** Bots that can be chosen, weakest first. */
export const BOTS: readonly { value: string; label: string }[] = [
  { value: 'random', label: 'Random' },
  { value: 'greedy', label: 'Greedy' },
  { value: 'easy', label: 'Easy' },
  { value: 'normal', label: 'Normal' },
  { value: 'strong', label: 'Strong' },
];

export const GAMES = [200, 1000, 10_000] as const;
/** Thinking bots take their time: how many games are offered then. */
export const FEWER_GAMES = [20, 100, 500] as const;

/** The rules that somebody has on the table, or keeps. */
export interface OwnRules {
  id: string;
  title: string;
  rules: RuleText;
  base?: BaseTexts;
}

export function candidatesOf(game: LabGame, own: readonly OwnRules[]): Candidate[] {
  const printed = game.variants.filter((variant) => variant.default);
  const title = printed.length > 0 ? printed.map((variant) => variant.title).join(' + ') : 'Printed rules';
  return [
    ...(game.printed ? [{ id: 'printed', title, kind: 'printed', planned: { game: game.name, title } } as const] : []),
    ...game.variants
      .filter((variant) => !variant.default)
      .map(
        ({ name, title }): Candidate => ({
          id: `variant ${name}`,
          title,
          kind: 'variant',
          planned: { game: game.name, variants: [name], title },
        }),
      ),
    ...own.map(
      ({ id, title, rules, base }): Candidate => ({
        id,
        title,
        kind: 'mine',
        planned: { rules, title, ...(base ? { base } : {}) },
      }),
    ),
  ];
}

export function planOf(choices: Choices): Plan {
  const { candidates, ticked, players, bots, games, seed, skill } = choices;
  const ruleSets = ticked.flatMap((id) => candidates.find((each) => each.id === id)?.planned ?? []);
  const same = bots.every((bot) => bot === bots[0]);
  const sweep = sweepOf(choices);
  return {
    kind: 'houserules-plan',
    format: 1,
    ruleSets,
    players,
    bots: same ? [bots[0]!] : bots.slice(0, players),
    games,
    seed: /^(0|[1-9]\d{0,14})$/.test(seed) ? Number(seed) : seed,
    ...(sweep ? { sweep } : {}),
    ...(skill ? { skill: { ...skill, games } } : {}),
  };
}

/** Most values of a sweep: a chart shows no more. */
export const MOST_VALUES = 16;

function sweepOf({ sweep }: Choices): Sweep | undefined {
  if (!sweep) return undefined;
  const { option, from, to, step } = sweep;
  return { option: option.name, values: option.kind === 'integer' ? rangeOf(from, to, step) : valuesOf(option) };
}

export function rangeOf(from: number, to: number, step: number): number[] {
  const count = Math.max(1, Math.min(MOST_VALUES, Math.floor((to - from) / Math.max(1, step)) + 1));
  return Array.from({ length: count }, (_, i) => from + i * Math.max(1, step));
}

const valuesOf = ({ kind, choices = [] }: OptionInfo): OptionValue[] =>
  kind === 'boolean' ? [false, true] : choices.map(({ value }) => value);

/** Options whose values can be gone through. */
export const canBeSwept = ({ kind }: OptionInfo): boolean => ['integer', 'boolean', 'choice'].includes(kind);

/** A range over everything an option allows, or as much of it as a chart shows well. */
export function wholeRange(option: OptionInfo): { from: number; to: number; step: number } {
  const { min = 0, max = min + 5 } = option;
  const step = Math.max(1, Math.ceil((max - min + 1) / 8));
  return { from: min, to: max, step };
}
