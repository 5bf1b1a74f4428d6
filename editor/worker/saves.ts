// Stands in until engine/share has it.
import { type Library, loadRuleSet, ok, prepareGame, type Result, type RuleText, Session } from '../../engine/index.ts';
import type { LoadedGame, SavedGame, SavedSeat } from '../../engine/share/types.ts';

export function saveGame({
  rules,
  session,
  seats,
}: {
  rules: RuleText;
  session: Session;
  seats: readonly SavedSeat[];
  library: Library;
}): SavedGame {
  return {
    kind: 'houserules-save',
    format: 1,
    rules,
    base: {},
    players: session.program.model.players,
    seed: session.seed,
    game: 0,
    seats,
    position: session.position,
    state: '',
    plies: session.plies.map(({ actor, decision, move, filled }) => ({
      actor,
      decision,
      ...move,
      ...(filled ? { filled } : {}),
    })),
  };
}
export function loadGame(game: SavedGame | string, library: Library): Result<LoadedGame> {
  const save = (typeof game === 'string' ? JSON.parse(game) : game) as SavedGame;
  const ruleSet = loadRuleSet(save.rules, { library });
  if (!ruleSet.ok) return ruleSet;
  const prepared = prepareGame(ruleSet.value, { players: save.players });
  if (!prepared.ok) return prepared;
  const session = Session.start(prepared.value.program, { seed: save.seed });
  for (const { action, args } of save.plies) session.play({ action, args });
  session.goTo(save.position);
  return ok({
    rules: save.rules,
    seats: save.seats,
    lost: [],
    damage: [],
    played: { ruleSet: ruleSet.value, prepared: prepared.value, session },
  });
}
