/** `houserules why GAME --move JSON`: whether a move is legal; if not, why, and which rule says so. */
import { diagnose } from '../../diagnostics/catalogue.ts';
import type { Explanation, Move } from '../../index.ts';
import { wholeNumber, withJson, withRules, withSeed } from '../choices.ts';
import type { AddCommand } from '../command.ts';
import { type Io, printJson, usage } from '../io.ts';
import { playedWhole } from '../match.ts';
import { readMove } from '../moves-file.ts';
import { openPlayed, type PlayedOptions, playGiven } from '../played.ts';
import { type Sources, textOf } from '../report.ts';
import { WORDING } from '../wording.ts';

interface WhyOptions extends PlayedOptions {
  move: string;
  at?: number;
  json?: boolean;
}

export const addWhy: AddCommand = (program, io) => {
  withJson(withSeed(withRules(program.command('why').argument('<game>', 'a name or path'))))
    .description('say whether a move is legal, or why not and which rule says so')
    .requiredOption('--move <json>', 'the move: {"action": …, "args": {…}}; later arguments may be left out')
    .option('--moves <file>', 'the moves before it: a trace, or JSON Lines of {action, args}')
    .option('--at <number>', 'only so many of the moves before it', wholeNumber(0))
    .option('--game <number>', 'game of that number of `simulate`', wholeNumber(0))
    .action((game: string, options: WhyOptions) => why(io, game, options));
};

function why(io: Io, typed: string, options: WhyOptions): void {
  const move = parseMove(options.move);
  const played = playedWhole(io, openPlayed(io, typed, options));
  const before = played.moves ?? [];
  for (const given of before.slice(0, options.at ?? before.length)) playGiven(played, given);
  const explanation = played.session.why(move, WORDING);
  if (options.json) printJson(io, { move, ...readable(explanation) });
  else io.stdout.write(`${sentence(explanation, played.game.sources)}\n`);
}

function parseMove(text: string): Move {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw usage('--move: it is not JSON');
  }
  return readMove(value, '--move');
}

function readable({ legal, reason, place, param }: Explanation) {
  const at = place?.location;
  return {
    legal,
    ...(reason ? { reason } : {}),
    ...(param ? { param } : {}),
    ...(place
      ? {
          rule: {
            path: place.path,
            ...(at ? { document: at.document, line: at.range.start.line, column: at.range.start.column } : {}),
          },
        }
      : {}),
  };
}

/** The reason, and the line of the rule. */
function sentence({ legal, reason, place }: Explanation, sources: Sources): string {
  if (legal) return 'legal';
  const said = `illegal: ${reason}`;
  if (!place?.location) return said;
  const [head, ...excerpt] = textOf(
    diagnose('illegal-move', { move: '', reason: reason ?? '' }, place.location),
    sources,
  ).split('\n');
  const where = /^.*?:\d+:\d+/.exec(head!)?.[0];
  return [said, `  ${where}: the rule ${place.path}`, ...excerpt].join('\n');
}
