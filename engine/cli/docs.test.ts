import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cli, ROOT } from './testing.ts';

test('docs/cli.md names every command and option', async () => {
  const docs = readFileSync(join(ROOT, 'docs/cli.md'), 'utf8');
  const help = (await cli('--help')).out;
  const commands = [...help.matchAll(/^ {2}(\w+) (?:\[options\]|\[command\])/gm)]
    .map((match) => match[1]!)
    .filter((name) => name !== 'help');
  expect(commands).toEqual([
    'list',
    'new',
    'check',
    'play',
    'simulate',
    'lab',
    'worker',
    'perft',
    'trace',
    'why',
    'types',
    'compile',
    'export',
    'test',
    'record',
    'hooks',
  ]);
  for (const command of commands) {
    expect(docs).toMatch(new RegExp(`^\`${command}\\b`, 'm'));
    const options = (await cli(`${command} --help`)).out;
    for (const [, option] of options.matchAll(/^ {2}(?:-\w, )?(--\w+)/gm))
      if (option !== '--help') expect(docs, `${command} ${option}`).toContain(option);
  }
});
