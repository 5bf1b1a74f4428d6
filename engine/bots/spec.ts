/** Which bot plays, as plain data and as a text: `random`, `greedy`, `mcts:1000`, `mcts:500ms`, or a strength by name. */
import { diagnose } from '../diagnostics/catalogue.ts';
import { fail, NOWHERE, ok, type Result } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/near.ts';

export type BotSpec =
  | { kind: 'random' }
  | { kind: 'greedy' }
  | {
      kind: 'mcts';
      /** Games that are played out for each decision; then the choice is the same for the same seed. */
      iterations?: number;
      /** Time for each decision, by the clock. With both, whichever comes first ends the search. */
      milliseconds?: number;
    };

/** Strengths by name, weakest first. The searching ones count iterations, so that a game can be played again. */
export const STRENGTHS = {
  random: { kind: 'random' },
  greedy: { kind: 'greedy' },
  easy: { kind: 'mcts', iterations: 50 },
  normal: { kind: 'mcts', iterations: 500 },
  strong: { kind: 'mcts', iterations: 10_000 },
} as const satisfies Record<string, BotSpec>;

export type Strength = keyof typeof STRENGTHS;

const isStrength = (text: string): text is Strength => Object.hasOwn(STRENGTHS, text);

/** Iterations of `mcts` without a budget. */
export const DEFAULT_ITERATIONS = 1000;

/** Reads the text form. `mcts` alone searches `DEFAULT_ITERATIONS`; `mcts:1000,500ms` has both limits. */
export function parseBot(text: string): Result<BotSpec> {
  const written = text.trim();
  if (isStrength(written)) return ok(STRENGTHS[written]);
  const [, kind = '', budget] = /^([^:]*)(?::(.*))?$/s.exec(written) ?? [];
  const place = { document: '', path: [], range: NOWHERE };
  if (kind !== 'mcts' || written === '') {
    const near = nearest(kind, [...Object.keys(STRENGTHS), 'mcts']);
    return fail([diagnose('bot-unknown', { written, ...(near ? { near } : {}) }, place)]);
  }
  if (budget === undefined) return ok({ kind, iterations: DEFAULT_ITERATIONS });
  const spec: BotSpec & { kind: 'mcts' } = { kind };
  for (const part of budget.split(',')) {
    const [, digits, unit] = /^([1-9]\d{0,8})(ms)?$/.exec(part.trim()) ?? [];
    const name = unit ? 'milliseconds' : 'iterations';
    if (digits === undefined || spec[name] !== undefined)
      return fail([diagnose('bot-budget', { written: budget }, place)]);
    spec[name] = Number(digits);
  }
  return ok(spec);
}

/** The text form, which `parseBot` reads back. */
export function formatBot(spec: BotSpec): string {
  if (spec.kind !== 'mcts') return spec.kind;
  const { iterations, milliseconds } = spec;
  const budget = [
    ...(iterations === undefined ? [] : [String(iterations)]),
    ...(milliseconds === undefined ? [] : [`${milliseconds}ms`]),
  ];
  return `mcts:${(budget.length ? budget : [DEFAULT_ITERATIONS]).join(',')}`;
}

/** Whether the same seed always gives the same choices: budgets by the clock do not. */
export const isRepeatable = (spec: BotSpec): boolean => spec.kind !== 'mcts' || spec.milliseconds === undefined;
