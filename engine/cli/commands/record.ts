/** `houserules record GAME`: playthroughs that are kept beside the rules, one for each variant. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { withJson, withSeed } from '../choices.ts';
import type { AddCommand } from '../command.ts';
import { FAILED, FINE, type Io, printJson } from '../io.ts';
import { isFolder } from '../library.ts';
import { findRules, loadRules } from '../open.ts';
import { openPlayed } from '../played.ts';
import { recordPlaythrough } from '../playthrough.ts';

const ENDING = '.txt';

interface RecordOptions {
  out?: string;
  check?: boolean;
  seed?: string | number;
  json?: boolean;
}

export interface RecordReport {
  folder: string;
  recordings: {
    name: string;
    /** `same`: what was there before is what is played now. */
    state: 'same' | 'new' | 'changed' | 'stale';
    plies: number;
    /** The first line that differs, from 1, with what stood there and what is played now. */
    change?: { line: number; before: string; now: string };
  }[];
}

export const addRecord: AddCommand = (program, io, ends) => {
  withJson(withSeed(program.command('record').argument('<game>', 'a name or path')))
    .description(
      'play a game of each variant at random and keep it in `playthroughs/`, with the legal count at every ply',
    )
    .option('--out <folder>', 'where they are kept; if absent, `playthroughs` beside the rules')
    .option('--check', 'write nothing; fail if something is not as it was recorded')
    .action((game: string, options: RecordOptions) => {
      const report = record(io, game, options);
      if (options.json) printJson(io, report);
      else io.stdout.write(textOf(report));
      const differs = report.recordings.some(({ state }) => state !== 'same');
      ends(options.check && differs ? FAILED : FINE);
    });
};

function record(io: Io, game: string, { out, check = false, seed }: RecordOptions): RecordReport {
  const folder = out ?? join(folderOf(io, game), 'playthroughs');
  const at = resolve(io.cwd, folder);
  const before = existsSync(at) ? readdirSync(at).filter((file) => file.endsWith(ENDING)) : [];
  const report: RecordReport = { folder, recordings: [] };
  for (const { name, variant, players } of selection(io, game)) {
    const played = openPlayed(io, game, { players, seed, ...(variant ? { variant: [variant] } : {}) });
    const text = recordPlaythrough(io, played);
    const file = join(at, name + ENDING);
    const kept = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    const plies = text.split('\n').filter((line) => /^\d/.test(line)).length;
    if (kept === text) {
      report.recordings.push({ name, state: 'same', plies });
      continue;
    }
    const change = kept === undefined ? undefined : firstChange(kept, text);
    report.recordings.push({ name, state: kept === undefined ? 'new' : 'changed', plies, ...(change && { change }) });
    if (check) continue;
    mkdirSync(at, { recursive: true });
    writeFileSync(file, text);
  }
  const names = report.recordings.map(({ name }) => name + ENDING);
  for (const file of before.filter((each) => !names.includes(each)).sort()) {
    report.recordings.push({ name: file.slice(0, -ENDING.length), state: 'stale', plies: 0 });
    if (!check) rmSync(join(at, file));
  }
  return report;
}

function folderOf(io: Io, game: string): string {
  const { entry, library } = findRules(io, game);
  if ('game' in entry) return dirname(library.find(entry.game)!.game.uri);
  return isFolder(resolve(io.cwd, game)) ? game : dirname(game);
}

/** Each variant by itself, in turn with the fewest and with the most players that it allows. */
function selection(io: Io, game: string): { name: string; variant?: string; players: number }[] {
  const rules = findRules(io, game);
  const printed = loadRules(io, rules, undefined);
  const variants = printed.variants.filter(({ active }) => !active).map(({ name }) => name);
  return [undefined, ...variants].map((variant, i) => {
    const { min, max } = (variant ? loadRules(io, rules, [variant]) : printed).definition.players!;
    const players = i % 2 === 0 ? min : max;
    return { name: `${variant ?? 'printed'}-${players}`, ...(variant ? { variant } : {}), players };
  });
}

function firstChange(before: string, now: string): RecordReport['recordings'][number]['change'] {
  const [old, made] = [before.split('\n'), now.split('\n')];
  const line = made.findIndex((text, i) => text !== old[i]);
  const at = line < 0 ? made.length : line;
  return { line: at + 1, before: old[at] ?? '', now: made[at] ?? '' };
}

function textOf({ folder, recordings }: RecordReport): string {
  const lines = recordings.flatMap(({ name, state, plies, change }) => [
    `${name}: ${state === 'stale' ? 'no variant of this name' : `${state}, ${plies} moves`}`,
    ...(change ? [`  line ${change.line} was   ${change.before}`, `  line ${change.line} is    ${change.now}`] : []),
  ]);
  return `${folder}\n${lines.join('\n')}\n`;
}
