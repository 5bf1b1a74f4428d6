import { expect, test } from 'vitest';
import { cli } from './testing.ts';

interface Line {
  type: string;
  n: number;
  actor: number;
  legal?: unknown[];
  move?: { action: string; args: Record<string, unknown> };
  revealed?: { n: number; move: { args: Record<string, unknown> } }[];
  state: { zones: Record<string, unknown>; next: unknown };
  [key: string]: unknown;
}

const trace = async (line: string): Promise<Line[]> => (await cli(`trace ${line}`)).lines() as unknown as Line[];

test('a trace: the start, each decision with all legal moves, the end', async () => {
  const lines = await trace('square-on-sale --variant bubble --players 4 --option money=9 --seed 3');
  const [start, first] = lines;
  const end = lines.at(-1)!;
  expect(Object.keys(start!)).toEqual(['type', 'game', 'variants', 'options', 'players', 'seed', 'state']);
  expect(start).toMatchObject({
    type: 'start',
    game: 'square-on-sale',
    variants: ['new-games-order', 'bubble'],
    players: 4,
    seed: 3,
  });
  expect(start!.options).toMatchObject({ money: 9, buildings: expect.any(Number), spillover: 'all' });
  expect(start!.state).toMatchObject({
    next: { actor: 0, decision: 'turn.act' },
    zones: { supply: { 3: { money: { 3: 9 } } }, stack: { a1: [] } },
  });
  expect(Object.keys(first!)).toEqual(['type', 'n', 'actor', 'decision', 'legal', 'move', 'state']);
  // 9 amounts on 25 squares, and a pass.
  expect(first).toMatchObject({ type: 'ply', n: 0, actor: 0, decision: 'turn.act' });
  expect(first!.legal).toHaveLength(226);
  expect(first!.legal).toContainEqual(first!.move);
  expect(lines.slice(1, -1).map((line) => line.n)).toEqual(lines.slice(1, -1).map((_, i) => i));
  expect(Object.keys(end)).toEqual(['type', 'scores', 'winners', 'reason']);
  const { scores, winners } = end as unknown as { scores: Record<string, number>[]; winners: number[] };
  for (const { total, ...terms } of scores)
    expect(Object.values(terms).reduce((sum, value) => sum + value, 0)).toBe(total);
  expect(winners.every((seat) => scores[seat]!.total === Math.max(...scores.map((score) => score.total!)))).toBe(true);
  expect(lines.at(-2)!.state.next).toBeNull();
});

test('seeds: numbers and texts; games of a series', async () => {
  expect((await trace('test/fixtures/gifts --seed 12'))[0]!.seed).toBe(12);
  expect((await trace('test/fixtures/gifts --seed 012'))[0]!.seed).toBe('012');
  expect((await trace('test/fixtures/gifts'))[0]!.seed).toBe(1);
  const third = await trace('test/fixtures/gifts --game 2');
  expect(third[0]).toMatchObject({ seed: 1, gameIndex: 2 });
  expect(third).not.toEqual(await trace('test/fixtures/gifts'));
});

test('a view has no seed, nobody else’s legal moves, and secret moves only when they are revealed', async () => {
  const whole = await trace('test/fixtures/rock-paper-scissors --players 3 --seed 2');
  for (const seat of [0, 1, 2]) {
    const view = await trace(`test/fixtures/rock-paper-scissors --players 3 --seed 2 --seat ${seat}`);
    expect(Object.keys(view[0]!)).toEqual(['type', 'game', 'variants', 'options', 'players', 'seat', 'state']);
    expect(view.map((line) => [line.type, line.n, line.actor])).toEqual(
      whole.map((line) => [line.type, line.n, line.actor]),
    );
    for (const line of view.slice(1, -1)) {
      // The last of three to choose reveals all.
      const last = line.n % 3 === 2;
      expect(line.legal !== undefined).toBe(line.actor === seat);
      expect(line.move !== undefined).toBe(line.actor === seat || last);
      if (line.move) expect(line.move).toEqual(whole[line.n + 1]!.move);
      const others = last ? [line.n - 2, line.n - 1].filter((n) => n % 3 !== seat) : [];
      expect(line.revealed ?? []).toEqual(others.map((n) => ({ n, move: whole[n + 1]!.move })));
      expect(line.state).not.toHaveProperty('pending');
    }
  }
  expect(whole[1]!.state).toHaveProperty('pending');
});

test('a view does not name hidden pieces', async () => {
  const whole = await trace('test/fixtures/gifts --players 3 --seed 8');
  const view = await trace('test/fixtures/gifts --players 3 --seed 8 --seat 2');
  const offers = whole.filter((line) => line.move?.action === 'offer');
  expect(offers.length).toBeGreaterThan(2);
  for (const { n, actor, move } of offers) {
    expect(view[n + 1]!.move!.args.gift).toBe(actor === 2 ? move!.args.gift : '?');
  }
  for (const { state } of view.slice(0, -1)) {
    expect(new Set(state.zones.deck as string[])).toEqual(new Set(['?']));
    const hands = state.zones.hand as Record<string, { flower: string[] }>;
    expect([...hands[0]!.flower, ...hands[1]!.flower].every((name) => name === '?')).toBe(true);
    expect(hands[2]!.flower?.every((name) => name !== '?') ?? true).toBe(true);
  }
});
