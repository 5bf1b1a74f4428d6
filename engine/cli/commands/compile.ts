/** `houserules compile GAME`: the JavaScript that is made from rules. */
import { withJson, withRules } from '../choices.ts';
import type { AddCommand } from '../command.ts';
import { type Io, printJson } from '../io.ts';
import { type Choices, openGame } from '../open.ts';

interface CompileOptions extends Choices {
  print?: boolean;
  json?: boolean;
}

export const addCompile: AddCommand = (program, io) => {
  withJson(withRules(program.command('compile').argument('<game>', 'a name or path')))
    .description('make the program of a game, and say how large it is')
    .option('--print', 'print the JavaScript')
    .action((game: string, options: CompileOptions) => compile(io, game, options));
};

function compile(io: Io, typed: string, { print, json, ...choices }: CompileOptions): void {
  const game = openGame(io, typed, choices);
  const { program } = game;
  const decisions = new Set(program.stops.flatMap((stop) => (stop ? [stop.packed.decision.name] : []))).size;
  if (json) {
    const { name, variants, values, players } = game;
    printJson(io, {
      game: name,
      variants,
      options: values,
      players,
      stateSize: program.stateSize,
      decisions,
      sourceSize: program.source.length,
      ...(print ? { source: program.source } : {}),
    });
  } else if (print) io.stdout.write(program.source.endsWith('\n') ? program.source : `${program.source}\n`);
  else
    io.stdout.write(
      `${game.title}: ${decisions} decisions, ${program.stateSize} numbers of state, ${program.source.length} characters of JavaScript\n`,
    );
}
