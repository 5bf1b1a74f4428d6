/**
 * A recorded playthrough: a random game as a short text, one line a ply, with the number of legal moves at every one. Kept
 * beside the rules and compared with a new one, it shows any change of what the rules mean.
 *
 *     # garden-show; variants: second-edition; 3 players; seed 1
 *     0 turn.act 501 bid b2 3
 *     seat, decision, legal moves, action with its arguments
 *     = board 4, gems 2, total 6 | …
 */
import { matchResult } from '../index.ts';
import type { Move, Value } from '../runtime/moves.ts';
import { createRandom } from '../runtime/random.ts';
import { failed, type Io } from './io.ts';
import { playedMatch } from './match.ts';
import { stopped } from './open.ts';
import type { Played } from './played.ts';
import { endRecord } from './records.ts';

/** Plays the game, or every game of the match, that begins here with random bots. @throws CommandError if it does not end */
export function recordPlaythrough(io: Io, played: Played): string {
  const { name, variants, players } = played.game;
  const head = [name, ...(variants.length ? [`variants: ${variants.join(' ')}`] : []), `${players} players`];
  const games = playedMatch(io, played);
  const lines = games.flatMap((each) => recordGame(io, each));
  if (games.length > 1) {
    const ends = games.map(({ session }) => ({ program: session.program, state: session.state }));
    const { totals, winners } = matchResult(ends, played.game.ruleSet.definition.match?.ties);
    lines.push(`= match: ${totals.join(' | ')}; won by ${winnersText(winners)}`);
  }
  return [`# ${head.join('; ')}; seed ${played.session.seed}`, ...lines, ''].join('\n');
}

function recordGame(io: Io, { game, session }: Played): string[] {
  const values = Object.entries(game.values).map(([option, value]) => `${option}=${shortly(value as Value)}`);
  const lines = [`# ${values.length ? values.join(' ') : 'no options'}`];
  const random = createRandom(`playthrough ${session.seed}`, session.game);
  while (!session.over) {
    // Drawn from the list, so that nothing but the rules and the order of legal moves decides what is played.
    const legal = session.legal();
    const made = session.play(legal[random.below(legal.length)]!);
    if (!made.ok) throw stopped(io, game, made.diagnostics);
    const { actor, decision, move } = made.value;
    lines.push(`${actor} ${decision} ${legal.length} ${moveText(move)}`);
  }
  const end = endRecord(session) as { scores: Record<string, number>[]; winners: number[]; reason: string } | undefined;
  if (!end) throw failed(`error: the game is not over after ${session.position} moves`);
  const scores = end.scores.map((terms) =>
    Object.entries(terms)
      .map(([term, value]) => `${term} ${value}`)
      .join(', '),
  );
  return [...lines, `= ${scores.join(' | ')}; won by ${winnersText(end.winners)}: ${end.reason}`];
}

const winnersText = (winners: readonly number[]): string => (winners.length ? winners.join(', ') : 'nobody');

const moveText = ({ action, args, then = [] }: Move): string =>
  [
    [action, ...Object.values(args).map(shortly)].join(' '),
    // Further parts of the same move.
    ...then.map((part) => `> ${moveText(part)}`),
  ].join(' ');

const shortly = (value: Value): string => {
  if (Array.isArray(value)) return `[${value.map(shortly).join(' ')}]`;
  if (typeof value === 'string') return /\s/.test(value) ? JSON.stringify(value) : value;
  return String(value ?? 'none');
};
