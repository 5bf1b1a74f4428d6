/** Files that come in from anywhere: broken, hostile, or simply something else. */

import fc from 'fast-check';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { shippedGames } from '../../test/library.ts';
import { BASE, libraryOf, must } from '../language/testing.ts';
import type { Definition } from '../language/types.ts';
import { exportRules } from './export.ts';
import { hookProblems, hooksOf } from './hooks.ts';
import { importFile } from './import.ts';
import { LIMITS } from './zip-read.ts';

const library = libraryOf();
const OWN = 'houserules: 1\nextends: town\nname: ours\ntitle: Ours\n';
const zip = (files: Record<string, string | Uint8Array>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, data]) => [name, typeof data === 'string' ? strToU8(data) : data]),
    ) as Zippable,
  );
const come = (data: Uint8Array | string, name = 'file') => importFile(data, name, { library });
const codes = (data: Uint8Array | string) => come(data).diagnostics.map(({ code }) => code);

describe('a zip', () => {
  test('is known by its contents', () => {
    expect(come(zip({ 'rules.yaml': OWN }), 'whatever.txt')).toMatchObject({
      ok: true,
      value: { kind: 'rules', rules: { text: OWN } },
    });
  });

  test('may have a folder around everything', () => {
    expect(come(zip({ 'ours/rules.yaml': OWN, 'ours/base/x/game.yaml': '', 'ours/README.md': '' }))).toMatchObject({
      ok: true,
    });
  });

  test('may be a game as its folder is', () => {
    const variants = Object.fromEntries(
      ['printed', 'old', 'older', 'extra'].map((name) => [
        `town/variants/${name}.yaml`,
        library.find('town')!.variants[name].text,
      ]),
    );
    const installed = come(zip({ 'town/game.yaml': BASE, ...variants }));
    expect(installed).toMatchObject({ ok: true, value: { ruleSet: { definition: { name: 'town' } } } });
    expect(installed.ok && 'base' in installed.value).toBe(false);
    const changed = come(zip({ 'town/game.yaml': BASE.replace('title: Town', 'title: City'), ...variants }));
    expect(changed).toMatchObject({
      ok: true,
      value: { base: { 'town/game.yaml': expect.any(String) }, ruleSet: { definition: { title: 'City' } } },
    });
  });

  test('without rules is none of ours', () => {
    expect(codes(zip({ 'a.txt': 'x' }))).toEqual(['zip-no-rules']);
    expect(codes(zip({}))).toEqual(['zip-no-rules']);
  });

  test.each([
    '../rules.yaml',
    'a/../../rules.yaml',
    '/rules.yaml',
    'C:/rules.yaml',
    'a\\..\\rules.yaml',
    './rules.yaml',
    'constructor/a.yaml',
    'a:b.yaml',
  ])('that leads out of itself is refused: %s', (path) => {
    const files = Object.fromEntries([
      ['rules.yaml', strToU8(OWN)],
      [path, strToU8(OWN)],
    ]);
    const data = zipSync(files as Zippable);
    expect(codes(data)).toEqual(['zip-refused']);
  });

  test('that would unpack to too much is refused', () => {
    expect(codes(zip({ 'rules.yaml': OWN, 'big.yaml': new Uint8Array(LIMITS.file + 1) }))).toEqual(['zip-refused']);
    expect(codes(zip({ 'rules.yaml': OWN, 'big.bin': new Uint8Array(300_000) }))).toEqual(['zip-refused']);
    const noise = () => Uint8Array.from({ length: 1_500_000 }, (_, i) => (i * 2654435761) >>> 24);
    const many = Object.fromEntries(Array.from({ length: 7 }, (_, i) => [`${i}.bin`, noise()]));
    expect(codes(zip({ 'rules.yaml': OWN, ...many }))).toEqual(['zip-refused']);
    const files = Object.fromEntries(Array.from({ length: LIMITS.entries + 1 }, (_, i) => [`${i}.yaml`, '']));
    expect(codes(zip(files))).toEqual(['zip-refused']);
  });

  test('that lies about its size gives no more than it said', () => {
    const data = zip({ 'rules.yaml': `${OWN}about: ${'x'.repeat(50_000)}\n` });
    const view = new DataView(data.buffer, data.byteOffset);
    for (let i = 0; i < data.length - 4; i++) {
      if (view.getUint32(i, true) === 0x02014b50) view.setUint32(i + 24, 30, true);
    }
    const result = come(data);
    if (result.ok && result.value.kind === 'rules') expect(result.value.rules.text.length).toBeLessThanOrEqual(30);
  });

  test('never brings code with it', () => {
    const result = come(zip({ 'rules.yaml': OWN, 'hooks.ts': 'export {}', 'x.js': '' }));
    expect(result).toMatchObject({ ok: true, diagnostics: [{ code: 'code-not-imported', severity: 'info' }] });
  });

  test('of no text is no rule set', () => {
    expect(codes(zip({ 'rules.yaml': Uint8Array.of(0xff, 0xfe, 0) }))).toEqual(['zip-damaged']);
  });

  test('cut or changed anywhere is read or refused, never thrown over', () => {
    const whole = must(exportRules({ uri: 'x', text: OWN }, { library, format: 'zip' })).data as Uint8Array;
    fc.assert(
      fc.property(fc.nat(whole.length), fc.option(fc.nat(255)), (at, byte) => {
        const data = byte === null ? whole.slice(0, at) : whole.slice();
        if (byte !== null) data[at] = byte;
        const result = come(data);
        expect(result.ok || result.diagnostics.length > 0).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});

describe('a text', () => {
  test('is a rule set, however it is spelled', () => {
    expect(come(`\uFEFF${OWN}`)).toMatchObject({ ok: true, value: { rules: { text: OWN } } });
    expect(come(strToU8(JSON.stringify({ houserules: 1, extends: 'town', name: 'ours' })))).toMatchObject({
      ok: true,
      value: { ruleSet: {} },
    });
  });

  test('is a saved game if it says so, damaged or not', () => {
    expect(come('{ "kind": "houserules-save", "format"')).toMatchObject({ ok: true, value: { kind: 'save' } });
  });

  test('is refused if it is none', () => {
    expect(codes(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0xff))).toEqual(['not-text']);
    expect(codes(new Uint8Array(17 * 1024 * 1024))).toEqual(['file-too-large']);
  });

  test('with errors comes in, to be mended', () => {
    expect(come('houserules: 1\nextends: town\nname: x\nwiht: {}\n')).toMatchObject({
      ok: true,
      value: { kind: 'rules' },
      diagnostics: [{ range: { start: { line: 4, column: 1 } } }],
    });
    expect(come('anything [')).toMatchObject({ ok: true, value: { kind: 'rules' } });
  });
});

describe('hooks', () => {
  const withHook = (name: string) =>
    `houserules: 1\nextends: town\nname: ours\nprocedures:\n  p:\n    do:\n      - let: { hook: 1, as: 2 }\n      - hook: ${name}\n        as: found\n`;

  test('that nobody knows are errors where a rule names them', () => {
    expect(come(withHook('flankd'))).toMatchObject({
      ok: true,
      diagnostics: [
        { code: 'unknown-hook', hint: 'Did you mean `flanked`?', range: { start: { line: 8, column: 15 } } },
      ],
    });
    expect(come(withHook('flanked')).diagnostics).toEqual([]);
  });

  test('of another version are errors there too', () => {
    const files = { 'rules.yaml': withHook('flanked'), 'hooks.json': '{"hooks":{"flanked":7}}' };
    const manifest = JSON.stringify({ kind: 'houserules-rules', format: 1, rules: 'rules.yaml' });
    expect(come(zip({ ...files, 'manifest.json': manifest }))).toMatchObject({
      ok: true,
      diagnostics: [
        { code: 'hook-version', severity: 'error', document: 'rules.yaml', range: { start: { line: 8, column: 15 } } },
      ],
    });
    expect(hookProblems(undefined, { gone: 1 }, 'x')).toMatchObject([{ code: 'unknown-hook', document: 'x' }]);
  });

  test('are noted with their versions in texts, too', () => {
    for (const format of ['extends', 'yaml', 'json'] as const) {
      const { data } = must(exportRules({ game: 'square-on-sale' }, { library: shippedGames, format }));
      expect(importFile(data, 'x', { library: shippedGames }).diagnostics).toEqual([]);
      const newer = (data as string).replace(/("?flanked"?: *)1/, '$17');
      expect(importFile(newer, 'x', { library: shippedGames }).diagnostics).toMatchObject([{ code: 'hook-version' }]);
    }
  });

  test('are found wherever they are', () => {
    const game = must(exportRules({ game: 'square-on-sale' }, { library: shippedGames, format: 'json' }))
      .data as string;
    expect(hooksOf(JSON.parse(game) as Definition).map(({ name }) => name)).toEqual(['flanked']);
  });
});
