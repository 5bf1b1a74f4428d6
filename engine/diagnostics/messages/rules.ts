import { message } from '../message.ts';
import { code, didYouMean } from '../words.ts';

/** What can be wrong with the meaning of rules: names, types, flow. The model and the compiler add theirs here. */
export const ruleMessages = {
  'unknown-name': message<{ name: string; near?: string; kind?: string }>({
    message: ({ name, kind }) => `There is no ${kind ?? 'thing'} called ${code(name)}`,
    hint: ({ near }) => didYouMean(near),
  }),
  /** What the expression parser found; it words its problems itself. */
  'bad-expression': message<{ problem: string; hint?: string }>({
    message: ({ problem }) => problem,
    hint: ({ hint }) => hint,
  }),
  'example-fails': message<{ name: string; problem: string; near?: string }>({
    severity: 'warning',
    message: ({ name, problem }) => `The example ${code(name)} does not hold: ${problem}`,
    hint: ({ near }) =>
      didYouMean(near) ?? 'If the rule is meant to be as it is now, change the example, or remove it by `patch:`.',
  }),
};
