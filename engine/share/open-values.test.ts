// What is told where there are secrets is the same in every position that agrees with what a seat has seen.
import { expect, test } from 'vitest';
import { shippedGames as library } from '../../test/library.ts';
import { createRandom, determinize, loadRuleSet, type Move, type Program, prepareGame, Session } from '../index.ts';
import { must } from '../language/testing.ts';
import { reasonsOf } from './reasons.ts';
import { valuesIn } from './values.ts';

const hasSecrets = ({ model, pending }: Program): boolean =>
  pending.length > 0 || [...model.zones.values()].some((zone) => zone.seen !== 'all');

/** What the rules of a game can be asked: zones, variables and what its definitions say. */
function questions({ model }: Program, definition: Record<string, unknown>): string[] {
  const zones = [...model.zones.values()].flatMap(({ name, each }) => {
    const zone = each === 'game' ? name : each === 'player' ? `me.${name}` : undefined;
    return zone ? [`count(${zone})`, `top(${zone})`, `empty(${zone}) or count(${zone}) > 3`] : [];
  });
  const pieces = Object.keys((definition.components ?? {}) as object).map((name) => `first ${name} in me.hand`);
  const variables = Object.entries((definition.variables ?? {}) as Record<string, { each?: string }>).flatMap(
    ([name, { each }]) => (each === undefined ? [name] : each === 'player' ? [`me.${name}`] : []),
  );
  const defined = Object.keys((definition.define ?? {}) as object).filter((name) => !name.includes('('));
  return [...zones, ...pieces, ...variables, ...defined, 'total(me)', 'round'];
}

/** Where something would be told if no care were taken. */
const LEAKING = new Set(['sold-beta', 'squire']);

test.each(library.games())('%s', (name) => {
  const ruleSet = must(loadRuleSet({ game: name }, { library }));
  const { program } = must(prepareGame(ruleSet));
  if (!hasSecrets(program)) return;
  const asked = questions(program, ruleSet.definition as unknown as Record<string, unknown>);
  let told = 0;
  let leaks = 0;
  for (const seed of ['a', 'b']) {
    const session = Session.start(program, { seed });
    const random = createRandom(seed);
    for (let n = 0; n < 12 && session.next; n++) {
      if (n % 3 === 1) {
        const seat = n % program.model.players;
        const other = Session.fromSnapshot(program, determinize(program, session.state, seat, random));
        for (const question of asked) {
          const [here, there] = [session, other].map((one) => valuesIn(ruleSet, one, question, { open: true }));
          expect(there, question).toEqual(here);
          if (here.whole !== undefined) told++;
          if (!LEAKING.has(name)) continue;
          const [all, others] = [session, other].map((one) => valuesIn(ruleSet, one, question));
          if (JSON.stringify(all) !== JSON.stringify(others)) leaks++;
        }
      }
      must(session.playRandom(random));
    }
  }
  expect(told).toBeGreaterThan(10);
  if (LEAKING.has(name)) expect(leaks).toBeGreaterThan(0);
});

/** Games in which a rule that forbids a move reads what is seen. */
const FORBIDDING = new Set(['goofspiel', 'sold-beta', 'squire', 'united-square']);

test.each(library.games())('why a move is illegal: %s', (name) => {
  const ruleSet = must(loadRuleSet({ game: name }, { library }));
  const { program } = must(prepareGame(ruleSet));
  if (!hasSecrets(program)) return;
  let values = 0;
  const session = Session.start(program, { seed: 'a' });
  const random = createRandom('a');
  const moves = new Map<string, Move>();
  for (let n = 0; n < 60 && session.next; n++) {
    const seat = session.next.actor;
    const others = [seat, (seat + 1) % program.model.players].map((one) =>
      Session.fromSnapshot(program, determinize(program, session.state, one, random)),
    );
    // What could be done before, one of each action.
    for (const move of moves.values()) {
      if (n % 8 !== 0 || session.why(move).legal) continue;
      for (const [i, told] of (['mover', 'all'] as const).entries()) {
        const here = reasonsOf(ruleSet, session, move, { told });
        const there = reasonsOf(ruleSet, others[i]!, move, { told });
        // Another reason may decide where something hidden is otherwise; of the same one the same is told.
        if (there.place?.path !== here.place?.path || there.param !== here.param) continue;
        expect(there.values, JSON.stringify([move, here.place?.path])).toEqual(here.values);
        values += here.values.length;
      }
    }
    const ply = must(session.playRandom(random));
    moves.set(ply.move.action, ply.move);
  }
  if (FORBIDDING.has(name)) expect(values).toBeGreaterThan(5);
});
