/** What is said of the thing under the pointer. */
import { describeName, describeSchema, typeWords } from './describe.ts';
import { expressionAt, type Found } from './expression-at.ts';
import { around, type Project } from './project.ts';
import { type Token, tokenAt } from './tokens.ts';
import { type Node, nodeAt, type TextTree } from './tree.ts';
import type { Hover } from './types.ts';

/** The value of an expression in the position on the table, and of its parts, in words; nothing that has none there. */
export interface LiveValue {
  whole?: string;
  parts: readonly { expression: string; value: string }[];
  /** Whose it is, if it speaks of a player. */
  who?: string;
}

export type Live = (expression: Found) => LiveValue | undefined;

export function hover(project: Project, tree: TextTree, offset: number, live?: Live): Hover | undefined {
  const token = tokenAt(project, tree, offset);
  const { node, onKey } = nodeAt(tree, offset);
  const found = expressionAt(project, tree, offset);
  const value = found && valueWords(found, live);
  if (token?.symbol) {
    const contents = [
      ...describeName(project, token.symbol),
      ...sectionWords(project, token),
      ...(value ? [value] : []),
    ];
    return { start: token.start, end: token.end, contents: withRule(project, node, onKey, contents) };
  }
  if (found && value) return { start: found.start, end: found.end, contents: [`\`${found.source.trim()}\``, value] };
  if (onKey && node.key) return keyHover(project, node);
  return valueHover(project, node);
}

/** Behind a name that is declared here: what such a thing is. */
function withRule(project: Project, node: Node, onKey: boolean, contents: string[]): string[] {
  if (!onKey || !node.key) return contents;
  const [schema] = around(project, node);
  const words = schema && describeSchema(project.schema.resolve(schema));
  return words ? [...contents, '---', words] : contents;
}

/** A step of a patch path that is a key of the schema. */
function sectionWords(project: Project, token: Token): string[] {
  if (token.symbol?.kind !== 'section') return [];
  const [schema] = around(project, token.node);
  return schema?.description ? [schema.description] : [];
}

function valueWords(found: Found, live: Live | undefined): string | undefined {
  const { type } = found;
  const kind = type && type.t !== 'none' ? `Gives ${typeWords(type)}.` : '';
  const { whole, parts = [], who } = live?.(found) ?? {};
  const now = whole === undefined ? '' : `Now${who ? `, for ${who}` : ''}: **${whole}**`;
  const inner = parts.map(({ expression, value }) => `- \`${expression}\` is **${value}**`);
  const told = [[kind, now].filter(Boolean).join(' '), inner.join('\n')].filter(Boolean);
  return told.length > 0 ? told.join('\n\n') : undefined;
}

function keyHover(project: Project, node: Node): Hover | undefined {
  const key = node.key!;
  const contents = [
    ...new Set(
      around(project, node).map((schema) => describeSchema({ ...project.schema.resolve(schema), ...schema }, key.text)),
    ),
  ].filter(Boolean);
  return contents.length > 0
    ? { start: key.start, end: key.end, contents: [`**${key.text}**`, ...contents] }
    : undefined;
}

function valueHover(project: Project, node: Node): Hover | undefined {
  if (node.kind !== 'scalar') return undefined;
  const schema = project.schemasOf(node).find((one) => one.enum || one.const !== undefined || one.type === 'boolean');
  if (!schema?.description) return undefined;
  return { start: node.start, end: node.end, contents: [`\`${String(node.value)}\``, schema.description] };
}
