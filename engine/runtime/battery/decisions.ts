/** Checks of one decision: its legal moves. */

import type { Stop } from '../../compiler/flow.ts';
import { HEADER } from '../../compiler/layout.ts';
import { laterGroups } from '../../compiler/picks.ts';
import type { Program, State } from '../../compiler/program.ts';
import { universe } from '../../model/make.ts';
import type { Param } from '../../model/types.ts';
import { encodeMove } from '../encode.ts';
import { explainMove } from '../explain.ts';
import { applyPick, goesOn, isFaulty, isLastPick, listPicks, samplePick, stopOf } from '../game.ts';
import { DECLINE, moveKey, readMove } from '../moves.ts';
import { census } from '../position.ts';
import type { Random } from '../random.ts';
import { bruteForce } from './candidates.ts';
import type { Findings } from './check.ts';

/** More whole moves than this are not listed; some are drawn then. */
const MOST_MOVES = 3000;
/** How many moves of a decision are tried out. */
const TRIED = 12;

const equal = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((x, i) => x === b[i]);

/** The functions of a decision agree on what can be picked, and it is sorted. */
export function checkPicks(program: Program, state: State, random: Random, findings: Findings): void {
  const stop = stopOf(program, state)!;
  const code = program.code.stops[stop.block]!;
  const before = state.slice();
  const list = listPicks(program, state);
  const { name } = stop.packed.decision;
  findings.expect(
    'order',
    list.every((pick, i) => i === 0 || pick > list[i - 1]!),
    () => `${name}: ${list.slice(0, 50)}`,
  );
  findings.expect(
    'order',
    list.every((pick) => pick >= 0 && pick < 2 ** 31),
    () => `${name}: a pick is no 31-bit number`,
  );
  const count = code.count(state);
  findings.expect('counts', count === list.length, () => `${name}: count gives ${count}, the list has ${list.length}`);
  findings.expect(
    'counts',
    Boolean(code.any(state)) === count > stopDecline(stop),
    () => `${name}: any gives ${code.any(state)}, count ${count}`,
  );
  const step = Math.max(1, Math.floor(count / 50));
  const wrong = list.findIndex((pick, k) => (k % step === 0 || k === count - 1) && code.nth(state, k) !== pick);
  findings.expect(
    'counts',
    wrong < 0,
    () => `${name}: nth(${wrong}) gives ${code.nth(state, wrong)}, the list ${list[wrong]}`,
  );
  findings.expect(
    'counts',
    code.nth(state, count) === -1,
    () => `${name}: nth(${count}) gives ${code.nth(state, count)}, but there are ${count}`,
  );
  const sampled = samplePick(program, state, random);
  findings.expect('counts', list.includes(sampled), () => `${name}: ${sampled} was drawn, which is not in the list`);
  findings.expect('copy', equal([...before], [...state]), () => `${name}: looking for moves changed the state`);
}

/** `any` tells of moves beside declining. */
const stopDecline = (stop: Stop): number => (stop.stage === undefined && stop.packed.decline !== undefined ? 1 : 0);

/** What can be answered at one decision, sorted, or some of it if there is too much; and some whole moves. */
export function checkMoves(program: Program, state: State, random: Random, findings: Findings): void {
  const stop = stopOf(program, state)!;
  const { name } = stop.packed.decision;
  const { answers, complete } = listAnswers(program, state, random);
  const keys = new Set(answers.map((picks) => moveKey(readMove(program, state, picks))));
  findings.expect(
    'asked',
    stop.packed.decision.always || [...keys].some((key) => key !== moveKey({ action: DECLINE, args: {} })),
    () => `${name} offers nothing beside declining`,
  );
  findings.expect(
    'order',
    !complete || answers.every((picks, i) => i === 0 || comesAfter(picks, answers[i - 1]!)),
    () => `${name}: the moves are not sorted`,
  );
  compare(program, state, stop, answers, keys, complete, random, findings);
  for (const picks of pickSome(answers, TRIED, random)) tryOut(program, state, picks, findings);
  if (stop.packed.decision.continues) return;
  for (let n = 0; n < TRIED; n++) agree(program, state, drawMove(program, state, random), findings);
}

const comesAfter = (a: readonly number[], b: readonly number[]): boolean => {
  const i = a.findIndex((pick, at) => pick !== b[at]);
  return i >= 0 && (b[i] === undefined || a[i]! > b[i]!);
};

function pickSome<T>(list: readonly T[], most: number, random: Random): T[] {
  if (list.length <= most) return [...list];
  return Array.from({ length: most }, () => list[random.below(list.length)]!);
}

/** Every answer to a decision, as the picks it is made of; further decisions of the same move aside. */
function listAnswers(program: Program, state: State, random: Random): { answers: number[][]; complete: boolean } {
  const answers: number[][] = [];
  const walk = (at: State, picks: number[]): boolean => {
    for (const pick of listPicks(program, at)) {
      if (isLastPick(stopOf(program, at)!, pick)) answers.push([...picks, pick]);
      else {
        const next = at.slice();
        applyPick(program, next, pick);
        if (!walk(next, [...picks, pick])) return false;
      }
      if (answers.length > MOST_MOVES) return false;
    }
    return true;
  };
  if (walk(state, [])) return { answers, complete: true };
  const drawn = Array.from({ length: 60 }, () => drawAnswer(program, state.slice(), random));
  const unique = new Map(
    [...answers.slice(0, 60), ...drawn].map((picks) => [moveKey(readMove(program, state, picks)), picks]),
  );
  return { answers: [...unique.values()], complete: false };
}

/** Answers one decision at random, in place. */
function drawAnswer(program: Program, at: State, random: Random): number[] {
  const picks: number[] = [];
  for (;;) {
    const stop = stopOf(program, at)!;
    const pick = samplePick(program, at, random);
    picks.push(pick);
    applyPick(program, at, pick);
    if (isLastPick(stop, pick)) return picks;
  }
}

function drawMove(program: Program, state: State, random: Random): number[] {
  const at = state.slice();
  const picks = drawAnswer(program, at, random);
  while (goesOn(program, at)) picks.push(...drawAnswer(program, at, random));
  return picks;
}

/** What the generator offers against all candidates, each judged by the checks of the rules. */
function compare(
  program: Program,
  state: State,
  stop: Stop,
  answers: number[][],
  keys: ReadonlySet<string>,
  complete: boolean,
  random: Random,
  findings: Findings,
): void {
  const { packed } = stop;
  const { name } = packed.decision;
  const brute = bruteForce(program, state, stop, random, used(program, stop, answers));
  const allowed = new Map(brute.moves.map((move) => [moveKey(move), move]));
  const show = (key: string): string => `${name}: ${key}`;
  for (const [key, move] of allowed) {
    const offered =
      complete || program.continues ? keys.has(key) || !complete : encodeMove(program, state, move) !== undefined;
    if (!findings.expect('complete', offered, () => `${show(key)} passes all checks, but is not offered`)) break;
  }
  for (const key of keys) {
    const [action] = JSON.parse(key) as [string];
    if (action === DECLINE) continue;
    const passes = allowed.has(key) || !brute.exhaustive;
    if (!findings.expect('complete', passes, () => `${show(key)} is offered, but does not pass the checks`)) break;
  }
  // Alike pieces are candidates each, but offered once.
  if (complete && brute.exhaustive && !namesRepeat(stop)) {
    const declined = packed.decline === undefined ? 0 : 1;
    const total = brute.counts.reduce((sum, count) => sum + count, declined);
    findings.expect(
      'complete',
      total === answers.length,
      () => `${name}: ${answers.length} moves are offered, ${total} pass the checks`,
    );
  }
}

/** A legal move is explained as legal, and found again from its names. */
function agree(program: Program, state: State, picks: readonly number[], findings: Findings): void {
  const move = readMove(program, state, picks);
  const why = explainMove(program, state, move);
  findings.expect('complete', why.legal, () => `${moveKey(move)} is offered, but explained: ${why.reason}`);
  const found = encodeMove(program, state, move);
  const same = found !== undefined && moveKey(readMove(program, state, found)) === moveKey(move);
  findings.expect('complete', same, () => `${moveKey(move)} (${picks}) can’t be found from its names (${found})`);
}

/** The integers that legal moves use for each parameter. */
function used(program: Program, stop: Stop, answers: readonly number[][]): Map<Param, Set<number>> {
  const values = new Map<Param, Set<number>>();
  for (const { action } of stop.packed.actions) {
    for (const param of action.params) values.set(param, new Set());
  }
  for (const picks of answers.slice(0, 200)) {
    let at = stop.packed.direct ? 0 : 1;
    const action = stop.packed.direct
      ? stop.packed.actions[0]!
      : stop.packed.actions.find((each) => picks[0]! < each.base + each.size);
    if (!action) continue;
    for (const group of laterGroups(action)) {
      if (group.kind === 'packed') {
        at++;
        continue;
      }
      const { first } = universe(group.slot.param.domain.set!.of, program.model.players);
      while (at < picks.length && picks[at] !== group.slot.width)
        values.get(group.slot.param)!.add(picks[at++]! + first);
      at++;
    }
  }
  return values;
}

function tryOut(program: Program, state: State, picks: readonly number[], findings: Findings): void {
  const at = state.slice();
  for (const pick of picks) applyPick(program, at, pick);
  const shown = () => moveKey(readMove(program, state, picks));
  if (
    !findings.expect('faults', !isFaulty(at), () => `${shown()}: ${program.rules[at[HEADER.fault]! - 1]?.place.path}`)
  )
    return;
  findings.expect('components', conserved(program, at) === conserved(program, state), () => `after ${shown()}`);
}

/** How many there are of each component, as text; those that come from and go to where there is no end of them aside. */
export function conserved(program: Program, state: State): string {
  const endless = new Set<string>();
  for (const zone of program.model.zones.values())
    if (zone.unlimited) for (const { name } of zone.holds) endless.add(name);
  const counts = Object.entries(census(program, state)).filter(([key]) => !endless.has(key.replace(/:\d+$/, '')));
  return JSON.stringify(Object.fromEntries(counts.sort(([a], [b]) => (a < b ? -1 : 1))));
}

/** Whether a decision chooses among pieces some of which share a name. */
const namesRepeat = (stop: Stop): boolean =>
  stop.packed.actions.some(({ action }) =>
    action.params.some(({ domain }) => {
      const of = domain.set?.of;
      const names = of?.t === 'item' ? of.components.flatMap((component) => component.itemNames) : [];
      return new Set(names).size < names.length;
    }),
  );
