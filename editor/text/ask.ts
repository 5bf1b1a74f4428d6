/** Questions to the language service in the rules worker. */
import type { RuleText } from '../../engine/index.ts';
import { client } from '../app/client.ts';
import { TABLE } from '../app/game.ts';
import { Cancelled } from '../worker/client.ts';
import type { LanguageQuestions } from '../worker/protocol.ts';

/** Nothing if the question was taken back. */
export async function askLanguage<K extends keyof LanguageQuestions>(
  what: K,
  text: RuleText,
  ask: LanguageQuestions[K]['ask'],
  signal?: AbortSignal,
): Promise<LanguageQuestions[K]['answer'] | undefined> {
  try {
    const question = { what, ...ask } as Parameters<typeof client.ask<'language'>>[1]['question'];
    return (await client.ask('language', { table: TABLE, text, question }, signal)) as LanguageQuestions[K]['answer'];
  } catch (error) {
    if (error instanceof Cancelled) return undefined;
    throw error;
  }
}
