import { describe, expect, test } from 'vitest';
import { shippedGames } from '../../test/library.ts';
import { prepareGame } from '../index.ts';
import { loadRuleSet } from '../language/index.ts';
import { must } from '../language/testing.ts';
import type { RuleSet } from '../language/types.ts';
import { newRuleSet } from './new-rule-set.ts';
import { type Outline, type OutlineRule, outlineOf } from './outline.ts';
import { changeRule, makeOption, neverWhen, resetRule, switchOff } from './rule-edits.ts';

const library = shippedGames;
const load = (text: string): RuleSet => must(loadRuleSet({ uri: 'mine.yaml', text }, { library }));
const flat = (rules: readonly OutlineRule[]): OutlineRule[] => rules.flatMap((rule) => [rule, ...flat(rule.inner)]);
const all = ({ sections }: Outline): OutlineRule[] => sections.flatMap(({ rules }) => flat(rules));
const START = newRuleSet('square-on-sale', { name: 'mine', title: 'Mine' });

describe('the outline', () => {
  const ruleSet = load(START);
  const outline = outlineOf(ruleSet);
  const rule = (path: string): OutlineRule => all(outline).find((one) => one.path === path)!;

  test('has the order of a rulebook', () => {
    const names = outline.sections.map(({ name }) => name);
    const order = ['components', 'board', 'zones', 'setup', 'turn', 'end', 'score', 'win', 'options', 'look'];
    expect(names.filter((name) => order.includes(name))).toEqual(order);
  });

  test('says every rule in words and knows where it is written', () => {
    expect(rule('turn.act.bid')).toMatchObject({ name: 'bid', says: 'Bid {amount} on {square}', kind: 'action' });
    expect(rule('turn.act.bid.square.marker').says).toBe('No marker is left for a fresh bid');
    expect(rule('define.built').says).toBe('count(square.stack) > 0');
    const { document, range } = rule('turn.act.bid');
    const text = ruleSet.documents.find(({ uri }) => uri === document)!.text;
    expect(text.slice(range!.start.offset, range!.end.offset)).toMatch(/^bid:\n[\s\S]*holdBid\n.*passesInARow: 0 \}$/);
  });

  test('knows the numbers of each rule, not those of what is in it', () => {
    expect(rule('turn.countdown.win').numbers.map(({ value, context }) => [value, context])).toEqual([
      [1, 'square.bidder == me and square.countdown == 1'],
      [0, 'square.countdown'],
    ]);
    expect(rule('turn.act').numbers).toEqual([]);
  });

  test('a section that is not known yet is there as well', () => {
    const future = { ...ruleSet, definition: { ...ruleSet.definition, weather: { rain: { text: 'It rains.' } } } };
    const section = outlineOf(future as unknown as RuleSet).sections.at(-1)!;
    expect([section.title, section.rules.map(({ path, says }) => [path, says])]).toEqual([
      'Weather',
      [['weather.rain', 'It rains.']],
    ]);
  });
});

describe('changing a rule', () => {
  test('copies it with its comments, and taking it back leaves nothing', () => {
    const changed = must(changeRule(START, load(START), 'board.square')).text;
    expect(changed).toContain('  board.square:\n    replace:\n      grid: { columns: 5, rows: 5, neighbours: 8 }\n');
    expect(changed).toContain('        # Turns of the bidder until the square is won; 0: just won; none: no bid.\n');
    const rule = all(outlineOf(load(changed))).find(({ path }) => path === 'board.square')!;
    expect([rule.own, rule.patched]).toEqual([true, 'board.square']);
    expect(must(resetRule(changed, load(changed), 'board.square')).text).toBe(START);
  });

  test('what is changed already stays as it is', () => {
    const changed = must(changeRule(START, load(START), 'turn.gem')).text;
    expect(must(changeRule(changed, load(changed), 'turn.gem')).text).toBe(changed);
    expect(must(changeRule(changed, load(changed), 'turn.gem.placeGem')).text).toBe(changed);
  });

  test('a small patch inside gives way to the whole rule, which says what the patch said', () => {
    const patched = `${START}patch:\n  turn.gem.placeGem: { set: { text: Lay it } }\n`;
    const changed = must(changeRule(patched, load(patched), 'turn.gem')).text;
    expect(changed).not.toContain('turn.gem.placeGem');
    expect(load(changed).definition).toEqual({ ...load(patched).definition });
  });

  test('every rule of every game can be copied: the game stays the same, and so does the text when it is taken back', () => {
    for (const game of library.games()) {
      const start = newRuleSet(game, { name: 'mine', title: 'Mine' });
      const ruleSet = load(start);
      const rules = all(outlineOf(ruleSet));
      expect(rules.length, game).toBeGreaterThan(3);
      // Every seventh: loading takes its time.
      for (const { path } of rules.filter((_, index) => index % 7 === 3)) {
        const changed = changeRule(start, ruleSet, path);
        if (!changed.ok) throw new Error(`${game} ${path}: ${changed.diagnostics[0].message}`);
        const again = load(changed.value.text);
        expect(again.definition, `${game} ${path}`).toEqual(ruleSet.definition);
        expect(must(resetRule(changed.value.text, again, path)).text, `${game} ${path}`).toBe(start);
      }
    }
  });
});

describe('switching a rule off', () => {
  test('takes one of the base away by a patch, and says what is gone', () => {
    const off = must(switchOff(START, load(START), 'turn.gem')).text;
    expect(off).toBe(`${START}patch:\n  turn.gem:\n    remove: true\n`);
    const ruleSet = load(off);
    expect(outlineOf(ruleSet).removed).toEqual(['turn.gem']);
    expect(prepareGame(ruleSet).ok).toBe(true);
    expect(must(resetRule(off, ruleSet, 'turn.gem')).text).toBe(START);
  });

  test('takes the lines of one of the own text away', () => {
    const text = `${START}define:\n  # Mine.\n  rich: me.supply.money > 9\n  poor: not rich\n`;
    const off = must(switchOff(text, load(text), 'define.rich')).text;
    expect(off).toBe(`${START}define:\n  poor: not rich\n`);
  });

  test('can leave it in its place, never to happen', () => {
    const off = must(neverWhen(START, load(START), 'turn.gem')).text;
    expect(off).toBe(`${START}patch:\n  turn.gem:\n    set:\n      when: false\n`);
    expect(prepareGame(load(off)).ok).toBe(true);
  });
});

describe('making a number an option', () => {
  test('puts the option in its place and declares it', () => {
    const copy = must(changeRule(START, load(START), 'turn.countdown.tick')).text;
    const ruleSet = load(copy);
    const rule = all(outlineOf(ruleSet)).find(({ path }) => path === 'turn.countdown.tick')!;
    const number = rule.numbers.find(({ context }) => context.includes('> 1'))!;
    const option = { name: 'slow', label: 'Slow countdown' };
    const made = must(makeOption(copy, ruleSet, rule.path, number, option)).text;
    expect(made).toContain('square.countdown != none and square.countdown > option.slow');
    const prepared = must(prepareGame(load(made)));
    expect(prepared.options.find(({ name }) => name === 'slow')).toMatchObject({
      value: 1,
      min: 0,
      max: 10,
      label: 'Slow countdown',
    });
  });

  test('of a rule that stands in the base it is refused, and so is a name that is taken', () => {
    const number = { keys: ['when'], value: 0 };
    expect(makeOption(START, load(START), 'turn.gem', number, { name: 'x', label: 'X' }).ok).toBe(false);
    const copy = must(changeRule(START, load(START), 'turn.countdown.tick')).text;
    expect(makeOption(copy, load(copy), 'turn.countdown.tick', number, { name: 'money', label: 'X' }).ok).toBe(false);
  });
});
