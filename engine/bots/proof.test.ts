import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { games, rulesOf } from '../../test/support/library.ts';
import { type Program, prepareGame, type State } from '../index.ts';
import { actorOf, applyPick, isOver, listPicks, newState } from '../runtime/game.ts';
import { createBot } from './index.ts';
import { Observer } from './observer.ts';
import { Proof } from './proof.ts';
import { Standing } from './standing.ts';
import { Tree } from './tree.ts';

const programOf = (game: string, options = {}): Program => {
  const prepared = prepareGame(rulesOf(games, game), { options });
  if (!prepared.ok) throw new Error(prepared.diagnostics[0]!.message);
  return prepared.value.program;
};

/** Every position in which somebody decides, with seat 0's share of the win if both play as well as they can. */
function solve(program: Program) {
  const observer = new Observer(program);
  const standing = new Standing(program);
  const solved = new Map<number, { state: State; value: number }>();
  const value = (state: State): number => {
    if (isOver(program, state)) {
      const shares = new Float64Array(2);
      standing.shares(state, shares);
      return shares[0]!;
    }
    const key = observer.key(state, actorOf(state));
    const known = solved.get(key);
    if (known) return known.value;
    const values = listPicks(program, state).map((pick) => {
      const next = state.slice();
      applyPick(program, next, pick);
      return value(next);
    });
    const best = actorOf(state) === 0 ? Math.max(...values) : Math.min(...values);
    solved.set(key, { state, value: best });
    return best;
  };
  value(newState(program, 1));
  return { positions: [...solved.values()], value };
}

describe('with 1,000 iterations no move gives anything away, in any position that can be reached', () => {
  test.each([
    // Of the 5,478 positions of tic-tac-toe, 958 are ends.
    ['tic-tac-toe', {}, 4520],
    // (1 + 1) × (2 + 1) × (3 + 1) heaps, but for the empty ones; who took last does not matter to what comes.
    ['nim', { heaps: [1, 2, 3] }, undefined],
    ['nim', { heaps: [1, 2, 3], misere: true }, undefined],
    ['nim', { heaps: [3, 4, 5] }, undefined],
  ] as const)('%s %o', (game, options, count) => {
    const program = programOf(game, options);
    const { positions, value } = solve(program);
    if (count !== undefined) expect(positions).toHaveLength(count);
    const wrong = positions.filter(({ state, value: best }) => {
      const bot = createBot(program, { kind: 'mcts', iterations: 1000 }, { seed: 1, game: 0, seat: actorOf(state) });
      const next = state.slice();
      for (const pick of bot.choose(state).picks) applyPick(program, next, pick);
      return value(next) !== best;
    });
    expect(wrong).toEqual([]);
  });
});

test('what is proved ends the search, and is told as it is', () => {
  const program = programOf('nim', { heaps: [1, 2, 3] });
  const state = newState(program, 1);
  const thinking = createBot(program, { kind: 'mcts', iterations: 100_000 }, { seed: 1, game: 0, seat: 0 }).think(
    state,
  );
  expect(thinking.step(2000)).toBe(true);
  expect(thinking.progress).toBe(1);
  // The heaps sum to zero: every move loses.
  for (const { expected } of thinking.best().weighed!) expect(expected).toBe(0);
  for (const pick of thinking.best().picks) applyPick(program, state, pick);
  const answer = createBot(program, { kind: 'mcts' }, { seed: 1, game: 0, seat: 1 }).choose(state);
  expect(answer.weighed![0]!.expected).toBe(1);
});

type Node = { winners: number[] } | { decides: number; children: Node[]; tried: number };

const gameTree = (players: number): fc.Arbitrary<Node> =>
  fc.letrec<{ node: Node; inner: Node; end: Node }>((tie) => ({
    node: fc.oneof({ depthSize: 'small', withCrossShrink: true }, tie('end'), tie('inner')),
    end: fc.record({
      winners: fc.uniqueArray(fc.nat({ max: players - 1 }), { maxLength: players }),
    }),
    inner: fc.record({
      decides: fc.nat({ max: players - 1 }),
      children: fc.array(tie('node'), { minLength: 1, maxLength: 4 }),
      tried: fc.nat({ max: 4 }),
    }),
  })).inner;

/** Every result that can come of it if everybody takes what is best for themselves, whichever of equals it is. */
function outcomes(node: Node, players: number): number[][] {
  if ('winners' in node) {
    const { winners } = node;
    return [Array.from({ length: players }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0))];
  }
  // Each child may come to any of its outcomes, independently of the others.
  const worlds = node.children.map((child) => outcomes(child, players));
  const sure = Math.max(...worlds.map((world) => Math.min(...world.map((shares) => shares[node.decides]!))));
  return worlds.flat().filter((shares) => shares[node.decides]! >= sure);
}

test.each([2, 3, 4])('%i players: no result lies outside of the bounds, however much was tried', (players) => {
  fc.assert(
    fc.property(gameTree(players), (root) => {
      const tree = new Tree();
      const proof = new Proof(tree, players);
      const build = (node: Node): number => {
        const made = tree.add();
        proof.add(made);
        if ('winners' in node) {
          proof.end(made, Float64Array.from(outcomes(node, players)[0]!));
          return made;
        }
        const { children, decides } = node;
        tree.expand(
          made,
          Int32Array.from(children, (_, i) => i),
          children.length,
        );
        for (let i = 0; i < Math.min(node.tried, children.length); i++) {
          const edge = tree.tryEdge(made, 0);
          tree.child[edge] = build(children[tree.pick[edge]!]!);
        }
        proof.update(made, decides);
        for (const shares of outcomes(node, players))
          shares.forEach((share, seat) => {
            expect(proof.within(made, seat, share)).toBeCloseTo(share, 6);
          });
        return made;
      };
      build(root);
    }),
    { numRuns: 300 },
  );
});
