/** The sections of a text and all that has a name in them, as a tree. */
import { textIn } from '../../engine/language/text.ts';
import type { Project } from './project.ts';
import { declared } from './symbols.ts';
import { child, dataOf, type Node, type TextTree } from './tree.ts';
import type { OutlineItem } from './types.ts';

/** Kinds that are too small to be found by an outline. */
const SMALL: ReadonlySet<string> = new Set(['local', 'value', 'field', 'space', 'group', 'check']);

export function outline(project: Project, tree: TextTree): OutlineItem[] {
  return tree.root.children
    .filter((node) => node.key)
    .map((node) => {
      const children = itemsIn(project, node);
      const detail = node.kind === 'scalar' ? String(node.value) : undefined;
      return item(node, node.key!.text, 'section', children, detail);
    });
}

function itemsIn(project: Project, node: Node): OutlineItem[] {
  return node.children.flatMap((one) => {
    const inside = itemsIn(project, one);
    const [name] = namesOf(project, one);
    if (name && !SMALL.has(name.symbol.kind))
      return [item(one, name.symbol.name, name.symbol.kind, inside, detailOf(one), name)];
    if (isPatch(project, one)) return [item(one, one.key!.text, 'patch', inside)];
    return inside;
  });
}

/** The name that a node goes by: its key, or the `name` in it. */
function namesOf(project: Project, node: Node) {
  const own = declared(project, node).filter((one) => one.node.key && one.start <= one.node.key.end);
  const inside = child(node, 'name');
  return own.length > 0 || !inside || node.key ? own : declared(project, inside);
}

const isPatch = (project: Project, node: Node): boolean =>
  node.parent !== undefined &&
  project.schemasOf(node.parent).some((one) => project.schema.names(one, node.key?.text ?? '')?.['x-path'] === true);

function detailOf(node: Node): string | undefined {
  if (node.kind === 'scalar') return String(node.value);
  for (const key of ['label', 'text', 'title']) {
    const value = child(node, key);
    if (value) return textIn(dataOf(value) as string);
  }
  return undefined;
}

function item(
  node: Node,
  name: string,
  kind: string,
  children: readonly OutlineItem[],
  detail?: string,
  select: { start: number; end: number } = node.key ?? node,
): OutlineItem {
  const start = Math.min(node.key?.start ?? node.start, select.start);
  return {
    name,
    kind,
    ...(detail ? { detail } : {}),
    start,
    end: Math.max(node.end, select.end),
    select: { start: select.start, end: select.end },
    children,
  };
}
