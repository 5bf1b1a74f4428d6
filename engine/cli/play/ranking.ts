/** Scores as tables. */
import type { MatchStanding, Outcome, Session } from '../../index.ts';
import type { MatchGameInWords } from '../../share/match-words.ts';
import { table } from '../table.ts';
import { seatName } from '../wording.ts';

export function scoreTable(session: Session, outcome?: Outcome): string[] {
  const scores = session.scores();
  const { model } = session.program;
  const labels = model.scores.map((term) => term.label);
  const order = outcome?.ranking ?? scores.map((_, seat) => ({ seat, rank: 0 }));
  const rows = order.map(({ seat, rank }) => {
    const { terms, total } = scores[seat]!;
    return [
      `${rank ? `${rank}. ` : ''}${seatName(seat)}`,
      ...model.scores.map((term) => String(terms[term.name])),
      String(total),
    ];
  });
  return table([['', ...labels, 'total'], ...rows]);
}

/** How a match stands: points by game and together, and who has won it. */
export function matchResultText({ games, totals, winners }: MatchStanding, named: readonly MatchGameInWords[]): string {
  const rows = totals.map((total, seat) => [seatName(seat), ...games.map((game) => String(game[seat])), String(total)]);
  const lines = table([['', ...games.map((_, i) => named[i]!.label), 'together'], ...rows]);
  const result = winners ? [winnersText({ winners }, 'the match')] : [];
  return ['', winners ? 'The match:' : 'The match so far:', ...lines, ...result].join('\n');
}

/** Who has won, in a sentence. @param what if it is not the game */
export function winnersText({ winners }: Pick<Outcome, 'winners'>, what?: string): string {
  const of = what ? ` ${what}` : '';
  const names = winners.map(seatName);
  if (names.length === 0) return `Nobody wins${of}.`;
  if (names.length === 1) return `${names[0]} wins${of}.`;
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)} share ${what ?? 'the win'}.`;
}
