/** `houserules types GAME`: the names of a game as TypeScript types, for its hooks. */
import { withJson, withRules } from '../choices.ts';
import type { AddCommand } from '../command.ts';
import { type Io, printJson } from '../io.ts';
import { type Choices, openGame } from '../open.ts';
import { typesOf } from '../typescript.ts';

export const addTypes: AddCommand = (program, io) => {
  withJson(withRules(program.command('types').argument('<game>', 'a name or path')))
    .description('print TypeScript types of a game’s spaces, components, zones and variables, for hooks')
    .action((game: string, options: Choices & { json?: boolean }) => types(io, game, options));
};

function types(io: Io, typed: string, { json, ...choices }: Choices & { json?: boolean }): void {
  const { program, ruleSet, name, title, options } = openGame(io, typed, choices);
  const text = typesOf({
    name,
    title,
    model: program.model,
    options,
    define: Object.keys(ruleSet.definition.define ?? {}),
  });
  if (json) printJson(io, { game: name, types: text });
  else io.stdout.write(text);
}
