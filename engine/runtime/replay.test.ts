import { expect, test } from 'vitest';
import { shippedGames as library } from '../../test/library.ts';
import { loadRuleSet, prepareGame, replayAligned, Session } from '../index.ts';

function program(variants: string[]) {
  const rules = loadRuleSet({ game: 'square-on-sale' }, { library, variants });
  const prepared = rules.ok ? prepareGame(rules.value) : rules;
  if (!prepared.ok) throw new Error(prepared.diagnostics[0].message);
  return prepared.value.program;
}

test('what was recorded last and is not asked any more is dropped, and nothing is made up after it', () => {
  const session = Session.start(program([]), { seed: 1 });
  session.play({ action: 'bid', args: { square: 'b2', amount: 3 } });
  session.play({ action: 'placeGem', args: { square: 'c3' } });
  const replay = replayAligned(program(['bubble']), session.plies, { seed: 1 });
  expect(replay).toMatchObject({ kept: 1, filled: [], dropped: [{ decision: 'turn.gem' }] });
  expect(replay.session.next).toMatchObject({ actor: 1, decision: 'turn.act' });
});
