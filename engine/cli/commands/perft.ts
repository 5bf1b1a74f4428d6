/** `houserules perft GAME`: how many ways there are to make the first so many moves. */
import { newState } from '../../index.ts';
import { perft } from '../../runtime/perft.ts';
import { wholeNumber, withJson, withRules, withSeed } from '../choices.ts';
import type { AddCommand } from '../command.ts';
import { type Io, printJson } from '../io.ts';
import { type Choices, openGame, stopped } from '../open.ts';

interface PerftOptions extends Choices {
  depth: number;
  decisions?: boolean;
  seed?: string | number;
  json?: boolean;
}

export const addPerft: AddCommand = (program, io) => {
  withJson(withSeed(withRules(program.command('perft').argument('<game>', 'a name or path'))))
    .description('count the positions at each depth, once for each path: a check of the rules')
    .option('--depth <number>', 'how many moves', wholeNumber(1, 1000), 2)
    .option('--decisions', 'count the single picks of moves instead of whole moves')
    .action((game: string, options: PerftOptions) => count(io, game, options));
};

function count(io: Io, typed: string, { depth, decisions, seed = 1, json, ...choices }: PerftOptions): void {
  const game = openGame(io, typed, choices);
  const state = newState(game.program, seed);
  const rows: { depth: number; nodes: number }[] = [];
  for (let d = 1; d <= depth; d++) {
    const counted = perft(game.program, state, d, { decisions });
    if (!counted.ok) throw stopped(io, game, counted.diagnostics);
    rows.push({ depth: d, nodes: counted.value });
    if (!json) io.stdout.write(`${d} ${counted.value}\n`);
  }
  if (json) printJson(io, rows);
}
