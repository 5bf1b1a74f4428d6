/**
 * Why a move is illegal, and what things say: printed from the same checks as the generators, apart from them, because
 * recording reasons while generating would slow every ply.
 */
import { isConst, universe } from '../model/make.ts';
import type { Local, RulePlace, TextParts, Type, TypedSet } from '../model/types.ts';
import { textValues } from './analysis.ts';
import { bind, type Context } from './context.ts';
import { shortName } from './decisions.ts';
import { Lines } from './emitter.ts';
import { condition, storable } from './expressions.ts';
import { wordsOf } from './layout.ts';
import { memberTest } from './membership.ts';
import type { PackedAction, PackedDecision } from './picks.ts';
import { fillSet } from './sets.ts';

/** A text of the rules as the program carries it: literal pieces, and types of the values that a function gives. */
export interface TextTemplate {
  parts: (string | Type)[];
  /** Name of the generated function that gives the values. */
  fn: string;
}

/** One way in which a move can be illegal. */
export interface Reason {
  place: RulePlace;
  because?: TextTemplate;
  /** Index of the parameter that is at fault; −1 for the action as a whole. */
  param: number;
}

export interface ExplainedAction {
  /** Generated: `(s, n, ...values) → 0` if the first n parameters pass, else 1 + the index of the reason. */
  fn: string;
  reasons: Reason[];
  text?: TextTemplate;
  /** Scratch words in which a subset is handed over. */
  sets: Map<number, string>;
}

export function printExplanation(packed: PackedDecision, action: PackedAction, context: Context): ExplainedAction {
  const { params, checks } = action.action;
  const base = `${shortName(packed)}_${action.action.name}`;
  const reasons: Reason[] = [];
  const sets = new Map<number, string>();
  const names = params.map((param, i) => `${param.name.replace(/\W/g, '_')}${i}`);
  let current = bind(context, packed.decision.chooser, 'me');
  const lines = new Lines();
  lines.add(`const me = s[${context.frame.slot(packed.decision.chooser)}];`);
  const reason = (entry: Omit<Reason, 'because'>, because: TextParts | undefined, at: Context): number => {
    const known = params.slice(0, entry.param < 0 ? params.length : entry.param + 1).map((param) => param.local);
    reasons.push({
      ...entry,
      because: printText(`${base}_because_${reasons.length}`, because, packed, known, names, at),
    });
    return reasons.length;
  };
  const fail = (test: string, number: number) => lines.add(`if (!(${test})) return ${number};`);
  params.forEach((param, i) => {
    const { domain, local } = param;
    const name = names[i]!;
    const before = current;
    if (domain.kind === 'subset') {
      const { size } = universe(domain.set!.of, context.model.players);
      const array = context.module.constant(
        `asked_${param.name}_${local.id}`,
        `new Int32Array(${wordsOf(size)}) /* asked ${local.id} */`,
      );
      sets.set(i, array);
      current = bind(current, local, { at: 'words', array, base: 0 });
    } else current = bind(current, local, name);
    lines.block(`if (n > ${i})`, () => {
      const none = domain.when ? `${name} === ${local.type.t === 'integer' ? '-2147483648' : '-1'}` : '';
      const member = memberTest(param.domain, name, local, current, before);
      const number = reason({ place: param.place, param: i }, domain.because, current);
      if (domain.when) fail(`(${condition(domain.when, before)}) ? (${member}) : ${none}`, number);
      else if (member !== 'true') fail(member, number);
      const inside = () => {
        for (const check of domain.checks) {
          if (!isConst(check.condition) || check.condition.value === 0)
            fail(condition(check.condition, current), reason({ place: check.place, param: i }, check.because, current));
        }
      };
      if (domain.when && domain.checks.length) lines.block(`if (!(${none}))`, inside);
      else inside();
    });
  });
  lines.block(`if (n >= ${params.length})`, () => {
    for (const check of checks)
      fail(condition(check.condition, current), reason({ place: check.place, param: -1 }, check.because, current));
  });
  lines.add('return 0;');
  return {
    fn: context.module.fn(`explain_${base}`, ['s', 'n', ...names], lines.text),
    reasons,
    text: printText(
      `${base}_text`,
      action.action.text,
      packed,
      params.map((param) => param.local),
      names,
      current,
    ),
    sets,
  };
}

/** A function that gives the values of a text, from the state before the move and the move's arguments. */
export function printText(
  base: string,
  parts: TextParts | undefined,
  packed: PackedDecision | undefined,
  locals: Local[],
  names: string[],
  context: Context,
): TextTemplate | undefined {
  if (!parts) return undefined;
  const values = textValues(parts);
  const template: (string | Type)[] = parts.map((part) => (typeof part === 'string' ? part : part.type));
  const body = new Lines();
  if (packed) body.add(`const me = s[${context.frame.slot(packed.decision.chooser)}];`);
  const printed = values.map((value, i) => {
    if (value.type.t !== 'set') return value.type.t === 'zone' ? '0' : storable(value, context);
    const name = `members_${i}`;
    const set: TypedSet =
      value.k === 'set' ? value.set : { s: 'local', of: value.type.of, local: (value as { local: Local }).local };
    body.add(`const ${name} = new Int32Array(${wordsOf(universe(set.of, context.model.players).size)});`);
    fillSet({ at: 'words', array: name, base: 0 }, set, context, body);
    return name;
  });
  body.add(`return [${printed.join(', ')}];`);
  return { parts: template, fn: context.module.fn(base, ['s', ...names.slice(0, locals.length)], body.text) };
}
