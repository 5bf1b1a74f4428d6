// Parts that are fetched later bring the styles of what they draw: whatever else has been fetched by then, and however.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const files = readdirSync('editor', { recursive: true, encoding: 'utf8' }).map((file) => join('editor', file));
const texts = new Map(
  files
    .filter((file) => /\.(ts|css)$/.test(file) && !/\.(test|d)\.ts$/.test(file))
    .map((file) => [file, readFileSync(file, 'utf8')]),
);

const found = (pattern: RegExp, file: string): string[] =>
  [...texts.get(file)!.matchAll(pattern)].map(([, path]) => join(dirname(file), path!));

const STATIC = /^(?:import|export)\s(?!type)[^;]*?'(\.[^']+\.(?:ts|css))';/gm;
const LATER = /\bimport\('(\.[^']+\.ts)'\)/g;

/** A module and all that comes with it. */
function closure(start: string): Set<string> {
  const seen = new Set<string>();
  const add = (file: string): void => {
    if (seen.has(file) || !texts.has(file)) return;
    seen.add(file);
    if (file.endsWith('.ts')) for (const next of found(STATIC, file)) add(next);
  };
  add(start);
  return seen;
}

const CLASS = /^[a-z][\w-]*$/i;

/** Classes that a module writes into what it draws, as far as they are written out. */
const classesOf = (file: string): string[] =>
  [...texts.get(file)!.matchAll(/class="([^"]*)"/g)]
    .flatMap(([, value]) => value!.replace(/\$\{[^}]*\}/g, ' ').split(/\s+/))
    .filter((name) => CLASS.test(name));

/** Which style sheets say something of a class. */
const sheets = new Map<string, string[]>();
for (const [file, text] of texts) {
  if (!file.endsWith('.css')) continue;
  const selectors = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\{[^{}]*\}/g, '{}');
  for (const name of new Set([...selectors.matchAll(/\.([a-z][\w-]*)/gi)].map(([, one]) => one!)))
    sheets.set(name, [...(sheets.get(name) ?? []), file]);
}

const first = closure('editor/main.ts');
const later = [
  ...new Set([...texts.keys()].flatMap((file) => (file.endsWith('.ts') ? found(LATER, file) : []))),
].filter((file) => texts.has(file));

it('there are such parts, and styles that come with them', () => {
  expect(later).toContain('editor/gallery/gallery.ts');
  expect([...closure('editor/gallery/gallery.ts')].filter((file) => file.endsWith('.css')).length).toBeGreaterThan(0);
  expect(first.has('editor/gallery/gallery.ts')).toBe(false);
});

it.each(later)('%s', (part) => {
  const there = new Set([...first, ...closure(part)]);
  // What is there from the start draws some things only together with a part that brings their styles.
  const bare = [...there].flatMap((file) =>
    file.endsWith('.ts') && !first.has(file)
      ? classesOf(file).flatMap((name) => {
          const wanted = sheets.get(name);
          return wanted && !wanted.some((sheet) => there.has(sheet)) ? [`${file}: ${name} (${wanted.join(', ')})`] : [];
        })
      : [],
  );
  expect([...new Set(bare)]).toEqual([]);
});
