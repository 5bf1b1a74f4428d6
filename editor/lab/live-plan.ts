/** What is looked at while somebody edits rules: theirs against the printed ones. */
import type { Plan, PlannedRules } from '../../engine/lab/plan.ts';
import type { GameState } from '../app/state.ts';

/** Games of each rule set: enough for headlines, soon over. */
export const LIVE_GAMES = 600;

export function livePlan({ rules, text, uri, base }: Pick<GameState, 'rules' | 'text' | 'uri' | 'base'>): Plan {
  const printed = rules.variants.filter((variant) => variant.active && !variant.houseRule).map(({ name }) => name);
  const ruleSets: PlannedRules[] = [
    { game: rules.game, title: 'Printed rules', variants: printed, ...(base ? { base } : {}) },
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
