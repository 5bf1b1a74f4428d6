import { message } from '../message.ts';
import { code, didYouMean } from '../words.ts';

/** What can be wrong with a plan of the lab. */
export const labMessages = {
  'plan-kind': message<{ found: string }>({
    message: ({ found }) => `This is no plan of the lab: ${code('kind')} is ${found}, not ${code('houserules-plan')}`,
  }),
  'plan-key': message<{ key: string; near?: string; known: readonly string[] }>({
    message: ({ key }) => `A plan has nothing called ${code(key)} here`,
    hint: ({ near, known }) => didYouMean(near) ?? `It can be ${known.map(code).join(', ')}.`,
  }),
  'plan-missing': message<{ key: string; expected: string }>({
    message: ({ key, expected }) => `The plan does not say ${code(key)}: ${expected}`,
  }),
  'plan-value': message<{ key: string; expected: string; found: string }>({
    message: ({ key, expected, found }) => `${code(key)} takes ${expected}, but this is ${found}`,
  }),
  'plan-rules': message<Record<never, never>>({
    message: () => `A rule set is either a ${code('game')} by its name or ${code('rules')} as a text`,
  }),
  'plan-bots': message<{ bots: number; players: number }>({
    message: ({ bots, players }) => `The plan has ${bots} bots for ${players} seats`,
    hint: () => 'Name one bot for every seat, or a single one that plays all seats.',
  }),
  'plan-too-large': message<{ cells: number; most: number }>({
    message: ({ cells, most }) => `Rule sets times values of the sweep are ${cells}, and the most are ${most}`,
  }),
};
