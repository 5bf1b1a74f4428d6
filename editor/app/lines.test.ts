import { expect, test, vi } from 'vitest';

vi.mock('./client.ts', () => ({ client: {}, TABLE: 'table' }));

const { folded, leftLine, succeed, withLine, withOlder } = await import('./lines.ts');

type Left = Parameters<typeof succeed>[0];

const ply = (n: number, action = 'go') => ({ n, actor: 0, decision: 'turn', move: { action, args: {} }, turn: n });
const played = (count: number) => ({ plies: Array.from({ length: count }, (_, n) => ply(n)), position: count });
const game = (text: string, more: Partial<Left> = {}): Left => ({
  text,
  seats: [{ name: 'Red', kind: 'human' }],
  seed: '1',
  version: { at: 0, step: 0 },
  lines: [],
  ...more,
});
const texts = (lines: Left['lines']): string[] => lines.map(({ text, plies }) => `${text} ${plies.length}`);

test('lines that add nothing are not kept', () => {
  const five = withLine([], leftLine(game('a'), played(5)));
  expect(texts(five)).toEqual(['a 5']);
  expect(withLine(five, leftLine(game('a'), played(0)))).toBe(five);
  expect(withLine(five, leftLine(game('a'), played(3)))).toBe(five);
  expect(texts(withLine(five, leftLine(game('a'), played(7))))).toEqual(['a 7']);
  const other = { plies: [ply(0, 'pass')], position: 1 };
  expect(texts(withLine(five, leftLine(game('a'), other)))).toEqual(['a 1', 'a 5']);
  expect(texts(withLine(five, leftLine(game('b'), played(5))))).toEqual(['b 5', 'a 5']);
});

test('other words for the same rules are no version of their own', () => {
  const first = succeed(game('a'), 'b', played(4), 1);
  const second = succeed(game('b', first), 'b #', played(4), 2);
  expect(texts(second.lines)).toEqual(['b 4', 'a 4']);
  const one = folded(game('b #', second), played(5));
  expect(texts(one!.lines)).toEqual(['a 4']);
  expect(one!.version).toMatchObject({ from: 'a', step: -1 });
  // What is written next leaves these rules, as any other would.
  expect(texts(succeed(game('b #', one), 'c', played(5), 2).lines)).toEqual(['b # 5', 'a 4']);
  // Something else has been played since, or it is looked at.
  expect(folded(game('b #', second), { plies: [ply(0, 'pass')], position: 1 })).toBeUndefined();
  const looked = { ...game('b #', second), beside: { line: second.lines[0]!.id } as never };
  expect(folded(looked, played(5))).toBeUndefined();
});

test('what was left since the page was opened comes before what is brought back', () => {
  const older = [leftLine(game('b'), played(3)), leftLine(game('a'), played(5))];
  const since = [leftLine(game('d'), played(2)), leftLine(game('c'), played(2)), leftLine(game('a'), played(6))];
  expect(texts(withOlder(since, older))).toEqual(['d 2', 'c 2', 'a 6', 'b 3']);
  expect(texts(withOlder([], older))).toEqual(['b 3', 'a 5']);
});

test('what is written in one go is one version; undo takes its line back', () => {
  const first = succeed(game('a'), 'ab', played(4), 7);
  expect(texts(first.lines)).toEqual(['a 4']);
  expect(first.version).toMatchObject({ step: 7, from: 'a' });
  const second = succeed(game('ab', first), 'abc', played(3), 7);
  expect(texts(second.lines)).toEqual(['a 4']);
  expect(second.version).toMatchObject({ step: 7, from: 'a' });
  const third = succeed(game('abc', second), 'abcd', played(3), 8);
  expect(texts(third.lines)).toEqual(['abc 3', 'a 4']);
  expect(third.version).toMatchObject({ step: 8, from: 'abc' });
  const back = succeed(game('abcd', third), 'abc', played(2), undefined);
  expect(texts(back.lines)).toEqual(['abcd 2', 'a 4']);
  expect(back.version).toBe(third.lines[0]?.version);
});
