/** Out of the program and back into it: the same definitions, the same games. */

import fc from 'fast-check';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { shippedGames } from '../../test/library.ts';
import { createRandom, loadRuleSet, prepareGame, Session } from '../index.ts';
import { describeOptions } from '../language/index.ts';
import { BASE, libraryOf, must } from '../language/testing.ts';
import type { GamePackage, Library, OptionInfo, OptionValue, RuleSet, RuleText } from '../language/types.ts';
import { withBase } from './base.ts';
import { exportRules } from './export.ts';
import { importFile } from './import.ts';
import { newRuleSet } from './new-rule-set.ts';
import type { BaseDiffers, Exported, ExportFormat, Imported, ImportedRules } from './types.ts';

const FORMATS: ExportFormat[] = ['extends', 'yaml', 'json', 'zip'];
const NOTHING: Library = { games: () => [], find: () => undefined };

const mine = (text: string): RuleText => ({ uri: 'mine.yaml', text });
const load = (entry: RuleText | { game: string }, library = shippedGames): RuleSet =>
  must(loadRuleSet(entry, { library }));
const write = (entry: RuleText | { game: string }, format: ExportFormat, more = {}): Exported =>
  must(exportRules(entry, { library: shippedGames, format, ...more }));
const read = ({ data, fileName }: Exported, library = shippedGames): Imported =>
  must(importFile(data, fileName, { library }));
const rules = (imported: Imported): ImportedRules => {
  if (imported.kind !== 'rules') throw new Error(`not rules: ${imported.kind}`);
  return imported;
};
const plain = ({ definition }: RuleSet) => {
  const { origin: _, ...rest } = definition;
  return rest;
};

describe('an exported rule set', () => {
  const text = `# ours\n${newRuleSet('square-on-sale', { name: 'ours', title: 'Ours', variants: ['bubble'], with: { money: 12 } })}patch:\n  # dear\n  score.gems: { set: { value: 2 * player.supply.gem } }\n`;

  test.each(FORMATS)('comes back as the same rules (%s)', (format) => {
    const back = rules(read(write(mine(text), format)));
    expect(plain(back.ruleSet!)).toEqual(plain(load(mine(text))));
    expect(back.base).toBeUndefined();
  });

  test.each(['extends', 'zip'] as const)('that extends comes back as the same text (%s)', (format) => {
    expect(rules(read(write(mine(text), format))).rules.text).toBe(text);
  });

  test('comes back as the same text, whatever comments and line ends are in it', () => {
    const lines =
      'houserules: 1\nextends: town\nname: ours\nabout: |\n  One\n\n  two\nwith:\n  money: 12\npatch:\n  score.coins:\n    set:\n      value: 2'.split(
        '\n',
      );
    const library = libraryOf();
    const places = fc.array(fc.tuple(fc.nat(lines.length), fc.constantFrom('# x', '  # x', '', '      # x')), {
      maxLength: 4,
    });
    fc.assert(
      fc.property(
        places,
        fc.constantFrom('\n', '\r\n'),
        fc.boolean(),
        fc.constantFrom<ExportFormat>('extends', 'zip'),
        (more, end, last, format) => {
          const text = [...lines];
          for (const [at, line] of more) text.splice(at, 0, line);
          const entry = mine(text.join(end) + (last ? end : ''));
          // A comment may have become part of a text.
          fc.pre(loadRuleSet(entry, { library }).ok);
          const exported = must(exportRules(entry, { library, format }));
          // A comment at the very end gets a line break.
          expect(rules(read(exported, library)).rules.text.trimEnd()).toBe(entry.text.trimEnd());
        },
      ),
      { numRuns: 60 },
    );
    for (const spelled of [
      '{ "houserules": 1, "extends": "town", "name": "ours" }',
      '{houserules: 1, extends: town, name: ours}\n# end',
    ]) {
      const exported = must(exportRules(mine(spelled), { library, format: 'extends' }));
      expect(rules(read(exported, library)).rules.text).toBe(spelled);
    }
  });

  test.each(FORMATS)('needs nothing that is installed (%s)', (format) => {
    const exported = write(mine(text), format);
    const back = rules(read(exported, NOTHING));
    expect(plain(back.ruleSet!)).toEqual(plain(load(mine(text))));
    // What came with it is enough to load it again.
    expect(plain(load(back.rules, withBase(NOTHING, back.base)))).toEqual(plain(load(mine(text))));
  });

  test('in one text keeps declarations, and remembers where it is from', () => {
    const { definition, variants } = rules(read(write(mine(text), 'yaml'))).ruleSet!;
    expect(definition.options!.money).toMatchObject({ integer: 20, min: 5, max: 40 });
    expect(definition.with).toEqual({ startGemsCenter: 1, gemRule: 'freshBid', gemWhere: 'unclaimed', money: 12 });
    expect(definition.origin).toMatchObject({ extends: 'square-on-sale', variants: ['new-games-order', 'bubble'] });
    expect(definition.origin!.hash).toMatch(/^sha256-[0-9a-f]{64}$/);
    expect(variants).toEqual([]);
    const { data } = write(mine(text), 'yaml');
    expect(data).toContain('# - Money tokens of each player: 12, was: 20');
  });

  test('as a zip has everything, and a page to read', () => {
    const files = unzipSync(write(mine(text), 'zip').data as Uint8Array);
    expect(Object.keys(files).sort()).toEqual([
      'README.md',
      'base/square-on-sale/data/examples.yaml',
      'base/square-on-sale/game.yaml',
      ...['bubble', 'new-games-order', 'original-basic', 'original-bubble', 'original-standard'].map(
        (name) => `base/square-on-sale/variants/${name}.yaml`,
      ),
      'hooks.json',
      'houserules.schema.json',
      'manifest.json',
      'rules.yaml',
    ]);
    expect(JSON.parse(strFromU8(files['hooks.json']))).toEqual({ hooks: { flanked: 1 } });
    const page = strFromU8(files['README.md']);
    expect(page).toContain('# Ours');
    expect(page).toContain('- Money tokens of each player: 12, was: 20');
    expect(page).toContain('- Score term `gems`: 2 * player.supply.gem, was: player.supply.gem * option.gemScore');
    expect(page).toContain('| Spillover | all 8 directions |');
  });

  test('has the same bytes every time', () => {
    expect(write(mine(text), 'zip').data).toEqual(write(mine(text), 'zip').data);
  });

  test('has what was chosen outside the text in it', () => {
    for (const format of FORMATS) {
      const exported = write({ game: 'square-on-sale' }, format, {
        variants: ['original-bubble'],
        options: { gems: 7 },
      });
      const { ruleSet } = rules(read(exported, NOTHING));
      expect(ruleSet!.definition.with).toMatchObject({ gems: 7, gemRule: 'freshBid' });
      const both = write(mine(text), format, { variants: [], options: { gems: 7 } });
      expect(rules(read(both, NOTHING)).ruleSet!.definition.with).toEqual({ gems: 7, money: 12 });
    }
  });

  test('with errors can still be written as it is', () => {
    const broken = mine('houserules: 1\nextends: nowhere\nname: x\n');
    expect(write(broken, 'extends').data).toBe(broken.text);
    expect(exportRules(broken, { library: shippedGames, format: 'zip' }).ok).toBe(false);
    expect(importFile(broken.text, 'x.yaml', { library: shippedGames })).toMatchObject({
      ok: true,
      value: { kind: 'rules', rules: { text: broken.text } },
      diagnostics: [{ code: 'extends-not-found' }],
    });
  });

  test('that is a chain comes with all of it', () => {
    const town = libraryOf();
    const middle: GamePackage = {
      name: 'middle',
      game: {
        uri: 'm.yaml',
        text: 'houserules: 1\nextends: town\nname: middle\nvariants: [old]\nwith: { gems: false }\n',
      },
      variants: {},
    };
    const library: Library = {
      games: () => ['town', 'middle'],
      find: (name) => (name === 'middle' ? middle : town.find(name)),
    };
    const entry = mine('houserules: 1\nextends: middle\nname: ours\nwith: { money: 6 }\n');
    for (const format of FORMATS) {
      const back = rules(read(must(exportRules(entry, { library, format })), NOTHING));
      expect(plain(back.ruleSet!)).toEqual(plain(load(entry, library)));
    }
  });
});

describe('another base', () => {
  const text = newRuleSet('town', { name: 'ours', title: 'Ours', with: { money: 12 } });
  const old = libraryOf(BASE.replace('player.supply.coin > 3', 'player.supply.coin > 9'));
  const question = (exported: Exported): BaseDiffers => {
    const imported = read(exported, libraryOf());
    if (imported.kind !== 'base-differs') throw new Error(imported.kind);
    return imported;
  };

  test.each(['extends', 'zip'] as const)('is asked about, with what differs (%s)', (format) => {
    const asked = question(must(exportRules(mine(text), { library: old, format })));
    expect(asked).toMatchObject({
      games: ['town'],
      differences: ['Definition `rich`: player.supply.coin > 3, was: player.supply.coin > 9'],
      choices: ['theirs', 'installed'],
    });
    const theirs = asked.choose('theirs');
    expect(theirs.ruleSet!.definition.define).toEqual({ 'rich(player)': 'player.supply.coin > 9' });
    expect(load(theirs.rules, withBase(libraryOf(), theirs.base)).definition).toEqual(theirs.ruleSet!.definition);
    const installed = asked.choose('installed');
    expect(installed.base).toBeUndefined();
    expect(installed.ruleSet!.definition.define).toEqual({ 'rich(player)': 'player.supply.coin > 3' });
    expect([theirs.rules.text, installed.rules.text]).toEqual([text, text]);
  });

  test('is known by its hash alone', () => {
    const asked = question(must(exportRules(mine(text), { library: old, format: 'extends', carry: false })));
    expect(asked.choices).toEqual(['installed']);
    const same = must(exportRules(mine(text), { library: libraryOf(), format: 'extends', carry: false }));
    expect(rules(read(same, libraryOf())).rules.text).toBe(text);
  });

  test('that only ends its lines differently is the same', () => {
    const windows = libraryOf(BASE.replaceAll('\n', '\r\n'));
    expect(read(must(exportRules(mine(text), { library: windows, format: 'zip' })), libraryOf()).kind).toBe('rules');
  });

  test('to which the changes do not fit says so', () => {
    const patched = `${text}patch: { score.coins: { remove: true } }\n`;
    const exported = must(exportRules(mine(patched), { library: libraryOf(), format: 'zip' }));
    const imported = read(exported, libraryOf(BASE.replace('coins:', 'pennies:')));
    expect(imported).toMatchObject({ kind: 'base-differs' });
    expect((imported as BaseDiffers).differences).toEqual([
      'It does not fit the installed rules: There is nothing called `coins` in `score`',
    ]);
  });

  test('that was changed inside the file is noticed', () => {
    const { data } = must(exportRules(mine(text), { library: libraryOf(), format: 'zip' }));
    const files = unzipSync(data as Uint8Array);
    files['base/town/game.yaml'] = strToU8(strFromU8(files['base/town/game.yaml']).replace('max: 40', 'max: 50'));
    const result = importFile(zipSync(files), 'x.zip', { library: NOTHING });
    expect(result).toMatchObject({ ok: true, diagnostics: [{ code: 'base-changed', severity: 'warning' }] });
  });
});

/** Every game, and every variant of it by itself. */
const shipped = shippedGames.games().flatMap((game) => {
  const loaded = loadRuleSet({ game }, { library: shippedGames });
  const names = loaded.ok ? loaded.value.variants.filter(({ blocked }) => !blocked).map(({ name }) => name) : [];
  return loaded.ok
    ? [[game, []] as [string, string[]], ...names.map((name) => [game, [name]] as [string, string[]])]
    : [];
});

test.each(shipped)('exported, %s with %j plays the same games as before', { timeout: 120_000 }, (game, variants) => {
  const source = (values: Record<string, OptionValue>) =>
    mine(newRuleSet(game, { name: 'ours', title: 'Ours', variants, with: values }));
  const printed = load(source({}));
  const { min, max } = printed.definition.players!;
  const how = fc.tuple(randomOptions(printed), fc.constantFrom(...FORMATS), fc.integer({ min, max }), fc.nat(1000));
  fc.assert(
    fc.property(how, ([values, format, players, seed]) => {
      const ruleSet = load(source(values));
      // Not everything goes with everything: a bound may depend on another option.
      fc.pre(prepareGame(ruleSet, { players }).ok);
      const back = FORMATS.map((each) => rules(read(write(source(values), each), NOTHING)).ruleSet!);
      for (const each of back) expect(plain(each)).toEqual(plain(ruleSet));
      expect(trace(back[FORMATS.indexOf(format)], players, seed)).toEqual(trace(ruleSet, players, seed));
    }),
    { numRuns: 1 },
  );
});

/** Random values within the bounds of some options. */
function randomOptions(ruleSet: RuleSet): fc.Arbitrary<Record<string, OptionValue>> {
  const infos = must(describeOptions(ruleSet, ruleSet.definition.players!.min));
  const one = (info: OptionInfo): fc.Arbitrary<OptionValue> => {
    const named = info.choices?.map(({ value }) => value) ?? [];
    switch (info.kind) {
      case 'boolean':
        return fc.boolean();
      case 'integer':
        return fc.integer({ min: info.min!, max: info.max! });
      case 'choice':
        return fc.constantFrom(...named);
      case 'permutation':
        return fc.shuffledSubarray(named, { minLength: named.length });
      case 'list':
        return fc.array<string | number>(
          info.choices ? fc.constantFrom(...named) : fc.integer({ min: info.min!, max: info.max! }),
          {
            minLength: info.minLength ?? 0,
            maxLength: Math.min(info.maxLength ?? 4, (info.minLength ?? 0) + 4),
          },
        );
    }
  };
  return fc.subarray(infos).chain((some) => fc.record(Object.fromEntries(some.map((info) => [info.name, one(info)]))));
}

function trace(ruleSet: RuleSet, players: number, seed: number): unknown[] {
  const { program } = must(prepareGame(ruleSet, { players }));
  const session = Session.start(program, { seed });
  const random = createRandom(seed);
  const told: unknown[] = [session.readable()];
  while (!session.over && session.position < 20) {
    const legal = session.legal();
    const move = legal[random.below(legal.length)];
    told.push(legal, move);
    must(session.play(move));
    told.push(session.readable());
  }
  return [...told, session.scores()];
}
