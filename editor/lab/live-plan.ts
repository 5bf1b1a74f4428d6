/** What is looked at while somebody edits rules: theirs against what they were made from. */
import type { Plan, PlannedRules } from '../../engine/lab/plan.ts';
import type { Baseline } from '../app/baseline.ts';
import type { GameState } from '../app/state.ts';

/** Games of each rule set: enough for headlines, soon over. */
export const LIVE_GAMES = 600;

export function livePlan(
  { rules, text, uri, base }: Pick<GameState, 'rules' | 'text' | 'uri' | 'base'>,
  { title, variants, text: before, game, base: own }: Baseline,
): Plan {
  const other = before === undefined ? { game } : { rules: { uri, text: before } };
  const ruleSets: PlannedRules[] = [
    { ...other, title, ...(variants ? { variants } : {}), ...(own ? { base: own } : {}) },
    { rules: { uri, text }, title: 'My rules', ...(base ? { base } : {}) },
  ];
  return {
    kind: 'houserules-plan',
    format: 1,
    ruleSets,
    players: rules.players.now,
    bots: ['random'],
    games: LIVE_GAMES,
    seed: 1,
  };
}
