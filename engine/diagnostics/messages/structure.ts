import { message } from '../message.ts';
import { code, codes, didYouMean, either } from '../words.ts';

/** What can be wrong with the shape of a document: the schema in the designer's words. */
export const structureMessages = {
  'unknown-key': message<{
    key: string;
    in: string;
    near?: string;
    known: readonly string[];
    /** Other kinds of such a thing that can have it. */
    goesWith: readonly string[];
  }>({
    message: ({ key, in: where }) => `${code(key)} is not something that ${where} can have`,
    hint: ({ key, near, known, goesWith }) =>
      didYouMean(near) ??
      (goesWith.length > 0
        ? `${code(key)} goes with ${either(codes(goesWith))}.`
        : known.length <= 16
          ? `It can have ${either(codes(known))}.`
          : undefined),
  }),
  'misplaced-key': message<{ key: string; beside: string; in: string }>({
    message: ({ key, beside, in: where }) => `${where} is either ${code(beside)} or ${code(key)}, not both`,
    hint: () => 'Write two of them, one after the other.',
  }),
  'clashing-keys': message<{ keys: readonly string[] }>({
    message: ({ keys }) => `Only one of ${either(codes(keys))} can be given`,
  }),
  'missing-key': message<{ key: string; in: string }>({
    message: ({ key, in: where }) => `${where} needs ${code(key)}`,
  }),
  'missing-kind': message<{ in: string; kinds: readonly string[]; near?: string; written?: string }>({
    message: ({ in: where, kinds }) => `${where} needs one of ${either(codes(kinds))}`,
    hint: ({ near, written }) => (near ? `Did you mean ${code(near)} instead of ${code(written ?? '')}?` : undefined),
  }),
  'wrong-type': message<{ expected: string; found: string; hint?: string }>({
    message: ({ expected, found }) => `Expected ${expected}, but this is ${found}`,
    hint: ({ hint }) => hint,
  }),
  'missing-value': message<{ key: string; expected: string; hint?: string }>({
    message: ({ key, expected }) => `Nothing is said after ${code(`${key}:`)}; expected ${expected}`,
    hint: ({ hint }) => hint,
  }),
  'not-one-of': message<{ found: string; allowed: readonly string[]; near?: string }>({
    message: ({ found, allowed }) => `Expected ${either(codes(allowed))}, but this is ${found}`,
    hint: ({ near }) => didYouMean(near),
  }),
  'bad-name': message<{ name: string; near?: string; like: string }>({
    message: ({ name, like }) => `${code(name)} is not a valid name: ${like}`,
    hint: ({ near }) => (near ? `For example ${code(near)}.` : undefined),
  }),
  'reserved-name': message<{ name: string }>({
    message: ({ name }) => `${code(name)} is a word of the language and can’t be used as a name`,
  }),
  'out-of-range': message<{ found: string; bound: string }>({
    message: ({ found, bound }) => `Expected ${bound}, but this is ${found}`,
  }),
  'wrong-length': message<{ expected: string }>({
    message: ({ expected }) => `Expected ${expected}`,
  }),
  'repeated-item': message<{ item: string }>({
    message: ({ item }) => `${item} is in the list twice`,
  }),
  'wrong-shape': message<{ problem: string }>({
    message: ({ problem }) => `This does not fit the language: ${problem}`,
  }),
  'incomplete-rules': message<{ missing: string; what: string }>({
    message: ({ missing, what }) => `These rules don’t say ${what}: ${missing} is missing`,
  }),
};
