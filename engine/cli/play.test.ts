import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { cli } from './testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'houserules-play-'));
afterAll(() => rmSync(folder, { recursive: true }));

const KUHN = 'test/fixtures/kuhn-poker';
const HANDS = 'test/fixtures/rock-paper-scissors';

describe('entering moves', () => {
  test('by number, by words, as JSON', async () => {
    const ways = ['1\n1\n', 'check\nCHECK\n', '{"action":"check","args":{}}\n{"action":"check"}\n'];
    const played = await Promise.all(ways.map((input) => cli(`play ${KUHN} --seed 5`, { input })));
    for (const { code, err, out } of played) {
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toMatch(/The higher card wins\. Seat [01] wins\.\n/);
      expect(out).toMatch(/^1\. Seat [01] +1 +1$/m);
    }
  });

  test('the first words of a move are enough if there is only one', async () => {
    const { out } = await cli('play square-on-sale --seed 1', {
      input: 'bid b2\nbid b2 3\nplace c3\nplaceGem c3\nbid b2 20\n',
    });
    expect(out).toContain('bid b2 can go on with 1, 2, 3, 4');
    expect(out).toContain('There is no move or command place; `help` says what there is');
    expect(out).toMatch(/Seat 0: Bid 3 on b2\n[\s\S]*Seat 0: Place a gem on c3\n/);
    // The third one decides again: seat 1.
    expect(out).toMatch(/Seat 1 decides: Bid on one square, or pass\.\n[\s\S]*Seat 1: Bid 20 on b2/);
  });

  test('an illegal one is explained and changes nothing; a program that feeds one fails', async () => {
    const input = 'bid b2 40\nbid z9 1\nbake\n999\n{"action":"bid","args":{"square":"b2","amount":0}}\n{"action":\n\n';
    const { code, out } = await cli('play square-on-sale --seed 1', { input });
    expect(code).toBe(1);
    const refusals = out
      .split('\n')
      .filter((line, i, lines) => /^> ./.test(lines[i - 1] ?? '') && !/^(> | {2}Seat|$)/.test(line));
    expect(refusals).toEqual([
      'The bid must be higher than 0, and you have 20',
      '"z9" is no square',
      'There is no move or command bake; `help` says what there is',
      'The moves have the numbers from 1 to 501',
      'The bid must be higher than 0, and you have 20',
      'A move is written {"action": …, "args": {…}}',
    ]);
    expect((await cli(`play ${KUHN} --seed 5`, { input: 'fold\ncheck\ncheck\n' })).code).toBe(1);
  });

  test('subsets and names of several words', async () => {
    const { out, code } = await cli(
      'play test/fixtures/auction --seed 2 --option fields=2 --bot 1=random --players 2',
      {
        input: `${'raise 1\npass\n'.repeat(8)}sow none\n`,
      },
    );
    expect(out).toContain('Seat 0');
    expect([0, 1]).toContain(code);
    const gifts = await cli('play test/fixtures/gifts --seed 4', { input: 'offer "red 3"\ntake 1:a1\n' });
    expect(gifts.out).toContain('   1  offer "red 3"\n');
    expect(gifts.out).toMatch(/Seat 0: offer \?\n/);
    expect(gifts.out).toMatch(/Seat 1: take 1:a1/);
  });
});

describe('commands of the table', () => {
  test('list, board, scores, why, help', async () => {
    const input =
      'list pass\nlist bid b2 2\nlist bake\nwhy bid a1 30\nwhy bid a1 3\nwhy bake\nscores\nhelp\n:list pass\n';
    const { out, code } = await cli('play square-on-sale --seed 1', { input });
    expect(code).toBe(1);
    expect(out.match(/^ 501 {2}pass +Pass$/gm)).toHaveLength(3);
    expect(out).toMatch(/> list bid b2 2\n {1,3}\d+ {2}bid b2 2 +Bid 2 on b2\n/);
    expect(out).toContain('> list bake\nNo move begins so.\n');
    expect(out).toContain('> why bid a1 30\nThe bid must be higher than 0, and you have 20.\n');
    expect(out).toContain('> why bid a1 3\nIt is legal.\n');
    expect(out).toMatch(/^Seat 2 +0 +0 +-20 +-20$/m);
    expect(out).toContain('undo, redo');
  });

  test('undo and redo skip what bots did', async () => {
    const { out } = await cli('play square-on-sale --seed 1 --bot 1=random --bot 2=random --json', {
      input: 'undo\nbid b2 3\nplaceGem c3\nundo\nredo\nundo\nundo\nundo\nredo\nquit\n',
    });
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    const moved = lines.filter((line) => line.type === 'moved').map((line) => line.position);
    expect(moved.slice(0, 3)).toEqual([1, moved[1], 1]);
    expect(moved[1]).toBeGreaterThan(3);
    expect(moved.slice(3)).toEqual([0, 1]);
    expect(lines.filter((line) => line.type === 'refused').map((line) => line.reason)).toEqual([
      'There is nothing to undo.',
      'There is nothing to undo.',
    ]);
    expect(lines.filter((line) => line.type === 'ask').every((line) => line.actor === 0)).toBe(true);
  });

  test('save keeps a game that --moves goes on with', async () => {
    const args = 'play square-on-sale --variant bubble --players 4 --option money=15 --seed 77 --bot 2=random';
    const saved = await cli(args, {
      input: 'bid b2 3\nbid a1 2\nsave game.json\nsave\nsave no/such/folder\nquit\n',
      cwd: folder,
    });
    expect(saved.code).toBe(1);
    expect(saved.out).toContain('Saved as game.json.');
    expect(saved.out).toContain('no/such/folder can’t be written: there is no such file');
    const kept = JSON.parse(readFileSync(join(folder, 'game.json'), 'utf8'));
    expect(kept).toMatchObject({
      kind: 'houserules-save',
      seed: 77,
      players: 4,
      variants: ['bubble'],
      options: { money: 15 },
      seats: [{}, {}, { bot: 'random' }, {}],
    });
    const resumed = await cli('play square-on-sale --moves game.json --json', { cwd: folder });
    const [start, ask] = resumed.lines();
    expect(start).toMatchObject({
      variants: ['new-games-order', 'bubble'],
      players: 4,
      seed: 77,
      options: { money: 15 },
    });
    expect(ask).toMatchObject({ type: 'ask' });
    expect(ask).toMatchObject({ actor: 1 });
    // What is given goes before what the file says.
    const again = await cli(`${args} --moves game.json --json`, { cwd: folder });
    expect(again.lines()[0]).toEqual(start);
    // The file says what it is if it is taken for rules.
    expect((await cli('play game.json', { cwd: folder })).err).toContain('game.json is a saved game');
  });
});

test('what is secret is not shown to the next one at the table', async () => {
  const { out } = await cli(`play ${HANDS} --players 3 --seed 1`, { input: 'show rock\nshow paper\nshow scissors\n' });
  const [, second, third, again] = out.split('> show ');
  expect(second).toContain('Seat 0: has chosen in secret');
  expect(second!.replace(/^rock\n/, '')).not.toMatch(/Seat 0.*rock/i);
  expect(third).toContain('Seat 1: has chosen in secret');
  expect(again).toContain('Seat 0 has chosen: Show rock\nSeat 1 has chosen: Show paper\nSeat 2: Show scissors\n');
});

test('each seat sees its own hand only', async () => {
  const { out } = await cli(`play ${KUHN} --seed 1`, { input: 'check\n' });
  const pictures = out.split('hand  purse');
  expect(pictures[1]).toMatch(/> Seat 0 +[JQK] /);
  expect(pictures[1]).toMatch(/ {2}Seat 1 +\? /);
  expect(pictures[2]).toMatch(/ {2}Seat 0 +\? /);
  expect(pictures[2]).toMatch(/> Seat 1 +[JQK] /);
  expect(pictures[2]).toContain('deck: ?');
});

test('a bot with a strength plays, and is kept in the save', async () => {
  const args = 'play tic-tac-toe --seed 3 --bot all=greedy --bot 1=mcts:50 --json';
  const first = await cli(args);
  expect(first.lines().at(-1)).toMatchObject({ type: 'end' });
  expect((await cli(args)).out).toBe(first.out);
});

test('bots play among themselves, the same game for the same seed', async () => {
  const [first, second] = await Promise.all([1, 2].map(() => cli('play square-on-sale --bot all=random --seed 9')));
  expect(first!.code).toBe(0);
  expect(first!.out).toBe(second!.out);
  const trace = (await cli('trace square-on-sale --seed 9')).lines();
  expect((await cli('play square-on-sale --bot all=random --seed 9 --json')).lines().at(-1)).toEqual(trace.at(-1));
});

test('a game that is left is unfinished; nothing is played after the end', async () => {
  expect(await cli(`play ${KUHN}`, { input: 'check\n' })).toMatchObject({
    code: 1,
    err: 'error: the game is not over after 1 moves\n',
  });
  expect(await cli(`play ${KUHN}`, { input: 'quit\n' })).toMatchObject({ code: 1, err: '' });
  expect(await cli(`play ${KUHN}`, { input: 'check\ncheck\nbet\nbet\n' })).toMatchObject({ code: 0 });
});
