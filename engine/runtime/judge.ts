/** What the checks of the rules say of an action's values, apart from the generators of legal moves. */
import type { Stop } from '../compiler/flow.ts';
import type { Program, State } from '../compiler/program.ts';
import { universe } from '../model/make.ts';
import type { ArgumentValue } from './moves.ts';

/**
 * Judges the first values of an action, or all of them.
 * @param index of the action in the stop's decision
 * @returns nothing if they pass, else the index of the failing check among the action's reasons; `otherwise` is not
 *   looked at, nor whether parameters that are not given yet have any value
 */
export function judge(
  program: Program,
  state: State,
  stop: Stop,
  index: number,
  values: readonly ArgumentValue[],
): number | undefined {
  const explained = stop.explained[index]!;
  const plain = values.map((value, i) => {
    if (typeof value === 'number') return value;
    handOver(program, stop, index, i, value);
    return 0;
  });
  const code = program.code.named[explained.fn]!(state, values.length, ...plain) as number;
  return code === 0 ? undefined : code - 1;
}

/** Hands a subset over to generated code. */
export function handOver(program: Program, stop: Stop, index: number, param: number, members: readonly number[]): void {
  const words = program.code.words[stop.explained[index]!.sets.get(param)!]!;
  const { set } = stop.packed.actions[index]!.action.params[param]!.domain;
  const { first } = universe(set!.of, program.model.players);
  words.fill(0);
  for (const member of members) words[(member - first) >> 5]! |= 1 << ((member - first) & 31);
}
