/** Rules in few words, for sentences about what differs. */
import { parseExpression } from '../expression/parse.ts';
import { printInfix } from '../expression/print.ts';
import { isMapping, type Mapping } from '../language/tree.ts';

export const EFFECTS = [
  'move',
  'set',
  'change',
  'let',
  'hook',
  'run',
  'if',
  'shuffle',
  'roll',
  'do',
  'choose',
  'together',
] as const;
export type EffectKind = (typeof EFFECTS)[number];

export const effectKind = (effect: Mapping): EffectKind | undefined =>
  EFFECTS.find((kind) => Object.hasOwn(effect, kind));

const LONGEST = 110;

/** An expression in one spelling, so that equal ones are equal texts; other values as they are. */
export function canonical(value: unknown): unknown {
  if (typeof value !== 'string' && !isMapping(value)) return value;
  const parsed = parseExpression(value);
  return parsed.ok ? printInfix(parsed.expr) : value;
}

/** A value in one line; nothing if it is too long or too complicated for a sentence. */
export function brief(value: unknown): string | undefined {
  const text = oneLine(value);
  return text !== undefined && text.length <= LONGEST && !text.includes('\n') ? text : undefined;
}

function oneLine(value: unknown): string | undefined {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) {
    const items = value.map(oneLine);
    return items.includes(undefined) ? undefined : items.length > 0 ? items.join(', ') : 'nothing';
  }
  if (typeof value === 'string') return value.includes('\n') ? value : String(canonical(value)).trim();
  const logic = canonical(value);
  if (typeof logic === 'string') return logic;
  const entries = Object.entries(value as Mapping).map(([key, item]) => {
    const text = oneLine(item);
    return text === undefined ? undefined : `${key} ${text}`;
  });
  return entries.includes(undefined) ? undefined : entries.join(', ');
}

const say = (value: unknown): string => brief(value) ?? '…';
const pairs = (values: unknown, link: string): string =>
  Object.entries((values ?? {}) as Mapping)
    .map(([name, value]) => `${name} ${link} ${say(value)}`)
    .join(', ');

/** How much a `move` takes. */
export const amountOf = (move: Mapping): string =>
  move.amount !== undefined ? say(move.amount) : move.upTo !== undefined ? `up to ${say(move.upTo)}` : 'all';

/** What an effect does. */
export function effectInWords(effect: unknown): string {
  if (!isMapping(effect)) return say(effect);
  const kind = effectKind(effect);
  const what = kind ? bodyInWords(kind, effect) : 'something';
  const loop = isMapping(effect.for) ? `for each ${Object.keys(effect.for).join(', ')}: ` : '';
  const long = effect.while === undefined ? '' : `as long as ${say(effect.while)}: `;
  const when = effect.when === undefined ? '' : `, when ${say(effect.when)}`;
  return `${loop}${long}${what}${when}`;
}

function bodyInWords(kind: EffectKind, effect: Mapping): string {
  const body = effect[kind];
  switch (kind) {
    case 'move': {
      const { what, of, from, to, at } = body as Mapping;
      const thing = what === undefined ? 'the top piece' : `${amountOf(body as Mapping)} ${say(what)}`;
      const owner = of === undefined ? '' : ` of ${say(of)}`;
      const source = from === undefined ? '' : ` from ${say(from)}`;
      return `move ${thing}${owner}${source} to ${at === 'bottom' ? 'the bottom of ' : ''}${say(to)}`;
    }
    case 'set':
      return `set ${pairs(body, 'to')}`;
    case 'change':
      return `change ${pairs(body, 'by')}`;
    case 'let':
      return `let ${pairs(body, 'be')}`;
    case 'hook':
      return `work out ${say(effect.as)} with the hook ${say(body)}`;
    case 'run':
      return `run ${say(body)}`;
    case 'if':
      return `if ${say(body)}: ${listInWords(effect.then)}${effect.else ? `, else ${listInWords(effect.else)}` : ''}`;
    case 'shuffle':
      return `shuffle ${say(body)}`;
    case 'roll':
      return `roll ${Object.keys(body as Mapping).join(', ')}`;
    case 'do':
      return listInWords(body);
    case 'choose':
    case 'together':
      return `choose ${kind === 'together' ? 'together ' : ''}${Object.keys(body as Mapping).join(' or ')}`;
  }
}

function listInWords(list: unknown): string {
  if (!Array.isArray(list) || list.length === 0) return 'nothing';
  return list.length <= 2 ? list.map(effectInWords).join(', then ') : `${list.length} things`;
}

/** Conditions of a `where`. */
export function checksInWords(checks: unknown): string | undefined {
  if (Array.isArray(checks)) {
    const all = checks.map(checksInWords);
    return all.includes(undefined) ? undefined : all.join(' and ');
  }
  if (isMapping(checks)) {
    if ('check' in checks) return brief(checks.check);
    if (isNamedChecks(checks)) return checksInWords(Object.values(checks));
  }
  return brief(checks);
}

/** Not a check of its own and not JsonLogic, which is one key with a list. */
export function isNamedChecks(checks: unknown): checks is Mapping {
  if (!isMapping(checks) || 'check' in checks) return false;
  const values = Object.values(checks);
  return !(values.length === 1 && Array.isArray(values[0]) && typeof canonical(checks) === 'string');
}

/** What decides who wins, in its order. */
export function winInWords(win: unknown): string | undefined {
  const by = isMapping(win) && Array.isArray(win.by) ? (win.by as Mapping[]) : [];
  const keys = by.flatMap((entry) => {
    const [order, value] = Object.entries(entry).find(([key]) => key === 'highest' || key === 'lowest') ?? [];
    return order === undefined ? [] : [`${order} ${say(value)}`];
  });
  return keys.length > 0 ? keys.join(', then ') : undefined;
}
