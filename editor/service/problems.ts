/** What is wrong with a text, with all that can be done about it at once. */
import type { Diagnostic, Fix } from '../../engine/diagnostics/diagnostic.ts';
import { setValue } from '../../engine/language/edit.ts';
import type { Key } from '../../engine/language/origins.ts';
import { rangeAt } from '../../engine/language/source.ts';
import type { Project } from './project.ts';
import { at, child, nodeAt } from './tree.ts';

/** The fixes that a problem came with, and those that add what is missing. */
export function fixesOf(project: Project, problem: Diagnostic): Fix[] {
  const own = [...(problem.fixes ?? [])];
  if (problem.document !== project.own.uri) return own;
  return [...own, ...missing(project, problem)];
}

function missing(project: Project, problem: Diagnostic): Fix[] {
  const name = /`([A-Za-z]\w*)`/.exec(problem.message)?.[1];
  const add = (title: string, path: readonly Key[], value: unknown): Fix[] => {
    const edit = setValue(project.own.text, path, value);
    if (!edit.ok) return [];
    const { start, end, text } = edit.value;
    return [{ title, edits: [{ range: rangeAt(project.own.source, start, end), text }] }];
  };
  if (problem.code === 'missing-key') {
    const key = /needs `([^`]+)`/.exec(problem.message)?.[1];
    const { node } = nodeAt(project.own, problem.range.start.offset);
    const holder = at(project.own.root, problem.path) ?? node;
    const schema = project.schemasOf(holder).find((one) => key && one.properties?.[key]);
    const example = key && schema && project.schema.resolve(schema.properties![key]!).examples?.[0];
    return key && example !== undefined ? add(`Add \`${key}\``, [...problem.path, key], example) : [];
  }
  if (!name) return [];
  switch (problem.code) {
    case 'unknown-option':
      return [
        ...add(`Add the option \`${name}\`, a switch`, ['options', name], { boolean: true, label: words(name) }),
        ...add(`Add the option \`${name}\`, a number`, ['options', name], {
          integer: 1,
          min: 0,
          max: 10,
          label: words(name),
        }),
      ];
    case 'unknown-name':
      return [
        ...add(`Add the variable \`${name}\``, ['variables', name], { integer: 0, min: 0, max: 100 }),
        ...add(`Add the definition \`${name}\``, ['define', name], 'true'),
      ];
    case 'unknown-function':
      return add(`Add the definition \`${name}\``, ['define', `${name}(player)`], 'true');
    case 'unknown-procedure':
      return add(`Add the procedure \`${name}\``, ['procedures', name], { text: words(name), do: [] });
    case 'unknown-component':
      return add(`Add the component \`${name}\``, ['components', name], { tokens: 10 });
    case 'unknown-zone':
      return add(`Add the zone \`${name}\``, ['zones', name], { holds: holdable(project) });
    default:
      return [];
  }
}

/** A name as words: `startGems` gives “Start gems”. */
const words = (name: string): string => {
  const plain = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return plain[0]!.toUpperCase() + plain.slice(1);
};

const holdable = (project: Project): string[] => {
  const own = child(project.own.root, 'components')?.children.map(({ key }) => key!.text) ?? [];
  return own.length > 0 ? own : [...(project.things?.world.model.components.keys() ?? [])];
};
