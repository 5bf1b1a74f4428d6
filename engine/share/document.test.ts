import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shippedGames } from '../../test/library.ts';
import { between } from '../language/between.ts';
import { applyEdit } from '../language/edit.ts';
import { loadRuleSet, resolveOptions } from '../language/index.ts';
import { parseText } from '../language/parse.ts';
import { must } from '../language/testing.ts';
import type { OptionValue, VariantInfo } from '../language/types.ts';
import { resetOptions, setOption, setOptions, setVariants, toggleVariant } from './document.ts';
import { nameFrom, newRuleSet } from './new-rule-set.ts';

const GAME = 'square-on-sale';
const load = (text: string) => must(loadRuleSet({ uri: 'mine.yaml', text }, { library: shippedGames }));
const value = (text: string) => must(parseText({ uri: '', text })).value;
const infos = (variants: string[]) => load(newRuleSet(GAME, { name: 'x', title: 'X', variants })).variants;

describe('a new rule set', () => {
  test('says as little as it can', () => {
    expect(newRuleSet(GAME, { name: 'ours', title: 'Ours: the #1' })).toBe(
      'houserules: 1\nextends: square-on-sale\nname: ours\ntitle: "Ours: the #1"\n',
    );
  });

  test('has variants and values, and loads', () => {
    const text = newRuleSet(GAME, {
      name: 'ours',
      title: 'Ours',
      about: 'So\nwe play',
      variants: ['bubble'],
      with: { money: 12 },
    });
    const { definition, variants } = load(text);
    expect(definition).toMatchObject({ name: 'ours', about: 'So\nwe play', with: { money: 12, gemRule: 'freshBid' } });
    expect(variants.find(({ name }) => name === 'bubble')?.active).toBe(true);
  });

  test('gets a name from any title', () => {
    expect(nameFrom('Our Tuesday game!')).toBe('our-tuesday-game');
    expect(nameFrom('2 für Zoë')).toBe('fur-zoe');
    expect(nameFrom('スクウェア')).toBe('my-rules');
  });
});

describe('options', () => {
  const text = newRuleSet(GAME, { name: 'ours', title: 'Ours' });

  test('are set, changed and reset, and `with` goes when it is empty', () => {
    const one = must(setOption(text, 'money', 12)).text;
    expect(one).toBe(`${text}with:\n  money: 12\n`);
    const two = must(setOption(one, 'spillover', 'straight')).text;
    const three = must(setOption(two, 'money', undefined)).text;
    expect(three).toBe(`${text}with:\n  spillover: straight\n`);
    expect(must(setOption(three, 'spillover', undefined)).text).toBe(text);
    expect(must(resetOptions(two)).text).toBe(text);
  });

  test('that are as wanted change nothing', () => {
    const one = must(setOption(text, 'money', 12)).text;
    expect(must(setOption(one, 'money', 12))).toEqual({ text: one });
    expect(must(setOption(one, 'gems', undefined))).toEqual({ text: one });
  });

  test('of a broken text are refused', () => {
    expect(setOption('houserules: [', 'money', 1).ok).toBe(false);
  });

  test('set and reset in any order keep comments, and say the same as a new document', () => {
    const start = `# our rules\nhouserules: 1\nextends: square-on-sale # the base\nname: ours\n\n# what it is called\ntitle: 'Ours'\nlook: { }\n# the end\n`;
    const values: Record<string, OptionValue[]> = {
      money: [5, 12, 40],
      spillover: ['off', 'straight'],
      endWhenAllBuilt: [true, false],
      gemsPlaced: [2, 3],
    };
    const step = fc
      .constantFrom(...Object.keys(values))
      .chain((name) =>
        fc.tuple(fc.constant(name), fc.constantFrom<OptionValue | undefined>(undefined, ...values[name])),
      );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let at = start;
        const wanted: Record<string, OptionValue> = {};
        for (const [name, to] of steps) {
          const changed = must(setOption(at, name, to));
          expect(changed.edit ? applyEdit(at, changed.edit) : at).toBe(changed.text);
          at = changed.text;
          if (to === undefined) delete wanted[name];
          else wanted[name] = to;
        }
        for (const comment of ['# our rules', '# the base', '# what it is called', '# the end', "'Ours'"])
          expect(at).toContain(comment);
        const fresh = value(newRuleSet(GAME, { name: 'ours', title: 'Ours', with: wanted }));
        expect({ ...value(at) }).toEqual({ ...fresh, look: {} });
        if (Object.keys(wanted).length === 0) expect(at).toBe(start);
        expect(resolveOptions(load(at).definition, 3)).toMatchObject({ ok: true, value: wanted });
      }),
      { numRuns: 60 },
    );
  });

  test('of several at once are one edit', () => {
    const changed = must(setOptions(text, { money: 9, gems: 3, markers: undefined }));
    expect(applyEdit(text, changed.edit!)).toBe(changed.text);
    expect(value(changed.text).with).toEqual({ money: 9, gems: 3 });
  });
});

describe('variants', () => {
  test('are chosen and reset', () => {
    const text = newRuleSet(GAME, { name: 'ours', title: 'Ours' });
    const one = must(setVariants(text, ['bubble'])).text;
    expect(value(one).variants).toEqual(['bubble']);
    expect(must(setVariants(one, undefined)).text).toBe(text);
  });

  test('that `extends` names can be left', () => {
    const text = newRuleSet('square-on-sale/original-basic', { name: 'ours', title: 'Ours' });
    const { text: changed, edit } = must(setVariants(text, ['original-bubble']));
    expect(value(changed)).toMatchObject({ extends: GAME, variants: ['original-bubble'] });
    expect(applyEdit(text, edit!)).toBe(changed);
    const named = load(changed)
      .variants.filter(({ active }) => active)
      .map(({ name }) => name);
    expect(named).toEqual(['original-bubble']);
    expect(value(must(setVariants(text, undefined)).text)).toMatchObject({ extends: GAME });
  });

  test('of one group exclude each other, and what needs another goes with it', () => {
    expect(toggleVariant(infos([]), 'bubble', true)).toEqual(['bubble']);
    expect(toggleVariant(infos(['bubble']), 'bubble', false)).toBeUndefined();
    expect(toggleVariant(infos(['bubble']), 'original-basic', true)).toEqual(['original-basic']);
    expect(toggleVariant(infos(['original-basic']), 'original-bubble', true)).toEqual(['original-bubble']);
    expect(toggleVariant(infos(['original-basic']), 'new-games-order', true)).toBeUndefined();
    expect(toggleVariant(infos(['original-basic']), 'original-basic', false)).toBeUndefined();
    expect(toggleVariant(infos([]), 'new-games-order', false)).toBeUndefined();
  });

  test('that exclude another put it off', () => {
    const info = (name: string, more: Partial<VariantInfo> = {}): VariantInfo => ({
      name,
      title: name,
      default: false,
      houseRule: false,
      requires: [],
      excludes: [],
      active: false,
      uri: '',
      ...more,
    });
    const all = [
      info('a', { active: true, default: true }),
      info('b', { excludes: ['a'] }),
      info('c', { requires: ['a'], active: true }),
    ];
    expect(toggleVariant(all, 'b', true)).toEqual(['b']);
    expect(toggleVariant(all, 'a', false)).toEqual([]);
    expect(toggleVariant(all, 'c', false)).toBeUndefined();
  });
});

test('the edit between two texts leads from one to the other', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.string(),
      fc.string(),
      fc.string(),
      (a, b, c, d) => applyEdit(a + b + c, between(a + b + c, a + d + c)) === a + d + c,
    ),
  );
});
