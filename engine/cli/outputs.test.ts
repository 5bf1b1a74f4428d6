/** What the commands print for people. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { cli, ROOT } from './testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'houserules-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('list shows the games; with a game its variants and options with their values', async () => {
  expect((await cli('list')).out).toContain('square-on-sale: Square on Sale, 3 to 4 players\n');
  const one = (await cli('list square-on-sale --variant original-bubble --option money=9')).out;
  expect(one).toMatch(/^square-on-sale: Square on Sale, 3 to 5 players$/m);
  expect(one).toMatch(/^ {2}new-games-order +New Games Order edition \(default\)$/m);
  expect(one).toMatch(/^ {2}bubble +Bubble rule \(house rule\)$/m);
  expect(one).toMatch(/^ {2}money=9 +5 to 40 +Money tokens of each player$/m);
  expect(one).toMatch(/^ {2}spillover=all +all, straight, diagonal, off +Spillover$/m);
  expect(one).toMatch(/^ {2}endWhenPiecesOut=\w+ +true, false /m);
  expect((await cli('list test/fixtures/rock-paper-scissors')).out).toMatch(
    /^ {2}cycle=\[rock, scissors, paper\] +order of rock, scissors, paper/m,
  );
});

describe('check', () => {
  const fixture = 'engine/cli/fixtures/two-problems.yaml';

  test('says where, what and how to mend it, with the line and a caret, on standard output', async () => {
    const { out, err } = await cli(`check ${fixture}`);
    expect(err).toBe('');
    expect(out).toBe(`${fixture}:10:59: error unknown-name: There is no thing called \`bnak\`
        take: { do: [{ move: { what: coin, amount: 1, from: bnak, to: me.purse } }] }
                                                            ^^^^
  Did you mean \`bank\`?
${fixture}:11:22: error unknown-name: There is no thing called \`coins\`
        skip: { where: coins == 3, do: [] }
                       ^^^^^
2 errors, 0 warnings
`);
  });

  test('names files as they would be typed', async () => {
    const text = readFileSync(join(ROOT, fixture), 'utf8');
    mkdirSync(join(folder, 'mine'));
    writeFileSync(join(folder, 'mine/game.yaml'), text);
    for (const [typed, shown] of [
      ['mine', 'mine/game.yaml'],
      ['mine/', 'mine/game.yaml'],
      ['mine/game.yaml', 'mine/game.yaml'],
      ['./mine/game.yaml', './mine/game.yaml'],
      [join(folder, 'mine'), join(folder, 'mine/game.yaml')],
    ]) {
      const { out } = await cli(['check', typed!], { cwd: folder });
      expect(out.split(':')[0]).toBe(shown);
    }
  });

  test('finds what shows only with some numbers of players, and says it once', async () => {
    const file = join(folder, 'some-players.yaml');
    writeFileSync(
      file,
      readFileSync(join(ROOT, fixture), 'utf8')
        .replace('bnak', 'bank')
        .replace('coins == 3', 'bank.coin == 3')
        .replace('tokens: 4', 'tokens: 4 - count(players)')
        .replace(
          'players: {',
          'options: { coins: { integer: 1, min: 1, max: 4 - count(players), label: Coins } }\nplayers: {',
        )
        .replace('max: 3', 'max: 4'),
    );
    const { code, out } = await cli(`check ${file}`);
    expect(code).toBe(1);
    expect(out.match(/error option-range/g)).toHaveLength(1);
    expect(out).toContain('numbers from 1 to 0');
    expect((await cli(`check ${file} --players 3`)).code).toBe(0);
  });

  test('reads every variant', async () => {
    cpSync(join(ROOT, 'games/square-on-sale'), join(folder, 'square-on-sale'), { recursive: true });
    const variant = join(folder, 'square-on-sale/variants/bubble.yaml');
    writeFileSync(variant, `${readFileSync(variant, 'utf8')}\nzones: { extra: { holds: nothing } }\n`);
    const { code, out } = await cli('check square-on-sale/game.yaml', { cwd: folder });
    expect(code).toBe(1);
    expect(out).toMatch(/^square-on-sale\/variants\/bubble\.yaml:\d+:\d+: error unknown-component: /);
    // A shipped game goes before a folder of its name.
    expect((await cli('check square-on-sale', { cwd: folder })).code).toBe(0);
    expect((await cli('check ./square-on-sale/', { cwd: folder })).code).toBe(1);
    // The file of a variant is a rule set of its own.
    expect((await cli('check square-on-sale/variants/bubble.yaml', { cwd: folder })).out).toContain(
      'error unknown-component',
    );
    expect((await cli('check square-on-sale/variants/original-basic.yaml', { cwd: folder })).code).toBe(0);
  });
});

test('a file can extend a shipped game, or a rule set beside it', async () => {
  mkdirSync(join(folder, 'rules'));
  const write = (name: string, text: string) => writeFileSync(join(folder, 'rules', name), text);
  write('short.yaml', 'houserules: 1\nname: short\ntitle: Short\nextends: square-on-sale\nwith: { buildings: 4 }\n');
  write(
    'shorter.json',
    '{ "houserules": 1, "name": "shorter", "title": "Shorter", "extends": "short", "variants": ["bubble"], "with": { "money": 7 } }',
  );
  write(
    'square-on-sale.yaml',
    'houserules: 1\nname: square-on-sale\ntitle: Ours\nextends: square-on-sale\nwith: { money: 8 }\n',
  );
  const start = async (file: string) => (await cli(`trace rules/${file}`, { cwd: folder })).lines()[0]!;
  expect(await start('short.yaml')).toMatchObject({
    game: 'square-on-sale',
    variants: ['new-games-order'],
    options: { buildings: 4, money: 20 },
  });
  expect(await start('shorter.json')).toMatchObject({
    variants: ['new-games-order', 'bubble'],
    options: { buildings: 4, money: 7 },
  });
  expect(await start('square-on-sale.yaml')).toMatchObject({ options: { buildings: 20, money: 8 } });
});

test('why: legal, or the reason with the line of the rule', async () => {
  const why = async (move: object, more: string[] = []) =>
    (await cli(['why', 'square-on-sale', ...more, '--move', JSON.stringify(move)])).out;
  expect(await why({ action: 'bid', args: { square: 'a1', amount: 3 } })).toBe('legal\n');
  expect(await why({ action: 'bid', args: { square: 'a1' } })).toBe('legal\n');
  const dear = await why({ action: 'bid', args: { square: 'a1', amount: 30 } });
  expect(dear).toMatch(
    /^illegal: The bid must be higher than 0, and you have 20\n {2}games\/square-on-sale\/game\.yaml:\d+:\d+: the rule turn\.act\.bid\.amount\n.*amount:\n +\^+\n$/,
  );

  const moves = join(folder, 'moves.jsonl');
  writeFileSync(
    moves,
    '{"action":"bid","args":{"square":"b2","amount":3}}\n{"action":"placeGem","args":{"square":"c3"}}\n',
  );
  expect(await why({ action: 'bid', args: { square: 'b2', amount: 3 } }, ['--moves', moves])).toContain(
    'illegal: The bid must be higher than 3',
  );
  expect(await why({ action: 'placeGem', args: { square: 'b2' } }, ['--moves', moves, '--at', '1'])).toMatch(
    /^illegal: .*\n {2}games\/square-on-sale\/game\.yaml:\d+:\d+: the rule turn\.gem\.placeGem\.square\.\w+\n/,
  );
});

test('simulate: each seat can have a bot of its own, and better play wins', async () => {
  const { out } = await cli('simulate tic-tac-toe --games 20 --bots mcts:60,random');
  expect(out).toMatch(/, 2 players, 20 games of mcts:60, random bots, seed 1\n/);
  const { wins } = (await cli('simulate tic-tac-toe --games 20 --bots mcts:60,random --json')).json() as {
    wins: number[];
  };
  expect(wins[0]).toBeGreaterThanOrEqual(16);
  expect((await cli('simulate tic-tac-toe --games 20 --bots mcts:60,random')).out).toBe(out);
});

test('simulate: wins, means, lengths, endings; a bar on a terminal only', async () => {
  const { out, err } = await cli('simulate test/fixtures/kuhn-poker --games 50 --seed 3');
  expect(err).toBe('');
  expect(out).toMatch(/^Kuhn poker, 2 players, 50 games of random bots, seed 3\n/);
  const result = (await cli('simulate test/fixtures/kuhn-poker --games 50 --seed 3 --json')).json() as {
    wins: number[];
    ends: Record<string, number>;
    plies: object;
    scores: { total: number }[];
  };
  expect(result).toMatchObject({ games: 50, ties: 0, unwon: 0, faults: 0, unfinished: 0, plies: { min: 2, max: 3 } });
  expect(result.wins[0]! + result.wins[1]!).toBe(50);
  expect(result.ends.folded! + result.ends.shown!).toBe(50);
  expect(result.scores[0]!.total + result.scores[1]!.total).toBeCloseTo(0);
  expect(out).toMatch(new RegExp(`^Seat 0 +${result.wins[0]} `, 'm'));
  const seen = await cli('simulate square-on-sale --games 2000', { terminal: true });
  expect(seen.err).toMatch(/\r\[#*\.+\] \d+ of 2000/);
  expect(seen.err.endsWith('\r\x1b[K')).toBe(true);
});

test('simulate plays the games that trace prints', async () => {
  for (const game of ['square-on-sale', 'test/fixtures/gifts', 'test/fixtures/auction']) {
    const simulated = (await cli(`simulate ${game} --games 4 --seed s --json`)).json() as {
      scores: { total: number }[];
      plies: { mean: number };
      wins: number[];
    };
    const ends = await Promise.all(
      [0, 1, 2, 3].map(async (index) => (await cli(`trace ${game} --seed s --game ${index}`)).lines()),
    );
    const totals = ends.map((lines) =>
      (lines.at(-1) as { scores: { total: number }[] }).scores.map((score) => score.total),
    );
    simulated.scores.forEach(({ total }, seat) => {
      expect(total).toBeCloseTo(totals.reduce((sum, scores) => sum + scores[seat]!, 0) / 4);
    });
    expect(simulated.plies.mean).toBe(ends.reduce((sum, lines) => sum + lines.length - 2, 0) / 4);
  }
});

test('perft prints each depth', async () => {
  const known = '1 501\n2 4329\n';
  expect((await cli('perft square-on-sale --decisions --depth 2 --option money=20')).out).toBe(known);
  expect((await cli('perft square-on-sale --decisions --depth 2 --option money=20 --players 4')).out).toBe(known);
  expect(
    (await cli('perft square-on-sale --variant original-bubble --decisions --json --option money=20')).json(),
  ).toEqual([
    { depth: 1, nodes: 501 },
    { depth: 2, nodes: 91671 },
  ]);
});

test('compile prints the program', async () => {
  const { out } = await cli('compile test/fixtures/kuhn-poker --print');
  expect(out).toMatch(/^'use strict';/);
  expect(() => new Function('hooks', out)).not.toThrow();
});
