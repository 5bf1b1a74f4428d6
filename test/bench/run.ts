/**
 * `npm run bench`: playouts and perft against hand-written code, then every other figure with its goal; `--json` for
 * machines, `--games a,b` for the playouts of some games alone, `--rounds N`, `--browser` for what is measured in a browser
 * alone.
 */
import { browserFigures } from './browser.bench.ts';
import { engineFigures, type Figure } from './engine.bench.ts';
import { labFigures } from './lab.bench.ts';
import { type Ratio, ratios } from './playouts.bench.ts';

const argument = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};
const digits = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(value < 0.1 ? 4 : 2));

const showFigure = ({ name, unit, median, p95, goal }: Figure): string =>
  `${name.padEnd(52)} ${digits(median).padStart(9)} ${unit.padEnd(6)} (95 %: ${digits(p95)})${goal === undefined ? '' : `  goal ${goal}`}`;

const showRatio = ({ game, what, who, perSecond, ratio, goal }: Ratio): string =>
  `${game.padEnd(15)} ${what.padEnd(9)} ${who.padEnd(33)} ${digits(perSecond).padStart(11)} per s ${digits(ratio).padStart(8)}${goal === undefined ? '' : `  goal ${goal}`}`;

const games = argument('games')?.split(',');
const rounds = Number(argument('rounds') ?? 7);
const json = process.argv.includes('--json');
const browserOnly = process.argv.includes('--browser');
const compared = browserOnly ? [] : ratios({ rounds, ...(games ? { games } : {}) });
if (!json) for (const ratio of compared) console.log(showRatio(ratio));
const inNode = games || browserOnly ? [] : [...engineFigures(), ...(await labFigures())];
const figures = games ? [] : [...inNode, ...(await browserFigures())];
if (json) console.log(JSON.stringify({ node: process.version, compared, figures }, null, 2));
else for (const figure of figures) console.log(showFigure(figure));
