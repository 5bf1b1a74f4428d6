/** The examples that the shipped games carry hold in every variant. */
import { expect, test } from 'vitest';
import { runExamples } from '../engine/examples/index.ts';
import { games, rulesOf } from './support/library.ts';

const CASES = games
  .games()
  .flatMap((game) =>
    [undefined, ...rulesOf(games, game).variants.map(({ name }) => name)].map((variant) => ({ game, variant })),
  );

test.each(CASES)('$game $variant', ({ game, variant }) => {
  const reports = runExamples(rulesOf(games, game, variant === undefined ? undefined : [variant]));
  const problems = reports.flatMap((report) => report.problems.map(({ message }) => `${report.name}: ${message}`));
  expect(problems).toEqual([]);
});
