import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type OtherStep, PAUSE, RuleDocument } from './document.ts';
import { applySplices, invertSplices, spliceBetween } from './splice.ts';

let now = 0;
function opened(text: string): RuleDocument {
  const document = new RuleDocument(() => now);
  document.load(text);
  return document;
}

const typed = { label: 'Typing', source: 'text', merge: 'typing' } as const;
const switched = { label: 'Money: 9', source: 'panel', place: 'option:money' } as const;

describe('the document', () => {
  test('typing within a pause is one step, a switch is another', () => {
    const document = opened('ab');
    document.edit([{ from: 2, to: 2, text: 'c' }], typed);
    now += PAUSE;
    document.edit([{ from: 3, to: 3, text: 'd' }], typed);
    document.edit([{ from: 0, to: 1, text: 'A' }], switched);
    now += PAUSE + 1;
    document.edit([{ from: 4, to: 4, text: 'e' }], typed);
    expect(document.text).toBe('Abcde');
    const before: string[] = [];
    while (document.undo()) before.push(document.text);
    expect(before).toEqual(['Abcd', 'abcd', 'ab']);
    const after: string[] = [];
    while (document.redo()) after.push(document.text);
    expect(after).toEqual(['abcd', 'Abcd', 'Abcde']);
  });

  test('an edit after an undo is a step of its own, and nothing can be redone', () => {
    const document = opened('');
    document.edit([{ from: 0, to: 0, text: 'x' }], typed);
    document.edit([{ from: 1, to: 1, text: 'y' }], { ...typed, merge: 'other' });
    document.undo();
    document.edit([{ from: 1, to: 1, text: 'z' }], typed);
    expect(document.canRedo).toBe(false);
    document.undo();
    expect(document.text).toBe('x');
  });

  test('says what changed and what was undone, and where', () => {
    const document = opened('money: 5\nname: x\n');
    const changes: unknown[] = [];
    const undone: unknown[] = [];
    document.addEventListener('change', ({ splices, source, version }) => changes.push([splices, source, version]));
    document.addEventListener('undone', ({ label, place, redone, range }) =>
      undone.push([label, place, redone, range]),
    );
    document.edit([{ from: 7, to: 8, text: '12' }], switched);
    document.undo();
    expect(changes).toEqual([
      [[{ from: 7, to: 8, text: '12' }], 'panel', 2],
      [[{ from: 7, to: 9, text: '5' }], 'undo', 3],
    ]);
    expect(undone).toEqual([['Money: 9', 'option:money', false, { from: 7, to: 8 }]]);
  });

  test('an edit that changes nothing is no step', () => {
    const document = opened('abc');
    document.edit([{ from: 1, to: 2, text: 'b' }], typed);
    expect([document.canUndo, document.version]).toEqual([false, 1]);
  });

  test('stretches outside of the text, or over each other, are refused', () => {
    const document = opened('abc');
    expect(() => document.edit([{ from: 2, to: 4, text: '' }], typed)).toThrow(RangeError);
    const twice = [
      { from: 0, to: 2, text: '' },
      { from: 1, to: 3, text: '' },
    ];
    expect(() => document.edit(twice, typed)).toThrow(RangeError);
    expect(document.text).toBe('abc');
  });
});

describe('playing is part of the history', () => {
  let position = 0;
  const play = (document: RuleDocument): void => {
    const at = position++;
    const step: OtherStep = {
      label: `Ply ${at}`,
      source: 'play',
      undo: () => {
        position = at;
      },
      redo: () => {
        position = at + 1;
      },
      undone: () => position <= at,
    };
    document.did(step);
  };

  test('plies and edits are undone in the order in which they were made', () => {
    position = 0;
    const document = opened('a');
    play(document);
    document.edit([{ from: 1, to: 1, text: 'b' }], typed);
    play(document);
    const seen = [];
    while (document.undo()) seen.push([document.text, position]);
    expect(seen).toEqual([
      ['ab', 1],
      ['a', 1],
      ['a', 0],
    ]);
    while (document.redo());
    expect([document.text, position]).toEqual(['ab', 2]);
  });

  test('what the timeline went back over counts as undone, and forth again as done', () => {
    position = 0;
    const document = opened('a');
    document.edit([{ from: 1, to: 1, text: 'b' }], typed);
    play(document);
    play(document);
    position = 0;
    expect([document.undoLabel, document.redoLabel]).toEqual(['Typing', 'Ply 0']);
    position = 1;
    expect([document.undoLabel, document.redoLabel]).toEqual(['Ply 0', 'Ply 1']);
  });

  test('a new game forgets what was played, not what was written', () => {
    position = 0;
    const document = opened('a');
    document.edit([{ from: 1, to: 1, text: 'b' }], typed);
    play(document);
    document.forgetPlay();
    document.undo();
    expect(document.text).toBe('a');
  });

  test('what was played before can be undone when nothing else is left', () => {
    position = 3;
    const document = opened('a');
    document.older = () => {
      const at = position - 1;
      if (at < 0) return undefined;
      const to = (there: number) => () => {
        position = there;
      };
      return { label: 'Ply', source: 'play', undo: to(at), redo: to(at + 1), undone: () => position <= at };
    };
    document.edit([{ from: 0, to: 1, text: '' }], typed);
    document.undo();
    document.undo();
    document.undo();
    expect([document.text, position]).toEqual(['a', 1]);
    document.redo();
    document.redo();
    document.redo();
    expect([document.text, position]).toEqual(['', 3]);
  });
});

const strings = fc.string({ unit: fc.constantFrom('a', 'b', '\n', '😀'), maxLength: 30 });

describe('stretches', () => {
  test('the smallest change leads there and back', () => {
    fc.assert(
      fc.property(strings, strings, (before, after) => {
        const splices = spliceBetween(before, after);
        expect(applySplices(before, splices)).toBe(after);
        expect(applySplices(after, invertSplices(before, splices))).toBe(before);
      }),
    );
  });

  test('random edits, undone and redone, give every text again; those who listen can follow', () => {
    const edits = fc.array(fc.tuple(fc.nat(1000), fc.nat(8), strings, fc.nat(2000), fc.boolean()), { maxLength: 25 });
    fc.assert(
      fc.property(strings, edits, (text, all) => {
        const document = opened(text);
        let copy = text;
        document.addEventListener('change', ({ splices }) => {
          copy = applySplices(copy, splices);
        });
        const undone: UndoneRange[] = [];
        document.addEventListener('undone', ({ range }) => undone.push(range!));
        for (const [place, length, put, pause, two] of all) {
          now += pause;
          const from = place % (document.text.length + 1);
          const to = Math.min(from + length, document.text.length);
          const splices = [{ from, to, text: put }];
          if (two && to < document.text.length) splices.unshift({ from: to + 1, to: document.text.length, text: 'z' });
          document.edit(splices, typed);
        }
        const last = document.text;
        while (document.undo()) {
          const range = undone.at(-1)!;
          expect(range.from).toBeLessThanOrEqual(range.to);
          expect(range.to).toBeLessThanOrEqual(document.text.length);
        }
        expect(document.text).toBe(text);
        while (document.redo());
        expect([document.text, copy]).toEqual([last, last]);
      }),
    );
  });
});

type UndoneRange = { from: number; to: number };
