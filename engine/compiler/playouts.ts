/**
 * Random play to the end as one function, so that it calls what it needs by name. The game is the one that the runtime
 * plays move by move (`randomMove`): each pick is uniform among the legal ones, and each seat draws from its own stream.
 */
import { Lines } from './emitter.ts';
import type { Stop } from './flow.ts';
import { HEADER } from './layout.ts';
import { laterGroups, type PackedDecision } from './picks.ts';

/** `(s, random, list?) → pick` for each stop, then `playOut(s, bots, limit, list?) → moves made`. */
export function printPlayOut(stops: readonly Stop[]): string {
  const continues = stops.some((stop) => stop.packed.decision.continues);
  const lines = new Lines();
  lines.add('let made = 0;');
  lines.add('let random; // of whoever makes the move that has begun');
  lines.block('while (made < limit || random !== undefined)', () => {
    lines.add('let pick, block, last;');
    lines.block(`switch (s[${HEADER.position}])`, () => {
      for (const stop of stops) {
        lines.block(`case ${stop.block}:`, () => {
          // What is chosen among pieces that share a name goes through names: the runtime sees to that.
          if (stop.alike) lines.add('if (random === undefined) return made;');
          lines.add(`random ??= bots[s[${HEADER.actor}]];`);
          lines.add(`pick = ${stop.fns.draw}(s, random, list);`);
          lines.add('if (pick < 0) return made;');
          lines.add(`block = ${stop.fns.apply}(s, pick);`);
          lines.add(`last = ${lastPick(stop)};`);
          lines.add('break;');
        });
      }
      lines.add('default: return made;');
    });
    lines.add('if (block >= 0) run(s, block);');
    lines.add(`if (s[${HEADER.fault}] !== 0) return made + 1;`);
    lines.block(`if (last${continues ? ` && !continues(s[${HEADER.position}])` : ''})`, () => {
      lines.add('made++;');
      lines.add('random = undefined;');
    });
  });
  lines.add('return made;');
  const further = stops.filter((stop) => stop.packed.decision.continues).map((stop) => `position === ${stop.block}`);
  return `${
    continues
      ? `// Whether a decision is a further part of the move that led to it.\nfunction continues(position) { return ${further.join(' || ')}; }\n`
      : ''
  }function playOut(s, bots, limit, list) {\n${lines.text}\n}`;
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
