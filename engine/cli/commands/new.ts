/** `houserules new [TEMPLATE FILE]`: a new game from a template, or the templates that there are. */
import { existsSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { nearest } from '../../diagnostics/near.ts';
import { didYouMean } from '../../diagnostics/words.ts';
import type { Library } from '../../index.ts';
import { readDocument } from '../../language/read.ts';
import { textIn } from '../../language/text.ts';
import { fromTemplate, newName, templateNames } from '../../share/templates.ts';
import { withJson } from '../choices.ts';
import type { AddCommand } from '../command.ts';
import { failed, type Io, printJson, reasonOf, usage } from '../io.ts';
import { shippedGames, shippedTemplates } from '../library.ts';

interface NewOptions {
  title?: string;
  json?: boolean;
}

export const addNew: AddCommand = (program, io) => {
  withJson(
    program.command('new').argument('[template]', 'what it starts from').argument('[file]', 'where to: FILE.yaml'),
  )
    .description('write a new game, made from a template; without a template, show which there are')
    .option('--title <title>', 'what it is called in front of people; if absent, as the file is called')
    .action((template: string | undefined, file: string | undefined, options: NewOptions) => {
      const templates = shippedTemplates(io.cwd);
      if (template === undefined) listTemplates(io, templates, options.json === true);
      else if (file === undefined) throw usage('say where to: `houserules new TEMPLATE FILE.yaml`');
      else newGame(io, templates, template, file, options);
    });
};

function listTemplates(io: Io, templates: Library, json: boolean): void {
  const all = templateNames(templates).map((name) => ({ name, ...wordsOf(templates, name) }));
  const width = Math.max(...all.map(({ name }) => name.length));
  if (json) printJson(io, all);
  else io.stdout.write(all.map(({ name, about }) => `${name.padEnd(width)}  ${about}\n`).join(''));
}

function wordsOf(templates: Library, name: string): { title: string; about: string } {
  const read = readDocument(templates.find(name)!.game);
  return {
    title: (read.ok && textIn(read.value.value.title)) || name,
    about: (read.ok && textIn(read.value.value.about)) || '',
  };
}

function newGame(io: Io, templates: Library, template: string, file: string, { title, json }: NewOptions): void {
  const found = templates.find(template);
  if (!found) {
    const near = nearest(template, templates.games());
    throw usage(
      `there is no template called \`${template}\`\n  ${near ? didYouMean(near) : '`houserules new` shows all templates.'}`,
    );
  }
  if (!/\.ya?ml$/.test(file)) throw usage(`${file} is not called as a YAML file: \`${file}.yaml\``);
  if (existsSync(resolve(io.cwd, file))) throw usage(`${file} is there already`);
  const words = basename(file).replace(/\.ya?ml$/, '');
  const name = newName(words, shippedGames(io.cwd));
  const called = title ?? words.charAt(0).toUpperCase() + words.slice(1).replace(/[-_]+/g, ' ');
  const made = fromTemplate(found.game, { name, title: called });
  if (!made.ok) throw failed(made.diagnostics.map(({ message }) => message).join('\n'));
  try {
    // Never over what somebody else has written in the meantime.
    writeFileSync(resolve(io.cwd, file), made.value, { flag: 'wx' });
  } catch (error) {
    throw usage(`${file} can’t be written: ${reasonOf(error)}`);
  }
  if (json) printJson(io, { file, template, name, title: called });
  else io.stdout.write(`${file}: ${called}. \`houserules play ${file}\` plays it.\n`);
}
