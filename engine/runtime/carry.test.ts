import { describe, expect, test } from 'vitest';
import { shippedGames } from '../../test/library.ts';
import { createRandom, loadRuleSet, type Program, prepareGame, Session } from '../index.ts';
import { keepPosition, layPosition } from './carry.ts';

function programOf(rules: string, players?: number): Program {
  const loaded = loadRuleSet({ uri: 'mine.yaml', text: rules }, { library: shippedGames });
  if (!loaded.ok) throw new Error(loaded.diagnostics.map(({ message }) => message).join('\n'));
  const prepared = prepareGame(loaded.value, { players });
  if (!prepared.ok) throw new Error(prepared.diagnostics.map(({ message }) => message).join('\n'));
  return prepared.value.program;
}

const extending = (game: string, changes = ''): Program =>
  programOf(`houserules: 1\nname: mine\nextends: ${game}\n${changes}`);

/** A game that random moves have been played in. */
function played(program: Program, plies: number, seed = 'carry'): Session {
  const session = Session.start(program, { seed });
  const random = createRandom(seed, 1);
  while (session.next && session.position < plies) session.playRandom(random);
  return session;
}

test.each(shippedGames.games().filter((name) => shippedGames.find(name)))('%s goes on under the same rules', (name) => {
  const program = extending(name);
  const session = played(program, 150);
  let kept = 0;
  for (let n = 0; n < session.plies.length; n += 1 + Math.floor(session.plies.length / 10)) {
    session.goTo(n);
    const position = keepPosition(program, session.state);
    if (!position.ok) continue;
    kept++;
    const begin = JSON.parse(JSON.stringify(position.kept));
    const again = Session.start(program, { seed: 'carry', begin });
    expect(again.readable()).toEqual(session.readable());
    expect(again.legal()).toEqual(session.legal());
    expect(again.scores()).toEqual(session.scores());
    // The next move leads to the same, draws included.
    const move = session.legal()[0]!;
    const on = Session.start(program, { seed: 'carry' });
    for (const ply of session.plies.slice(0, n)) on.play(ply.move);
    on.play(move);
    again.play(move);
    expect(again.readable()).toEqual(on.readable());
  }
  expect(kept).toBeGreaterThan(0);
});

describe('under other rules', () => {
  const carried = (from: Program, to: Program, plies: number) => {
    const session = played(from, plies);
    const position = keepPosition(from, session.state);
    if (!position.ok) throw new Error(position.why);
    return { before: session.readable(), laid: layPosition(to, position.kept, 'carry') };
  };

  test('what there is more or less of lies where it starts', () => {
    const { before, laid } = carried(
      extending('square-on-sale'),
      extending('square-on-sale', 'with: { gems: 20 }'),
      12,
    );
    expect(laid.ok).toBe(true);
    const program = extending('square-on-sale', 'with: { gems: 20 }');
    const begin = keepPosition(extending('square-on-sale'), played(extending('square-on-sale'), 12).state);
    const after = Session.start(program, { begin: begin.ok ? begin.kept : undefined }).readable();
    const gems = (zones: typeof before.zones) => (zones.bank as { gem: number }).gem;
    expect(gems(after.zones)).toBe(gems(before.zones) - 10);
    expect(after.next).toEqual(before.next);
  });

  test('what does not fit is said', () => {
    const small = extending('square-on-sale', 'with: { gems: 0 }');
    const many = carried(extending('square-on-sale'), small, 12).laid;
    expect(many).toEqual({ ok: false, why: expect.stringMatching(/30 fewer of `gem`/) });
  });

  test('a game that is over is not carried', () => {
    const program = extending('tic-tac-toe');
    const session = played(program, 100);
    expect(session.over).toBe(true);
    expect(keepPosition(program, session.state)).toEqual({ ok: false, why: 'the game is over' });
  });

  test('a decision that is gone, a space that is gone, a value that is none any more', () => {
    const from = programOf(rules('go', 3, 5));
    const laid = (text: string) => carried(from, programOf(text), 3).laid;
    expect(laid(rules('go', 3, 5)).ok).toBe(true);
    expect(laid(rules('walk', 3, 5))).toEqual({ ok: false, why: '`turn.go` is not decided any more' });
    expect(laid(rules('go', 2, 5))).toEqual({ ok: false, why: expect.stringMatching(/no `pile` of `s3`/) });
    expect(laid(rules('go', 3, 2))).toEqual({ ok: false, why: '`level` can’t be 3 any more' });
  });

  test('in the middle of what the rules remember a position is not kept', () => {
    const program = programOf(`houserules: 1
name: small
title: Small
players: { min: 2, max: 2 }
variables: { level: { integer: 0, min: 0, max: 9 } }
turn:
  steps:
    for: { lap: { integer: { min: 1, max: 3 } } }
    do:
      - choose: { go: { do: [{ change: { level: 1 } }] } }
end: { over: { after: turn, when: level > 8 } }
`);
    const { state } = Session.start(program);
    expect(keepPosition(program, state)).toEqual({ ok: false, why: expect.stringContaining('still remember `lap`') });
  });
});

/** Each turn lays a stone on the last space and raises a level. */
const rules = (step: string, spaces: number, most: number): string => `houserules: 1
name: small
title: Small
players: { min: 2, max: 2 }
board: { place: { track: { length: ${spaces} } } }
components: { stone: { tokens: 9, start: box } }
zones: { box: { holds: stone }, pile: { each: place, holds: stone } }
variables: { level: { integer: 0, min: 0, max: ${most} } }
turn:
  ${step}:
    choose:
      lay:
        params: { place: { space: place, where: { check: place.position == ${spaces}, because: Only the last } } }
        do:
          - move: { what: stone, amount: 1, from: box, to: place.pile }
          - change: { level: 1 }
end: { over: { after: turn, when: level > ${most - 1} } }
`;
