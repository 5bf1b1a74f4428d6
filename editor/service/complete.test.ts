import { describe, expect, test } from 'vitest';
import { shippedGames } from '../../test/library.ts';
import { offered, shippedTexts } from '../../test/support/texts.ts';
import { LanguageService } from './index.ts';
import { Project } from './project.ts';
import { tokensOf } from './tokens.ts';

const HEAD = 'houserules: 1\nname: mine\nextends: square-on-sale\n';

describe('completion', () => {
  test('sections that are not there yet', () => {
    const labels = offered(`${HEAD}|`);
    expect(labels).toEqual(expect.arrayContaining(['with', 'patch', 'options', 'title', 'variants']));
    expect(labels).not.toContain('name');
  });
  test('keys by what the thing is already, in lines and in braces', () => {
    expect(offered('houserules: 1\nname: a\nzones:\n  deck:\n    holds: card\n    |')).toEqual(
      expect.arrayContaining(['order', 'seen', 'limit']),
    );
    expect(offered('houserules: 1\nname: a\nzones:\n  deck: { holds: card, se|')).toContain('seen');
    const option = offered('houserules: 1\nname: a\noptions:\n  x:\n    integer: 1\n    |\n');
    expect(option).toEqual(expect.arrayContaining(['min', 'max', 'label']));
    expect(option).not.toContain('of');
  });
  test('all kinds where none is chosen', () => {
    expect(offered('houserules: 1\nname: a\nturn:\n  act:\n    do:\n      - |\n')).toEqual(
      expect.arrayContaining(['move', 'set', 'choose', 'run', 'if', 'shuffle']),
    );
    expect(offered('houserules: 1\nname: a\noptions:\n  x:\n    |')).toEqual(
      expect.arrayContaining(['integer', 'boolean', 'choice', 'list']),
    );
  });
  test('what says of which kind it is comes before all that some kind has', () => {
    const effects = offered('houserules: 1\nname: a\nturn:\n  act:\n    do:\n      - |\n');
    const kinds = effects.slice(0, 12);
    expect(kinds).toEqual(expect.arrayContaining(['move', 'hook', 'if', 'together']));
    expect(kinds).not.toContain('as');
    expect(effects).toContain('as');
  });
  test('values of the schema', () => {
    expect(offered('houserules: 1\nname: a\nturns: { order: | }\n')).toEqual(['clockwise', 'counterclockwise']);
    expect(offered('houserules: 1\nname: a\nhouseRule: |\n').slice(0, 2)).toEqual(['true', 'false']);
    expect(offered('houserules: 1\nname: a\nlook: { wagon: { shape: | } }\n')).toContain('pawn');
  });
  test('options of the base and their values', () => {
    expect(offered(`${HEAD}with:\n  |`)).toEqual(expect.arrayContaining(['gemRule', 'money', 'spillover']));
    expect(offered(`${HEAD}with: { gemRule: | }\n`)).toEqual(['everyTurn', 'freshBid', 'never']);
    expect(offered(`${HEAD}with:\n  gemRule: fr|\n`)).toEqual(['everyTurn', 'freshBid', 'never']);
  });
  test('games, variants', () => {
    expect(offered('houserules: 1\nname: a\nextends: |\n')).toContain('square-on-sale');
    expect(offered(`${HEAD}variants: [|]\n`)).toEqual(expect.arrayContaining(['bubble', 'original-basic']));
  });
  test('the path of a patch step by step, and the keys that its thing can have', () => {
    expect(offered(`${HEAD}patch:\n  |`)).toEqual(expect.arrayContaining(['turn', 'procedures', 'end']));
    expect(offered(`${HEAD}patch:\n  turn.act.|`)).toEqual(expect.arrayContaining(['bid', 'pass']));
    expect(offered(`${HEAD}patch:\n  turn.act.bid:\n    |`)).toEqual(expect.arrayContaining(['set', 'add', 'remove']));
    expect(offered(`${HEAD}patch:\n  turn.act.bid:\n    set:\n      |`)).toEqual(
      expect.arrayContaining(['text', 'params', 'where', 'otherwise']),
    );
    expect(offered(`${HEAD}patch:\n  options.money:\n    set: { | }\n`)).toEqual(
      expect.arrayContaining(['integer', 'min', 'max', 'label']),
    );
    // The names of the patched rule are those of its place.
    expect(offered(`${HEAD}patch:\n  turn.act.bid.holdBid:\n    set: { when: "squ|" }\n`)).toEqual(
      expect.arrayContaining(['square', 'amount']),
    );
    expect(offered(`${HEAD}patch:\n  turn.gem:\n    set: { when: option.| }\n`)).toEqual(
      expect.arrayContaining(['gemRule', 'gems']),
    );
  });

  describe('in expressions', () => {
    const patched = (expression: string): string[] =>
      offered(`${HEAD}patch:\n  turn.gem:\n    set:\n      when: ${expression}\n`);
    test('names, definitions, functions, words', () => {
      expect(patched('|')).toEqual(
        expect.arrayContaining([
          'gemDue',
          'open',
          'bank',
          'passesInARow',
          'center',
          'me',
          'count',
          'any',
          'not',
          'option',
        ]),
      );
    });
    test('properties by type', () => {
      expect(patched('me.|')).toEqual(expect.arrayContaining(['supply', 'seat', 'next']));
      expect(patched('me.supply.|')).toEqual(['money', 'building', 'gem']);
      expect(patched('bank.| > 0')).toEqual(['gem', 'marker']);
      expect(patched('any square in center with square.|')).toEqual(
        expect.arrayContaining(['bidder', 'countdown', 'stack', 'neighbours']),
      );
      expect(patched('any square with top(square.stack).|')).toContain('owner');
      expect(patched('sum of square.| for square in center')).toContain('countdown');
    });
    test('the values of what is compared', () => {
      expect(patched('option.spillover == |').slice(0, 4).sort()).toEqual(['all', 'diagonal', 'off', 'straight']);
    });
    test('what queries can go through', () => {
      expect(patched('any |').slice(0, 2).sort()).toEqual(['player', 'square']);
    });
    test('pieces of texts', () => {
      expect(offered(`${HEAD}patch:\n  turn.act.bid:\n    set: { text: "Bid {|" }\n`)).toEqual(
        expect.arrayContaining(['amount', 'square']),
      );
    });
    test('variables that can be set', () => {
      expect(offered(`${HEAD}patch:\n  turn.act.bid:\n    add:\n      - set: { square.| }\n`)).toContain('bidder');
    });
  });

  test('whatever stands in the shipped texts is offered where it stands', () => {
    let asked = 0;
    const missing: string[] = [];
    for (const [n, text] of shippedTexts.entries()) {
      const project = new Project(text, shippedGames);
      const service = new LanguageService(shippedGames);
      const tokens = tokensOf(project, project.own).filter(
        ({ declares, symbol }) => !declares && symbol?.kind !== 'section',
      );
      // Some places of each: the text is read anew for each of them.
      const step = Math.max(1, Math.ceil(tokens.length / 3));
      for (let i = n % step; i < tokens.length; i += step) {
        const token = tokens[i]!;
        if (/^value field/.test(token.symbol!.id)) continue;
        const labels = service.complete(text, token.start).map(({ label }) => label);
        const line = text.text.slice(0, token.start).split('\n').length;
        if (!labels.includes(token.name)) missing.push(`${text.uri}:${line} ${token.name} of ${labels.slice(0, 9)}`);
        asked++;
      }
    }
    expect(missing).toEqual([]);
    expect(asked).toBeGreaterThan(50);
  }, 120_000);
});
