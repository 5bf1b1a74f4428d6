import { expect, test } from 'vitest';
import { markPiece, markSeat, markSpace, readMarks, withNames } from './marks.ts';

test('a sentence keeps its seats, spaces and pieces apart from its words', () => {
  const sentence = `${markSeat(1)} pays ${markSeat(0)} for ${markSpace('a1')} with ${markPiece('money 3')}.`;
  expect(readMarks(sentence)).toEqual([
    { seat: 1 },
    { text: ' pays ' },
    { seat: 0 },
    { text: ' for ' },
    { space: 'a1' },
    { text: ' with ' },
    { piece: 'money 3' },
    { text: '.' },
  ]);
  const names = ['Ada', 'Grace'];
  expect(
    withNames(
      sentence,
      (seat) => names[seat],
      (space) => space.toUpperCase(),
    ),
  ).toBe('Grace pays Ada for A1 with money 3.');
});
