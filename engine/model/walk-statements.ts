/** Goes through statements and gives every tree in them: expressions, domains, checks; texts are left out. */
import type { Check, Decision, Domain, Model, Stmt, Typed, TypedSet, ZoneRef } from './types.ts';
import { type Visit, walkSet, walkTyped } from './walk.ts';

export type StatementVisit = Visit & { stmt?(stmt: Stmt): void };

/** Everything that a model evaluates: its body, scores, and who wins. */
export function walkModel(model: Model, visit: StatementVisit): void {
  walkStatements(model.body, visit);
  for (const { value } of model.scores) walkTyped(value, visit);
  for (const { value } of model.win.by) walkTyped(value, visit);
  if (model.win.when) walkTyped(model.win.when.condition, visit);
}

export function walkStatements(stmts: readonly Stmt[], visit: StatementVisit): void {
  for (const stmt of stmts) walkStatement(stmt, visit);
}

function walkStatement(stmt: Stmt, visit: StatementVisit): void {
  visit.stmt?.(stmt);
  const go = (...trees: (Typed | TypedSet | undefined)[]): void => {
    for (const tree of trees) {
      if (!tree) continue;
      if ('k' in tree) walkTyped(tree, visit);
      else walkSet(tree, visit);
    }
  };
  const zone = (ref: ZoneRef) => go(ref.owner);
  const checks = (list: readonly Check[]) => go(...list.map((check) => check.condition));
  const domain = (of: Domain): void => {
    go(of.set, of.min, of.max, of.sizeMin, of.sizeMax, of.when);
    checks(of.checks);
  };
  const decision = (of: Decision): void => {
    go(of.by);
    for (const action of of.actions) {
      for (const param of action.params) domain(param.domain);
      checks(action.checks);
      walkStatements(action.body, visit);
    }
  };
  switch (stmt.k) {
    case 'move': {
      const { what } = stmt;
      zone(stmt.from);
      zone(stmt.to);
      go(stmt.amount, stmt.upTo);
      if (what && 'item' in what) go(what.item);
      else if (what && 'items' in what) go(what.items);
      else go(what?.of);
      return;
    }
    case 'set':
      go(stmt.target.owner, stmt.value);
      return;
    case 'change':
      go(stmt.target.owner, stmt.by);
      return;
    case 'let':
      go(stmt.value);
      return;
    case 'hook':
      for (const arg of stmt.args) go('value' in arg ? arg.value : arg.fn.body);
      return;
    case 'if':
      go(stmt.condition);
      walkStatements(stmt.then, visit);
      walkStatements(stmt.else, visit);
      return;
    case 'for':
      domain(stmt.domain);
      go(stmt.from);
      walkStatements(stmt.body, visit);
      return;
    case 'while':
      go(stmt.condition);
      walkStatements(stmt.body, visit);
      return;
    case 'block':
      walkStatements(stmt.body, visit);
      return;
    case 'shuffle':
      zone(stmt.ref);
      return;
    case 'roll':
      go(stmt.min, stmt.max);
      return;
    case 'choose':
      decision(stmt.decision);
      return;
    case 'together':
      decision(stmt.decision);
      go(stmt.who);
      return;
    case 'end-check':
      go(stmt.end.when);
      return;
    case 'switch':
      go(stmt.on);
      for (const each of stmt.cases) walkStatements(each.body, visit);
      return;
    case 'phase': {
      const { until, times, begin, turns, finish, afterRound } = stmt.phase;
      go(until, times, turns?.start, turns?.until, turns?.who?.condition);
      for (const part of [begin, turns?.body, turns?.afterTurn, finish, afterRound])
        if (part) walkStatements(part, visit);
    }
  }
}
