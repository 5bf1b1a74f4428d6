/**
 * Model → program, in these passes:
 *
 *     layout       offsets of everything in the flat state
 *     frames       which locals live past a decision
 *     flow         statements → blocks; code without decisions stays structured (structured, moves, expressions)
 *     decisions    printers of each choice (decisions, picks), explanations and texts
 *     assemble     one readable source, made into functions once
 */
import type { Component, Model } from '../model/types.ts';
import { slotOf } from './access.ts';
import { markFrames } from './analysis.ts';
import { blockFn } from './blocks.ts';
import { bind, type Context } from './context.ts';
import { Bindings, Lines, Module, remark } from './emitter.ts';
import { printText } from './explanations.ts';
import { condition, expression } from './expressions.ts';
import { Flow } from './flow.ts';
import { Frame, HEADER, layOut } from './layout.ts';
import { printPlayOut } from './playouts.ts';
import { prelude, STEP_BUDGET } from './prelude.ts';
import type { Code, Program, State } from './program.ts';
import { printScores } from './scores.ts';
import { each } from './sets.ts';
import { putItem, takeToken } from './stacks.ts';
import { printReindex } from './upkeep.ts';

/** Compiles a model. Never fails for a model that `buildModel` gave. */
export function compileModel(model: Model): Program {
  const layout = layOut(model);
  const frame = new Frame(layout.size, model.players);
  const module = new Module();
  const context: Context = {
    model,
    layout,
    frame,
    module,
    bindings: Bindings.NONE,
    print: { expression, condition, each },
  };
  markFrames(model.body, model.players);
  const scores = printScores(model, context);
  const flow = new Flow(context);
  flow.compile(model.body);
  const overBlock = flow.blocks.length;
  const winWhen =
    model.win.when &&
    module.fn(
      'win_when',
      ['s', 'player'],
      `  return ${condition(model.win.when.condition, bind(context, model.win.when.player, 'player'))};`,
    );
  const wins = model.win.by.map((entry, i) => {
    const inner = bind(bind(context, entry.player, 'player'), entry.total, 'points');
    return module.fn(`win_${i}`, ['s', 'player', 'points'], `  return ${expression(entry.value, inner)};`);
  });
  const endTexts = model.ends.map((end) => printText(`end_${end.name}`, end.because, undefined, [], [], context));
  const named = [
    ...flow.stops.flatMap((stop) =>
      stop.explained.flatMap((action) => [
        action.fn,
        action.text?.fn,
        ...action.reasons.map((reason) => reason.because?.fn),
      ]),
    ),
    ...endTexts.map((text) => text?.fn),
  ].filter((name): name is string => name !== undefined);
  const words = [
    ...new Set(flow.stops.flatMap((stop) => stop.explained.flatMap((action) => [...action.sets.values()]))),
  ];
  const starting = printStart(context);
  const reindexing = printReindex(context);
  const { rolls } = module;
  const source = `'use strict';
${prelude(layout, rolls.length > 0)}
// The game is over: nothing is decided any more.
function finish(s) { s[${HEADER.position}] = ${overBlock}; s[${HEADER.actor}] = -1; return STOP; }

${module.text}

${flow.blocks.map((block) => `function ${blockFn(block)}(s) {\n${block.lines.text}\n}`).join('\n')}

${reindexing}

${starting}

${printRun(flow)}

${printPlayOut(flow.stops)}

return {
  start,
  run,
  playOut,
  reindex,
  follow: ${rolls.length > 0 ? 'follow' : 'undefined'},
  stops: {
${flow.stops.map((stop) => `    ${stop.block}: { any: ${stop.fns.any}, count: ${stop.fns.count}, list: ${stop.fns.list}, nth: ${stop.fns.nth}, draw: ${stop.fns.draw}, apply: ${stop.fns.apply} },`).join('\n')}
  },
  scores: [${scores.join(', ')}],
  wins: [${wins.join(', ')}],
  winWhen: ${winWhen ?? 'undefined'},
  named: { ${[...new Set(named)].join(', ')} },
  words: { ${words.join(', ')} },
};
`;
  const code = instantiate(source, model);
  const stops: Program['stops'] = Array.from({ length: flow.blocks.length });
  for (const stop of flow.stops) stops[stop.block] = stop;
  return {
    model,
    layout,
    stateSize: frame.size,
    source,
    code,
    opening: openingOf(code, frame),
    mostPicks: Math.max(1, ...flow.stops.map((stop) => stop.packed.size)),
    stops,
    rules: flow.rules,
    rolls,
    endTexts,
    overBlock,
    continues: flow.stops.some((stop) => stop.packed.decision.continues),
    pending: flow.pending,
    random: frame.random,
    frameItems: frame.items,
    frameStart: frame.start,
    slotOf: (local) => frame.slot(local),
  };
}

/** Goes on from a block as long as one jumps back to another. What makes a rule loop is a budget, not the loop. */
function printRun({ blocks, loops }: Flow): string {
  const endless = [...loops].map(([block, rule]) => `${block}: ${rule}`);
  return `const endless = { ${endless.join(', ')} }; // the rule that is to blame for going back to a block for ever
function run(s, block) {
  for (let steps = 0; ; steps++) {
    if (steps > ${STEP_BUDGET} && endless[block] !== undefined) { fault(s, endless[block]); return; }
    switch (block) {
${blocks
  .filter((block) => block.again || block.id === 0)
  .map((block) => `      case ${block.id}: block = ${blockFn(block)}(s); break;`)
  .join('\n')}
      default: return;
    }
  }
}`;
}

/** The first decision, if no draw comes before it: then it is the same for every seed. */
function openingOf(code: Code, frame: Frame): State | undefined {
  const state = new Int32Array(frame.size);
  code.start(state);
  return [...frame.random.values()].every((slot) => state[slot] === 0) ? state : undefined;
}

/** The source holds nothing but literals and names that the compiler made; hooks come in by a table. */
function instantiate(source: string, model: Model): Code {
  const hooks: Record<string, unknown> = {};
  for (const hook of model.hooks) {
    for (const set of model.spaces.values()) {
      hooks[`${hook.name} ${set.name}`] = hook.make({
        name: set.name,
        size: set.size,
        names: set.names,
        grid: set.grid,
        neighbors: set.neighbors,
      });
    }
  }
  return new Function('hooks', source)(hooks) as Code;
}

/** Components lie where they start, variables have their first values, then the rules' own setup runs. */
function printStart(context: Context): string {
  const { model, layout } = context;
  const lines = new Lines();
  lines.add(`s[${HEADER.end}] = -1;`);
  for (const variable of model.variables.values()) {
    const base = layout.variables.get(variable)!;
    const value =
      typeof variable.initial === 'number' ? String(variable.initial) : expression(variable.initial, context);
    if (value === '0') continue;
    lines.add(
      variable.instances === 1
        ? `${slotOf(context, variable, undefined)} = ${value};`
        : `s.fill(${value}, ${remark(variable.name)}${base}, ${base + variable.instances});`,
    );
  }
  const anyOrdered = [...model.zones.values()].some((zone) => zone.ordered);
  if (anyOrdered)
    for (const [zone, { base, stride }] of layout.zones)
      if (zone.ordered)
        lines.add(
          stride === 1
            ? `s.fill(-1, ${remark(zone.name)}${base}, ${base + zone.instances});`
            : `for (let i = 0; i < ${zone.instances}; i++) s[${remark(zone.name)}${base} + ${stride} * i] = -1;`,
        );
  if (layout.linked)
    for (const { firstItem, items } of layout.alike)
      lines.add(`s.fill(-1, ${layout.next + firstItem}, ${layout.next + firstItem + items});`);
  model.kinds.forEach((kind, k) => {
    if (!kind.component.items || layout.alike.has(kind.component)) return;
    const owner = Math.max(0, kind.owner);
    const first = kind.component.firstItem + owner * kind.component.amount;
    lines.add(`s[${layout.free + k}] = -1;`);
    lines.add(`for (let i = ${first + kind.component.amount - 1}; i >= ${first}; i--) giveFree(s, ${k}, i);`);
  });
  for (const component of model.components.values())
    if (component.start) printComponentStart(component, context, lines);
  if (layout.indexes.size) lines.add('reindex(s);');
  lines.add('run(s, 0);');
  return `function start(s) {\n${lines.text}\n}`;
}

function printComponentStart(component: Component, context: Context, lines: Lines): void {
  const { layout, model } = context;
  const zone = component.start!;
  const zoneLayout = layout.zones.get(zone)!;
  if (zone.unlimited) return;
  const address = (owner: number, offset: number) =>
    zoneLayout.base + offset + zoneLayout.stride * (zone.each === 'player' ? owner : 0);
  const everyone = (1 << model.players) - 1;
  const sees = (owner: number) =>
    ({ all: everyone, nobody: 0, owner: 1 << owner, others: everyone & ~(1 << owner) })[zone.seen];
  if (component.kind === 'tokens') {
    for (let kind = 0; kind < component.kinds; kind++) {
      const owner = component.perPlayer ? kind : 0;
      if (zone.ordered) {
        const put = putItem(zone, String(address(owner, 0)), takeToken(component, String(kind), layout), layout);
        lines.add(`for (let i = 0; i < ${component.amount}; i++) ${put}`);
      } else {
        const offsets = zoneLayout.components.get(component)!;
        lines.add(
          `s[${remark(`${zone.name}.${component.name}`)}${address(owner, offsets.kinds + kind)}] += ${component.amount};`,
        );
        if (component.kinds > 1 && offsets.total >= 0)
          lines.add(`s[${address(owner, offsets.total)}] += ${component.amount};`);
      }
    }
    return;
  }
  const perOwner = component.perPlayer ? component.items / model.players : component.items;
  for (let owner = 0; owner * perOwner < component.items && perOwner > 0; owner++) {
    const first = component.firstItem + owner * perOwner;
    lines.block(`for (let i = ${first + perOwner - 1}; i >= ${first}; i--)`, () => {
      // The first piece of the list lies on top.
      if (zone.ordered) lines.add(putItem(zone, String(address(owner, 0)), 'i', layout));
      else lines.add(`s[${address(owner, zoneLayout.components.get(component)!.total)}]++;`);
      lines.add(`s[${layout.place} + i] = ${zoneLayout.firstInstance + (zone.each === 'player' ? owner : 0)};`);
      lines.add(`s[${layout.seen} + i] = ${sees(owner)};`);
    });
  }
}
