/** Small games that are hard on the compiler, through the battery. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { loadRuleSet, type Program, prepareGame } from '../../engine/index.ts';
import { runBattery, subjectOf } from '../../engine/runtime/battery/index.ts';

const GAMES = Number(process.env.BATTERY_GAMES ?? 300) / 30;
const CASES = fileURLToPath(new URL('cases/', import.meta.url));

function programOf(file: string, players: number): Program {
  const text = { uri: file, text: readFileSync(CASES + file, 'utf8') };
  const rules = loadRuleSet(text, { library: { games: () => [], find: () => undefined } });
  if (!rules.ok) throw new Error(rules.diagnostics.map(({ code, message }) => `${code}: ${message}`).join('\n'));
  const prepared = prepareGame(rules.value, { players });
  if (!prepared.ok) throw new Error(prepared.diagnostics.map(({ code, message }) => `${code}: ${message}`).join('\n'));
  return prepared.value.program;
}

describe.each([2, 3])('with %i players', (players) => {
  test.each(readdirSync(CASES))('%s', (file) => {
    const { failures } = runBattery(subjectOf(programOf(file, players)), { games: GAMES, every: 3, plies: 500 });
    expect(failures).toEqual([]);
  });
});
