/** What every part of the model's building shares: the definition, where it stands, and what was found wrong. */
import { diagnose } from '../diagnostics/catalogue.ts';
import { type Diagnostic, type Fix, type Location, NOWHERE } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/near.ts';
import type { Expr } from '../expression/ast.ts';
import { parseExpression, parseText } from '../expression/parse.ts';
import type { Origins } from '../language/types.ts';
import * as make from './make.ts';
import { TypeProblem } from './problem.ts';
import type { Scope, World } from './scope.ts';
import { typeAs, typeOf } from './typer.ts';
import type { Check, RulePlace, TextParts, Type, Typed } from './types.ts';

/** A piece of the definition: validated against the schema, so that only what it allows can be met here. */
// biome-ignore lint/suspicious/noExplicitAny: the shape was checked by the schema; the model gives it its types
export type Node = Record<string, any>;

/** The catalogue types facts by code; here the code is only known when a problem is met. */
type LooseDiagnose = (
  code: string,
  facts: Record<string, unknown>,
  location: Location,
  options: { fixes?: readonly Fix[] },
) => Diagnostic;

/** What can come of a thing that is declared wrongly. */
const CONSEQUENCES = new Set([
  'unknown-name',
  'unknown-property',
  'unknown-function',
  'unknown-zone',
  'zone-does-not-hold',
]);

export class Builder {
  readonly diagnostics: Diagnostic[] = [];
  private readonly reported = new Set<string>();

  readonly definition: Node;
  readonly origins: Origins;
  readonly players: number;
  readonly world: World;

  constructor(definition: Node, origins: Origins, players: number, world: World) {
    this.definition = definition;
    this.origins = origins;
    this.players = players;
    this.world = world;
  }

  get root(): Scope {
    return { world: this.world, locals: new Map(), known: new Set(), expanding: [] };
  }

  /** Each problem is said once, however often a definition is expanded; what only follows from another is not said. */
  report(code: string, params: Record<string, unknown>, location: Location | undefined): void {
    const { candidates, name, zone } = params as { candidates?: readonly string[]; name?: string; zone?: string };
    const { broken } = this.world;
    if (CONSEQUENCES.has(code) && (broken.has(name ?? '') || broken.has(zone ?? ''))) return;
    const near = candidates && name !== undefined ? nearest(name, candidates) : undefined;
    const place = location ?? { document: '', path: [], range: NOWHERE };
    const fixes =
      near === undefined ? undefined : [{ title: `Change to ${near}`, edits: [{ range: place.range, text: near }] }];
    const diagnostic = (diagnose as LooseDiagnose)(code, { ...params, near }, place, { fixes });
    const key = `${diagnostic.code} ${diagnostic.document} ${diagnostic.range.start.offset} ${diagnostic.message}`;
    if (this.reported.has(key)) return;
    this.reported.add(key);
    this.diagnostics.push(diagnostic);
  }

  place(path: string, container: object, key?: string | number): RulePlace {
    return { path, location: key === undefined ? this.origins.self(container) : this.origins.keyAt(container, key) };
  }

  parse(container: Node, key: string | number): Expr | undefined {
    const parsed = parseExpression(container[key]);
    if (parsed.ok) return parsed.expr;
    const { problem } = parsed;
    this.report(
      'bad-expression',
      { problem: problem.message, hint: problem.hint },
      this.origins.expression(container, key, problem.span),
    );
    return undefined;
  }

  /** Runs a typing and reports its problem at the expression under `key`. */
  guarded<T>(container: Node, key: string | number, work: (expr: Expr) => T): T | undefined {
    const expr = this.parse(container, key);
    if (!expr) return undefined;
    try {
      return work(expr);
    } catch (problem) {
      if (!(problem instanceof TypeProblem)) throw problem;
      const { holder, key: at } = problem.written ?? { holder: container, key };
      this.report(problem.code, problem.params, this.origins.expression(holder, at, problem.span));
      return undefined;
    }
  }

  /** The expression under `key`, of any type or of the wanted one; nothing if it is absent or wrong (then reported). */
  value(container: Node, key: string | number, scope: Scope, wanted?: Type): Typed | undefined {
    if (container[key] === undefined) return undefined;
    return this.guarded(container, key, (expr) => (wanted ? typeAs(expr, scope, wanted) : typeOf(expr, scope)));
  }

  condition(container: Node, key: string | number, scope: Scope): Typed | undefined {
    return this.value(container, key, scope, make.BOOLEAN);
  }

  /** A number that options and the player count fix. */
  constant(container: Node, key: string | number, fallback: number): number {
    const { variables = {}, zones = {} } = this.definition;
    const typed = this.guarded(container, key, (expr) => {
      try {
        return typeAs(expr, this.root, make.integerType(-0x7fffffff, 0x7fffffff));
      } catch (problem) {
        // What changes while the game goes on is not there yet.
        const name =
          problem instanceof TypeProblem && problem.code === 'unknown-name' ? String(problem.params.name) : '';
        if (name in variables || name in zones) throw new TypeProblem('not-constant', {}, expr.span);
        throw problem;
      }
    });
    if (!typed) return fallback;
    if (make.isConst(typed)) return typed.value;
    this.report('not-constant', {}, this.origins.at(container, key));
    return fallback;
  }

  text(container: Node, key: string, scope: Scope): TextParts | undefined {
    const written = localized(container[key]);
    if (written === undefined) return undefined;
    const parsed = parseText(written);
    if (!parsed.ok) {
      this.report(
        'bad-expression',
        { problem: parsed.problem.message, hint: parsed.problem.hint },
        this.origins.expression(container, key, parsed.problem.span),
      );
      return [written];
    }
    return parsed.parts.map((part) => {
      if ('text' in part) return part.text;
      try {
        return typeOf(part.expr, scope);
      } catch (problem) {
        if (!(problem instanceof TypeProblem)) throw problem;
        const { start, end } = problem.span;
        this.report(
          problem.code,
          problem.params,
          this.origins.expression(container, key, { start: start + part.offset, end: end + part.offset }),
        );
        return '';
      }
    });
  }

  /** Checks in any of their spellings, in the order written. */
  checks(container: Node, key: string, scope: Scope, path: string): Check[] {
    const written = container[key];
    if (written === undefined) return [];
    if (isNode(written) && !('check' in written) && !isLogic(written)) {
      return Object.keys(written).flatMap((name) => this.check(written, name, scope, `${path}.${name}`));
    }
    if (Array.isArray(written))
      return written.flatMap((_, i) => this.check(written as unknown as Node, i, scope, path));
    return this.check(container, key, scope, path);
  }

  private check(container: Node, key: string | number, scope: Scope, path: string): Check[] {
    const written = container[key];
    const long = isNode(written) && 'check' in written;
    const condition = long ? this.condition(written, 'check', scope) : this.condition(container, key, scope);
    if (!condition) return [];
    return [
      {
        condition,
        because: long ? this.text(written, 'because', scope) : undefined,
        place: this.place(path, container, key),
      },
    ];
  }
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const LOGIC_KEY =
  /^(var|==|!=|<=?|>=?|[-+*/%!]|and|or|not|if|in|get|at|call|any|every|count|all|first|sum|min|max|lowest|highest|empty|floor|ceil|top|bottom)$/;
/** A JsonLogic expression rather than a map of named things: one key that is an operator. */
export const isLogic = (node: Node): boolean => {
  const [key, ...more] = Object.keys(node);
  if (key === undefined || more.length > 0 || !LOGIC_KEY.test(key)) return false;
  return !(isNode(node[key]) && 'check' in node[key]);
};

/** The English (or only) wording of a text. */
export function localized(text: unknown): string | undefined {
  if (typeof text === 'string') return text;
  if (isNode(text)) return (text.en ?? Object.values(text)[0]) as string | undefined;
  return undefined;
}
