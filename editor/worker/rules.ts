/** What the page is told about rule sets beyond their program. */
import type { Library, OptionInfo, PreparedGame, RuleSet, RuleText } from '../../engine/index.ts';
import { readDocument } from '../../engine/language/read.ts';
import { textIn } from '../../engine/language/text.ts';

/** A new rule set that extends a game, and changes nothing yet. */
export function composeRules(library: Library, game: string, variant?: string): RuleText {
  const title = gameTitle(library, game);
  const text = [
    'houserules: 1',
    `extends: ${variant ? `${game}/${variant}` : game}`,
    `name: my-${game}`,
    `title: ${JSON.stringify(`My ${title}`)}`,
    '',
  ].join('\n');
  return { uri: `my-${game}.yaml`, text };
}

function gameTitle(library: Library, game: string): string {
  const found = library.find(game);
  const document = found && readDocument(found.game);
  return (document?.ok && textIn(document.value.value.title)) || game;
}

export const titleOf = (library: Library, ruleSet: RuleSet): string =>
  gameTitle(library, ruleSet.base ?? ruleSet.definition.name);

export function comparedWithPrinted(ruleSet: RuleSet, prepared: PreparedGame): string[] {
  const house = ruleSet.variants.filter((variant) => variant.active && variant.houseRule);
  return [
    ...house.map((variant) => `With the house rule “${variant.title}”`),
    ...prepared.options
      .filter((option) => option.changed)
      .map((option) => `${option.label}: ${shown(option, option.value)} (printed: ${shown(option, option.printed)})`),
  ];
}

function shown(option: OptionInfo, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map((one) => shown(option, one)).join(', ') || 'none';
  return option.choices?.find((choice) => choice.value === value)?.label ?? String(value);
}
