/**
 * What effects write, and what is then not known any more. A fact that something is not none holds only until an effect
 * may make it none; in a loop, that effect may have come in an earlier round.
 */
import * as make from './make.ts';
import type { Scope } from './scope.ts';
import type { Local, LValue, Stmt } from './types.ts';

interface Write {
  /** A test of the keys of facts that read what is written. */
  touches: RegExp;
  /** Of a variable, the key of the one instance that is written. */
  key?: string;
}

export function writesOf(stmts: readonly Stmt[]): Write[] {
  return stmts.flatMap((stmt): Write[] => {
    switch (stmt.k) {
      case 'set':
      case 'change':
        return [variableWrite(stmt.target)];
      case 'move':
        return [zoneWrite(stmt.from.zone.name), zoneWrite(stmt.to.zone.name)];
      case 'shuffle':
        return [zoneWrite(stmt.ref.zone.name)];
      case 'if':
        return writesOf([...stmt.then, ...stmt.else]);
      case 'for':
      case 'while':
      case 'block':
        return writesOf(stmt.body);
      case 'switch':
        return writesOf(stmt.cases.flatMap((each) => each.body));
      case 'choose':
      case 'together':
        return writesOf(stmt.decision.actions.flatMap((action) => action.body));
      default:
        return [];
    }
  });
}

const escaped = (name: string): string => name.replace(/\W/g, '\\$&');
const variableWrite = (target: LValue): Write => ({
  touches: pattern(`(^|[( ])${escaped(target.variable.name)}@`),
  key: targetKey(target),
});
const zoneWrite = (name: string): Write => ({ touches: pattern(`(^|[( ])(top|bottom|position) ${escaped(name)}\\(`) });

const patterns = new Map<string, RegExp>();

/** The same few names are written again and again. */
function pattern(source: string): RegExp {
  const known = patterns.get(source) ?? new RegExp(source);
  patterns.set(source, known);
  return known;
}

const targetKey = ({ variable, owner }: LValue): string =>
  make.keyOf({ k: 'variable', variable, owner, type: variable.type });

/** The scope behind some effects: without what they may have made none, with what they have just set. */
export function afterEffects(scope: Scope, stmts: readonly Stmt[]): Scope {
  let { known } = scope;
  for (const stmt of stmts.flatMap(flat)) {
    known = surviving(known, writesOf([stmt]));
    if (stmt.k === 'set' && !stmt.value.type.optional) known = new Set([...known, targetKey(stmt.target)]);
  }
  return known === scope.known ? scope : { ...scope, known };
}

const flat = (stmt: Stmt): Stmt[] => (stmt.k === 'block' ? stmt.body.flatMap(flat) : [stmt]);

/**
 * Lowers what may run after itself, or after others of its kind: what that writes is not known within.
 * @param member the member that a loop goes through; each round has another one
 */
export function lowerRepeated<T>(
  scope: Scope,
  lower: (inner: Scope) => T,
  bodyOf: (lowered: T) => readonly Stmt[],
  member?: Local,
): T {
  const lowered = lower(scope);
  const known = surviving(scope.known, writesOf(bodyOf(lowered)), member);
  return known.size < scope.known.size ? lower({ ...scope, known }) : lowered;
}

function surviving(known: ReadonlySet<string>, writes: readonly Write[], member?: Local): ReadonlySet<string> {
  if (writes.length === 0 || known.size === 0) return known;
  return new Set([...known].filter((key) => !writes.some((write) => touches(write, key, member))));
}

function touches(write: Write, key: string, member: Local | undefined): boolean {
  // A round of a loop that writes only of its own member changes nothing for the other members.
  const own = member && write.key?.endsWith(`($${member.id})`) ? key.replaceAll(write.key, '') : key;
  return write.touches.test(own);
}
