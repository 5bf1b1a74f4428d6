/** What the compiler has to know of a tree before it prints it: decisions in it, names it uses, what it reads and writes. */
import { universe } from '../model/make.ts';
import type { Domain, Local, Stmt, TextParts, Typed, TypedSet } from '../model/types.ts';
import { type Visit, walkSet, walkTyped } from '../model/walk.ts';
import { walkStatements } from '../model/walk-statements.ts';

/** Whether a statement contains a decision, so that the game can stop in it. */
export function decides(stmt: Stmt): boolean {
  switch (stmt.k) {
    case 'choose':
    case 'together':
    case 'phase':
      return true;
    case 'if':
      return stmt.then.some(decides) || stmt.else.some(decides);
    case 'for':
    case 'while':
    case 'block':
      return stmt.body.some(decides);
    case 'switch':
      return stmt.cases.some((each) => each.body.some(decides));
    default:
      return false;
  }
}

/** Whether statements contain a loop without a decision whose rounds are not known when it begins. */
export function countsSteps(stmts: readonly Stmt[]): boolean {
  let found = false;
  walkStatements(stmts, {
    stmt(stmt) {
      if (stmt.k === 'while' && !decides(stmt)) found = true;
    },
  });
  return found;
}

/** A score can depend on anything. */
const EVERYTHING = 'everything';

/** What a tree reads of the state: names of variables and zones, `active`, `round`. */
function readsOf(trees: (Typed | TypedSet | undefined)[]): Set<string> {
  const reads = new Set<string>();
  const visit: Visit = {
    typed(typed) {
      if (typed.k === 'variable') reads.add(`v ${typed.variable.name}`);
      else if (typed.k === 'amount' || typed.k === 'end-item' || typed.k === 'lies-in' || typed.k === 'position')
        reads.add(`z ${typed.ref.zone.name}`);
      else if (typed.k === 'active' || typed.k === 'round') reads.add(typed.k);
      else if (typed.k === 'total') reads.add(EVERYTHING);
    },
    set(set) {
      if (set.s === 'zone') reads.add(`z ${set.ref.zone.name}`);
    },
  };
  for (const tree of trees) {
    if (!tree) continue;
    if ('k' in tree) walkTyped(tree, visit);
    else walkSet(tree, visit);
  }
  return reads;
}

function collectWrites(stmts: readonly Stmt[], writes: Set<string>): void {
  for (const stmt of stmts) {
    switch (stmt.k) {
      case 'set':
      case 'change':
        writes.add(`v ${stmt.target.variable.name}`);
        break;
      case 'move':
        writes.add(`z ${stmt.from.zone.name}`);
        writes.add(`z ${stmt.to.zone.name}`);
        break;
      case 'shuffle':
        writes.add(`z ${stmt.ref.zone.name}`);
        break;
      case 'if':
        collectWrites(stmt.then, writes);
        collectWrites(stmt.else, writes);
        break;
      case 'for':
      case 'while':
      case 'block':
        collectWrites(stmt.body, writes);
        break;
      case 'switch':
        for (const each of stmt.cases) collectWrites(each.body, writes);
        break;
    }
  }
}

/** Whether a loop may go through its domain as it runs: nothing that its body does can change the domain. */
export function domainIsStable(domain: Domain, body: readonly Stmt[]): boolean {
  const writes = new Set<string>();
  collectWrites(body, writes);
  const reads = readsOf([domain.set, domain.min, domain.max, ...domain.checks.map((check) => check.condition)]);
  return !reads.has(EVERYTHING) && ![...reads].some((read) => writes.has(read));
}

// ----------------------------------------------------------------------------------------------------------- frames

/** Marks every local whose scope contains a decision; such a local lives in the state. */
export function markFrames(stmts: readonly Stmt[], players: number): void {
  stmts.forEach((stmt, i) => {
    const rest = stmts.slice(i + 1);
    switch (stmt.k) {
      case 'let':
      case 'roll':
      case 'hook':
        if (rest.some(decides) || isWide(stmt.local, players)) stmt.local.framed = true;
        break;
      case 'if':
        markFrames(stmt.then, players);
        markFrames(stmt.else, players);
        break;
      case 'for':
        if (stmt.body.some(decides)) stmt.local.framed = true;
        markFrames(stmt.body, players);
        break;
      case 'while':
      case 'block':
        markFrames(stmt.body, players);
        break;
      case 'switch':
        for (const each of stmt.cases) markFrames(each.body, players);
        break;
      case 'phase':
        for (const part of [stmt.phase.begin, stmt.phase.turns?.body, stmt.phase.finish])
          if (part) markFrames(part, players);
        break;
      case 'choose':
      case 'together': {
        const { decision } = stmt;
        const staged = decision.actions.some((action) => action.params.some((param) => param.domain.kind === 'subset'));
        decision.chooser.framed = true;
        for (const action of decision.actions) {
          const framed = stmt.k === 'together' || staged || action.body.some(decides) || action.params.length > 3;
          for (const param of action.params) if (framed) param.local.framed = true;
          markFrames(action.body, players);
        }
        break;
      }
    }
  });
}

const isWide = (local: Local, players: number): boolean =>
  local.type.t === 'set' && universe(local.type.of, players).size > 32;

export const textValues = (parts: TextParts | undefined): Typed[] =>
  (parts ?? []).filter((part): part is Typed => typeof part !== 'string');
