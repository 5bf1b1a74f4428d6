/**
 * The schema in the designer's words. ajv finds what does not fit (its code is generated from schema/), and every error
 * says which expectation failed; here it becomes a sentence at the place where it was written.
 */
import type { GameDocument } from '../../schema/types.ts';
import { diagnose } from '../diagnostics/catalogue.ts';
import { type Diagnostic, type Fix, hasErrors, type Location } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/near.ts';
import { code, shown } from '../diagnostics/words.ts';
import type { ReadDocument } from './document.ts';
import { type Key, origins } from './origins.ts';
import { placeOf } from './places.ts';
import { lineValueEnd } from './quoting.ts';
import { locationAt, type Source } from './source.ts';
import { isMapping, type Mapping } from './tree.ts';
import { type Expectation, expectations, type ValidationError, validate } from './validator.generated.js';

/** A document by itself: everything but what only the whole can have. */
export function validateDocument(value: Mapping, source: Source): Diagnostic[] {
  const problems = shape(value, source);
  const { players } = value as { players?: { min: number; max: number } };
  if (problems.length === 0 && players && players.min > players.max) {
    const at = origins.at(players, 'max')!;
    problems.push(
      diagnose('out-of-range', { found: String(players.max), bound: `at least ${players.min}, which is \`min\`` }, at),
    );
  }
  return problems;
}

/** The merged rules. Without patches they fit the schema if all documents do; what is missing is seen only now. */
export function validateMerged(definition: GameDocument, entry: ReadDocument, patched: boolean): Diagnostic[] {
  const problems = patched ? shape(definition as unknown as Mapping, entry.source) : [];
  if (hasErrors(problems)) return problems;
  const here = placeOf(entry, 'name');
  const missing = (key: string, what: string) =>
    problems.push(diagnose('incomplete-rules', { missing: code(key), what }, here));
  if (definition.title === undefined) missing('title', 'what the game is called');
  if (definition.players === undefined) missing('players', 'how many can play');
  if (definition.turn === undefined && definition.phases === undefined) missing('turn', 'what happens in a turn');
  const options = Object.keys(definition.options ?? {});
  for (const name of Object.keys(definition.with ?? {})) {
    const at = origins.keyAt(definition.with!, name);
    // What was given from outside is checked where options are resolved.
    if (options.includes(name) || !at) continue;
    const near = nearest(name, options);
    problems.push(diagnose('option-unknown', { name, near }, at, { fixes: rename(at, name, near) }));
  }
  return problems;
}

interface Place {
  value: unknown;
  container?: object;
  key?: Key;
}

function shape(root: Mapping, source: Source): Diagnostic[] {
  if (validate(root)) return [];
  const out: Diagnostic[] = [];
  const whole = { ...locationAt(source, [], 0, 0) };
  const errors = named(validate.errors ?? []);
  for (const error of errors) {
    const place = walk(root, error.instancePath);
    const problem = new Sayer(error, place, source, whole).say();
    if (
      problem &&
      !out.some((other) => other.code === problem.code && other.range.start.offset === problem.range.start.offset)
    ) {
      out.push(problem);
    }
  }
  return withoutFollowing(out).sort((a, b) => a.range.start.offset - b.range.start.offset);
}

/** A misspelt key is one problem, not two: the key that is missing for it is not said again. */
function withoutFollowing(problems: readonly Diagnostic[]): Diagnostic[] {
  const meant = new Map<string, Set<string>>();
  for (const { code: kind, fixes, path } of problems) {
    const text = fixes?.[0]?.edits[0].text;
    if (kind !== 'unknown-key' || !text) continue;
    const parent = JSON.stringify(path.slice(0, -1));
    meant.set(parent, (meant.get(parent) ?? new Set()).add(text));
  }
  return problems.filter((problem) => {
    if (problem.code !== 'missing-key') return true;
    const keys = meant.get(JSON.stringify(problem.path));
    return ![...(keys ?? [])].some((key) => problem.message.endsWith(code(key)));
  });
}

/** ajv says for which key a name is wrong only behind the error. */
function named(errors: readonly ValidationError[]): ValidationError[] {
  const out: ValidationError[] = [];
  for (const error of errors) {
    if (error.keyword === 'propertyNames') {
      for (const before of out) {
        const open = before.keyword === 'name' || before.keyword === 'reserved';
        if (open && before.instancePath === error.instancePath)
          before.propertyName ??= error.params.propertyName as string;
      }
    } else if (error.keyword !== 'if') out.push({ ...error });
  }
  return out;
}

function walk(root: Mapping, pointer: string): Place {
  let place: Place = { value: root };
  for (const token of pointer.split('/').slice(1)) {
    const container = place.value as object;
    const text = token.replaceAll('~1', '/').replaceAll('~0', '~');
    const key = Array.isArray(container) ? Number(text) : text;
    place = { container, key, value: (container as Mapping)[key as string] };
  }
  return place;
}

class Sayer {
  private readonly error: ValidationError;
  private readonly place: Place;
  private readonly source: Source;
  private readonly whole: Location;
  private readonly expected: Expectation;

  constructor(error: ValidationError, place: Place, source: Source, whole: Location) {
    this.error = error;
    this.place = place;
    this.source = source;
    this.whole = whole;
    this.expected = expectations[error.params.says as number] ?? { noun: 'something else' };
  }

  private get here(): Location {
    const { container, key } = this.place;
    return (container && origins.at(container, key!)) ?? this.whole;
  }
  /** The key of the thing at hand; at the root its name. */
  private get key(): Location {
    const { container, key, value } = this.place;
    if (container) return origins.keyAt(container, key!) ?? this.whole;
    return origins.at(value as object, 'name') ?? this.whole;
  }

  private keyInside(key: string): Location {
    return origins.keyAt(this.place.value as object, key) ?? this.key;
  }

  say(): Diagnostic | undefined {
    const { keyword, params } = this.error;
    const { value } = this.place;
    switch (keyword) {
      case 'branches':
        return isMapping(value) && this.expected.kinds ? this.kind(value) : this.type();
      case 'type':
        return this.type();
      case 'closed':
        return this.unknownKey(params.key as string);
      case 'needs':
        return diagnose('missing-key', { key: params.key as string, in: this.expected.noun }, this.key);
      case 'clash':
        return this.clash((params.key as string).split(','));
      case 'allowed':
        return this.value();
      case 'name':
        return this.name();
      case 'reserved': {
        const name = this.error.propertyName ?? String(value);
        return diagnose('reserved-name', { name: name.replace(/\s*\(.*/, '') }, this.nameLocation);
      }
      case 'pattern':
        return diagnose('wrong-type', { expected: 'an expression', found: 'an empty text' }, this.here);
      case 'minimum':
        return diagnose('out-of-range', { found: String(value), bound: `at least ${params.limit}` }, this.here);
      case 'maximum':
        return diagnose('out-of-range', { found: String(value), bound: `at most ${params.limit}` }, this.here);
      case 'uniqueItems': {
        const at = origins.at(value as object, Math.max(params.i as number, params.j as number)) ?? this.here;
        return diagnose('repeated-item', { item: shown((value as unknown[])[params.i as number]) }, at);
      }
      default:
        return this.length(keyword, params.limit as number);
    }
  }

  private length(keyword: string, limit: number): Diagnostic {
    const what = keyword.endsWith('Properties') ? 'entr' : 'item';
    const plural = what === 'entr' ? (limit === 1 ? 'y' : 'ies') : limit === 1 ? '' : 's';
    const bound = keyword.startsWith('min') ? 'at least' : 'at most';
    return diagnose('wrong-length', { expected: `${bound} ${limit} ${what}${plural}` }, this.key);
  }

  /** No key says what kind of thing it is. */
  private kind(value: Mapping): Diagnostic {
    const { noun, kinds = [], keys = [] } = this.expected;
    for (const key of Object.keys(value)) {
      if (keys.includes(key)) continue;
      const near = nearest(key, kinds);
      if (near) return this.unknown(key, near, kinds);
    }
    return diagnose('missing-kind', { in: noun, kinds }, this.key);
  }

  private unknownKey(key: string): Diagnostic {
    const { kinds = [], keys = [], noun } = this.expected;
    const present = kinds.find(
      (kind) => kind !== key && (this.place.value as Mapping)[kind] !== undefined && keys.includes(kind),
    );
    if (present && kinds.includes(key)) {
      return diagnose('misplaced-key', { key, beside: present, in: noun }, this.keyInside(key));
    }
    // What is there already was not meant.
    const free = keys.filter((known) => !Object.hasOwn(this.place.value as object, known));
    return this.unknown(key, nearest(key, free), keys);
  }

  private unknown(key: string, near: string | undefined, known: readonly string[]): Diagnostic {
    const at = this.keyInside(key);
    const facts = { key, in: this.expected.noun, near, known, goesWith: near ? [] : this.kindsWith(key) };
    return diagnose('unknown-key', facts, at, { fixes: rename(at, key, near) });
  }

  /** The other kinds of the same thing that can have a key. */
  private kindsWith(key: string): string[] {
    const { noun, kinds } = this.expected;
    if (!kinds) return [];
    return Object.values(expectations).flatMap((other) => {
      const own = other.keys?.filter((one) => kinds.includes(one)) ?? [];
      return other.noun === noun && own.length === 1 && own[0] !== key && other.keys!.includes(key) ? own : [];
    });
  }

  private clash(keys: string[]): Diagnostic {
    const last = keys.map((key) => this.keyInside(key)).sort((a, b) => b.range.start.offset - a.range.start.offset)[0];
    return diagnose('clashing-keys', { keys }, last);
  }

  private type(): Diagnostic {
    const { value, container, key } = this.place;
    const types = this.expected.types ?? [String(this.error.params.type)];
    const expected = this.expected.types ? this.expected.noun : types.join(' or ');
    if (value === null || value === undefined) {
      const at = this.key;
      const facts = { key: String(key ?? ''), expected, hint: this.emptyHint(types) };
      return typeof key === 'string'
        ? diagnose('missing-value', facts, at)
        : diagnose('wrong-type', { expected, found: 'nothing' }, at);
    }
    const wants = types.includes('object') ? 'a mapping' : types.includes('array') ? 'a list' : undefined;
    const described = wants && wants !== expected ? `${expected} (${wants})` : expected;
    const fixes: Fix[] = [];
    if (types.includes('boolean') && typeof value === 'string' && /^(yes|no|on|off)$/i.test(value)) {
      const text = String(/^(yes|on)$/i.test(value));
      fixes.push({ title: `Write ${text}`, edits: [{ range: this.here.range, text }] });
    }
    const hint = typeof value === 'number' && !Number.isInteger(value) ? 'Numbers are whole.' : undefined;
    // A mapping or list starts far above its end: what is wrong is that it stands here at all.
    const at = typeof value === 'object' && container && typeof key === 'string' ? this.key : this.here;
    return diagnose('wrong-type', { expected: described, found: shown(value), hint }, at, { fixes });
  }

  /** `color: #fff` has no value: the rest of the line is a comment. */
  private emptyHint(types: readonly string[]): string | undefined {
    const end = this.key.range.end.offset;
    const rest = this.source.text.slice(end, end + 200).split(/[\r\n]/)[0];
    if (lineValueEnd(this.source.text, end) - end <= 1 && /^:\s+#/.test(rest)) {
      return 'What follows `#` is a comment; quote it if it is meant as a value.';
    }
    return types.includes('object') ? 'If there is nothing to say, write `{}`.' : undefined;
  }

  private value(): Diagnostic {
    const { value } = this.place;
    const allowed = (this.expected.values ?? []).map(String);
    if (value === null) return this.type();
    const near = typeof value === 'string' ? nearest(value, allowed) : undefined;
    return diagnose('not-one-of', { found: shown(value), allowed, near }, this.here, {
      fixes: typeof value === 'string' ? rename(this.here, value, near) : [],
    });
  }

  private get nameLocation(): Location {
    return this.error.propertyName === undefined ? this.here : this.keyInside(this.error.propertyName);
  }

  private name(): Diagnostic {
    const name = this.error.propertyName ?? String(this.place.value);
    const words = name
      .normalize('NFKD')
      .replace(/[^\w\s-]/g, '')
      .trim();
    const near = words
      .replace(/[^a-zA-Z0-9]+(\w)/g, (_, letter: string) => letter.toUpperCase())
      .replace(/^[^a-zA-Z]+/, '');
    const like = this.expected.like ?? 'a letter, then letters, digits or `_`';
    return diagnose(
      'bad-name',
      { name, like, near: near === name || near === '' ? undefined : near },
      this.nameLocation,
    );
  }
}

/** Writes another name, where it stands unquoted. */
function rename(at: Location, name: string, near: string | undefined): Fix[] {
  const { start, end } = at.range;
  if (!near || end.offset - start.offset !== name.length) return [];
  return [{ title: `Change to ${near}`, edits: [{ range: at.range, text: near }] }];
}
