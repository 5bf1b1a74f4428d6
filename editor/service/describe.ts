/** What is said of a name and of a key, in Markdown. */
import { stringify } from 'yaml';
import { HOOKS } from '../../engine/hooks/index.ts';
import { textIn } from '../../engine/language/text.ts';
import { BUILTINS } from '../../engine/model/builtins.ts';
import { describe as nameType } from '../../engine/model/problem.ts';
import type { Type } from '../../engine/model/types.ts';
import type { Project } from './project.ts';
import type { Schema } from './schema.ts';
import { declarationOf, type Name } from './symbols.ts';
import { child, dataOf, type Node } from './tree.ts';

/** A type in words, an integer with its range. */
export function typeWords(type: Type): string {
  if (type.t !== 'integer' || type.min <= -0x7ffffffe || type.max >= 0x7ffffffe) return nameType(type);
  const range = type.min === type.max ? `the number ${type.min}` : `a number from ${type.min} to ${type.max}`;
  return type.optional ? `${range}, or none` : range;
}

const WORDS: Readonly<Record<string, string>> = {
  me: 'The player who decides; in scores the player in question.',
  active: 'The player whose turn it is.',
  players: 'All players.',
  others: 'All players but `me`.',
  player: 'The player in question.',
  round: 'The number of the round.',
  total: 'The sum of all score terms of the player in question.',
  this: 'The piece on which this rule is written.',
  seat: 'The number of a player’s seat, from 0.',
  next: 'The player to the left.',
  previous: 'The player to the right.',
  neighbours: 'The spaces beside this one.',
  column: 'The column of a space of a grid, from 1.',
  row: 'The row of a space of a grid, from 1.',
  owner: 'The player to whom it belongs.',
  option: 'The values of the options: `option.NAME`.',
  none: 'Absence: no player, no space, no number.',
  turn: 'Whenever a turn is over.',
};

/** What something is, and what its declaration says of it. */
export function describeName(project: Project, name: Name): string[] {
  if (name.kind === 'function') {
    const { usage, about } = BUILTINS[name.name]!;
    return [`\`${usage}\``, about];
  }
  if (name.kind === 'hook') {
    const hook = HOOKS.get(name.name);
    return hook ? [`**hook** \`${hook.name}\``, hook.about] : [];
  }
  if (name.kind === 'word') return [`\`${name.name}\``, ...(WORDS[name.name] ? [WORDS[name.name]!] : [])];
  const declared = declarationOf(project, name.id);
  const head = `**${name.kind}** \`${declared?.node.key && name.kind === 'definition' ? declared.node.key.text : name.name}\``;
  const of = name.owner ? ` of ${name.owner.replace(/^\w+( set)? /, '')}` : '';
  return [head + of, ...(declared ? declaredWords(declared.node) : [])];
}

/** What a declaration says: its sentence, its range, its rule. */
function declaredWords(node: Node): string[] {
  const holder = node.key?.text === 'name' && node.kind === 'scalar' ? node.parent! : node;
  const said = ['label', 'text', 'help', 'about'].flatMap((key) => {
    const value = dataOf(child(holder, key) ?? holder);
    const text = child(holder, key) ? textIn(value as string) : undefined;
    return text ? [text] : [];
  });
  const source = child(holder, 'source')?.value;
  const short = holder.kind === 'scalar' ? `\`${String(holder.value).trim()}\`` : rangeWords(holder);
  return [...said, ...(short ? [short] : []), ...(typeof source === 'string' ? [`Rulebook: ${source}`] : [])];
}

function rangeWords(node: Node): string | undefined {
  const [min, max] = [child(node, 'min'), child(node, 'max')];
  if (min && max) return `from ${String(min.value)} to ${String(max.value)}`;
  const of = child(node, 'of');
  if (of?.kind === 'map')
    return of.children.map((one) => `- \`${one.key!.text}\`: ${String(textIn(dataOf(one) as string))}`).join('\n');
  return undefined;
}

/** The description of a key or a value with an example. */
export function describeSchema(schema: Schema, key?: string): string {
  const [example] = schema.examples ?? [];
  const shown = example === undefined ? '' : exampleText(example, key);
  return [schema.description ?? '', shown].filter(Boolean).join('\n\n');
}

function exampleText(example: unknown, key: string | undefined): string {
  const value = key ? { [key]: example } : example;
  return `\`\`\`yaml\n${stringify(value, { lineWidth: 70 }).trimEnd()}\n\`\`\``;
}
