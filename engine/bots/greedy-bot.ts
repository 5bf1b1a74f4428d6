/** Looks one move ahead: takes the move after which its seat is furthest ahead in the scores, or has won. */
import type { Program, State } from '../compiler/program.ts';
import { determinize } from '../runtime/determinize.ts';
import { applyPick, isFaulty } from '../runtime/game.ts';
import { createRandom, type Random } from '../runtime/random.ts';
import { atOnce, type Bot, type BotKey, type Choice, type Weighed } from './bot.ts';
import { candidates } from './candidates.ts';
import { hasEnded, isUncertain, Standing } from './standing.ts';

/** Where something is hidden or left to chance, each move is tried on so many possible states. */
const DEALS = 8;
/** A game that ends counts more than any score. */
const WON = 1_000_000;

export function createGreedyBot(program: Program, { seed, game, seat }: BotKey): Bot {
  const random = createRandom(`bot ${seed}`, game, seat, GREEDY);
  const standing = new Standing(program);
  const shares = new Float64Array(program.model.players);
  const scratch = new Int32Array(program.stateSize);

  const valueAfter = (deal: State, picks: readonly number[]): number | undefined => {
    scratch.set(deal);
    for (const pick of picks) {
      applyPick(program, scratch, pick);
      if (isFaulty(scratch)) return undefined;
    }
    const lead = standing.lead(scratch, seat);
    if (!hasEnded(program, scratch)) return lead;
    standing.shares(scratch, shares);
    return lead + (shares[seat]! - 1 / shares.length) * WON;
  };

  const choose = (state: State): Choice => {
    const deals = isUncertain(program)
      ? Array.from({ length: DEALS }, () => determinize(program, state, seat, random))
      : [state];
    const weighed = candidates(program, state, random).map((picks): Weighed => {
      const values = deals.flatMap((deal) => valueAfter(deal, picks) ?? []);
      const sum = values.reduce((a, b) => a + b, 0);
      return { picks, visits: values.length, expected: values.length ? sum / values.length : -WON };
    });
    // Moves that are as good are in any order.
    shuffle(weighed, random);
    weighed.sort((a, b) => b.expected - a.expected);
    return { picks: weighed[0]!.picks, weighed, measure: 'lead' };
  };

  return {
    spec: { kind: 'greedy' },
    seat,
    choose,
    think: (state) => {
      const own = state.slice();
      return atOnce(() => choose(own));
    },
  };
}

/** Keeps the stream apart from those of other bots on the same seat. */
const GREEDY = 1;

function shuffle<T>(list: T[], random: Random): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
}
