/** `houserules list [GAME]`: the games, or the variants and options of one. */

import type { OptionInfo, RuleSet } from '../../index.ts';
import { describeOptions } from '../../language/index.ts';
import { textIn } from '../../language/text.ts';
import { withJson, withRules } from '../choices.ts';
import type { AddCommand } from '../command.ts';
import { CommandError, FINE, type Io, printJson } from '../io.ts';
import { shippedGames } from '../library.ts';
import { type Choices, findRules, loadRules, openGame } from '../open.ts';

export interface ListedGame {
  name: string;
  title: string;
  about?: string;
  players: { min: number; max: number };
  variants: ListedVariant[];
}

interface ListedVariant {
  name: string;
  title: string;
  about?: string;
  group?: string;
  default: boolean;
  houseRule: boolean;
}

export const addList: AddCommand = (program, io, ends) => {
  withJson(withRules(program.command('list').argument('[game]', 'a name or path: shows its variants and options')))
    .description('show all games, or the variants and options of one')
    .action((game: string | undefined, options: Choices & { json?: boolean }) => {
      if (game === undefined) ends(listGames(io, options.json === true));
      else listGame(io, game, options);
    });
};

/** A game with an error is said and left out. */
function listGames(io: Io, json: boolean): number {
  let code = FINE;
  const games = shippedGames(io.cwd)
    .games()
    .flatMap((name) => {
      try {
        return [describe(loadRules(io, findRules(io, name), undefined))];
      } catch (error) {
        if (!(error instanceof CommandError)) throw error;
        code = error.exitCode;
        return [];
      }
    });
  if (json) printJson(io, games);
  else io.stdout.write(games.map(gameText).join('\n'));
  return code;
}

function listGame(io: Io, typed: string, choices: Choices & { json?: boolean }): void {
  const { ruleSet, players } = openGame(io, typed, choices);
  const game = describe(ruleSet);
  const described = describeOptions(ruleSet, players, choices.option);
  const options = described.ok ? described.value : [];
  if (choices.json) printJson(io, { ...game, options });
  else io.stdout.write(`${gameText(game)}${optionsText(options)}`);
}

function describe({ definition, variants }: RuleSet): ListedGame {
  const { name, title, about, players } = definition;
  return {
    name,
    title: textIn(title) ?? name,
    ...(about ? { about: textIn(about) } : {}),
    players: { min: players!.min, max: players!.max },
    variants: variants.map((variant) => ({
      name: variant.name,
      title: variant.title,
      ...(variant.about ? { about: variant.about } : {}),
      ...(variant.group ? { group: variant.group } : {}),
      default: variant.default,
      houseRule: variant.houseRule,
    })),
  };
}

function gameText({ name, title, about, players, variants }: ListedGame): string {
  const count = players.min === players.max ? String(players.min) : `${players.min} to ${players.max}`;
  const width = Math.max(0, ...variants.map((variant) => variant.name.length));
  const lines = variants.map((variant) => {
    const notes = [variant.default ? 'default' : '', variant.houseRule ? 'house rule' : ''].filter(Boolean);
    return `  ${variant.name.padEnd(width)}  ${variant.title}${notes.length ? ` (${notes.join(', ')})` : ''}`;
  });
  return [`${name}: ${title}, ${count} players`, ...(about ? [`  ${about}`] : []), ...lines, ''].join('\n');
}

/** Each option with its value, what it can be, and what it says in front of people. */
function optionsText(options: readonly OptionInfo[]): string {
  const rows = options.map((option) => [
    `  ${option.name}=${valueText(option.value)}`,
    rangeText(option),
    option.label,
  ]);
  const widths = [0, 1].map((column) => Math.max(0, ...rows.map((row) => row[column]!.length)));
  const lines = rows.map(
    ([name, range, label]) => `${name!.padEnd(widths[0]!)}  ${range!.padEnd(Math.min(widths[1]!, 40))}  ${label}`,
  );
  return lines.length ? `\nOptions\n${lines.join('\n')}\n` : '';
}

const valueText = (value: OptionInfo['value']): string =>
  Array.isArray(value) ? `[${value.join(', ')}]` : String(value);

function rangeText({ kind, min, max, choices, minLength, maxLength }: OptionInfo): string {
  if (kind === 'boolean') return 'true, false';
  const values = choices ? choices.map((choice) => choice.value).join(', ') : `${min} to ${max}`;
  if (kind === 'list') return `list of ${minLength ?? 0} to ${maxLength ?? 'any number'}: ${values}`;
  return kind === 'permutation' ? `order of ${values}` : values;
}
