/** Printers of scores: a function for each term, and their total, which rules can ask for. */
import type { Model } from '../model/types.ts';
import { bind, type Context } from './context.ts';
import { expression } from './expressions.ts';

/** @returns the names of the functions, in the order of the terms */
export function printScores({ scores }: Model, context: Context): string[] {
  const { module } = context;
  const names = scores.map((term) =>
    module.fn(
      `score_${term.name}`,
      ['s', 'player'],
      `  return ${expression(term.value, bind(context, term.player, 'player'))};`,
    ),
  );
  module.raw(`function total(s, player) { return ${names.map((name) => `${name}(s, player)`).join(' + ') || '0'}; }`);
  return names;
}
