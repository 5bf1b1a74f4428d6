/** What the things that are counted are called, from the rules' own texts. Plain data. */
import type { Program } from '../compiler/program.ts';
import type { TextParts } from '../model/types.ts';

export interface Words {
  /** Score terms by name. */
  terms: Record<string, string>;
  /** Why the game ended, by the name of the end condition. */
  ends: Record<string, string>;
  /** Actions by name, as a noun: `bid`, `place gem`. */
  actions: Record<string, string>;
  /** Of parameters that are spaces (`build.square`), what a space is called. */
  spaces: Record<string, string>;
}

export function wordsOf(programs: readonly Program[]): Words {
  const words: Words = { terms: {}, ends: {}, actions: { decline: 'decline' }, spaces: {} };
  for (const program of programs) {
    const { model } = program;
    for (const { name, label } of model.scores) words.terms[name] ??= label;
    for (const { name, because } of model.ends) words.ends[name] ??= plain(because) ?? humanized(name);
    for (const stop of program.stops) {
      for (const { action } of stop?.packed.actions ?? []) {
        words.actions[action.name] ??= humanized(action.name);
        for (const { name, domain, local } of action.params) {
          const type = domain.kind === 'subset' ? domain.set!.of : local.type;
          if (type.t === 'space') words.spaces[`${action.name}.${name}`] ??= humanized(type.set.name);
        }
      }
    }
  }
  return words;
}

/** A text without what is filled in. */
const plain = (parts: TextParts | undefined): string | undefined =>
  parts?.map((part) => (typeof part === 'string' ? part : '…')).join('');

/** `placeGem` as `place gem`. */
export const humanized = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .toLowerCase();

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** Seats in the order of the table: `first seat`. */
export const seatWords = (seat: number): string =>
  ORDINALS[seat] ? `${ORDINALS[seat]} seat` : `seat number ${seat + 1}`;
