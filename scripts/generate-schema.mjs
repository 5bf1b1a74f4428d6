/**
 * `npm run schema` writes everything that is made from schema/*.schema.json; `npm run schema:check` (--check) only says
 * what differs, and fails if something does.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleFile } from './schema/bundle.mjs';
import { readConcepts } from './schema/read.mjs';
import { referenceFile } from './schema/reference.mjs';
import { typesFile } from './schema/types.mjs';
import { VALIDATOR_TYPES, validatorFile } from './schema/validator.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const concepts = readConcepts(join(root, 'schema'));
const files = {
  'schema/types.ts': await typesFile(concepts),
  'schema/houserules.schema.json': bundleFile(concepts),
  'docs/language.md': referenceFile(concepts),
  'engine/language/validator.generated.js': validatorFile(concepts),
  'engine/language/validator.generated.d.ts': VALIDATOR_TYPES,
};

const drifted = [];
for (const [file, raw] of Object.entries(files)) {
  const text = tidy(file, raw);
  const path = join(root, file);
  let before;
  try {
    before = readFileSync(path, 'utf8');
  } catch {}
  if (before === text) continue;
  drifted.push(file);
  if (process.argv.includes('--check')) continue;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

if (process.argv.includes('--check') && drifted.length > 0) {
  console.error(`Not what the schema says: ${drifted.join(', ')}. Run \`npm run schema\`.`);
  process.exit(1);
}
console.log(
  drifted.length > 0 ? `Wrote ${drifted.join(', ')}` : `${Object.keys(files).length} files agree with the schema`,
);

/** As the formatter of this repository would write it. */
function tidy(file, text) {
  if (!/\.(ts|json|md)$/.test(file) || /generated/.test(file)) return text;
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  return execFileSync(process.execPath, [biome, 'format', `--stdin-file-path=${file}`], {
    cwd: root,
    input: text,
    encoding: 'utf8',
  });
}
