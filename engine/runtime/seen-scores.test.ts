import { expect, test } from 'vitest';
import { loadRuleSet, prepareGame, Session } from '../index.ts';
import { seenScores } from './seen-scores.ts';

const TEXT = `
houserules: 1
name: hidden-points
title: Hidden points
players: { min: 2, max: 2 }
components:
  card: { deck: { worth: { from: 1, to: 6 } }, start: deck }
zones:
  deck: { holds: card, order: stack, seen: nobody }
  hand: { each: player, holds: card, seen: owner }
  shown: { each: player, holds: card }
setup:
  mix: { shuffle: deck }
  deal: { for: { p: { player: all } }, do: [{ move: { amount: 2, from: deck, to: p.hand } }] }
turn:
  show: { choose: { show: { params: { card: { piece: me.hand } }, do: [{ move: { what: card, from: me.hand, to: me.shown } }] } } }
end: { done: { after: show, when: every player with count(player.hand) == 0 } }
score:
  hand: { label: In hand, value: sum of card.worth for card in player.hand }
  shown: { label: Shown, value: sum of card.worth for card in player.shown }
`;

function start() {
  const rules = loadRuleSet(
    { uri: 'hidden.yaml', text: TEXT },
    { library: { games: () => [], find: () => undefined } },
  );
  if (!rules.ok) throw new Error(JSON.stringify(rules.diagnostics));
  const prepared = prepareGame(rules.value);
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.diagnostics));
  return Session.start(prepared.value.program, { seed: 3 });
}

test('a seat knows its own hand and what is shown, not the other hand', () => {
  const session = start();
  const { program } = session;
  session.play(session.legal()[0]!);
  const truth = session.scores();
  const [own, other] = seenScores(program, session.state, [0]);
  expect(own).toEqual(truth[0]);
  expect(other!.terms).toEqual({ hand: null, shown: 0 });
  expect(other!.total).toBeNull();
});

test('what two seats know together is what both know', () => {
  const session = start();
  session.play(session.legal()[0]!);
  const scores = seenScores(session.program, session.state, [0, 1]);
  expect(scores.map(({ terms }) => terms.hand)).toEqual([null, null]);
  expect(scores[0]!.terms.shown).toBe(session.scores()[0]!.terms.shown);
});

test('when the game is over everything is told', () => {
  const session = start();
  while (!session.over) session.play(session.legal()[0]!);
  expect(seenScores(session.program, session.state, [0, 1])).toEqual(session.scores());
});
