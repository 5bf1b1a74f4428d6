/**
 * `simulate` of every game with every combination of its variants and every number of players: no fault, no game that
 * does not end.
 *
 * SIMULATE_GAMES=1000 plays so many games of each.
 */
import { describe, expect, test } from 'vitest';
import { cli } from '../engine/cli/testing.ts';
import { loadRuleSet, type VariantInfo } from '../engine/index.ts';
import { games, rulesOf } from './support/library.ts';

const GAMES = Number(process.env.SIMULATE_GAMES ?? 2);

/** What can be chosen: of each group one, of the others any that go together. */
function combinations(variants: readonly VariantInfo[]): string[][] {
  const groups = new Map<string, string[]>();
  const free: string[] = [];
  for (const { name, group } of variants) {
    if (group === undefined) free.push(name);
    else groups.set(group, [...(groups.get(group) ?? []), name]);
  }
  const choices = [...groups.values(), ...free.map((name) => [name, undefined])];
  return choices.reduce<string[][]>(
    (all, one) => all.flatMap((chosen) => one.map((name) => (name === undefined ? chosen : [...chosen, name]))),
    [[]],
  );
}

const CASES = games.games().flatMap((game) =>
  combinations(rulesOf(games, game).variants).flatMap((variants) => {
    // Some exclude or require others.
    const rules = loadRuleSet({ game }, { library: games, variants });
    if (!rules.ok) return [];
    const { min, max } = rules.value.definition.players!;
    return Array.from({ length: max - min + 1 }, (_, i) => ({ game, variants, players: min + i }));
  }),
);

test('every variant is played', () => {
  for (const game of games.games())
    for (const { name } of rulesOf(games, game).variants)
      expect(
        CASES.some((one) => one.game === game && one.variants.includes(name)),
        `${game}/${name}`,
      ).toBe(true);
});

describe.each(CASES)('$game $variants, $players players', ({ game, variants, players }) => {
  test(`${GAMES} games`, async () => {
    const chosen = variants.map((variant) => ` --variant ${variant}`).join('');
    const result = await cli(`simulate ${game}${chosen} --players ${players} --games ${GAMES} --seed 5 --json`);
    expect({ code: result.code, err: result.err }).toEqual({ code: 0, err: '' });
    expect(result.json()).toMatchObject({ games: GAMES, faults: 0, unfinished: 0, problems: [] });
  }, 3_600_000);
});
