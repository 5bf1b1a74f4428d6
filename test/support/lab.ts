/** Plans in tests: fixtures and shipped games as one library. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plan } from '../../engine/lab/plan.ts';
import type { Setting } from '../../engine/lab/result.ts';
import { settle } from '../../engine/lab/runner.ts';
import type { Library } from '../../engine/language/types.ts';
import { shippedGames } from '../library.ts';

const coin = fileURLToPath(new URL('../fixtures/coin/game.yaml', import.meta.url));

export const library: Library = {
  games: () => [...shippedGames.games(), 'coin'],
  find: (name) =>
    name === 'coin'
      ? { name, game: { uri: 'coin/game.yaml', text: readFileSync(coin, 'utf8') }, variants: {} }
      : shippedGames.find(name),
};

export const planOf = (more: Partial<Plan>): Plan => ({
  kind: 'houserules-plan',
  format: 1,
  ruleSets: [{ game: 'coin' }],
  bots: ['random'],
  games: 100,
  seed: 1,
  ...more,
});

export function settled(more: Partial<Plan>): Setting {
  const setting = settle(planOf(more), library);
  if (!setting.ok) throw new Error(setting.diagnostics.map((each) => each.message).join('\n'));
  return setting.value;
}
