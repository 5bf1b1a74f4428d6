/** `npm run perft:full`: every known count to its full depth, with times. */
import { completeGames, leaves, programOf } from './count.ts';
import { KNOWN, NIM_GAMES } from './known.ts';

let wrong = 0;
const report = (name: string, found: number, known: number, start: number): void => {
  if (found !== known) wrong++;
  console.log(
    `${found === known ? 'ok   ' : 'WRONG'} ${name}: ${found}${found === known ? '' : ` instead of ${known}`} (${((performance.now() - start) / 1000).toFixed(2)} s)`,
  );
};
for (const { game, options, counts } of KNOWN) {
  const program = programOf(game, options);
  counts.forEach((known, i) => {
    const start = performance.now();
    report(`${game} ${options ? JSON.stringify(options) : ''} depth ${i + 1}`, leaves(program, i + 1), known, start);
  });
}
for (const { heaps, games } of NIM_GAMES) {
  const start = performance.now();
  const found = Object.values(completeGames(programOf('nim', { heaps }))).reduce((sum, count) => sum + count, 0);
  report(`nim ${JSON.stringify(heaps)} complete games`, found, games, start);
}
process.exitCode = wrong ? 1 : 0;
