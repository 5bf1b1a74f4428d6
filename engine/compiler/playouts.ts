/**
 * Random play to the end in two functions, each of which calls what it needs by name: one lists what is legal and draws
 * from the list, the other draws without a list. Two, because each has to be small to be fast. The game is the one that
 * the runtime plays move by move (`randomMove`): each pick is uniform among the legal ones, and each seat draws from its
 * own stream.
 */
import { Lines } from './emitter.ts';
import type { Stop } from './flow.ts';
import { HEADER } from './layout.ts';
import { laterGroups, type PackedDecision } from './picks.ts';

/** `playOut(s, bots, limit, list?) → moves made`. */
export function printPlayOut(stops: readonly Stop[]): string {
  const further = stops.filter((stop) => stop.packed.decision.continues).map((stop) => `position === ${stop.block}`);
  return `${
    further.length
      ? `// Whether a decision is a further part of the move that led to it.\nfunction continues(position) { return ${further.join(' || ')}; }\n\n`
      : ''
  }${printLoop('playListed', stops, further.length > 0, ({ fns }, lines) => {
    lines.add(`const n = ${fns.list}(s, list);`);
    lines.add('if (n === 0) return made;');
    lines.add('const pick = list[random.below(n)];');
  })}

${printLoop('playSampled', stops, further.length > 0, ({ fns }, lines) => {
  lines.add(`const pick = ${fns.draw}(s, random);`);
  lines.add('if (pick < 0) return made;');
})}

function playOut(s, bots, limit, list) {
  return list ? playListed(s, bots, limit, list) : playSampled(s, bots, limit);
}`;
}

/** @param draw writes how `pick` is drawn, and `return made;` where nothing is legal */
function printLoop(
  name: string,
  stops: readonly Stop[],
  continues: boolean,
  draw: (stop: Stop, lines: Lines) => void,
): string {
  const lines = new Lines();
  // Where every pick is a whole move, nobody has to be remembered.
  const whole = !continues && stops.every((stop) => lastPick(stop) === 'true');
  lines.add('let made = 0;');
  if (!whole) lines.add('let random; // of whoever makes the move that has begun');
  lines.block(whole ? 'while (made < limit)' : 'while (made < limit || random !== undefined)', () => {
    lines.add(whole ? 'let block;' : 'let block, last;');
    lines.block(`switch (s[${HEADER.position}])`, () => {
      for (const stop of stops) {
        lines.block(`case ${stop.block}:`, () => {
          // What is chosen among pieces that share a name goes through names: the runtime sees to that.
          if (stop.alike) lines.add(whole ? 'return made;' : 'if (random === undefined) return made;');
          if (stop.alike && whole) return;
          lines.add(whole ? `const random = bots[s[${HEADER.actor}]];` : `random ??= bots[s[${HEADER.actor}]];`);
          draw(stop, lines);
          lines.add(`block = ${stop.fns.apply}(s, pick);`);
          if (!whole) lines.add(`last = ${lastPick(stop)};`);
          lines.add('break;');
        });
      }
      lines.add('default: return made;');
    });
    lines.add('if (block >= 0) run(s, block);');
    if (whole) {
      lines.add('made++;');
      lines.add(`if (s[${HEADER.fault}] !== 0) return made;`);
      return;
    }
    lines.add(`if (s[${HEADER.fault}] !== 0) return made + 1;`);
    lines.block(`if (last${continues ? ` && !continues(s[${HEADER.position}])` : ''})`, () => {
      lines.add('made++;');
      lines.add('random = undefined;');
    });
  });
  lines.add('return made;');
  return `function ${name}(s, bots, limit, list) {\n${lines.text}\n}`;
}

/** Whether a pick completes what is asked for here. */
function lastPick({ packed, stage }: Stop): string {
  if (stage) {
    if (stage.at !== laterGroups(stage.action).length - 1) return 'false';
    return stage.group.kind === 'packed' ? 'true' : `pick === ${stage.group.slot.width}`;
  }
  return openingLast(packed);
}

function openingLast({ actions }: PackedDecision): string {
  const going = actions.filter((action) => laterGroups(action).length > 0);
  return going.length === 0
    ? 'true'
    : going.map(({ base, size }) => `(pick < ${base} || pick >= ${base + size})`).join(' && ');
}
