/** Somebody writes at random: typing, deleting, pasting. The table stays, and the language service has an answer to everything. */

import { LanguageService } from '../../editor/service/index.ts';
import { composeRules } from '../../editor/worker/rules.ts';
import { Table } from '../../editor/worker/table.ts';
import { createRandom, type Library, type Random, type RuleText } from '../../engine/index.ts';
import { mutate } from './mutate.ts';

export interface EditReport {
  edits: number;
  /** How many of the texts were put in force. */
  inForce: number;
  failures: string[];
}

const TYPED = [...'abem{}[]():,.-_ \n"\'#|>!&*%0129'];
const WORDS = [
  'square',
  'when: ',
  'option.',
  '{ ',
  'none',
  '- move: { what: ',
  'patch:\n  ',
  'with: { x: 1 }\n',
  'me.supply',
  '\t',
  '日本',
];

/** One edit of a text, and where it was made. */
function edited(text: string, at: number, random: Random): { text: string; at: number } {
  const put = (piece: string): { text: string; at: number } => ({
    text: text.slice(0, at) + piece + text.slice(at),
    at: at + piece.length,
  });
  switch (random.below(8)) {
    case 0:
    case 1:
    case 2:
      return put(TYPED[random.below(TYPED.length)]!);
    case 3:
      return put(WORDS[random.below(WORDS.length)]!);
    case 4:
      return { text: text.slice(0, Math.max(0, at - 1)) + text.slice(at), at: Math.max(0, at - 1) };
    case 5: {
      const end = Math.min(text.length, at + random.below(60));
      return { text: text.slice(0, at) + text.slice(end), at };
    }
    case 6: {
      const from = random.below(text.length + 1);
      return put(text.slice(from, from + random.below(120)));
    }
    default:
      return text.trim() === '' ? put('houserules: 1\n') : { text: mutate(text, random).text, at };
  }
}

/** @param count how many edits, over all games and over whole texts as well as over small ones that extend them */
export function fuzzTexts(library: Library, seed: number, count: number): EditReport {
  const random = createRandom(`texts ${seed}`);
  const report: EditReport = { edits: 0, inForce: 0, failures: [] };
  const names = library.games();
  while (report.edits < count) {
    const name = names[random.below(names.length)]!;
    const whole = random.below(3) === 0;
    const rules: RuleText = whole
      ? { uri: 'mine.yaml', text: library.find(name)!.game.text }
      : composeRules(library, name);
    write(library, rules, random, report, Math.min(20, count - report.edits));
  }
  return report;
}

const FOLLOWINGS = ['replay', 'restart', 'keep'] as const;

/** What lies on the table, without what has been told of the course. */
function onTable(table: Table): string {
  const { state, position, length } = table.view(table.seats);
  return JSON.stringify([state, position, length]);
}

function write(library: Library, rules: RuleText, random: Random, report: EditReport, count: number): void {
  const opened = Table.open(library, { rules, seed: 'fuzz' });
  if (!opened.ok) {
    report.failures.push(`${rules.uri}: ${opened.diagnostics[0]?.message}`);
    return;
  }
  const { table } = opened.value;
  for (let i = 0; i < 12; i++) table.advance(table.seats, false, []);
  const service = new LanguageService(library);
  let { text } = rules;
  let at = random.below(text.length + 1);
  for (let n = 0; n < count; n++) {
    // A person goes on where they are, and now and then takes everything back.
    if (random.below(6) === 0) at = random.below(text.length + 1);
    if (random.below(3) === 0) text = table.text;
    const before = text;
    ({ text, at } = edited(text, Math.min(at, text.length), random));
    report.edits++;
    try {
      const shown = onTable(table);
      const changed = table.change(text, FOLLOWINGS[random.below(FOLLOWINGS.length)]);
      if (changed.ok) report.inForce++;
      else if (changed.diagnostics.length === 0) throw new Error('refused without a reason');
      else if (onTable(table) !== shown) throw new Error('the table changed');
      if (!table.view(table.seats).state) throw new Error('the table is gone');
      const own = { uri: rules.uri, text };
      if (n % 5 === 0) {
        service.complete(own, at);
        service.hover(own, at);
        service.references(own, at);
        service.outline(own);
        service.format(own);
        service.rename(own, at, 'another');
      }
    } catch (error) {
      report.failures.push(
        `${rules.uri}, edit ${n}: ${String(error)}\n--- before\n${before.slice(Math.max(0, at - 80), at + 80)}`,
      );
    }
  }
}
