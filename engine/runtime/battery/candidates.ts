/**
 * All values that the parameters of a decision could have, tried one by one and judged by the checks of the rules alone.
 * This knows nothing of the generators of legal moves, so it can say whether they are complete.
 */
import type { Stop } from '../../compiler/flow.ts';
import type { PackedAction } from '../../compiler/picks.ts';
import type { Program, State } from '../../compiler/program.ts';
import { universe } from '../../model/make.ts';
import { NONE, NONE_INT, type Param } from '../../model/types.ts';
import { judge } from '../judge.ts';
import { type ArgumentValue, type Move, readValue, type Value } from '../moves.ts';
import type { Random } from '../random.ts';

/** Wider domains are tried at their ends and at random places. */
const WIDEST = 4096;
/** Of more members, not all subsets are tried. */
const MOST_MEMBERS = 9;
const RANDOM_TRIES = 40;

export interface BruteForce {
  /** Every legal move, `decline` aside; by readable values, so alike pieces give one. */
  moves: Move[];
  /** How many combinations of integers are legal, for each action. */
  counts: number[];
  /** Whether every candidate was tried; else `moves` are some of the legal ones. */
  exhaustive: boolean;
}

/** @param hints values that are surely tried where there are too many: by parameter name, as integers */
export function bruteForce(
  program: Program,
  state: State,
  stop: Stop,
  random: Random,
  hints: ReadonlyMap<Param, ReadonlySet<number>> = new Map(),
): BruteForce {
  const { actions } = stop.packed;
  const found = actions.map((action, index) => tryAction(program, state, stop, action, index, random, hints));
  const regular = actions.some(({ action }, i) => !action.otherwise && found[i]!.legal.length > 0);
  const kept = actions.map(({ action }, i) => (action.otherwise && regular ? [] : found[i]!.legal));
  return {
    moves: kept.flatMap((tuples, i) => tuples.map((tuple) => readTuple(program, actions[i]!, tuple))),
    counts: kept.map((tuples) => tuples.length),
    exhaustive: found.every(({ exhaustive }) => exhaustive),
  };
}

interface Tried {
  legal: ArgumentValue[][];
  exhaustive: boolean;
}

function tryAction(
  program: Program,
  state: State,
  stop: Stop,
  packed: PackedAction,
  index: number,
  random: Random,
  hints: ReadonlyMap<Param, ReadonlySet<number>>,
): Tried {
  const { params } = packed.action;
  const candidates = params.map((param) => candidatesOf(program, param, random, hints.get(param) ?? new Set()));
  const legal: ArgumentValue[][] = [];
  const extend = (values: ArgumentValue[]): void => {
    // What fails by its first values fails whatever follows.
    if (judge(program, state, stop, index, values) !== undefined) return;
    if (values.length === params.length) legal.push(values);
    else for (const value of candidates[values.length]!.values) extend([...values, value]);
  };
  extend([]);
  return { legal, exhaustive: candidates.every(({ exhaustive }) => exhaustive) };
}

interface Candidates {
  values: ArgumentValue[];
  exhaustive: boolean;
}

function candidatesOf(program: Program, param: Param, random: Random, hints: ReadonlySet<number>): Candidates {
  const { domain, local } = param;
  const none = domain.when ? [local.type.t === 'integer' ? NONE_INT : NONE] : [];
  if (domain.kind === 'subset') return subsetsOf(program, param, random, hints);
  if (domain.kind === 'choice')
    return {
      values: [...upTo(0, (local.type as { values: readonly string[] }).values.length - 1), ...none],
      exhaustive: true,
    };
  if (domain.kind === 'integer') {
    const { min, max } = local.type as { min: number; max: number };
    const exhaustive = max - min < WIDEST;
    const values = exhaustive
      ? upTo(min - 1, max + 1)
      : [...new Set([...near([min, max, ...hints]), ...tries(() => min + random.below(max - min + 1))])];
    return { values: [...values, ...none], exhaustive };
  }
  const { first, size } = universe(domain.set!.of, program.model.players);
  return { values: [...upTo(first, first + size - 1), ...none], exhaustive: true };
}

/** All subsets of a small universe; of a larger one those of a few members, and of what is known to be used. */
function subsetsOf(program: Program, param: Param, random: Random, hints: ReadonlySet<number>): Candidates {
  const { first, size } = universe(param.domain.set!.of, program.model.players);
  const all = upTo(first, first + size - 1);
  if (size <= MOST_MEMBERS) return { values: subsets(all), exhaustive: true };
  const used = [...hints].sort((a, b) => a - b).slice(0, MOST_MEMBERS);
  const small = all.flatMap((a, i) => [[a], ...all.slice(i + 1).map((b) => [a, b])]);
  const some = tries(() => all.filter(() => random.below(size) < 3));
  const unique = new Map([[], ...small, ...subsets(used), ...some].map((members) => [members.join(), members]));
  return { values: [...unique.values()], exhaustive: false };
}

const upTo = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
const near = (values: readonly number[]): number[] => values.flatMap((value) => [value - 1, value, value + 1]);
const tries = <T>(make: () => T): T[] => Array.from({ length: RANDOM_TRIES }, make);

const subsets = (members: readonly number[]): number[][] =>
  Array.from({ length: 1 << members.length }, (_, bits) => members.filter((_, i) => (bits >> i) & 1));

function readTuple(program: Program, packed: PackedAction, tuple: readonly ArgumentValue[]): Move {
  const args: Record<string, Value> = {};
  packed.action.params.forEach(({ name, local, domain }, i) => {
    const value = tuple[i]!;
    if (typeof value !== 'number') args[name] = value.map((member) => readValue(program, member, domain.set!.of));
    else if (!(domain.when && (value === NONE || value === NONE_INT)))
      args[name] = readValue(program, value, local.type);
  });
  return { action: packed.action.name, args };
}
