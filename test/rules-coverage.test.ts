import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { coveredGames, type Entry, type Game, gaps, testNames } from '../scripts/rules-coverage.ts';
import { sentences } from '../scripts/sentences.ts';

describe('the coverage of every game', () => {
  test.each(Object.entries(coveredGames(fileURLToPath(new URL('..', import.meta.url)))))(
    'names only rules and tests that exist: %s',
    (_, game) => {
      expect(gaps(game, () => undefined)).toEqual([]);
    },
  );
});

describe('a gap', () => {
  const TEXT = 'Take a card. Then play one.\nHave fun!';
  const [take, play, fun] = sentences(TEXT);
  const game = (entries: Record<string, Partial<Entry>>): Game => ({
    rulebooks: {
      'rules.txt': Object.fromEntries(Object.entries(entries).map(([at, entry]) => [at, { hash: '', ...entry }])),
    },
    document: { turn: { draw: { do: [{ name: 'take' }] } } },
    variants: { long: { patch: { 'turn.draw': {} }, with: { cards: 2 } } },
    tests: new Set(['takes a card']),
  });
  const covered = {
    '1.1': { hash: take.hash, rules: ['turn.draw.take', 'long/turn.draw', 'long/with.cards'], tests: ['takes a card'] },
    '1.2': { hash: play.hash, rules: ['turn.draw'], tests: ['takes a card'] },
    '2.1': { hash: fun.hash, 'not-a-rule': 'theme' },
  };
  const found = (change: Record<string, Partial<Entry>>) => gaps(game({ ...covered, ...change }), () => TEXT);

  test('there is none where everything is named', () => {
    expect(found({})).toEqual([]);
  });

  test.each([
    ['an unknown rule', { '1.2': { ...covered['1.2'], rules: ['turn.play'] } }, ['1.2: there is no rule `turn.play`']],
    [
      'an unknown variant',
      { '1.2': { ...covered['1.2'], rules: ['short/turn.draw'] } },
      ['1.2: there is no rule `short/turn.draw`'],
    ],
    ['an unknown test', { '1.2': { ...covered['1.2'], tests: ['plays'] } }, ['1.2: there is no test `plays`']],
    ['no rule and no test', { '1.2': { hash: play.hash } }, ['1.2: has no rule', '1.2: has no test']],
    [
      'a changed sentence',
      { '1.2': { ...covered['1.2'], hash: take.hash } },
      [`1.2: the sentence has changed (hash ${play.hash})`],
    ],
    ['a sentence that is not there', { '3.1': covered['2.1'] }, ['3.1: there is no such sentence']],
    [
      'a reason beside a rule',
      { '2.1': { ...covered['1.2'], ...covered['2.1'] } },
      ['2.1: is called no rule, but names rules or tests'],
    ],
  ])('%s', (_, change, problems) => {
    expect(found(change)).toEqual(problems.map((problem) => `rules.txt ${problem}`));
  });

  test('a sentence that nothing stands for', () => {
    const { '2.1': _gone, ...rest } = covered;
    expect(gaps(game(rest), () => TEXT)).toEqual([
      `rules.txt 2.1: nothing stands for this sentence (hash ${fun.hash})`,
    ]);
  });
});

describe('sentences', () => {
  const cut = (text: string) => sentences(text).map((sentence) => `${sentence.at} ${sentence.text}`);

  test('end with a mark before a space, also behind a quote', () => {
    expect(cut('It shows "2." Then turn it. (Not before.) Why?')).toEqual([
      '1.1 It shows "2."',
      '1.2 Then turn it.',
      '1.3 (Not before.)',
      '1.4 Why?',
    ]);
  });

  test('keep numbers and letters of lists', () => {
    expect(cut('1. Draw\n- A. Play a card\nQ. May I? A. No.')).toEqual([
      '1.1 1. Draw',
      '2.1 - A. Play a card',
      '3.1 Q. May I?',
      '3.2 A. No.',
    ]);
  });

  test('count only lines with words', () => {
    expect(cut('|\n\nA word')).toEqual(['3.1 A word']);
  });

  test('in Japanese end with a full stop or a lost line break', () => {
    expect(cut('準備 各自の色を決める。次に札を引く。（一枚だけ） 手番(2) 札を出す')).toEqual([
      '1.1 準備',
      '1.2 各自の色を決める。',
      '1.3 次に札を引く。',
      '1.4 （一枚だけ）',
      '1.5 手番(2)',
      '1.6 札を出す',
    ]);
  });

  test('have a hash of their text', () => {
    expect(sentences('Draw.')[0].hash).toBe(sentences('\n  Draw.')[0].hash);
    expect(sentences('Draw.')[0].hash).not.toBe(sentences('Draw!')[0].hash);
  });
});

test('the names of tests are read from their files', () => {
  const source = [
    "test('plain', () => {});",
    'test.each([[1, (2)], f(g(3))])("with %i", () => {});',
    "test.each(['a', 'b'] as const)('over\\'s %s', () => {});",
    "describe('not a test', () => {});",
  ].join('\n');
  expect(testNames(source)).toEqual(['plain', 'with %i', "over's %s"]);
});
