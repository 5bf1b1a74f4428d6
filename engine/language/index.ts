/**
 * The language stage: texts in, one merged definition out, in which every value knows where it was written.
 *
 *     text ─parse─▶ values with positions ─validate─▶ document        (each text by itself, cached)
 *     document ─extends─▶ chain of documents ─data, variants─▶ layers in their order
 *     layers ─merge, patch─▶ definition ─validate─▶ RuleSet
 *
 * parse.ts (yaml.ts, pieces.ts, syntax.ts, quoting.ts, scalar.ts), validate.ts, extends.ts, data.ts, variants.ts, merge.ts
 * (patch.ts, paths.ts, tree.ts); origins.ts keeps the positions; options.ts works out the values of options; edit.ts changes
 * a text.
 */
import { diagnose } from '../diagnostics/catalogue.ts';
import { fail, hasErrors, ok, type Result } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/near.ts';
import { followExtends } from './extends.ts';
import { mergeLayers } from './merge.ts';
import { origins } from './origins.ts';
import { nowhere } from './places.ts';
import { readDocument } from './read.ts';
import type { GamePackage, LoadChoices, RuleSet, RuleText } from './types.ts';
import { validateMerged } from './validate.ts';
import { chooseVariants } from './variants.ts';

/**
 * Loads a game of the library, or any text. Everything that a document extends comes from the library.
 * Never throws; a problem points into the text in which it was written.
 */
export function loadRuleSet(entry: RuleText | { game: string }, choices: LoadChoices): Result<RuleSet> {
  const uri = 'game' in entry ? entry.game : entry.uri;
  try {
    return load(entry, choices);
  } catch (error) {
    return fail([diagnose('internal', { problem: String(error) }, nowhere(uri))]);
  }
}

function load(
  entry: RuleText | { game: string },
  { library, variants, options, locale }: LoadChoices,
): Result<RuleSet> {
  let own: GamePackage | undefined;
  if ('game' in entry) {
    own = library.find(entry.game);
    if (!own) {
      const near = nearest(entry.game, library.games());
      return fail([diagnose('unknown-game', { name: entry.game, near }, nowhere(entry.game))]);
    }
  }
  const document = readDocument(own ? own.game : (entry as RuleText));
  if (!document.ok) return document;
  // A game's text that is not from the library may still have its variants there.
  if (!own && document.value.value.extends === undefined) own = library.find(document.value.value.name);
  const chain = followExtends(document.value, library, own);
  if (!chain.ok) return chain;
  const choice = chooseVariants(chain.value, variants, locale);
  if (!choice.ok) return choice;
  const merged = mergeLayers(choice.value.layers, options);
  if (!merged.ok) return merged;
  const { definition, printedWith, patched } = merged.value;
  const problems = validateMerged(definition, document.value, patched);
  if (hasErrors(problems)) return fail(problems);

  const value = document.value.value;
  const root = chain.value.documents[0].value;
  const extending = value.extends !== undefined;
  return ok(
    {
      definition,
      origins,
      variants: choice.value.infos,
      data: choice.value.data,
      documents: choice.value.documents,
      ...(extending
        ? {
            base: root.name,
            own: { ...(value.with && { with: value.with }), ...(value.patch && { patch: value.patch }) },
          }
        : {}),
      printedWith,
    },
    problems,
  );
}

export { describeOptions, resolveOptions } from './options.ts';
export { parseText } from './parse.ts';
export type * from './types.ts';
