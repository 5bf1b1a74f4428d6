/** What the rules on the table are compared with in figures, as long as they are other rules than that. */
import type { GameState } from './state.ts';

export interface Baseline {
  /** What it is called. */
  title: string;
  /** A text of the user's own; absent: the printed rules, … */
  text?: string;
  /** … with these variants; absent: with those that are played if nobody says anything. */
  variants?: readonly string[];
}

type Compared = Pick<GameState, 'rules' | 'text' | 'opened' | 'snapshots'>;

/**
 * House rules are compared with the printed rules in the variant that is played, a printed variant with what is played by
 * default. A game of one's own is compared with the snapshot that was taken last, or with what it was when it was opened.
 */
export function baselineOf({ rules, text, opened, snapshots }: Compared): Baseline | undefined {
  if (rules.own) {
    const marked = snapshots.find((snapshot) => snapshot.text !== text);
    if (marked) return { title: marked.name, text: marked.text };
    return opened === text ? undefined : { title: 'As opened', text: opened };
  }
  if (rules.compared.length === 0) return undefined;
  const printed = rules.variants.filter(({ active, houseRule }) => active && !houseRule).map(({ name }) => name);
  return { title: 'Printed rules', ...(rules.asPrinted ? {} : { variants: printed }) };
}
