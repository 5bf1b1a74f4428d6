/**
 * How moves become picks. A pick is an integer below 2^31. The parameters of an action are cut into groups: those that
 * fit are packed into one pick (the last one lowest, so that a range is one run), a subset is a group of its own that is
 * asked member by member (ascending, then done).
 */
import { universe } from '../model/make.ts';
import type { Action, Decision, Param } from '../model/types.ts';
import { type Visit, walkSet, walkTyped } from '../model/walk.ts';

/** The largest product of domain sizes that is packed into one pick. */
const LARGEST_PACK = 1 << 22;

export interface Slot {
  param: Param;
  /** Values, without the one for "not asked". */
  width: number;
  /** Value of code 0. */
  first: number;
  /** One more code stands for none: the parameter is not asked. */
  optional: boolean;
  /** The checks of the action ask which piece it is, so that pieces with the same fields are not interchangeable. */
  tellsApart: boolean;
}

export type Group = { kind: 'packed'; slots: Slot[]; size: number } | { kind: 'subset'; slot: Slot };

export interface PackedAction {
  action: Action;
  index: number;
  /** First code of the action in the decision's opening pick. */
  base: number;
  groups: Group[];
  /** How many codes the opening pick gives to this action. */
  size: number;
}

export interface PackedDecision {
  decision: Decision;
  actions: PackedAction[];
  /** Codes of the opening pick, `decline` included. */
  size: number;
  /** The code of `decline`, if it is offered. */
  decline?: number;
  /** One action that begins with a subset: no opening pick is needed to choose it. */
  direct: boolean;
}

export function slotOfParam(param: Param, players: number, tellsApart: boolean): Slot {
  const { local, domain } = param;
  const optional = domain.when !== undefined;
  if (domain.kind === 'integer') {
    const { min, max } = local.type as { min: number; max: number };
    return { param, width: max - min + 1, first: min, optional, tellsApart };
  }
  if (domain.kind === 'choice')
    return {
      param,
      width: (local.type as { values: readonly string[] }).values.length,
      first: 0,
      optional,
      tellsApart,
    };
  const { first, size } = universe(domain.set!.of, players);
  return { param, width: size, first, optional, tellsApart };
}

/** Whether a check of an action compares pieces, or looks for one in a set that is not a zone. */
function asksWhich(action: Action): boolean {
  let found = false;
  const visit: Visit = {
    typed(typed) {
      if (typed.k === 'compare' && typed.left.type.t === 'item' && typed.right.k !== 'const') found = true;
      if (typed.k === 'member-of' && typed.item.type.t === 'item') found = true;
    },
  };
  const { params, checks } = action;
  for (const { domain } of params) if (domain.set) walkSet(domain.set, visit);
  for (const check of [...checks, ...params.flatMap(({ domain }) => domain.checks)]) walkTyped(check.condition, visit);
  return found;
}

export const codes = (slot: Slot): number => slot.width + (slot.optional ? 1 : 0);

function groupsOf(action: Action, players: number): Group[] {
  const groups: Group[] = [];
  const tellsApart = asksWhich(action);
  for (const param of action.params) {
    const slot = slotOfParam(param, players, tellsApart);
    if (param.domain.kind === 'subset') {
      groups.push({ kind: 'subset', slot });
      continue;
    }
    const last = groups.at(-1);
    if (last?.kind === 'packed' && last.size * codes(slot) <= LARGEST_PACK) {
      last.slots.push(slot);
      last.size *= codes(slot);
    } else groups.push({ kind: 'packed', slots: [slot], size: codes(slot) });
  }
  return groups;
}

export function packDecision(decision: Decision, players: number): PackedDecision {
  let base = 0;
  const actions = decision.actions.map((action, index): PackedAction => {
    const groups = groupsOf(action, players);
    const size = groups[0]?.kind === 'packed' ? groups[0].size : 1;
    const packed = { action, index, base, groups, size };
    base += size;
    return packed;
  });
  const direct = actions.length === 1 && actions[0]!.groups[0]?.kind === 'subset' && decision.decline === undefined;
  const decline = decision.decline === undefined ? undefined : base;
  return { decision, actions, size: base + (decline === undefined ? 0 : 1), decline, direct };
}

/** Whether a decision chooses among pieces some of which share a name. */
export const choosesAlike = ({ actions }: PackedDecision): boolean =>
  actions.some(({ action }) =>
    action.params.some(({ domain }) => {
      const of = domain.set?.of;
      if (of?.t !== 'item') return false;
      const names = of.components.flatMap((component) => component.itemNames);
      return new Set(names).size < names.length;
    }),
  );

/** Groups that are asked after the opening pick. */
export const laterGroups = (packed: PackedAction): Group[] =>
  packed.groups[0]?.kind === 'packed' ? packed.groups.slice(1) : packed.groups;
