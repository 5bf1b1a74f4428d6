/** What is to be found out, as plain data: rule sets, who plays them, how often, from which seed. */
import type { OptionValue, RuleText } from '../language/types.ts';
import type { BaseTexts } from '../share/types.ts';

/** One of the rule sets that are compared. */
export interface PlannedRules {
  /** What it is called in tables and sentences; the title of the rules or of the variants if absent. */
  title?: string;
  /** The name of a game, … */
  game?: string;
  /** … or the text of a rule set. */
  rules?: RuleText;
  /** What the text extends, if that is not what is installed. */
  base?: BaseTexts;
  variants?: readonly string[];
  options?: Readonly<Record<string, unknown>>;
}

/** An option that is set to one value after another, for every rule set. */
export interface Sweep {
  option: string;
  values: readonly OptionValue[];
}

/** A better bot against worse ones, on each seat in turn. */
export interface Skill {
  stronger: string;
  weaker: string;
  games: number;
}

export interface Plan {
  kind: 'houserules-plan';
  format: 1;
  title?: string;
  /** The first is what the others are compared with. */
  ruleSets: readonly PlannedRules[];
  /** The fewest that can play the first rule set if absent. */
  players?: number;
  /** By seat; one for all seats if there is only one. */
  bots: readonly string[];
  /** How many games of every rule set. */
  games: number;
  seed: string | number;
  sweep?: Sweep;
  skill?: Skill;
}

export const MOST_GAMES = 10_000_000;
/** Rule sets times values of the sweep. */
export const MOST_CELLS = 64;
