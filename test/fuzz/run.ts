/**
 * `npm run fuzz -- --seed N --files 200 --edits 2000`: mutates shipped files, edits and undoes rule sets as panels do,
 * writes at random, and reports what was not handled well.
 */
import { parseArgs } from 'node:util';
import { shippedGames } from '../library.ts';
import { fuzz } from './fuzz.ts';
import { fuzzPanels } from './panels.ts';
import { fuzzTexts } from './text-edits.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    files: { type: 'string', default: '200' },
    edits: { type: 'string', default: '2000' },
    far: { type: 'boolean', default: false },
  },
});
const report = fuzz(shippedGames, Number(values.seed), Number(values.files));
const share = report.diagnosed ? report.near / report.diagnosed : 1;
console.log(
  `${report.files} files: ${report.valid} valid, ${report.diagnosed} diagnosed, ${(share * 100).toFixed(1)} % of these within 2 lines`,
);
for (const failure of report.failures)
  console.log(`FAILED ${failure.file}:${failure.line} (${failure.mutation}, ${failure.seed}): ${failure.problem}`);
if (values.far)
  for (const each of report.far)
    console.log(`far ${each.file}:${each.line} (${each.mutation}, ${each.seed}): ${each.problem}`);

const panels = fuzzPanels(shippedGames, Number(values.seed), Number(values.edits));
console.log(`${panels.tried} edits of panels: ${panels.made} made, ${panels.undone} steps undone or done again`);
for (const { game, edit, problem } of panels.failures) console.log(`FAILED ${game} ${edit}: ${problem}`);

const texts = fuzzTexts(shippedGames, Number(values.seed), Number(values.edits));
console.log(`${texts.edits} edits of texts at a table: ${texts.inForce} in force, ${texts.failures.length} failed`);
for (const failure of texts.failures) console.log(`FAILED ${failure}`);
process.exitCode = report.failures.length || texts.failures.length || panels.failures.length || share < 0.9 ? 1 : 0;
