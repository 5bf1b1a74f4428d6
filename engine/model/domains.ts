/** Domains: what a parameter or a loop's member may be. */
import { type Builder, isNode, type Node } from './builder.ts';
import { valuesOf } from './entities.ts';
import * as make from './make.ts';
import { type Scope, withFacts, withLocal } from './scope.ts';
import { sizeOf } from './sets.ts';
import { typeSet } from './typer.ts';
import type { Domain, ElementType, Local, Type, Typed, TypedSet } from './types.ts';

export interface Bound {
  local: Local;
  domain: Domain;
  /** The scope behind the name: its local, and what its checks say. */
  scope: Scope;
}

const KINDS = ['space', 'player', 'piece', 'integer', 'choice', 'subset', 'member'] as const;

/** Binds `name` to the domain written under it in `holder` (a `params:` or a `for:`). */
export function bindDomain(
  builder: Builder,
  holder: Node,
  name: string,
  scope: Scope,
  path: string,
): Bound | undefined {
  const declared: Node = holder[name];
  const location = builder.origins.keyAt(holder, name);
  if (scope.locals.has(name)) {
    builder.report('shadowed', { name }, location);
    return undefined;
  }
  const kind = KINDS.find((word) => word in declared);
  const drawn = kind && drawnFrom(builder, declared, kind, scope);
  if (!drawn) return undefined;
  const local = make.newLocal(name, drawn.type);
  const when = builder.condition(declared, 'when', scope);
  const inner = withLocal(
    scope,
    when ? { ...local, type: { ...local.type, optional: true } as Type } : local,
    make.local(local),
  );
  const checks = builder.checks(declared, 'where', inner, path);
  const domain: Domain = {
    kind: drawn.kind,
    set: drawn.set,
    min: drawn.min,
    max: drawn.max,
    ...subsetSize(builder, declared, drawn.set, scope),
    checks,
    because: builder.text(declared, 'because', inner),
    when,
  };
  return {
    local,
    domain,
    scope: withFacts(
      inner,
      checks.flatMap((check) => make.facts(check.condition, true)),
    ),
  };
}

type Drawn = { kind: Domain['kind']; type: Type; set?: TypedSet; min?: Typed; max?: Typed };

function drawnFrom(builder: Builder, declared: Node, kind: (typeof KINDS)[number], scope: Scope): Drawn | undefined {
  const { model } = builder.world;
  switch (kind) {
    case 'space': {
      const spaces = model.spaces.get(declared.space);
      if (!spaces) {
        builder.report(
          'unknown-space-set',
          { name: declared.space, candidates: [...model.spaces.keys()] },
          builder.origins.at(declared, 'space'),
        );
        return undefined;
      }
      const of: ElementType = { t: 'space', set: spaces };
      const set = 'in' in declared ? setAt(builder, declared, 'in', scope, of) : ({ s: 'universe', of } as const);
      return set && { kind: 'space', type: of, set };
    }
    case 'player': {
      const of: ElementType = { t: 'player' };
      const { player } = declared;
      const set =
        player === 'all' || player === true
          ? ({ s: 'universe', of } as const)
          : setAt(builder, declared, 'player', scope, of);
      return set && { kind: 'player', type: of, set };
    }
    case 'piece':
    case 'member':
    case 'subset': {
      const set = setAt(builder, declared, kind, scope);
      if (!set) return undefined;
      const plain = set.of.t === 'item' ? 'item' : set.of.t;
      return kind === 'subset'
        ? { kind: 'subset', type: { t: 'set', of: set.of }, set }
        : { kind: plain, type: set.of, set };
    }
    case 'integer': {
      const bounds: Node = declared.integer;
      const wanted = make.integerType(-0x7fffffff, 0x7fffffff);
      const min = builder.value(bounds, 'min', scope, wanted);
      const max = builder.value(bounds, 'max', scope, wanted);
      if (!min || !max) return undefined;
      const [low, high] = [min.type, max.type] as { min: number; max: number }[];
      return { kind: 'integer', type: make.integerType(low!.min, Math.max(low!.min, high!.max)), min, max };
    }
    case 'choice': {
      const type = valuesOf(builder, declared, 'choice');
      return type && { kind: 'choice', type };
    }
  }
}

function setAt(builder: Builder, declared: Node, key: string, scope: Scope, of?: ElementType): TypedSet | undefined {
  return builder.guarded(declared, key, (expr) => typeSet(expr, scope, of));
}

/** `size: 2` is an exact size, `size: {min, max}` a range; without it any number of members, none included. */
function subsetSize(
  builder: Builder,
  declared: Node,
  set: TypedSet | undefined,
  scope: Scope,
): Pick<Domain, 'sizeMin' | 'sizeMax'> {
  if (!set || !('subset' in declared)) return {};
  const wanted = make.integerType(-0x7fffffff, 0x7fffffff);
  const { size } = declared;
  if (size === undefined) return { sizeMin: make.integer(0), sizeMax: sizeOf(set, scope) };
  if (!isNode(size) || !('min' in size || 'max' in size)) {
    const exact = builder.value(declared, 'size', scope, wanted);
    return { sizeMin: exact, sizeMax: exact };
  }
  return {
    sizeMin: 'min' in size ? builder.value(size, 'min', scope, wanted) : make.integer(0),
    sizeMax: 'max' in size ? builder.value(size, 'max', scope, wanted) : sizeOf(set, scope),
  };
}
