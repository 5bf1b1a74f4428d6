/** `npm run bench`: every figure with its goal; `--json` for machines. */
import { browserFigures } from './browser.bench.ts';
import { engineFigures, type Figure } from './engine.bench.ts';

const show = ({ name, unit, median, p95, goal }: Figure): string => {
  const digits = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(2));
  return `${name.padEnd(52)} ${digits(median).padStart(9)} ${unit.padEnd(6)} (95 %: ${digits(p95)})${goal === undefined ? '' : `  goal ${goal}`}`;
};

const figures = [...engineFigures(), ...(await browserFigures())];
if (process.argv.includes('--json')) console.log(JSON.stringify({ node: process.version, figures }, null, 2));
else for (const figure of figures) console.log(show(figure));
