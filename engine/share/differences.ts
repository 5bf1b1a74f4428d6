/**
 * What differs between two definitions: named things that were added, removed or put elsewhere, and what is different in
 * those that both have. Things are told apart by their names; effects without a name by what they are.
 */
import type { Text } from '../../schema/types.ts';
import { baseName } from '../language/paths.ts';
import { textIn } from '../language/text.ts';
import { isMapping, type Mapping } from '../language/tree.ts';
import type { Definition } from '../language/types.ts';
import { align } from './align.ts';
import { keysOf, same, sameRules } from './equal.ts';
import { phrase, prefix } from './keyphrases.ts';
import { amountOf, brief, checksInWords, effectInWords, effectKind, isNamedChecks, winInWords } from './phrases.ts';

export interface Difference {
  /** The patch path of the named thing in which it is. */
  path: string;
  /** `wording`: only a text, a label or the clause of the rulebook; `look`: only how it is drawn. */
  kind: 'rule' | 'wording' | 'look';
  /** The named thing, as a sentence begins with it. */
  subject: string;
  sentence: string;
}

/** A named thing. `short` is how others speak of it: “the step `act`”. */
interface Place {
  path: string;
  subject: string;
  short: string;
  type: string;
}

/** Keys that say something to people only. */
const WORDING = new Set(['text', 'source', 'because', 'help', 'about', 'label', 'group', 'title']);
/** Keys behind which stands a mapping of further rules rather than an expression. */
const STRUCTURES = new Set([
  'move',
  'set',
  'change',
  'let',
  'with',
  'for',
  'roll',
  'integer',
  'size',
  'grid',
  'graph',
  'track',
  'groups',
  'nodes',
  'deck',
  'rounds',
  'turns',
  'of',
]);
/** … and mappings by a name that someone chose. */
const NAMED_STRUCTURES = new Set(['for', 'roll', 'nodes', 'deck']);

/** Differences of `after` from `before`, in the order of the sections. */
export function differencesOf(before: Definition, after: Definition, locale?: string): Difference[] {
  const walk = new Walk(locale);
  walk.root(before as unknown as Mapping, after as unknown as Mapping);
  return walk.found;
}

class Walk {
  readonly found: Difference[] = [];
  private readonly locale: string | undefined;

  constructor(locale: string | undefined) {
    this.locale = locale;
  }

  private say(place: Place, what: string, kind: Difference['kind'] = 'rule'): void {
    this.found.push({ path: place.path, kind, subject: place.subject, sentence: `${place.subject}: ${what}` });
  }

  root(a: Mapping, b: Mapping): void {
    this.players(a.players, b.players);
    this.things(a, b, 'kinds', 'Kind', (place, x, y) => this.leaf(place, [], x, y));
    this.options(a.options, b.options);
    this.things(a, b, 'board', 'Board', (place, x, y) => this.board(place, x, y));
    this.things(a, b, 'components', 'Component', (place, x, y) => this.declaration(place, x, y));
    this.things(a, b, 'zones', 'Zone', (place, x, y) => this.declaration(place, x, y));
    this.things(a, b, 'variables', 'Variable', (place, x, y) => this.declaration(place, x, y));
    this.things(a, b, 'define', 'Definition', (place, x, y) => this.definition(place, x, y));
    this.steps(a.setup, b.setup, 'setup', 'the setup');
    this.turns(a.turns, b.turns, { path: 'turns', subject: 'The turns', short: 'the turns', type: 'turns' });
    this.steps(a.turn, b.turn, 'turn', 'the turn');
    this.things(a, b, 'phases', 'Phase', (place, x, y) => this.phase(place, x, y), 'the phases');
    this.things(a, b, 'procedures', 'Procedure', (place, x, y) => this.effect(place, x, y));
    this.things(a, b, 'end', 'End condition', (place, x, y) => this.keys(place, [], x, y));
    this.things(a, b, 'score', 'Score term', (place, x, y) => this.keys(place, [], x, y));
    this.win(a.win, b.win);
    this.match(a.match, b.match);
    if (!same(a.look, b.look)) {
      this.say({ path: 'look', subject: 'The table', short: 'the table', type: 'look' }, 'drawn differently', 'look');
    }
  }

  private players(a: unknown, b: unknown): void {
    if (same(a, b)) return;
    const range = (value: unknown) => {
      const { min, max } = (value ?? {}) as Mapping;
      return min === max ? String(min) : `${min} to ${max}`;
    };
    const place = { path: 'players', subject: 'Players', short: 'the players', type: 'players' };
    this.say(place, `${range(b)}, was: ${range(a)}`);
  }

  /** People know options by their labels. */
  private options(a: unknown, b: unknown): void {
    const declared = { ...(a as Mapping | undefined), ...(b as Mapping | undefined) };
    const place = (name: string): Place => {
      const label = textIn((declared[name] as Mapping).label as Text | undefined, this.locale) ?? name;
      return { path: `options.${name}`, subject: `Option “${label}”`, short: `the option “${label}”`, type: 'options' };
    };
    this.named(a, b, place, (at, x, y) => this.declaration(at, x, y));
  }

  private things(a: Mapping, b: Mapping, section: string, type: string, inner: Inner, order?: string): void {
    const place = (name: string): Place => ({
      path: `${section}.${name}`,
      subject: `${type} \`${name}\``,
      short: `the ${type.toLowerCase()} \`${name}\``,
      type: section,
    });
    this.named(
      a[section],
      b[section],
      place,
      inner,
      order ? { path: section, subject: capital(order), short: order, type: section } : undefined,
    );
  }

  /** @param whole of what the steps are: “the turn” */
  private steps(a: unknown, b: unknown, path: string, whole: string): void {
    const place = (name: string): Place => ({
      path: `${path}.${name}`,
      subject: `The step \`${name}\` of ${whole}`,
      short: `the step \`${name}\``,
      type: 'step',
    });
    const all = { path, subject: capital(whole), short: whole, type: 'steps' };
    this.named(a, b, place, (at, x, y) => this.effect(at, x, y), all);
  }

  /** Two mappings by names. @param order who to speak of if what both have stands in another order; absent if that does not matter */
  private named(x: unknown, y: unknown, placeOf: (name: string) => Place, inner: Inner, order?: Place): void {
    const a = isMapping(x) ? x : {};
    const b = isMapping(y) ? y : {};
    const keys = (map: Mapping) => new Map(Object.keys(map).map((key) => [baseName(key), key]));
    const before = keys(a);
    const after = keys(b);
    const names = [...after.keys()];
    for (const name of before.keys()) {
      if (!after.has(name)) this.say(placeOf(name), 'removed');
    }
    for (const [index, name] of names.entries()) {
      const key = after.get(name)!;
      const old = before.get(name);
      const place = placeOf(name);
      if (old === undefined) {
        const where =
          order && before.size > 0 ? (index > 0 ? `, after \`${names[index - 1]}\`` : ', at the beginning') : '';
        this.say(place, `added${where}${inShort(b[key])}`);
        continue;
      }
      if (old !== key) this.say(place, `${key}, was: ${old}`);
      if (!same(a[old], b[key])) inner(place, a[old], b[key]);
    }
    if (!order) return;
    const [was, is] = [[...before.keys()].filter((name) => after.has(name)), names.filter((name) => before.has(name))];
    if (!same(was, is)) this.say(order, `in the order ${is.join(', ')}, was: ${was.join(', ')}`);
  }

  private declaration(place: Place, a: unknown, b: unknown): void {
    this.keys(place, [], a, b);
  }

  private board(place: Place, x: unknown, y: unknown): void {
    const [a, b] = [x as Mapping, y as Mapping];
    const { variables: _, ...restA } = a;
    const { variables: __, ...restB } = b;
    this.keys(place, [], restA, restB);
    this.named(
      a.variables,
      b.variables,
      (name) => child(place, name, 'variable', 'variables'),
      (at, p, q) => this.keys(at, [], p, q),
    );
  }

  private definition(place: Place, a: unknown, b: unknown): void {
    const long = (value: unknown) => (isMapping(value) && 'value' in value ? value : { value });
    const [x, y] = [long(a), long(b)];
    const { params: was, ...restA } = x as Mapping;
    const { params: is, ...restB } = y as Mapping;
    this.keys(place, [], restA, restB);
    this.parameters(place, was, is);
  }

  private phase(place: Place, x: unknown, y: unknown): void {
    const { begin, turn, finish, turns, ...a } = x as Mapping;
    const { begin: begin2, turn: turn2, finish: finish2, turns: turns2, ...b } = y as Mapping;
    this.keys(place, [], a, b);
    this.steps(begin, begin2, `${place.path}.begin`, `the beginning of ${place.short}`);
    this.turns(turns, turns2, {
      ...place,
      path: `${place.path}.turns`,
      subject: `The turns of ${place.short}`,
      type: 'turns',
    });
    this.steps(turn, turn2, `${place.path}.turn`, place.short);
    this.steps(finish, finish2, `${place.path}.finish`, `the end of ${place.short}`);
  }

  private turns(a: unknown, b: unknown, place: Place): void {
    if (!same(a, b)) this.keys(place, [], a ?? {}, b ?? {});
  }

  private win(x: unknown, y: unknown): void {
    const place = { path: 'win', subject: 'The win', short: 'the win', type: 'win' };
    const { by: a, ...restA } = (x ?? {}) as Mapping;
    const { by: b, ...restB } = (y ?? {}) as Mapping;
    if (!sameRules(a, b)) {
      const [was, is] = [winInWords(x), winInWords(y)];
      this.say(place, `${is ?? 'decided otherwise'}, was: ${was ?? 'decided otherwise'}`);
    }
    this.keys(place, [], restA, restB);
  }

  private match(x: unknown, y: unknown): void {
    if (sameRules(x, y)) return;
    const games = (match: unknown): string => {
      const list = isMapping(match) && Array.isArray(match.games) ? match.games : [];
      return list.length === 0 ? 'a single game' : `${list.length} games`;
    };
    const place = { path: 'match', subject: 'The match', short: 'the match', type: 'match' };
    const [was, is] = [games(x), games(y)];
    this.say(place, was === is ? `${is}, set up differently` : `${is}, was: ${was}`);
  }

  /** A step, an effect or a procedure. */
  private effect(place: Place, x: unknown, y: unknown): void {
    if (!isMapping(x) || !isMapping(y)) {
      this.leaf(place, [], x, y);
      return;
    }
    const [was, is] = [effectKind(x), effectKind(y)];
    if (was !== is) {
      this.say(place, `${effectInWords(y)}, was: ${effectInWords(x)}`);
      for (const key of WORDING) if (!same(x[key], y[key])) this.wording(place);
      return;
    }
    this.body(place, x, y, new Set(['name']));
  }

  /** All keys of something that can hold effects, actions and parameters. */
  private body(place: Place, a: Mapping, b: Mapping, skip: ReadonlySet<string> = new Set()): void {
    for (const key of keysOf(a, b)) {
      if (skip.has(key) || same(a[key], b[key])) continue;
      if (key === 'do' || key === 'then' || key === 'else') this.effects(place, a[key], b[key]);
      else if (key === 'choose' || key === 'together') {
        this.named(
          a[key],
          b[key],
          (name) => child(place, name, 'action', 'action'),
          (at, x, y) => this.body(at, x as Mapping, y as Mapping),
        );
      } else if (key === 'params') this.parameters(place, a[key], b[key]);
      else this.key(place, [], key, a[key], b[key], asks(b));
    }
  }

  private parameters(place: Place, a: unknown, b: unknown): void {
    this.named(
      a,
      b,
      (name) => child(place, name, 'parameter', 'parameter'),
      (at, x, y) => this.keys(at, [], x, y),
    );
  }

  private effects(place: Place, x: unknown, y: unknown): void {
    const a = (Array.isArray(x) ? x : []) as unknown[];
    const b = (Array.isArray(y) ? y : []) as unknown[];
    const nameOf = (effect: unknown) =>
      isMapping(effect) && typeof effect.name === 'string' ? effect.name : undefined;
    const alike = (p: unknown, q: unknown) => isMapping(p) && isMapping(q) && effectKind(p) === effectKind(q);
    const pairs = align(a, b, { name: nameOf, same: sameRules, alike });
    const kept = pairs.flatMap(([p, q]) => (p !== undefined && q !== undefined ? [a.indexOf(p)] : []));
    if (kept.some((index, i) => i > 0 && index < kept[i - 1])) this.say(place, 'in another order');
    for (const [p, q] of pairs) {
      const name = nameOf(q ?? p);
      const at = name === undefined ? place : child(place, name, 'effect', 'effect');
      if (p !== undefined && q !== undefined) {
        if (!same(p, q)) this.effect(at, p, q);
      } else if (q !== undefined)
        this.say(at, name === undefined ? `also: ${effectInWords(q)}` : `added: ${effectInWords(q)}`);
      else this.say(at, name === undefined ? `no longer: ${effectInWords(p)}` : 'removed');
    }
  }

  private keys(place: Place, rel: readonly string[], x: unknown, y: unknown): void {
    if (!isMapping(x) || !isMapping(y)) {
      this.leaf(place, rel, x, y);
      return;
    }
    for (const key of keysOf(x, y)) this.key(place, rel, key, x[key], y[key], place.type === 'parameter');
  }

  private key(place: Place, rel: readonly string[], key: string, a: unknown, b: unknown, asked: boolean): void {
    if (same(a, b)) return;
    const path = [...rel, key];
    const parent = rel.at(-1);
    if (WORDING.has(key) && parent !== 'set' && parent !== 'with' && parent !== 'let') this.wording(place);
    else if (key === 'where') this.checks(place, rel, a, b);
    else if (key === 'move' && isMapping(a) && isMapping(b)) this.move(place, path, a, b);
    else if (place.type === 'options' && key === 'of') this.labels(place, a, b);
    else if (isMapping(a) && isMapping(b) && (STRUCTURES.has(key) || NAMED_STRUCTURES.has(parent ?? '')))
      this.keys(place, path, a, b);
    else this.leaf(place, path, a, b, asked);
  }

  private wording(place: Place): void {
    if (!this.found.some((one) => one.kind === 'wording' && one.path === place.path))
      this.say(place, 'worded differently', 'wording');
  }

  /** Values of an option and their labels. */
  private labels(place: Place, a: unknown, b: unknown): void {
    if (!isMapping(a) || !isMapping(b) || 'integer' in a || 'integer' in b) {
      this.keys(place, ['of'], a, b);
      return;
    }
    const [was, is] = [Object.keys(a), Object.keys(b)];
    if (same(was, is)) this.wording(place);
    else this.say(place, `one of ${is.join(', ')}, was: ${was.join(', ')}`);
  }

  private move(place: Place, rel: readonly string[], a: Mapping, b: Mapping): void {
    const [was, is] = [amountOf(a), amountOf(b)];
    if (was !== is) this.say(place, `${prefix(rel)}moves ${is}, was: ${was}`);
    for (const key of keysOf(a, b)) {
      if (key !== 'amount' && key !== 'upTo') this.key(place, rel, key, a[key], b[key], false);
    }
  }

  private checks(place: Place, rel: readonly string[], a: unknown, b: unknown): void {
    if (sameRules(a, b)) return;
    if (isNamedChecks(a) && isNamedChecks(b)) {
      this.named(
        a,
        b,
        (name) => child(place, name, 'check', 'check'),
        (at, x, y) => this.check(at, x, y),
      );
      return;
    }
    if (isMapping(a) && isMapping(b) && 'check' in a && 'check' in b) {
      this.check(place, a, b);
      return;
    }
    const [was, is] = [
      a === undefined ? UNRESTRICTED : checksInWords(a),
      b === undefined ? UNRESTRICTED : checksInWords(b),
    ];
    const only = (value: unknown) => (value === undefined ? '' : 'only where ');
    this.say(
      place,
      was && is
        ? `${prefix(rel)}${only(b)}${is}, was: ${b === undefined ? only(a) : ''}${was}`
        : `${prefix(rel)}restricted differently`,
    );
  }

  private check(place: Place, x: unknown, y: unknown): void {
    const split = (value: unknown): Mapping => (isMapping(value) && 'check' in value ? value : { check: value });
    const [a, b] = [split(x), split(y)];
    if (!sameRules(a.check, b.check)) {
      const [was, is] = [checksInWords(a.check), checksInWords(b.check)];
      this.say(place, was && is ? `only where ${is}, was: ${was}` : 'different');
    }
    if (!same(a.because, b.because)) this.wording(place);
  }

  private leaf(place: Place, rel: readonly string[], a: unknown, b: unknown, asked = false): void {
    if (sameRules(a, b)) return;
    const { before, absent, link, yesNo } = phrase(place.type, rel, asked);
    const text = (value: unknown) =>
      value === undefined ? absent : typeof value === 'boolean' && !yesNo ? String(value) : brief(value);
    const [was, is] = [text(a), text(b)];
    const start = `${prefix(rel.slice(0, -1))}${before}`;
    if (was === undefined || is === undefined) {
      this.say(place, `${start || (rel.at(-1) ?? '')} different`.trim());
      return;
    }
    const linked = (value: unknown, text: string) => (value === undefined || !link ? text : `${link} ${text}`);
    const old = b === undefined ? linked(a, was) : was;
    this.say(place, `${`${start} ${linked(b, is)}`.replace(/ +/g, ' ').trim()}, was: ${old}`);
  }
}

type Inner = (place: Place, before: unknown, after: unknown) => void;

function child(parent: Place, name: string, word: string, type: string): Place {
  return {
    path: `${parent.path}.${type === 'variables' ? 'variables.' : ''}${name}`,
    subject: `The ${word} \`${name}\` of ${parent.short}`,
    short: `the ${word} \`${name}\``,
    type,
  };
}

const UNRESTRICTED = 'without a condition';

/** A few words about a thing that is new. */
function inShort(value: unknown): string {
  if (typeof value !== 'object' || Array.isArray(value)) {
    const text = brief(value);
    return text === undefined ? '' : ` (${text})`;
  }
  if (!isMapping(value)) return '';
  for (const key of ['text', 'because', 'check', 'value'] as const) {
    const text = value[key] === undefined || isMapping(value[key]) ? undefined : brief(value[key]);
    if (text !== undefined) return ` (${text.replace(/[.。]$/, '')})`;
  }
  return '';
}

const asks = (effect: Mapping): boolean => 'choose' in effect || 'together' in effect;
const capital = (text: string): string => text[0].toUpperCase() + text.slice(1);
