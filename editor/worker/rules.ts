/** What the page is told about rule sets beyond their program. */
import type { Library, PreparedGame, RuleSet, RuleText } from '../../engine/index.ts';
import { readDocument } from '../../engine/language/read.ts';
import { textIn } from '../../engine/language/text.ts';
import { compareWithPrinted } from '../../engine/share/compare.ts';
import { newRuleSet } from '../../engine/share/new-rule-set.ts';
import { originOf } from '../../engine/share/printed.ts';
import type { RulesView } from './protocol.ts';

/** A new rule set that extends a game, and changes nothing yet. */
export function composeRules(library: Library, game: string, variant?: string): RuleText {
  const title = gameTitle(library, game);
  const text = newRuleSet(variant ? `${game}/${variant}` : game, { name: `my-${game}`, title: `My ${title}` });
  return { uri: `my-${game}.yaml`, text };
}

/** What a text is called in front of people. */
export function titleOfText(rules: RuleText): string {
  const document = readDocument(rules);
  return (document.ok && textIn(document.value.value.title)) || rules.uri;
}

function gameTitle(library: Library, game: string): string {
  const found = library.find(game);
  const document = found && readDocument(found.game);
  return (document?.ok && textIn(document.value.value.title)) || game;
}

export const titleOf = (library: Library, ruleSet: RuleSet): string =>
  (ruleSet.base === undefined ? textIn(ruleSet.definition.title) : undefined) ??
  gameTitle(library, ruleSet.base ?? ruleSet.definition.name);

export function comparedWithPrinted(
  library: Library,
  ruleSet: RuleSet,
  { options, players }: Pick<PreparedGame, 'options' | 'players'>,
): Pick<RulesView, 'compared' | 'asPrinted' | 'origin'> {
  const { sentences, changes } = compareWithPrinted(ruleSet, options, { library, players });
  const isPrinted = (name: string) => ruleSet.variants.some((info) => info.name === name && !info.houseRule);
  const origin = originOf(ruleSet);
  return {
    ...(origin ? { origin } : {}),
    compared: [...sentences],
    asPrinted: changes.every(({ kind, path }) => kind === 'variant' && isPrinted(path)),
  };
}
