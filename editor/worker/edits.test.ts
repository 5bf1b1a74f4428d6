/** What panels do to a game that stands alone. */
import { describe, expect, test } from 'vitest';
import { loadRuleSet, prepareGame } from '../../engine/index.ts';
import { describeOptions } from '../../engine/language/index.ts';
import { templates } from '../../test/support/library.ts';
import { editRules } from './edits.ts';
import type { RuleEdit } from './protocol.ts';

const none = { games: () => [], find: () => undefined };

function edited(text: string, edit: RuleEdit): string {
  const rules = { uri: 'mine.yaml', text };
  const loaded = loadRuleSet(rules, { library: none });
  if (!loaded.ok) throw new Error(loaded.diagnostics[0]!.message);
  const options = describeOptions(loaded.value, 2);
  if (!options.ok) throw new Error(options.diagnostics[0]!.message);
  const prepared = { players: 2, options: options.value };
  const changed = editRules({ rules, library: none, ruleSet: loaded.value, prepared }, edit);
  if (!changed.ok) throw new Error(changed.diagnostics[0]!.message);
  return changed.value.text;
}

const plays = (text: string): boolean => {
  const loaded = loadRuleSet({ uri: 'mine.yaml', text }, { library: none });
  return loaded.ok && prepareGame(loaded.value, { players: 2 }).ok;
};

describe.each(templates.games())('%s', (name) => {
  const { text } = templates.find(name)!.game;

  test('an option changes where it is declared, and nothing else does', () => {
    const loaded = loadRuleSet({ uri: 'mine.yaml', text }, { library: none });
    const options = loaded.ok ? describeOptions(loaded.value, 2) : loaded;
    if (!options.ok) throw new Error('no options');
    for (const option of options.value) {
      const value = (option.value as number) + (option.value === option.max ? -1 : 1);
      const changed = edited(text, { kind: 'option', name: option.name, value });
      const declared = new RegExp(`( ${option.name}: \\{ integer: )${option.value},`);
      expect(changed).toBe(text.replace(declared, `$1${value},`));
      expect(changed).not.toBe(text);
      expect(plays(changed)).toBe(true);
      expect(edited(changed, { kind: 'option', name: option.name, value: option.value })).toBe(text);
    }
  });
});

test('an option that is worked out, or set already, is set as before', () => {
  const game = `houserules: 1
name: mine
title: Mine
players: { min: 2, max: 2 }
options:
  a: { integer: count(players), min: 0, max: 9, label: A }
  b: { integer: 3, min: 0, max: 9, label: B }
  c: { choice: x, of: { x: X, y: Y }, label: C }
with: { b: 4 }
variables: { n: { integer: 0, min: 0, max: 9 } }
turn: { act: { choose: { add: { do: [{ change: { n: 1 } }] } } } }
end: { full: { after: add, when: n == 9 } }
`;
  expect(edited(game, { kind: 'option', name: 'a', value: 5 })).toContain('with: { b: 4, a: 5 }');
  expect(edited(game, { kind: 'option', name: 'b', value: 5 })).toContain('with: { b: 5 }');
  expect(edited(game, { kind: 'option', name: 'c', value: 'y' })).toContain('c: { choice: y, of');
});
