/** What the rules on the table are compared with in figures, as long as they are other rules than that. */
import type { BaseTexts } from '../../engine/share/types.ts';
import type { GameState } from './state.ts';

export interface Baseline {
  /** What it is called. */
  title: string;
  /** A text of the user's own; absent: the printed rules of the game, … */
  text?: string;
  game: string;
  /** The texts of the game, if that is not what is installed. */
  base?: BaseTexts;
  /** … with these variants; absent: with those that are played if nobody says anything. */
  variants?: readonly string[];
}

type Compared = Pick<GameState, 'rules' | 'text' | 'opened' | 'snapshots' | 'base'>;

/**
 * House rules are compared with the printed rules in the variant that is played, a printed variant with what is played by
 * default, a copy with what it was made from. A game of one's own is compared with the snapshot that was taken last, or with what it was when it was opened.
 */
export function baselineOf({ rules, text, opened, snapshots, base }: Compared): Baseline | undefined {
  const { game, origin } = rules;
  const bases = base ? { base } : {};
  if (rules.own) {
    const marked = snapshots.find((snapshot) => snapshot.text !== text);
    if (marked) return { title: marked.name, text: marked.text, game, ...bases };
    return opened === text ? undefined : { title: 'As opened', text: opened, game, ...bases };
  }
  if (rules.compared.length === 0) return undefined;
  if (origin) {
    const { variants, texts } = origin;
    return {
      title: 'Printed rules',
      game: origin.game,
      ...(variants ? { variants } : {}),
      ...(texts ? { base: texts } : {}),
    };
  }
  const printed = rules.variants.filter(({ active, houseRule }) => active && !houseRule).map(({ name }) => name);
  return { title: 'Printed rules', game, ...(rules.asPrinted ? {} : { variants: printed }), ...bases };
}
