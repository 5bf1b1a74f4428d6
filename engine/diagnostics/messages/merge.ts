import { message } from '../message.ts';
import { code, codes, didYouMean, either } from '../words.ts';

/** What can go wrong when documents are put together: extends, variants, patches. */
export const mergeMessages = {
  'unknown-game': message<{ name: string; near?: string }>({
    message: ({ name }) => `There is no game called ${code(name)}`,
    hint: ({ near }) => didYouMean(near),
  }),
  'extends-not-found': message<{ name: string; near?: string }>({
    message: ({ name }) => `${code(name)}, which this extends, is not there`,
    hint: ({ near }) => didYouMean(near),
  }),
  'extends-cycle': message<{ chain: readonly string[] }>({
    message: ({ chain }) => `These extend each other in a circle: ${chain.map(code).join(' → ')}`,
  }),
  'variant-base': message<{ name: string; base: string }>({
    message: ({ name, base }) => `The variant ${code(name)} has to extend ${code(base)} or one of its variants`,
  }),
  'variant-not-found': message<{ name: string; near?: string }>({
    message: ({ name }) => `There is no text for the variant ${code(name)} (variants/${name}.yaml)`,
    hint: ({ near }) => didYouMean(near),
  }),
  'data-not-found': message<{ name: string; near?: string }>({
    message: ({ name }) => `There is no text for the data ${code(name)} (data/${name}.yaml)`,
    hint: ({ near }) => didYouMean(near) ?? 'Only a game names data: documents in the folder `data` beside its text.',
  }),
  'data-base': message<{ name: string; base: string }>({
    message: ({ name, base }) => `The data ${code(name)} has to extend ${code(base)}`,
  }),
  'unknown-variant': message<{ name: string; near?: string; known: readonly string[] }>({
    message: ({ name }) => `There is no variant called ${code(name)}`,
    hint: ({ near, known }) =>
      didYouMean(near) ??
      (known.length > 0
        ? `There ${known.length === 1 ? 'is' : 'are'} ${either(codes(known))}.`
        : 'This game has none.'),
  }),
  'variant-excluded': message<{ name: string; other: string; group?: string }>({
    message: ({ name, other, group }) =>
      group
        ? `${code(name)} and ${code(other)} are both of the group ${code(group)}, of which only one can be chosen`
        : `${code(name)} can’t be chosen beside ${code(other)}`,
  }),
  'variant-requires': message<{ name: string; other: string }>({
    message: ({ name, other }) => `${code(name)} can only be chosen beside ${code(other)}`,
  }),
  'variant-conflict': message<{ path: string; name: string; other: string; removed: boolean }>({
    message: ({ path, name, other, removed }) =>
      removed
        ? `${code(name)} changes ${code(path)}, which ${code(other)} removes or replaces`
        : `${code(name)} and ${code(other)} both change ${code(path)}`,
    hint: () => 'Let one of them exclude the other, or extend it.',
  }),
  'unknown-path': message<{ path: string; step: string; in: string; near?: string; known: readonly string[] }>({
    message: ({ step, in: where }) =>
      where ? `There is nothing called ${code(step)} in ${code(where)}` : `The rules have no section ${code(step)}`,
    hint: ({ near, known }) =>
      didYouMean(near) ?? (known.length > 0 && known.length <= 16 ? `There is ${either(codes(known))}.` : undefined),
  }),
  'ambiguous-path': message<{ step: string; in: string; count: number }>({
    message: ({ step, in: where, count }) => `${count} things in ${code(where)} are called ${code(step)}`,
    hint: () => 'Name the steps between, or give them different names.',
  }),
  'name-exists': message<{ name: string; section: string }>({
    message: ({ name, section }) => `${code(section)} has ${code(name)} already`,
    hint: ({ name, section }) =>
      `To change it, write it under \`patch:\` as ${code(`${section}.${name}`)} with \`replace\` or \`set\`.`,
  }),
  'patch-shape': message<{ operation: string; path: string; expected: string }>({
    message: ({ operation, path, expected }) => `${code(operation)} on ${code(path)} needs ${expected}`,
  }),
};
