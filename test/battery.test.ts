/**
 * The battery over every fixture, every template and every game: all variants, all numbers of players, the printed values and random
 * ones of all options.
 *
 * BATTERY_GAMES=N plays N games of each fixture, N / 15 of each template, spread over players and settings, and N / 150 of every large game's.
 */
import { describe, expect, test } from 'vitest';
import {
  createRandom,
  type Library,
  type OptionValues,
  type Program,
  prepareGame,
  type RuleSet,
} from '../engine/index.ts';
import { type BatteryResult, randomOptions, runBattery, subjectOf } from '../engine/runtime/battery/index.ts';
import { fixtures, games, rulesOf, templates } from './support/library.ts';

const GAMES = Number(process.env.BATTERY_GAMES ?? 150);
/** Sets of option values: the printed ones, and random ones. */
const SETTINGS = 4;

interface Entry {
  title: string;
  game: string;
  variant?: string;
  players: number;
}

/** Every variant on its own, with every number of players that it allows; rules that are broken fail in their test. */
function entriesOf(library: Library): Entry[] {
  return library.games().flatMap((game) => {
    const variants = variantsOf(library, game);
    return variants.flatMap((variant): Entry[] => {
      const title = variant === undefined ? game : `${game}/${variant}`;
      const rules = attempt(() => rulesOf(library, game, variant === undefined ? undefined : [variant]));
      const { min, max } = rules?.definition.players ?? { min: 1, max: 1 };
      return Array.from({ length: max - min + 1 }, (_, i) => ({
        title: `${title} with ${min + i} players`,
        game,
        variant,
        players: min + i,
      }));
    });
  });
}

function variantsOf(library: Library, game: string): (string | undefined)[] {
  const variants = attempt(() => rulesOf(library, game))?.variants ?? [];
  // If one of a group is active anyway, the game without a choice is that one.
  const plain = variants.some(({ group }) => group !== undefined) ? [] : [undefined];
  return [...plain, ...variants.map(({ name }) => name)];
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** The rules with the printed values, or with random ones that the rules accept. */
function programOf(rules: RuleSet, players: number, setting: number): { program: Program; options: OptionValues } {
  const printed = prepareGame(rules, { players });
  if (!printed.ok) throw new Error(printed.diagnostics.map(({ message }) => message).join('\n'));
  if (setting === 0) return { program: printed.value.program, options: {} };
  for (let trial = 0; trial < 50; trial++) {
    const options = randomOptions(printed.value.options, createRandom('options', setting, trial));
    const prepared = prepareGame(rules, { players, options });
    if (prepared.ok) return { program: prepared.value.program, options };
  }
  throw new Error('no random values are accepted');
}

const report = ({ failures }: BatteryResult): string =>
  failures.map(({ check, game, ply, detail }) => `${check} (game ${game}, after ${ply} plies): ${detail}`).join('\n');

function check(library: Library, { game, variant, players }: Entry, gamesPlayed: number, every: number): void {
  const rules = rulesOf(library, game, variant === undefined ? undefined : [variant]);
  const settings = !rules.definition.options ? 1 : library === games ? 2 : SETTINGS;
  for (let setting = 0; setting < settings; setting++) {
    const { program, options } = programOf(rules, players, setting);
    const result = runBattery(subjectOf(program), { games: Math.ceil(gamesPlayed / settings), seed: setting, every });
    expect.soft(report(result), JSON.stringify(options)).toBe('');
  }
}

const SMALL = entriesOf(fixtures);

describe('fixtures', () => {
  test.each(SMALL.map((entry) => [entry.title, entry] as const))(
    '%s',
    (_, entry) => {
      const siblings = SMALL.filter(({ game }) => game === entry.game).length;
      check(fixtures, entry, Math.ceil(GAMES / siblings), 4);
    },
    60_000,
  );
});

describe('templates', () => {
  const all = entriesOf(templates);
  test.each(all.map((entry) => [entry.title, entry] as const))(
    '%s',
    (_, entry) => {
      const siblings = all.filter(({ game }) => game === entry.game).length;
      check(templates, entry, Math.ceil(GAMES / 15 / siblings), 20);
    },
    60_000,
  );
});

describe('games', () => {
  test.each(entriesOf(games).map((entry) => [entry.title, entry] as const))(
    '%s',
    (_, entry) => check(games, entry, Math.ceil(GAMES / 150), 20),
    60_000,
  );
});
