/** `houserules test GAME`: the examples that the rules carry, and the battery of checks that every game has to pass. */
import { type ExampleReport, runExamples } from '../../examples/index.ts';
import { CHECKS, type CheckName, type Failure, runBattery, subjectOf } from '../../runtime/battery/index.ts';
import { wholeNumber, withJson, withRules, withSeed } from '../choices.ts';
import type { AddCommand } from '../command.ts';
import { FAILED, printJson } from '../io.ts';
import { type Choices, type OpenGame, openGame } from '../open.ts';
import { report as reportProblems } from '../report.ts';
import { WORDING } from '../wording.ts';

interface TestOptions extends Choices {
  games: number;
  seed?: string | number;
  json?: boolean;
}

export interface TestReport {
  game: string;
  players: number;
  games: number;
  plies: number;
  /** Every check with how often it was made and how often it failed. */
  checks: { name: CheckName; about: string; made: number; failed: number }[];
  /** The first failures of each check. */
  failures: readonly Failure[];
  /** The examples that the rules carry. */
  examples: {
    name: string;
    text?: string;
    holds: boolean;
    problems: { message: string; document: string; line: number; column: number }[];
  }[];
}

export const addTest: AddCommand = (program, io, ends) => {
  withJson(withSeed(withRules(program.command('test').argument('<game>', 'a name or path'))))
    .description(
      'try the examples of the rules, and check over random games what has to hold for every game: nothing vanishes, undo, views, legal moves …',
    )
    .option('--games <number>', 'how many games', wholeNumber(1, 100_000), 10)
    .action((typed: string, { games, seed = 1, json, ...choices }: TestOptions) => {
      const game = openGame(io, typed, choices);
      const examples = runExamples(game.ruleSet, WORDING);
      const report = testGame(game, games, seed, examples);
      if (json) printJson(io, report);
      else {
        io.stdout.write(textOf(game, report));
        reportProblems(
          io.stdout,
          examples.flatMap(({ problems }) => problems),
          game.sources,
        );
      }
      if (report.failures.length || report.examples.some(({ holds }) => !holds)) ends(FAILED);
    });
};

function testGame(
  game: OpenGame,
  games: number,
  seed: string | number,
  examples: readonly ExampleReport[],
): TestReport {
  const result = runBattery(subjectOf(game.program), { games, seed, every: 4 });
  const names = Object.keys(CHECKS) as CheckName[];
  return {
    game: game.name,
    players: game.players,
    games: result.games,
    plies: result.plies,
    checks: names.map((name) => ({
      name,
      about: CHECKS[name],
      made: result.made.get(name) ?? 0,
      failed: result.failed.get(name) ?? 0,
    })),
    failures: result.failures,
    examples: examples.map(({ name, text, holds, problems }) => ({
      name,
      ...(text ? { text } : {}),
      holds,
      problems: problems.map(({ message, document, range: { start } }) => ({
        message,
        document,
        line: start.line,
        column: start.column,
      })),
    })),
  };
}

function textOf({ title, players }: OpenGame, { games, plies, checks, failures, examples }: TestReport): string {
  const failing = examples.filter(({ holds }) => !holds).length;
  const tried = failing ? `FAILED ${failing} of ${examples.length}` : examples.length ? 'ok' : 'none are written';
  const lines = checks.map(({ name, about, made, failed }) => {
    const verdict = failed ? `FAILED ${failed} of ${made}` : made ? 'ok' : 'nothing to check';
    return `${name.padEnd(12)} ${verdict.padEnd(18)} ${about}`;
  });
  const found = failures.map(({ check, detail, game, ply }) => {
    const where = game === undefined ? '' : ` (game ${game}${ply === undefined ? '' : `, after ${ply} moves`})`;
    return `${check}${where}: ${detail}`;
  });
  return [
    `${title}, ${players} players, ${games} games, ${plies} moves`,
    '',
    `${'examples'.padEnd(12)} ${tried.padEnd(18)} what the examples of the rules say`,
    ...lines,
    ...(found.length ? ['', ...found] : []),
    '',
  ].join('\n');
}
