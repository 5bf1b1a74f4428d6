import { message } from '../message.ts';
import { code, didYouMean } from '../words.ts';

/** What can be wrong with how a bot is named. */
export const botMessages = {
  'bot-unknown': message<{ written: string; near?: string }>({
    message: ({ written }) => `There is no bot called ${code(written)}`,
    hint: ({ near }) =>
      didYouMean(near) ??
      'Bots are `random`, `greedy`, `easy`, `normal`, `strong`, and `mcts:` with a budget, as `mcts:1000` or `mcts:500ms`.',
  }),
  'bot-budget': message<{ written: string }>({
    message: ({ written }) =>
      `The budget of a bot that searches is a whole number of iterations from 1, or of milliseconds, not ${code(written)}`,
    hint: () => 'It is written `mcts:1000` (iterations) or `mcts:500ms` (milliseconds).',
  }),
};
