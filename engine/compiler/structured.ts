/** Statements without a decision → plain structured JavaScript inside a block of the flow machine. */

import { freeLocals } from '../model/locals.ts';
import { and, isConst, local as localValue, newLocal, noneOf, universe } from '../model/make.ts';
import type { Domain, HookArgument, Local, Stmt, Typed, TypedSet } from '../model/types.ts';
import { ownerIndex, slotOf, zoneSlot } from './access.ts';
import { domainIsStable } from './analysis.ts';
import { bind, type Context, jsName, setStore } from './context.ts';
import { Bindings, identifier, type Lines, remark } from './emitter.ts';
import { condition, expression, storable } from './expressions.ts';
import type { FaultSubject } from './faults.ts';
import { impliedByBody } from './implied.ts';
import { HEADER, wordsOf } from './layout.ts';
import { printMove, seenBy } from './moves.ts';
import { STEP_BUDGET } from './prelude.ts';
import { each, eachBit, fillSet, has } from './sets.ts';
import { flipSingle, flipVariable, flipZone } from './upkeep.ts';

/** What a program collects beside its code: which rule a fault names, which hook calls it makes. */
export interface Output {
  /** Number of a rule, for faults. */
  rule(stmt: { place: Stmt['place'] }, kind: string, about?: FaultSubject): number;
}

export function printStatements(stmts: readonly Stmt[], context: Context, lines: Lines, output: Output): void {
  for (const stmt of stmts) printStatement(stmt, context, lines, output);
}

function printStatement(stmt: Stmt, context: Context, lines: Lines, output: Output): void {
  const fault = (kind: string, about?: FaultSubject) => `fault(s, ${output.rule(stmt, kind, about)})`;
  switch (stmt.k) {
    case 'move':
      printIndexedMove(stmt, context, lines, fault('overdraw'));
      return;
    case 'set':
    case 'change':
      printAssignment(stmt, context, lines, fault);
      return;
    case 'let':
      printLet(stmt.local, stmt.value, context, lines);
      return;
    case 'if':
      lines.block(`if (${condition(stmt.condition, context)})`, () =>
        printStatements(stmt.then, context, lines, output),
      );
      if (stmt.else.length) lines.block('else', () => printStatements(stmt.else, context, lines, output));
      return;
    case 'block':
      printStatements(stmt.body, context, lines, output);
      return;
    case 'while':
      lines.block(`while (${condition(stmt.condition, context)})`, () => {
        lines.add(`if (++s[${HEADER.steps}] > ${STEP_BUDGET}) return ${fault('endless')};`);
        printStatements(stmt.body, context, lines, output);
      });
      return;
    case 'for':
      printFor(stmt, context, lines, output);
      return;
    case 'shuffle': {
      const counter = context.frame.randomCounter(stmt.place.path);
      const flip = flipZone(stmt.ref, context);
      if (flip) lines.add(flip);
      lines.add(
        `shuffle(s, ${zoneSlot(stmt.ref, 0, context)}, ${ruleKey(stmt.place.path)}, s[${counter}]++, ${seenBy(stmt.ref, context)});`,
      );
      if (flip) lines.add(flip);
      return;
    }
    case 'roll': {
      const counter = context.frame.randomCounter(stmt.place.path);
      const min = expression(stmt.min, context);
      const span = `${expression(stmt.max, context)} - ${isConst(stmt.min) ? stmt.min.value : `(${min})`} + 1`;
      declare(
        stmt.local,
        `told(${context.module.roll(stmt.local.name)}, ${min} + draw(s, ${ruleKey(stmt.place.path)}, s[${counter}]++, 0, Math.max(1, ${span})))`,
        context,
        lines,
      );
      return;
    }
    case 'hook':
      printHook(stmt, context, lines);
      return;
    case 'end-check':
      lines.add(
        `if (${condition(stmt.end.when, context)}) { s[${HEADER.end}] = ${remark(stmt.end.name)}${stmt.end.index}; return finish(s); }`,
      );
      return;
    case 'switch':
      lines.block(`switch (${expression(stmt.on, context)})`, () => {
        for (const { items, body } of stmt.cases) {
          for (const item of items) lines.add(`case ${item}: ${remark(context.model.items[item]!.name)}`);
          lines.block('', () => {
            printStatements(body, context, lines, output);
            lines.add('break;');
          });
        }
      });
      return;
    case 'choose':
    case 'together':
    case 'phase':
      throw new Error(`a decision in structured code: ${stmt.place.path}`);
  }
}

/** A rule's name as a 32-bit number: a rule draws the same whatever stands around it. */
export function ruleKey(path: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < path.length; i++) hash = Math.imul(hash ^ path.charCodeAt(i), 0x01000193);
  return hash | 0;
}

/** A move, with the indexes of both zones kept true. */
function printIndexedMove(stmt: Extract<Stmt, { k: 'move' }>, context: Context, lines: Lines, fault: string): void {
  const { from, to } = stmt;
  const kept = [from, to].filter((ref) => context.layout.indexes.ofZone(ref.zone).length);
  if (!kept.length) {
    printMove(stmt, context, lines, fault);
    return;
  }
  lines.block('', () => {
    for (const ref of kept)
      if (ref.owner?.type.optional) lines.add(`if (${expression(ref.owner, context)} < 0) return ${fault};`);
    // Where things lie is worked out before they move.
    const spaces = kept.map((ref, i) => {
      const space = ownerIndex(ref, context);
      if (/^[\w$]+$/.test(space)) return space;
      lines.add(`const at${i} = ${space};`);
      return `at${i}`;
    });
    // Where one thing comes or goes for certain, the stack of one is empty on the other side of it.
    const certain =
      stmt.what && 'item' in stmt.what ? true : stmt.amount && isConst(stmt.amount) && stmt.amount.value === 1;
    const fills = kept.map((ref) => certain && context.layout.zones.get(ref.zone)!.single);
    const flip = (after: boolean) =>
      kept.forEach((ref, i) => {
        if (fills[i]) {
          const known = ref === to ? ownerOf(stmt, context) : undefined;
          if ((ref === to) === after) lines.add(flipSingle(ref, context, spaces[i]!, known));
          return;
        }
        const code = flipZone(ref, context, spaces[i])!;
        // What moves within one place is flipped once.
        const again = i === 1 && kept[0]!.zone === ref.zone;
        lines.add(again ? `if (${spaces[0]} !== ${spaces[1]}) ${code}` : code);
      });
    flip(false);
    printMove(stmt, context, lines, fault);
    flip(true);
  });
}

/** Whose the tokens are that are moved, where that can be said in a name or a number. */
function ownerOf({ what }: Extract<Stmt, { k: 'move' }>, context: Context): string | undefined {
  if (!what || !('component' in what) || what.component.kind !== 'tokens') return undefined;
  if (!what.component.perPlayer) return '-1';
  const code = what.of && expression(what.of, context);
  return code && /^\w+$/.test(code) ? code : undefined;
}

function printAssignment(
  stmt: Extract<Stmt, { k: 'set' | 'change' }>,
  context: Context,
  lines: Lines,
  fault: (kind: string, about?: FaultSubject) => string,
): void {
  const { variable, owner } = stmt.target;
  if (owner && context.layout.indexes.ofVariable(variable) && !/^[\w$]+$/.test(expression(owner, context))) {
    // Whose it is is worked out before it changes.
    const at = newLocal('at', owner.type);
    const target = { variable, owner: localValue(at) };
    lines.block('', () => {
      lines.add(`const at = ${expression(owner, context)};`);
      printAssignment({ ...stmt, target }, bind(context, at, 'at'), lines, fault);
    });
    return;
  }
  const slot = slotOf(context, variable, owner);
  if (owner?.type.optional) lines.add(`if (${expression(owner, context)} < 0) return ${fault('no-owner')};`);
  const flip = owner && flipVariable(variable, expression(owner, context), context);
  const write = (value: string): void => {
    if (flip) lines.add(flip);
    lines.add(`${slot} = ${value};`);
    if (flip) lines.add(flip);
  };
  const { type } = variable;
  const outside = (): string =>
    type.t === 'integer' ? fault('range', { name: variable.name, min: type.min, max: type.max }) : fault('range');
  if (stmt.k === 'set') {
    const value = storable(stmt.value, context);
    if (
      type.t === 'integer' &&
      stmt.value.type.t === 'integer' &&
      (stmt.value.type.min < type.min || stmt.value.type.max > type.max)
    ) {
      lines.block('', () => {
        lines.add(`const v = ${value};`);
        const none = type.optional ? `v !== ${noneOf(type)} && ` : '';
        lines.add(`if (${none}(v < ${type.min} || v > ${type.max})) return ${outside()};`);
        write('v');
      });
    } else if (flip && !isConst(stmt.value)) {
      lines.block('', () => {
        lines.add(`const v = ${value};`);
        write('v');
      });
    } else write(value);
    return;
  }
  if (type.t !== 'integer') return;
  lines.block('', () => {
    if (type.optional) lines.add(`if (${slot} === ${noneOf(type)}) return ${fault('none')};`);
    lines.add(`const v = ${slot} + ${isConst(stmt.by) ? stmt.by.value : `(${expression(stmt.by, context)})`};`);
    const by = stmt.by.type.t === 'integer' ? stmt.by.type : { min: -1, max: 1 };
    const tests = [...(by.min < 0 ? [`v < ${type.min}`] : []), ...(by.max > 0 ? [`v > ${type.max}`] : [])];
    if (tests.length) lines.add(`if (${tests.join(' || ')}) return ${outside()};`);
    write('v');
  });
}

/** Gives a local its value, in the state or as a JavaScript constant. */
export function declare(local: Local, value: string, context: Context, lines: Lines): void {
  if (local.framed && !context.bindings.has(local))
    lines.add(`s[${remark(local.name)}${context.frame.slot(local)}] = ${value};`);
  else lines.add(`const ${jsName(local)} = ${value};`);
}

function printLet(local: Local, value: Typed, context: Context, lines: Lines): void {
  if (local.type.t !== 'set') {
    declare(local, local.framed ? storable(value, context) : storable(value, context), context, lines);
    return;
  }
  const store = setStore(context, local);
  if (store.at === 'mask') lines.add(`let ${store.name} = 0;`);
  if (value.k === 'set') fillSet(store, value.set, context, lines);
  else if (value.k === 'local') fillSet(store, { s: 'local', of: local.type.of, local: value.local }, context, lines);
}

/** All checks of a domain's member, besides lying in its set. */
export const domainCondition = (domain: Domain): Typed => and(domain.checks.map((check) => check.condition));

function printFor(stmt: Extract<Stmt, { k: 'for' }>, context: Context, lines: Lines, output: Output): void {
  const { local, domain, body } = stmt;
  const name = jsName(local);
  const inner = bind(context, local, name);
  const check = and([domainCondition(domain), ...impliedByBody(stmt)]);
  const test = isConst(check) && check.value ? undefined : condition(check, inner);
  const inside = () => printStatements(body, inner, lines, output);
  const tested = () => (test ? lines.block(`if (${test})`, inside) : inside());
  if (domain.kind === 'integer') {
    lines.block(
      `for (let ${name} = ${expression(domain.min!, context)}, last_${name} = ${expression(domain.max!, context)}; ${name} <= last_${name}; ${name}++)`,
      tested,
    );
    return;
  }
  if (domain.kind === 'choice') {
    const values = (local.type as { values: readonly string[] }).values.length;
    lines.block(`for (let ${name} = 0; ${name} < ${values}; ${name}++)`, tested);
    return;
  }
  const set = domain.set!;
  const stable = domainIsStable(domain, body);
  if (set.of.t === 'player') {
    printPlayerLoop(stmt, name, test, stable, context, lines, inside);
    return;
  }
  const checked: TypedSet = test ? { s: 'where', of: set.of, local, set, where: check } : set;
  if (stable) {
    lines.block('', () => each(checked, name, context, lines, inside));
    return;
  }
  // The domain is taken as it is now, whatever the body does to it.
  const { first, size } = universe(set.of, context.model.players);
  lines.block('', () => {
    const words = wordsOf(size);
    const store =
      words === 1
        ? ({ at: 'mask', name: `all_${name}` } as const)
        : ({ at: 'words', array: 's', base: context.frame.takeSet(set.of) } as const);
    if (store.at === 'mask') lines.add(`let ${store.name} = 0;`);
    fillSet(store, checked, context, lines);
    eachBit(store, first, words, name, lines, inside);
  });
}

/** Players are gone through in turn order, from whoever is `me`. */
function printPlayerLoop(
  stmt: Extract<Stmt, { k: 'for' }>,
  name: string,
  test: string | undefined,
  stable: boolean,
  context: Context,
  lines: Lines,
  inside: () => void,
): void {
  const { players } = context.model;
  const set = stmt.domain.set!;
  const start = stmt.from ? expression(stmt.from, context) : '0';
  const member = has(set, name, context);
  const tests = [...(set.s === 'universe' ? [] : [member]), ...(test ? [test] : [])]
    .map((code) => `(${code})`)
    .join(' && ');
  lines.block('', () => {
    lines.add(`const from_${name} = ${start};`);
    if (!stable && tests) {
      lines.add(`let all_${name} = 0;`);
      lines.add(`for (let ${name} = 0; ${name} < ${players}; ${name}++) if (${tests}) all_${name} |= 1 << ${name};`);
    }
    lines.block(`for (let k_${name} = 0; k_${name} < ${players}; k_${name}++)`, () => {
      lines.add(`const ${name} = (from_${name} + k_${name}) % ${players};`);
      if (!tests) inside();
      else lines.block(`if (${stable ? tests : `(all_${name} >>> ${name} & 1) !== 0`})`, inside);
    });
  });
}

/** A hook is called with plain numbers; it adds its answer to a store that is made once. */
function printHook(stmt: Extract<Stmt, { k: 'hook' }>, context: Context, lines: Lines): void {
  const { hook, local, args } = stmt;
  const set = (local.type as { of: { t: 'space'; set: { name: string; size: number } } }).of.set;
  const words = wordsOf(set.size);
  const store = setStore(context, local);
  const result = context.module.unique(`result_${hook.name}`);
  context.module.raw(
    words === 1
      ? `const ${result} = { bits: 0, add(x) { ${result}.bits |= 1 << x; } };`
      : `const ${result} = { bits: new Int32Array(${words}), add(x) { ${result}.bits[x >> 5] |= 1 << (x & 31); } };`,
  );
  const called = context.module.constant(`hook_${hook.name}`, `hooks[${JSON.stringify(`${hook.name} ${set.name}`)}]`);
  const values = args.map((arg) => printArgument(arg, context, lines));
  lines.add(words === 1 ? `${result}.bits = 0;` : `${result}.bits.fill(0);`);
  lines.add(`${called}(${[result, ...values].join(', ')});`);
  if (store.at === 'mask') lines.add(`let ${store.name} = ${result}.bits;`);
  else if (words === 1) lines.add(`${store.array}[${store.base}] = ${result}.bits;`);
  else for (let w = 0; w < words; w++) lines.add(`${store.array}[${store.base + w}] = ${result}.bits[${w}];`);
}

function printArgument(arg: HookArgument, context: Context, lines: Lines): string {
  if ('value' in arg) {
    if (arg.value.type.t === 'choice' && isConst(arg.value))
      return JSON.stringify(arg.value.type.values[arg.value.value]);
    if (arg.value.type.t === 'choice')
      return `${context.module.constant('values', JSON.stringify(arg.value.type.values))}[${expression(arg.value, context)}]`;
    return expression(arg.value, context);
  }
  // A function is made once; what it captures is laid out beside it before the call.
  const { local, body } = arg.fn;
  const name = context.module.unique(`fn_${identifier(arg.name)}`);
  let inner: Context = { ...context, bindings: Bindings.NONE };
  context.module.raw(`let ${name}_state;`);
  lines.add(`${name}_state = s;`);
  for (const captured of freeLocals(body)) {
    if (captured === local || (captured.framed && !context.bindings.has(captured))) continue;
    const kept = `${name}_${identifier(captured.name)}`;
    context.module.raw(`let ${kept};`);
    lines.add(`${kept} = ${expression({ k: 'local', local: captured, type: captured.type }, context)};`);
    inner = bind(inner, captured, kept);
  }
  inner = bind(inner, local, 'x');
  context.module.raw(`const ${name} = (x) => { const s = ${name}_state; return ${expression(body, inner)}; };`);
  return name;
}
