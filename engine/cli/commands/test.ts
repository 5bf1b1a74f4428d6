/** `houserules test GAME`: the battery of checks that every game has to pass, for a rule author's own game. */
import { CHECKS, type CheckName, type Failure, runBattery, subjectOf } from '../../runtime/battery/index.ts';
import { wholeNumber, withJson, withRules, withSeed } from '../choices.ts';
import type { AddCommand } from '../command.ts';
import { FAILED, printJson } from '../io.ts';
import { type Choices, type OpenGame, openGame } from '../open.ts';

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
}

export const addTest: AddCommand = (program, io, ends) => {
  withJson(withSeed(withRules(program.command('test').argument('<game>', 'a name or path'))))
    .description(
      'check over random games what has to hold for every game: nothing vanishes, undo, views, legal moves …',
    )
    .option('--games <number>', 'how many games', wholeNumber(1, 100_000), 10)
    .action((typed: string, { games, seed = 1, json, ...choices }: TestOptions) => {
      const game = openGame(io, typed, choices);
      const report = testGame(game, games, seed);
      if (json) printJson(io, report);
      else io.stdout.write(textOf(game, report));
      if (report.failures.length) ends(FAILED);
    });
};

function testGame(game: OpenGame, games: number, seed: string | number): TestReport {
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
  };
}

function textOf({ title, players }: OpenGame, { games, plies, checks, failures }: TestReport): string {
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
    ...lines,
    ...(found.length ? ['', ...found] : []),
    '',
  ].join('\n');
}
