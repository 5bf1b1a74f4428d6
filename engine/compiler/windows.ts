/**
 * Lines of so many in a row through a space: `any direction with 1 + count(run(x, direction, set)) + count(run(x,
 * opposite(direction), set)) >= 4`. Which spaces such a line can be made of is known beforehand, for every space; what is
 * left to ask is whether the set holds all spaces of one of these windows.
 */
import { isConst } from '../model/make.ts';
import type { Local, Typed, TypedSet } from '../model/types.ts';
import type { Context } from './context.ts';
import type { Lines } from './emitter.ts';
import { bitsOf, casesOf, whole } from './masks.ts';
import { wordsOf } from './words.ts';

type Run = Extract<TypedSet, { s: 'run' }>;

/** Runs from one space whose lengths have to come to so much together. */
interface Row {
  runs: Run[];
  wanted: number;
}

/** Writes the whole body of an `any`, if it asks for lines. */
export function printWindows(query: Extract<Typed, { k: 'query' }>, context: Context, lines: Lines): boolean {
  const rows = query.op === 'any' ? casesOf(query)?.map(rowOf) : undefined;
  if (!rows?.length || rows.includes(undefined)) return false;
  const found = rows as Row[];
  const [first] = found[0]!.runs;
  const from = localOf(first!.from);
  const runs = found.flatMap((row) => row.runs);
  if (!from || runs.some((run) => localOf(run.from) !== from || !isConst(run.way))) return false;
  const words = runs.map((run) => run.within && whole(run.within, context, lines));
  if (!words[0] || words.some((each) => each?.join() !== words[0]!.join())) return false;
  const { size } = first!.of.set;
  const count = wordsOf(size);
  const starts: number[] = [0];
  const windows: number[] = [];
  for (let space = 0; space < size; space++) {
    const known = new Set<string>();
    for (const row of found)
      for (const members of windowsOf(space, row)) {
        const bits = bitsOf(size, (each) => members.includes(each));
        if (known.has(bits.join())) continue;
        known.add(bits.join());
        windows.push(...bits);
      }
    starts.push(windows.length);
  }
  const at = context.module.table('windows_of', starts);
  const table = context.module.table('windows', windows);
  const space = context.print.expression(first!.from, context);
  const missing = words[0].map((word, w) => `~${word} & ${table}[${w ? `i + ${w}` : 'i'}]`);
  lines.add(`// Whether the spaces of one of the lines through here are all in the set.`);
  lines.block(`for (let i = ${at}[${space}], end = ${at}[${space} + 1]; i < end; i += ${count})`, () =>
    lines.add(
      `if (${count === 1 ? `(${missing[0]})` : `(${missing.map((each) => `(${each})`).join(' | ')})`} === 0) return true;`,
    ),
  );
  lines.add('return false;');
  return true;
}

const localOf = (typed: Typed): Local | undefined => (typed.k === 'local' ? typed.local : undefined);

/** `number + lengths of one or two runs >= number`. */
function rowOf(typed: Typed): Row | undefined {
  if (typed.k !== 'compare' || (typed.op !== '>=' && typed.op !== '>') || !isConst(typed.right)) return undefined;
  const terms = addends(typed.left);
  const runs: Run[] = [];
  let wanted = typed.right.value + (typed.op === '>' ? 1 : 0);
  for (const term of terms) {
    if (isConst(term)) wanted -= term.value;
    else if (term.k === 'size' && term.set.s === 'run') runs.push(term.set);
    else return undefined;
  }
  return runs.length >= 1 && runs.length <= 2 && wanted > 0 ? { runs, wanted } : undefined;
}

const addends = (typed: Typed): Typed[] =>
  typed.k === 'arithmetic' && typed.op === '+' ? [...addends(typed.left), ...addends(typed.right)] : [typed];

/** The sets of spaces each of which is enough: so many on one side, the rest on the other. */
function windowsOf(space: number, { runs, wanted }: Row): number[][] {
  const [one, other] = runs.map((run) => ray(space, run));
  const found: number[][] = [];
  for (let near = 0; near <= wanted; near++) {
    const far = wanted - near;
    if (near > one!.length || far > (other?.length ?? 0)) continue;
    found.push([...one!.slice(0, near), ...(other ?? []).slice(0, far)]);
  }
  return found;
}

function ray(space: number, { of, way }: Run): number[] {
  const { steps, type } = of.set.directions!;
  const spaces: number[] = [];
  const next = (from: number) => steps[from * type.values.length + (way as { value: number }).value]!;
  for (let at = next(space); at >= 0 && !spaces.includes(at) && at !== space; at = next(at)) spaces.push(at);
  return spaces;
}
