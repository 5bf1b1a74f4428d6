/** Test support: the shipped texts, and a text with a cursor. */

import { LanguageService } from '../../editor/service/index.ts';
import type { RuleText } from '../../engine/language/types.ts';
import { shippedGames } from '../library.ts';

export const shippedTexts: readonly RuleText[] = shippedGames.games().flatMap((name) => {
  const game = shippedGames.find(name)!;
  return [game.game, ...Object.values(game.variants), ...Object.values(game.data ?? {})];
});

/** A text whose `|` is the cursor (`‖` where the text itself has a `|`). */
export function cursor(text: string, mark = '|'): { rules: RuleText; offset: number } {
  const offset = text.indexOf(mark);
  return { rules: { uri: 'mine.yaml', text: text.slice(0, offset) + text.slice(offset + mark.length) }, offset };
}

export const service = (): LanguageService => new LanguageService(shippedGames);

/** The labels that are offered at the cursor. */
export const offered = (text: string, mark?: string): string[] => {
  const { rules, offset } = cursor(text, mark);
  return service()
    .complete(rules, offset)
    .map(({ label }) => label);
};
