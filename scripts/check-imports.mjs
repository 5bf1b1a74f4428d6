// Checks the import rules of .dependency-cruiser.cjs, and that every module was really read: with a TypeScript that
// dependency-cruiser doesn't understand it reads nothing and finds nothing wrong.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const folders = ['engine', 'schema', 'games', 'editor', 'test'].filter((folder) => existsSync(folder));
const sources = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).replaceAll('\\', '/')),
);
if (sources.length === 0) fail(['There are no modules to check.']);

const options = await extractDepcruiseOptions('./.dependency-cruiser.cjs');
const { output } = await cruise(sources, options, undefined, { tsConfig: extractTSConfig('tsconfig.json') });

const read = new Set(output.modules.map((module) => module.source));
const unread = sources.filter((source) => !read.has(source));
if (unread.length > 0) fail(unread.map((source) => `not read: ${source}`));

const problems = output.summary.violations.map(({ rule, from, to, cycle }) => {
  const { comment } = options.ruleSet.forbidden.find(({ name }) => name === rule.name);
  const path = cycle ? cycle.map((step) => step.name).join(' → ') : to;
  return `${from} → ${path}\n  ${rule.name}: ${comment}`;
});
if (problems.length > 0) fail(problems);

const dependencies = output.modules.reduce((sum, module) => sum + module.dependencies.length, 0);
process.stdout.write(`${sources.length} modules, ${dependencies} imports: all as they should be.\n`);

function fail(lines) {
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exit(1);
}
