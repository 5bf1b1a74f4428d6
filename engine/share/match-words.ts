/** The games of a match as people read them. */
import type { PreparedGame } from '../index.ts';
import { textIn } from '../language/text.ts';
import type { RuleSet } from '../language/types.ts';
import { compareOptions } from './compare.ts';

export interface MatchGameInWords {
  label: string;
  /** What is different from the game before, as sentences; empty for the first one. */
  changes: string;
}

/** @param games as `prepareMatch` answers them. Empty if there is no match */
export function matchInWords({ definition }: RuleSet, games: readonly PreparedGame[]): MatchGameInWords[] {
  return (definition.match?.games ?? []).map(({ label, about }, i) => ({
    label: textIn(label) ?? `Game ${i + 1}`,
    changes:
      textIn(about) ?? (i === 0 ? [] : compareOptions(games[i - 1].options, games[i].options)).map(ended).join(' '),
  }));
}

const ended = (sentence: string): string => `${sentence}.`;
