/**
 * Square on Sale twice, in lock-step: the engine with the YAML, and the hand-written model. At every decision of random
 * games they must have the same legal moves in the same order and the same state, and at the end the same result; for
 * all variants and player counts, by the printed values and by random values of all options.
 *
 * LOCKSTEP_GAMES=N plays N games instead of a few for each variant and player count.
 */

import { describe, expect, test } from 'vitest';
import {
  createRandom,
  loadRuleSet,
  type OptionInfo,
  type PreparedGame,
  prepareGame,
  type Random,
  type RuleSet,
  Session,
} from '../engine/index.ts';
import { shippedGames } from './library.ts';
import {
  apply,
  endReason,
  legalMoves,
  type Move,
  newGame,
  type State,
  scores,
  winners,
} from './oracles/square-on-sale.ts';
import { scoresOf } from './oracles/square-on-sale-engine.ts';
import { EDITIONS, type Options, type Variant } from './oracles/square-on-sale-printed.ts';
import { readable } from './oracles/square-on-sale-readable.ts';

const GAMES = Number(process.env.LOCKSTEP_GAMES ?? 4);
const LONGEST = 300;

/** What has come up in all the games, so that agreement about nothing is noticed. */
const seen = new Set<string>();

function ruleSet(variant: Variant): RuleSet {
  const rules = loadRuleSet({ game: 'square-on-sale' }, { library: shippedGames, variants: [variant] });
  if (!rules.ok) throw new Error(JSON.stringify(rules.diagnostics));
  return rules.value;
}

function prepare(rules: RuleSet, players: number, options: Partial<Options> = {}): PreparedGame {
  const game = prepareGame(rules, { players, options });
  if (!game.ok) throw new Error(JSON.stringify(game.diagnostics));
  return game.value;
}

/** A value for every option of the definition, within its bounds; small amounts are likelier, as they run out. */
function randomOptions(described: readonly OptionInfo[], random: Random): Partial<Options> {
  const values: Record<string, unknown> = {};
  for (const { name, kind, min, max, choices, value } of described) {
    if (random.below(3) === 0) values[name] = value;
    else if (kind === 'integer') {
      const low = min! + random.below(max! - min! + 1);
      values[name] = random.below(2) === 0 ? low : Math.min(low, min! + random.below(6));
    } else values[name] = choices ? choices[random.below(choices.length)].value : random.below(2) === 1;
  }
  // With no end at all the rules are refused.
  if (!values.endWhenPiecesOut && !values.endWhenAllBuilt) values.endAfterPassRounds = 1 + random.below(3);
  return values;
}

/** Three kinds of players: any move, low bids (which build most), and low bids with many passes. */
function choose(moves: Move[], kind: number, random: Random): Move {
  if (kind === 0) return moves[random.below(moves.length)];
  const last = moves[moves.length - 1];
  if (kind === 2 && last.action === 'pass' && random.below(3) > 0) return last;
  const low = moves.filter(({ args }) => args.amount === undefined || Number(args.amount) <= 3);
  const from = low.length > 0 ? low : moves;
  return from[random.below(from.length)];
}

/** Equal texts first: the comparison with a printed difference would take most of the time. */
function same(engine: unknown, model: unknown): void {
  if (JSON.stringify(engine) !== JSON.stringify(model)) expect(engine).toEqual(model);
}

function play({ program }: PreparedGame, start: State, kind: number, random: Random): void {
  const session = Session.start(program);
  let state = start;
  for (let ply = 0; ply < LONGEST; ply++) {
    const { round: _, ...shown } = session.readable();
    same(shown, { ...readable(state), active: state.active });
    const moves = legalMoves(state);
    same(session.legal(), moves);
    seen.add(state.waiting.decision);
    if (moves.length === 0) break;
    const move = choose(moves, kind, random);
    const played = session.play(move as Parameters<Session['play']>[0]);
    if (!played.ok) throw new Error(JSON.stringify(played.diagnostics));
    state = apply(state, move);
  }
  same(scoresOf(session), scores(state));
  expect(session.outcome()?.end ?? null).toBe(endReason(state));
  seen.add(`end ${endReason(state)}`);
  if (endReason(state)) expect(session.outcome()!.winners).toEqual(winners(state));
}

const TABLES = (Object.keys(EDITIONS) as Variant[]).flatMap((variant) => {
  const { min, max } = EDITIONS[variant].players;
  return Array.from({ length: max - min + 1 }, (_, index) => [variant, min + index] as const);
});

describe.each(TABLES)('%s with %i players', (variant, players) => {
  const rules = ruleSet(variant);
  const printed = prepare(rules, players);

  test('by the printed values', { timeout: 600_000 }, () => {
    for (let game = 0; game < GAMES; game++) {
      play(printed, newGame({ players, variant }), game % 3, createRandom('printed', game));
    }
  });

  test('with random options', { timeout: 600_000 }, () => {
    for (let game = 0; game < GAMES; game++) {
      const random = createRandom('options', players, game);
      const options = randomOptions(printed.options, random);
      try {
        play(prepare(rules, players, options), newGame({ players, variant, options }), game % 3, random);
      } catch (error) {
        throw new Error(`game ${game} with ${JSON.stringify(options)}: ${(error as Error).message}`, { cause: error });
      }
    }
  });
});

/** The leaves two decisions below the start, as counted by hand; the model counts them in its own test. */
test.each([
  ['new-games-order', 3, 4329],
  ['new-games-order', 4, 4329],
  ['original-basic', 3, 245751],
  ['original-standard', 3, 245751],
  ['original-bubble', 3, 91671],
] as const)('perft of the engine: %s with %i players', (variant, players, leaves) => {
  const session = Session.start(prepare(ruleSet(variant), players).program);
  const moves = session.legal();
  expect(moves).toHaveLength(501);
  const counts = moves.map((move) => {
    session.goTo(0);
    session.play(move);
    return session.legal().length;
  });
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(leaves);
});

test('every decision and every end has come up', () => {
  const decisions = ['construction', 'spillover', 'act', 'gem', 'over'];
  const ends = ['end piecesOut', 'end allBuilt', 'end allPassed', 'end null'];
  expect([...seen].sort()).toEqual([...decisions, ...ends].sort());
});
