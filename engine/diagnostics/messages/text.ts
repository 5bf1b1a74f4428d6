import { message } from '../message.ts';
import { code } from '../words.ts';

/** What can be wrong with a text before its meaning matters: YAML and JSON. */
export const textMessages = {
  'yaml-syntax': message<{ problem: string; hint?: string }>({
    message: ({ problem }) => problem,
    hint: ({ hint }) => hint,
  }),
  'empty-document': message({
    message: () => 'The text is empty; a rule set starts with `houserules: 1`',
  }),
  'not-a-mapping': message<{ found: string }>({
    message: ({ found }) => `A rule set is a mapping (\`houserules: 1\`, \`name: …\`), but this is ${found}`,
  }),
  'duplicate-key': message<{ key: string; line: number }>({
    message: ({ key, line }) => `${code(key)} is here twice; the first one is in line ${line}`,
    hint: () => 'Merge the two, or give one of them another name.',
  }),
  'forbidden-key': message<{ key: string }>({
    message: ({ key }) => `${code(key)} can’t be used as a name`,
  }),
  'bad-key': message<{ found: string }>({
    message: ({ found }) => `A key has to be a single word, but this is ${found}`,
  }),
  'merge-key': message({
    message: () => '`<<` merges are not part of the language',
    hint: () => 'Write the entries out, or use a definition or a procedure.',
  }),
  'yaml-tag': message<{ tag: string }>({
    message: ({ tag }) => `YAML reads ${code(tag)} as a tag, which is not part of the language`,
    hint: ({ tag }) =>
      tag.startsWith('!=')
        ? 'Quote the whole expression.'
        : 'In an expression write `not` instead of `!`, or quote the whole value.',
  }),
  'yaml-directive': message({
    message: () => 'Lines that start with `%` are not part of the language',
  }),
  'unquoted-operator': message<{ operator: string }>({
    message: ({ operator }) => `${code(operator)} means something else to YAML and has to be quoted as a key`,
    hint: ({ operator }) => `Write ${code(`"${operator}"`)}.`,
  }),
  'unquoted-comma': message<{ value: string }>({
    message: ({ value }) =>
      `Inside \`{ }\` and \`[ ]\` a comma ends the value, so that only ${code(value)} is read here`,
    hint: () => 'Quote the expression, or write it on a line of its own.',
  }),
  'unquoted-bracket': message<{ bracket: string }>({
    message: ({ bracket }) => `Inside \`{ }\` and \`[ ]\` a value with ${code(bracket)} has to be quoted`,
    hint: () => 'Quote the expression, or write it on a line of its own.',
  }),
  'unquoted-text': message<{ start: string }>({
    message: ({ start }) => `A value that starts with ${code(start)} has to be quoted`,
  }),
  'too-large': message<{ size: number; limit: number }>({
    message: ({ size, limit }) => `The text has ${size} characters; more than ${limit} are not read`,
  }),
  'too-deep': message<{ limit: number }>({
    message: ({ limit }) => `Nested more than ${limit} levels deep`,
  }),
  'too-many-aliases': message<{ limit: number }>({
    message: ({ limit }) => `Aliases (\`*name\`) blow this text up to more than ${limit} values`,
  }),
  internal: message<{ problem: string }>({
    message: ({ problem }) => `Something went wrong inside Houserules itself: ${problem}`,
    hint: () => 'Please report this, with the text that led to it.',
  }),
};
