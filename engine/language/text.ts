import type { Text } from '../../schema/types.ts';

/** A text in a language: that of the locale, else of its language, else English, else the first there is. */
export function textIn(text: Text | undefined, locale = 'en'): string | undefined {
  if (text === undefined || typeof text === 'string') return text;
  return text[locale] ?? text[locale.split('-')[0]] ?? text.en ?? Object.values(text)[0];
}
