import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { shippedGames as library } from '../../test/library.ts';
import { createRandom, loadRuleSet, prepareGame, Session } from '../index.ts';
import { must } from '../language/testing.ts';
import type { Library, RuleText } from '../language/types.ts';
import { keepPosition } from '../runtime/carry.ts';
import { exportRules } from './export.ts';
import { loadGame } from './load.ts';
import { newRuleSet } from './new-rule-set.ts';
import { salvageJson } from './salvage.ts';
import { saveGame } from './save.ts';
import type { LoadedGame, SavedGame } from './types.ts';

const read = (file: string) => JSON.parse(readFileSync(new URL(`../../schema/files/${file}`, import.meta.url), 'utf8'));
const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
const fits = ajv.compile<SavedGame>(read('save.schema.json'));

const RULES: RuleText = {
  uri: 'mine.yaml',
  text: newRuleSet('square-on-sale', { name: 'ours', title: 'Ours', variants: ['bubble'], with: { money: 9 } }),
};
const SEATS = [{ name: 'Ann' }, { bot: 'random' }, {}];

function played(
  plies: number,
  rules: RuleText | { game: string } = RULES,
  from: Library = library,
  players = 3,
): Session {
  const { program } = must(prepareGame(must(loadRuleSet(rules, { library: from })), { players }));
  const session = Session.start(program, { seed: 'tea', game: 2 });
  const random = createRandom('moves');
  while (session.position < plies && !session.over) must(session.playRandom(random));
  return session;
}

const back = (saved: SavedGame | string, from = library): LoadedGame => must(loadGame(saved, from));

let session: Session;
let saved: SavedGame;
let text: string;
beforeAll(() => {
  session = played(40);
  session.goTo(25);
  saved = saveGame({ rules: RULES, library, session, seats: SEATS });
  text = JSON.stringify(saved);
});

describe('a saved game', () => {
  test('is plain data of its schema', () => {
    expect(fits(saved)).toBe(true);
    expect(structuredClone(saved)).toEqual(saved);
    expect(JSON.parse(text)).toEqual(saved);
  });

  test('keeps the position that its line begins with', () => {
    const { program } = session;
    const position = keepPosition(program, session.state);
    const begin = position.ok ? position.kept : undefined;
    const own = Session.start(program, { seed: 'tea', game: 2, begin });
    const random = createRandom('moves');
    for (let n = 0; n < 5; n++) must(own.playRandom(random));
    const kept = saveGame({ rules: RULES, library, session: own });
    expect(fits(kept)).toBe(true);
    const loaded = back(JSON.stringify(kept));
    expect(loaded.damage).toEqual([]);
    expect(loaded.played!.session.readable()).toEqual(own.readable());
    const { next } = kept.begin!.state;
    const gone = {
      ...kept,
      begin: { ...kept.begin!, state: { ...kept.begin!.state, next: { ...next!, decision: 'x' } } },
    };
    expect(back(gone).damage[0]).toMatch(/does not fit the rules: `x` is not decided/);
    expect(back({ ...kept, begin: { state: 1 } } as never).damage).toContain('`begin` is not what it should be');
  });

  test.each(['data', 'text'])('comes back where it stood (%s)', (how) => {
    const loaded = back(how === 'text' ? text : structuredClone(saved));
    expect(loaded).toMatchObject({ rules: RULES, seats: SEATS, damage: [], lost: [] });
    expect(loaded.base).toBeUndefined();
    const other = loaded.played!.session;
    expect(other.position).toBe(25);
    expect([other.seed, other.game]).toEqual(['tea', 2]);
    expect(other.plies).toEqual(session.plies);
    expect(other.readable()).toEqual(session.readable());
    expect(saveGame({ rules: loaded.rules, library, session: other, seats: loaded.seats })).toEqual(saved);
  });

  test('of a game that is over is over', () => {
    const whole = played(10_000, { game: 'square-on-sale' });
    const loaded = back(saveGame({ rules: { game: 'square-on-sale' }, library, session: whole }));
    expect(loaded.played!.session.outcome()).toEqual(whole.outcome());
    expect(loaded.damage).toEqual([]);
  });

  test('has the moves of several parts whole', () => {
    const whole = played(10_000, { game: 'draughts' }, library, 2);
    expect(whole.plies.some(({ move }) => move.then?.length)).toBe(true);
    const kept = saveGame({ rules: { game: 'draughts' }, library, session: whole });
    expect(fits(kept)).toBe(true);
    const loaded = back(JSON.stringify(kept));
    expect(loaded.damage).toEqual([]);
    expect(loaded.played!.session.plies).toEqual(whole.plies);
  });

  test('has choices from outside the text', () => {
    const variants = ['original-bubble'];
    const options = { money: 7 };
    const ruleSet = must(loadRuleSet({ game: 'square-on-sale' }, { library, variants, options }));
    const own = Session.start(must(prepareGame(ruleSet, { players: 5 })).program, { seed: 3 });
    must(own.playRandom(createRandom(1)));
    const kept = saveGame({ rules: { game: 'square-on-sale' }, library, session: own, variants, options });
    expect(fits(kept)).toBe(true);
    const loaded = back(kept);
    expect(loaded).toMatchObject({ variants, options, damage: [] });
    expect(loaded.played!.session.readable()).toEqual(own.readable());
    expect(loaded.played!.prepared[0].players).toBe(5);
  });

  test('is played by the rules it holds, whatever is installed', () => {
    const nothing: Library = { games: () => [], find: () => undefined };
    const alone = back(saved, nothing);
    expect(alone.base).toEqual(saved.base);
    expect(alone.played!.session.readable()).toEqual(session.readable());
    const changed: Library = {
      games: library.games,
      find(name) {
        const found = library.find(name)!;
        return {
          ...found,
          game: {
            ...found.game,
            text: found.game.text.replace('amount: 1, from: me.supply', 'amount: 2, from: me.supply'),
          },
        };
      },
    };
    expect(back(saved, changed)).toMatchObject({ base: saved.base, damage: [] });
  });

  test('with rules that have errors keeps the text and the plies', () => {
    const broken = {
      ...saved,
      rules: { uri: 'x', text: 'houserules: 1\nextends: square-on-sale\nname: x\nwiht: 1\n' },
    };
    const result = loadGame(broken, library);
    expect(result).toMatchObject({ ok: true, diagnostics: [{ range: { start: { line: 4 } } }] });
    expect(result.ok && result.value.played).toBeUndefined();
    expect(result.ok && result.value.lost).toEqual(saved.plies);
  });
});

describe('a damaged save', () => {
  test('that is cut off anywhere keeps what came before', () => {
    const start = text.indexOf('"plies"') + 9;
    fc.assert(
      fc.property(fc.integer({ min: start, max: text.length - 1 }), (at) => {
        const loaded = back(text.slice(0, at));
        const whole = salvageJson(text.slice(0, at)).value as SavedGame;
        expect(loaded.played!.session.plies.length).toBe(whole.plies?.length ?? 0);
        expect(loaded.played!.session.plies.length).toBeGreaterThanOrEqual((at - start) / 100 - 2);
        expect(loaded.damage[0]).toMatch(/^The file is damaged in line 1, column \d+; what comes after that is lost$/);
      }),
      { numRuns: 25 },
    );
  });

  test('is played up to a ply that is not legal', () => {
    const plies = saved.plies.map((ply, n) => (n === 20 ? { ...ply, action: 'pass', args: { x: 1 } } : ply));
    const loaded = back({ ...saved, plies });
    expect(loaded.played!.session.plies.length).toBe(20);
    expect(loaded.lost.length).toBe(20);
    expect(loaded.damage).toEqual([
      expect.stringMatching(/^Ply 21 \(seat \d, `.*`\) is not legal: /),
      '19 plies after it are left out',
    ]);
  });

  test('is played up to a ply of somebody else, and up to one that can’t be read', () => {
    const other = saved.plies.map((ply, n) => (n === 5 ? { ...ply, actor: 9 } : ply));
    expect(back({ ...saved, plies: other }).damage[0]).toMatch(/^Ply 6 \(seat 9, .*\) is not what is asked there/);
    const odd = saved.plies.map((ply, n) => (n === 5 ? 'bid' : ply)) as SavedGame['plies'];
    const loaded = back({ ...saved, plies: odd });
    expect(loaded.damage).toEqual(['Ply 6 can’t be read', '34 plies after it are left out']);
    expect(loaded.played!.session.plies.length).toBe(5);
  });

  test('says if it leads somewhere else', () => {
    expect(back({ ...saved, state: 'sha256-0' }).damage).toEqual([
      'Its moves lead to another position than the one that was saved',
    ]);
  });

  test('with fields that are none falls back to what can be', () => {
    const odd = { ...saved, players: 'three', seats: 7, position: -1, seed: null } as unknown as SavedGame;
    const loaded = back({ ...odd, plies: [] });
    expect(loaded.played!.prepared[0].players).toBe(3);
    expect(loaded.damage.length).toBe(6);
  });

  test.each([
    ['', 'save-damaged'],
    ['{}', 'save-damaged'],
    ['[1', 'save-damaged'],
    ['{"kind":"houserules-save","format":2}', 'save-version'],
    ['{"kind":"houserules-save","format":1,"rules":{"uri":"x"}}', 'save-damaged'],
  ])('without rules is refused: %s', (broken, code) => {
    expect(loadGame(broken, library)).toMatchObject({ ok: false, diagnostics: [{ code }] });
  });

  test('is never thrown over, and never passes for whole if the schema says otherwise', () => {
    const small = saveGame({
      rules: { game: 'square-on-sale' },
      library,
      session: played(6, { game: 'square-on-sale' }),
    });
    const { base, ...rest } = small;
    const whole = JSON.stringify({ ...rest, base });
    // The texts of the base are as good as any others; what is changed lies before them.
    const length = whole.indexOf('"base"');
    const junk = fc.constantFrom('null', '"x"', '-1', '[]', '{}', '1e9', 'true', ',', '}', '');
    fc.assert(
      fc.property(fc.nat(length), fc.nat(8), junk, (at, cut, put) => {
        const result = loadGame(whole.slice(0, at) + put + whole.slice(at + cut), library);
        if (!result.ok || result.value.damage.length > 0 || !result.value.played) return;
        const parsed: unknown = JSON.parse(whole.slice(0, at) + put + whole.slice(at + cut));
        // What is not known does no harm.
        const unknown = fits(parsed) || fits.errors!.every(({ keyword }) => keyword === 'additionalProperties');
        expect(unknown).toBe(true);
      }),
      { numRuns: 150 },
    );
  }, 60_000);
});

test('salvage reads whole JSON as it is, and keeps a prefix of anything', () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(60), (json, at) => {
      expect(salvageJson(json).value).toEqual(JSON.parse(json));
      expect(() => salvageJson(json.slice(0, at))).not.toThrow();
    }),
  );
  expect(salvageJson('{"a":{"b":[1,2,{"c":3')).toMatchObject({ value: { a: { b: [1, 2] } }, damage: { line: 1 } });
  expect(salvageJson('{"a":1,\n"b" 2}')).toEqual({ value: { a: 1 }, damage: { line: 2, column: 5 } });
});

test('the manifest of a zip is as its schema says', () => {
  const manifest = ajv.compile(read('manifest.schema.json'));
  for (const entry of [RULES, { game: 'square-on-sale' }]) {
    const { data } = must(exportRules(entry, { library, format: 'zip' }));
    expect(manifest(JSON.parse(strFromU8(unzipSync(data as Uint8Array)['manifest.json'])))).toBe(true);
  }
});
