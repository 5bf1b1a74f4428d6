/** The lab on games whose answers are known. */
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { library, planOf, settled } from '../../test/support/lab.ts';
import { openCells } from './cells.ts';
import { Player } from './chunks.ts';
import { Collector } from './collector.ts';
import { chunksOf } from './grid.ts';
import { type LabResult, resultText } from './result.ts';
import { localRunner, runPlan, settle } from './runner.ts';

const figure = (result: LabResult, key: string, cell = 0) =>
  result.cells[cell]!.figures.find((each) => each.key === key);
const difference = (result: LabResult, key: string, cell = 1) =>
  result.cells[cell]!.differences.find((each) => each.key === key);
const played = (setting: Parameters<typeof runPlan>[0]) => runPlan(setting, localRunner(library));

describe('a coin', () => {
  test('of 1,000 runs, 95 % ± 1.5 find the truth in their intervals: a proportion and a paired difference', async () => {
    const setting = settled({
      ruleSets: [{ game: 'coin' }, { game: 'coin', options: { throws: 3 } }],
      games: 60,
    });
    const cells = openCells(setting.plan, library);
    if (!cells.ok) throw new Error('does not open');
    let shares = 0;
    let differences = 0;
    for (let seed = 0; seed < 1000; seed++) {
      const collector = new Collector(setting);
      const player = new Player(cells.value, `run ${seed}`);
      for (const chunk of collector.chunks) collector.add(await player.play(chunk));
      const result = collector.result();
      const win = figure(result, 'win:0')!;
      if (win.low <= 0.5 && win.high >= 0.5) shares++;
      // One throw or three: the coin stays fair.
      const more = difference(result, 'win:0')!;
      if (more.low <= 0 && more.high >= 0) differences++;
    }
    expect(shares).toBeGreaterThanOrEqual(935);
    expect(shares).toBeLessThanOrEqual(965);
    expect(differences).toBeGreaterThanOrEqual(935);
    expect(differences).toBeLessThanOrEqual(965);
  });

  test('a rigged one is found, a fair one is not accused', async () => {
    const result = await played(
      settled({
        ruleSets: [
          { title: 'Fair coin', game: 'coin' },
          { title: 'Rigged coin', game: 'coin', options: { sides: 3 } },
        ],
        games: 2000,
      }),
    );
    expect(result.findings.filter((each) => /Fair/.test(each))).toEqual([]);
    expect(result.findings).toContainEqual(
      expect.stringMatching(
        /^With “Rigged coin” the first seat wins 6\d\.\d % of the games \(95 %: 6\d\.\d to 6\d\.\d\), more than a fair share of 50\.0 %\.$/,
      ),
    );
    expect(result.findings).toContainEqual(
      expect.stringMatching(/^With “Rigged coin” the first seat wins 1\d\.\d percentage points more often \(95 %: /),
    );
    expect(difference(result, 'turns')).toMatchObject({ value: 0, clear: false });
  });

  test('three throws: every figure by hand', async () => {
    const result = await played(settled({ ruleSets: [{ game: 'coin', options: { throws: 3 } }], games: 64 }));
    for (const [key, value] of [
      ['turns', 3],
      ['moves', 3],
      ['decisions', 3],
      ['use:throw', 3],
      ['first:throw', 1],
      ['branching', 1],
      ['forced', 1],
      ['end:thrown', 1],
      ['score:', 1.5],
      ['completion', 1],
    ] as const)
      expect(figure(result, key), key).toMatchObject({ value, n: 64 });
    // Who is not ahead after a throw that was not the last has not lost; the winner has 2 or 3 of 3.
    expect(figure(result, 'winner:')!.least).toBe(2);
    expect(figure(result, 'winner:')!.most).toBe(3);
    expect(result.cells[0]!.distributions.turns).toEqual([[3, 64]]);
  });
});

describe('the result', () => {
  const plan = planOf({
    ruleSets: [
      { game: 'square-on-sale', variants: ['original-basic'] },
      { game: 'square-on-sale', variants: ['original-bubble'] },
    ],
    players: 3,
    games: 70,
    skill: { stronger: 'random', weaker: 'random', games: 9 },
  });

  test('does not depend on the order of the parts, on how the games are split, or on parts that come twice', async () => {
    const setting = settle(plan, library);
    if (!setting.ok) throw new Error('does not settle');
    const whole = resultText(await played(setting.value));
    const cells = openCells(setting.value.plan, library);
    if (!cells.ok) throw new Error('does not open');
    const collector = new Collector(setting.value);
    for (const chunk of [...chunksOf(plan)].reverse()) {
      // A player of its own for every chunk, as on another machine; parts travel as JSON.
      const part = JSON.parse(JSON.stringify(await new Player(cells.value, plan.seed).play(chunk)));
      expect(collector.add(part)).toBe(true);
      expect(collector.add(part)).toBe(false);
    }
    expect(collector.played).toBe(70);
    expect(createHash('sha256').update(resultText(collector.result())).digest('hex')).toBe(
      createHash('sha256').update(whole).digest('hex'),
    );
  });

  test('tells what the rules change, in their own words', async () => {
    const setting = settle(plan, library);
    if (!setting.ok) throw new Error('does not settle');
    const result = await played(setting.value);
    expect(result.findings).toContainEqual(
      expect.stringMatching(
        /^With the original page, bubble rules a player scores \d\.\d+ more points from Gems \(95 %: \d\.\d+ to \d\.\d+\)\.$/,
      ),
    );
    // Neither a difference whose interval includes zero nor a value that was chosen is claimed.
    for (const each of result.cells[1]!.differences)
      if (each.low <= 0 && each.high >= 0) expect(each.clear).toBe(false);
    expect(figure(result, 'group:build.square=center')!.value).toBeGreaterThan(0);
    expect(figure(result, 'first:build.square=center')!.value).toBeGreaterThan(figure(result, 'first:bid')!.value);
    expect(figure(result, 'better', 2)!.n).toBe(9);
  });
});

test('a sweep gives a cell for every value, compared with the first', async () => {
  const result = await played(settled({ games: 40, sweep: { option: 'throws', values: [1, 3, 5] } }));
  expect(result.cells.map(({ title, baseline }) => [title, baseline])).toEqual([
    ['Throws 1', undefined],
    ['Throws 3', 'r0@0'],
    ['Throws 5', 'r0@0'],
  ]);
  expect(result.cells.map(({ figures }) => figures.find(({ key }) => key === 'turns')!.value)).toEqual([1, 3, 5]);
  expect(difference(result, 'turns', 2)).toMatchObject({ value: 4, low: 4, high: 4, clear: true });
});

test.each(['tic-tac-toe', 'pig', 'kuhn-poker', 'squire', 'goofspiel', 'rock-paper-scissors'])(
  '%s: moves of all kinds are observed',
  async (game) => {
    const result = await played(settled({ ruleSets: [{ game }], games: 30 }));
    expect(result.cells[0]).toMatchObject({ games: 30, finished: 30, faults: 0 });
    expect(figure(result, 'decisions')!.value).toBeGreaterThanOrEqual(figure(result, 'moves')!.value);
  },
);

test('better play wins: a searching bot against a random one, on each seat in turn', async () => {
  const result = await played(
    settled({
      ruleSets: [{ game: 'tic-tac-toe' }],
      games: 40,
      skill: { stronger: 'mcts:40', weaker: 'random', games: 40 },
    }),
  );
  const [better, weaker] = [figure(result, 'better', 1)!, figure(result, 'weaker', 1)!];
  expect(better.low).toBeGreaterThan(weaker.high);
  expect(better.n).toBe(40);
  // Twice the same.
  const bots = settled({ ruleSets: [{ game: 'tic-tac-toe' }], games: 6, bots: ['greedy', 'mcts:20'] });
  expect(resultText(await played(bots))).toBe(resultText(await played(bots)));
});
