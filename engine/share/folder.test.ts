import { describe, expect, test } from 'vitest';
import { shippedGames } from '../../test/library.ts';
import { BASE, libraryOf, must } from '../language/testing.ts';
import { withBase } from './base.ts';
import { folderOf } from './folder.ts';
import { importFolder } from './import.ts';

const library = libraryOf();
const OWN = 'houserules: 1\nextends: town\nname: ours\ntitle: Ours\n';
const come = (texts: Record<string, string>) => importFolder(texts, 'folder', { library });

describe('a folder', () => {
  test('holds the own text and what it extends, and comes in again', () => {
    const files = must(folderOf({ uri: 'x', text: OWN }, library));
    expect(files['game.yaml']).toBe(OWN);
    expect(files['town/game.yaml']).toBe(BASE);
    expect(Object.keys(files).filter((file) => file.startsWith('town/variants/')).length).toBeGreaterThan(1);
    const back = come(files);
    expect(back).toMatchObject({ ok: true, value: { kind: 'rules', rules: { uri: 'game.yaml', text: OWN } } });
    // It extends just what is installed.
    expect(back.ok && 'base' in back.value).toBe(false);
  });

  test('that brings another base of the same name raises the question which is meant', () => {
    const files = must(folderOf({ uri: 'x', text: OWN }, library));
    const other = { ...files, 'town/game.yaml': BASE.replace('title: Town', 'title: City') };
    expect(come(other)).toMatchObject({ ok: true, value: { kind: 'base-differs', games: ['town'] } });
  });

  test('may be a game with variants, which stay with it', () => {
    const name = 'hamlet';
    const found = library.find('town')!;
    const texts: Record<string, string> = { 'game.yaml': BASE.replace('name: town', `name: ${name}`) };
    for (const [variant, { text }] of Object.entries(found.variants))
      texts[`variants/${variant}.yaml`] = text.replace('extends: town', `extends: ${name}`);
    const back = come(texts);
    expect(back).toMatchObject({ ok: true, value: { kind: 'rules', ruleSet: { definition: { name } } } });
    if (!back.ok || back.value.kind !== 'rules') throw new Error('no rules');
    const { rules, base } = back.value;
    expect(must(folderOf(rules, withBase(library, base)))).toEqual(texts);
  });

  test('may be a single text, also further down, or have no rules', () => {
    const text = 'houserules: 1\nname: alone\n';
    expect(come({ 'deep/game.yaml': text })).toMatchObject({ value: { rules: { uri: 'deep/game.yaml', text } } });
    expect(must(folderOf({ uri: 'x', text }, shippedGames))).toEqual({ 'game.yaml': text });
    expect(come({ 'notes.yaml': 'a: 1' }).diagnostics.map(({ code }) => code)).toEqual(['zip-no-rules']);
  });
});
