/** Scores as tables. */
import type { Outcome, Session } from '../../index.ts';
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

/** Who has won, in a sentence. */
export function winnersText({ winners }: Outcome): string {
  const names = winners.map(seatName);
  if (names.length === 0) return 'Nobody wins.';
  if (names.length === 1) return `${names[0]} wins.`;
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)} share the win.`;
}
