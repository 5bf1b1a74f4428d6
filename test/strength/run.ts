/**
 * `npm run bots:strength -- [ROW …] [--games N]`: measures the rows of docs/bots.md, all of them or those named, and prints
 * them as a table. The same command prints the same figures.
 */
import { parseArgs } from 'node:util';
import { formatBot } from '../../engine/bots/index.ts';
import { contest } from './match.ts';
import { ROWS } from './rows.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { games: { type: 'string' } } });
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

console.log('| row | game | bot | against | N | won | drawn | lost | share (95 %) | fair |');
console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |');
for (const [name, { games, ...row }] of Object.entries(ROWS)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const count = values.games === undefined ? games : Number(values.games);
  const { won, drawn, lost, share, interval, fair } = contest(row, count);
  const [low, high] = interval;
  const title = [row.game, ...(row.variants ?? []), ...(row.players ? [`${row.players} players`] : [])].join(', ');
  const cells = [
    name,
    title,
    formatBot(row.bot),
    formatBot(row.against),
    count,
    won,
    drawn,
    lost,
    `${percent(share)} (${percent(low)} to ${percent(high)})`,
    percent(fair),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
