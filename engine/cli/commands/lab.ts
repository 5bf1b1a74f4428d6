/** `houserules lab --plan FILE`: what a change of the rules does to the game, in figures with intervals. */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { Runner } from '../../lab/back-end.ts';
import { figuresCsv } from '../../lab/csv.ts';
import { reportHtml, reportMarkdown } from '../../lab/report.ts';
import { type LabResult, resultText, type Setting } from '../../lab/result.ts';
import { localRunner, runPlan } from '../../lab/runner.ts';
import { headlineRows } from '../../lab/tables.ts';
import { wholeNumber, withJson, withSeed } from '../choices.ts';
import type { AddCommand } from '../command.ts';
import { FAILED, FINE, type Io, reasonOf, usage } from '../io.ts';
import { openPlan } from '../lab-plan.ts';
import { queueRunner } from '../lab-queue.ts';
import { threadRunner } from '../lab-threads.ts';
import { shippedGames } from '../library.ts';
import { progressBar } from '../progress.ts';
import { table } from '../table.ts';

interface LabOptions {
  plan: string;
  seed?: string | number;
  workers: number;
  queue?: string;
  report?: string;
  json?: boolean;
}

export const addLab: AddCommand = (program, io, ends) => {
  withJson(withSeed(program.command('lab')))
    .description('play many games by several rule sets and compare them, with intervals')
    .requiredOption('--plan <file>', 'what to find out: rule sets, bots, games, a sweep; JSON or YAML')
    .option('--workers <number>', 'how many threads play', wholeNumber(1, 256), availableParallelism())
    .option(
      '--queue <address>',
      'let others play: a Redis server, redis://HOST:PORT, at which `houserules worker` works',
    )
    .option('--report <file>', 'write a report: Markdown (.md), a page (.html), or all figures as a table (.csv)')
    .action(async (options: LabOptions) => {
      checkReport(options.report);
      const setting = openPlan(io, options.plan, options.seed);
      const result = await play(io, setting, runnerOf(io, options));
      if (options.report) writeReport(io, options.report, result, commandOf(options, result));
      if (options.json) io.stdout.write(resultText(result));
      else io.stdout.write(textOf(result));
      ends(result.cells.some(({ faults, unfinished }) => faults + unfinished > 0) ? FAILED : FINE);
    });
};

function runnerOf(io: Io, { workers, queue }: LabOptions): Runner {
  if (queue) return queueRunner(queue);
  return workers === 1 ? localRunner(shippedGames(io.cwd)) : threadRunner(workers);
}

async function play(io: Io, setting: Setting, runner: Runner): Promise<LabResult> {
  const progress = progressBar(io.stderr, setting.plan.games);
  const result = await runPlan(setting, runner, {
    // The bar looks at every sixteenth only.
    onPart: (collector) => progress.at(collector.played & ~15),
  });
  progress.done();
  return result;
}

/** What leads to the same bytes: how many work on it does not matter. */
const commandOf = ({ plan, report }: LabOptions, { seed }: LabResult): string =>
  `npx houserules lab --plan ${plan} --seed ${seed}${report ? ` --report ${report}` : ''}`;

function checkReport(path: string | undefined): void {
  if (path !== undefined && !/\.(md|html|csv)$/.test(path))
    throw usage('--report takes a file that ends with .md, .html or .csv');
}

function writeReport(io: Io, path: string, result: LabResult, command: string): void {
  const text = path.endsWith('.csv')
    ? figuresCsv(result)
    : (path.endsWith('.md') ? reportMarkdown : reportHtml)(result, { command });
  try {
    writeFileSync(resolve(io.cwd, path), text);
  } catch (error) {
    throw usage(`${path} can’t be written: ${reasonOf(error)}`);
  }
}

function textOf(result: LabResult): string {
  const { cells, findings, games, players, bots, seed } = result;
  const played = cells.filter(({ kind }) => kind === 'play');
  const rows = headlineRows(result, played);
  const problems = cells.filter(({ faults, unfinished }) => faults + unfinished > 0);
  return [
    `${games} games of each rule set, ${players} players, bots ${bots.join(', ')}, seed ${seed}`,
    '',
    ...table([
      ['', ...played.map(({ title }) => title)],
      ...rows.map(({ label, cells: row }) => [
        label,
        ...row.map((cell) => (cell ? `${cell.value} (${cell.interval})` : '–')),
      ]),
    ]),
    '',
    ...(findings.length > 0 ? findings : ['No difference is clear.']),
    ...problems.map(({ title, faults, unfinished }) => `${title}: faults ${faults}, unfinished ${unfinished}`),
    '',
  ].join('\n');
}
