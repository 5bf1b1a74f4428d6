import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { cli } from './testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'houserules-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, text: string | Uint8Array): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

const KUHN = 'test/fixtures/kuhn-poker';
const DICE = `houserules: 1
name: drain
title: Drain
players: { min: 2, max: 3 }
options:
  coins: { integer: 5, min: 1, max: 20, label: Coins }
  take: { integer: 2, min: 1, max: 3, label: Coins taken at a time }
components: { coin: { tokens: option.coins, start: bank } }
zones: { bank: { holds: coin }, purse: { each: player, holds: coin } }
turn:
  act:
    choose:
      take: { do: [{ move: { what: coin, amount: option.take, from: bank, to: me.purse } }] }
      wait: { do: [] }
end: { empty: { after: turn, when: bank.coin == 0, because: The bank is empty } }
score: { coins: { label: Coins, value: player.purse.coin } }
`;
/** The bank runs dry in the middle of an effect. */
const faulty = file('drain.yaml', DICE);
/** Nobody can end it. */
const endless = file(
  'endless.yaml',
  DICE.replace('name: drain', 'name: endless')
    .replace(/ {6}take:.*\n/, '')
    .replace('{ do: [] }', '{ text: Wait, do: [] }'),
);
const wrong = file('wrong.yaml', DICE.replace('from: bank', 'from: bnak'));
const broken = file('broken.yaml', 'houserules: [1\n');
const warned = file('warned.yaml', `${DICE.replace('take: 2', 'take: 2')}define: { unused: 1 }\n`);
const illegal = file('illegal.jsonl', '{"action":"check","args":{}}\n{"action":"fold","args":{}}\n');
const legal = file('legal.jsonl', '{"action":"check","args":{}}\n{"action":"check","args":{}}\n');
const partial = file('partial.jsonl', '{"action":"check"}\n');
const noMoves = file('no-moves.jsonl', '{"action":"check","args":{}}\nhello\n');
const notText = file('not-text.yaml', new Uint8Array([0x68, 0xff, 0xfe, 0x00]));
mkdirSync(join(folder, 'empty'));

test.each<[number, string]>([
  // Fine, or only warnings.
  [0, 'list'],
  [0, 'list square-on-sale'],
  [0, 'list --json'],
  [0, '--help'],
  [0, 'help trace'],
  [0, 'trace --help'],
  [0, 'check square-on-sale'],
  [0, `check ${KUHN} test/fixtures/gifts`],
  [0, `check ${warned}`],
  [0, `trace ${KUHN}`],
  [0, `trace ${KUHN} --moves ${legal}`],
  [0, `simulate ${KUHN} --games 3`],
  [0, `perft ${KUHN} --depth 9`],
  [0, `types ${KUHN}`],
  [0, `compile ${KUHN} --print`],
  [0, 'perft square-on-sale --depth 1 --variant original-bubble --players 5 --option money=7 --option gemRule=never'],
  // Legal or not: the question is answered.
  [0, `why ${KUHN} --move {"action":"check"}`],
  [0, `why ${KUHN} --move {"action":"fold"}`],
  // Wrong rules, faults, illegal moves, unfinished games.
  [1, `check ${wrong}`],
  [1, `check ${broken}`],
  [1, `check ${KUHN} ${wrong}`],
  [1, `trace ${wrong}`],
  [1, `simulate ${broken} --games 1`],
  [1, `simulate ${faulty} --games 20`],
  [1, `perft ${faulty} --depth 5`],
  [1, `simulate ${endless} --games 1`],
  [1, `trace ${endless}`],
  [1, `trace ${KUHN} --moves ${illegal}`],
  [1, `trace ${KUHN} --moves ${partial}`],
  [1, `why ${KUHN} --moves ${illegal} --move {"action":"check"}`],
  [1, `play ${KUHN}`],
  [1, `play ${KUHN} --moves ${partial}`],
  // Wrong usage.
  [2, ''],
  [2, 'frobnicate'],
  [2, 'list --frobnicate'],
  [2, 'trace'],
  [2, 'trace no-such-game'],
  [2, `trace ${folder}/no-such-file.yaml`],
  [2, `trace ${folder}/empty`],
  [2, `check ${folder}/empty`],
  [2, `check ${notText}`],
  [2, `trace ${faulty}/beyond`],
  [2, `trace ${KUHN} too many`],
  [2, `trace ${KUHN} --players 3`],
  [2, `trace ${KUHN} --players 1`],
  [2, `trace ${KUHN} --players two`],
  [2, `trace ${KUHN} --players 0`],
  [2, `trace ${KUHN} --seat 2`],
  [2, `trace ${KUHN} --seat -1`],
  [2, `trace ${KUHN} --game -1`],
  [2, `trace ${KUHN} --moves ${folder}/no-such-file`],
  [2, `trace ${KUHN} --moves ${folder}`],
  [2, `trace ${KUHN} --moves ${noMoves}`],
  [2, 'trace square-on-sale --variant nonesuch'],
  [2, 'trace square-on-sale --variant original-basic --variant original-bubble'],
  [2, 'trace square-on-sale --variant bubble --variant original-basic'],
  [2, 'trace square-on-sale --option nonesuch=1'],
  [2, 'trace square-on-sale --option money=1000'],
  [2, 'trace square-on-sale --option money=many'],
  [2, 'trace square-on-sale --option money'],
  [2, 'trace square-on-sale --option money=[1'],
  [2, 'trace square-on-sale --option spillover=sideways'],
  [2, 'trace square-on-sale --players 5'],
  [2, 'check square-on-sale --variant nonesuch'],
  [2, 'check square-on-sale --option money=1000'],
  [2, 'perft square-on-sale --depth 0'],
  [2, 'perft square-on-sale --depth x'],
  [2, 'simulate square-on-sale --games 0'],
  [2, 'simulate square-on-sale --bots clever'],
  [2, 'simulate square-on-sale --bots random,greedy'],
  [2, 'simulate square-on-sale --bots mcts:0'],
  [2, 'play square-on-sale --bot 3=random'],
  [2, 'play square-on-sale --bot 1=clever'],
  [2, 'play square-on-sale --bot random'],
  [2, `why ${KUHN}`],
  [2, `why ${KUHN} --move check`],
  [2, `why ${KUHN} --move []`],
  [2, `why ${KUHN} --move {"args":{}}`],
])('exit code %i: %s', async (code, line) => {
  const ran = await cli(line);
  expect(ran).toMatchObject({ code });
  // What went wrong is said, without a trace of the program's insides.
  if (code === 2) expect(ran.err).toMatch(/^(error: |Usage: )/);
  if (code === 1) expect(ran.err + ran.out).not.toBe('');
  if (code === 0 && !line.includes(warned)) expect(ran.err).toBe('');
  expect(ran.err + ran.out).not.toMatch(/^\s+at .*:\d+/m);
});

test('a file that may not be read', async () => {
  const secret = file('secret.yaml', DICE);
  chmodSync(secret, 0);
  const { code, err } = await cli(`trace ${secret}`);
  // Root reads everything.
  if (process.getuid?.() !== 0) {
    expect(code).toBe(2);
    expect(err).toContain('may not be read');
  }
});

test('what went wrong is said with what to do', async () => {
  expect((await cli('trace square-on-sal')).err).toBe(
    'error: there is no game called `square-on-sal`, and no such file\n  Did you mean `square-on-sale`?\n',
  );
  expect((await cli('trace square-on-sale --option monye=3')).err).toBe(
    'error: There is no option called `monye`\n  Did you mean `money`?\n',
  );
  expect((await cli('trace square-on-sale --option money=1000')).err).toBe(
    'error: The option `money` takes numbers from 5 to 40, but this is `1000`\n',
  );
  expect((await cli('trace square-on-sale --variant buble')).err).toBe(
    'error: There is no variant called `buble`\n  Did you mean `bubble`?\n',
  );
  expect((await cli('trace square-on-sale --players 9')).err).toBe(
    'error: This game is for 3 to 4 players, not for 9\n',
  );
});

test('a fault names the rule, on standard error', async () => {
  const { err, out } = await cli(`perft ${faulty} --depth 5`);
  expect(err).toMatch(/drain\.yaml:13:\d+: error rule-fault: /);
  expect(err).toContain('move: { what: coin');
  expect(out).toMatch(/^1 2\n2 4\n/);
});
