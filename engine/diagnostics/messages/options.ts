import { message } from '../message.ts';
import { code, didYouMean } from '../words.ts';

/** What can be wrong with the values of options, and with an edit of the text. */
export const optionMessages = {
  'option-unknown': message<{ name: string; near?: string }>({
    message: ({ name }) => `There is no option called ${code(name)}`,
    hint: ({ near }) => didYouMean(near),
  }),
  'option-type': message<{ name: string; expected: string; found: string; near?: string }>({
    message: ({ name, expected, found }) => `The option ${code(name)} takes ${expected}, but this is ${found}`,
    hint: ({ near }) => didYouMean(near),
  }),
  'option-range': message<{ name: string; found: string; bound: string }>({
    message: ({ name, found, bound }) => `The option ${code(name)} takes ${bound}, but this is ${found}`,
  }),
  'option-expression': message<{ name: string; problem: string }>({
    message: ({ name, problem }) => `The value of the option ${code(name)} can’t be worked out: ${problem}`,
    hint: () => 'It may use options that are declared above it, integers, and `count(players)`.',
  }),
  'players-range': message<{ players: number; min: number; max: number }>({
    message: ({ players, min, max }) =>
      `This game is for ${min === max ? min : `${min} to ${max}`} players, not for ${players}`,
  }),
  'edit-refused': message<{ problem: string }>({
    message: ({ problem }) => `This can’t be changed in the text from here: ${problem}`,
    hint: () => 'Change it in the text itself.',
  }),
};
