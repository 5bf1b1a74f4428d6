import { expect, test } from 'vitest';
import { type BotSpec, formatBot, isRepeatable, parseBot, STRENGTHS } from './index.ts';

const read = (text: string): BotSpec | string => {
  const result = parseBot(text);
  return result.ok ? result.value : result.diagnostics[0]!.code;
};

test('a bot is read from its text', () => {
  expect(read('random')).toEqual({ kind: 'random' });
  expect(read('greedy')).toEqual({ kind: 'greedy' });
  expect(read('mcts')).toEqual({ kind: 'mcts', iterations: 1000 });
  expect(read('mcts:250')).toEqual({ kind: 'mcts', iterations: 250 });
  expect(read(' mcts:500ms ')).toEqual({ kind: 'mcts', milliseconds: 500 });
  expect(read('mcts:500ms,2000')).toEqual({ kind: 'mcts', iterations: 2000, milliseconds: 500 });
  expect(read('strong')).toEqual(STRENGTHS.strong);
});

test.each(['', 'grady', 'random:5', 'constructor', 'mcts2'])('%j is no bot', (text) => {
  expect(read(text)).toBe('bot-unknown');
});

test.each(['mcts:', 'mcts:0', 'mcts:-5', 'mcts:1.5', 'mcts:1e3', 'mcts:5s', 'mcts:5,6', 'mcts:1ms,2ms'])(
  '%j has no budget',
  (text) => {
    expect(read(text)).toBe('bot-budget');
  },
);

test('a near name is offered', () => {
  const result = parseBot('gredy');
  expect(result.diagnostics[0]).toMatchObject({
    message: 'There is no bot called `gredy`',
    hint: 'Did you mean `greedy`?',
  });
});

test('what is written is read back', () => {
  const specs: BotSpec[] = [...Object.values(STRENGTHS), { kind: 'mcts', milliseconds: 5 }];
  for (const spec of specs) expect(read(formatBot(spec))).toEqual(spec);
  expect(specs.filter(isRepeatable)).toHaveLength(5);
});
