/** The text with which a rule set of one's own begins. */
import { writeEntry } from '../language/write.ts';

export interface NewRuleSet {
  /** Words of letters, digits and `_`, joined by `-`; see `nameFrom`. */
  name: string;
  /** Absent: that of the game. */
  title?: string;
  about?: string;
  /** Absent: those that are active by default. */
  variants?: readonly string[];
  with?: Readonly<Record<string, unknown>>;
}

const STYLE = { flow: false, json: false, newline: '\n', column: 0 };

/** The text of a rule set that changes nothing yet. @param game what it extends: `GAME` or `GAME/VARIANT` */
export function newRuleSet(game: string, { name, title, about, variants, with: values }: NewRuleSet): string {
  const entries: [string, unknown][] = [
    ['houserules', 1],
    ['extends', game],
    ['name', name],
    ['title', title],
    ['about', about],
    ['variants', variants],
  ];
  const lines = entries.filter(([, value]) => value !== undefined).map(([key, value]) => writeEntry(key, value, STYLE));
  if (values && Object.keys(values).length > 0) lines.push(writeEntry('with', values, { ...STYLE, nested: true }));
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`;
}

/** A name for a document from any title: “Our Tuesday game!” gives `our-tuesday-game`. */
export function nameFrom(title: string, otherwise = 'my-rules'): string {
  const plain = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  const words: string[] = plain.match(/[a-z0-9]+/g) ?? [];
  while (words.length > 0 && !/^[a-z]/.test(words[0])) words.shift();
  const name = words.join('-').slice(0, 60).replace(/-$/, '');
  return name || otherwise;
}
