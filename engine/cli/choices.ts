/** The options that all commands share, and how their values are read. */
import { type Command, InvalidArgumentError } from 'commander';
import { parse } from 'yaml';
import { type BotSpec, parseBot } from '../bots/index.ts';

/** Variants, options and players: which game is meant. */
export function withRules(command: Command): Command {
  return command
    .option('--variant <name>', 'play with this variant; can be given several times', collect)
    .option(
      '--option <name=value>',
      'set an option of the rules, value as YAML; can be given several times',
      collectOption,
    )
    .option(
      '--base <which>',
      'for a file that was made with other rules of its game: `theirs` or `installed`',
      oneOf(['theirs', 'installed']),
      'theirs',
    )
    .option('--players <number>', 'how many play; if absent, the fewest that can', wholeNumber(1));
}

export const withSeed = (command: Command): Command =>
  command.option('--seed <text>', 'what all chance comes from: same seed, same game (default: 1)', seed);

export const withJson = (command: Command): Command => command.option('--json', 'print JSON for programs');

const collect = (value: string, before: readonly string[] = []): readonly string[] => [...before, value];

function collectOption(
  value: string,
  before: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> {
  const at = value.indexOf('=');
  if (at < 1) throw new InvalidArgumentError('It is written NAME=VALUE.');
  return { ...before, [value.slice(0, at).trim()]: readValue(value.slice(at + 1)) };
}

function readValue(text: string): unknown {
  try {
    const value: unknown = parse(text, { schema: 'core', logLevel: 'silent' });
    return value ?? '';
  } catch {
    throw new InvalidArgumentError('The value is not YAML.');
  }
}

/** @param most absent: any */
export const wholeNumber =
  (least: number, most = Number.MAX_SAFE_INTEGER) =>
  (text: string): number => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    throw new InvalidArgumentError(
      most === Number.MAX_SAFE_INTEGER
        ? `It takes a whole number from ${least}.`
        : `It takes a whole number from ${least} to ${most}.`,
    );
  };

/** Numbers are numbers, so that they are written as such; other texts are as good. */
export const seed = (text: string): string | number => (/^(0|-?[1-9]\d{0,14})$/.test(text) ? Number(text) : text);

/** A bot by its text form. */
export function bot(text: string): BotSpec {
  const spec = parseBot(text);
  if (spec.ok) return spec.value;
  const [{ message, hint }] = spec.diagnostics as [(typeof spec.diagnostics)[0]];
  throw new InvalidArgumentError(`${message}.${hint ? ` ${hint}` : ''}`);
}

/** Bots by seat, separated by commas; a budget of two limits has a comma of its own. */
export const bots = (text: string): readonly BotSpec[] => text.split(/,(?!\s*\d)/).map(bot);

export function oneOf<T extends string>(values: readonly T[]): (text: string) => T {
  return (text) => {
    const found = values.find((value) => value === text);
    if (found === undefined) throw new InvalidArgumentError(`It takes ${values.join(', ')}.`);
    return found;
  };
}
