/** Which keys a pick counts for: the action that it begins, the values that it chooses, the groups that these belong to. */
import type { Stop } from '../compiler/flow.ts';
import type { PackedAction, Slot } from '../compiler/picks.ts';
import type { Program } from '../compiler/program.ts';
import { NONE, NONE_INT } from '../model/types.ts';
import { DECLINE, readValue, unpack } from '../runtime/moves.ts';
import { keys } from './keys.ts';
import type { Names } from './tally.ts';

/** Parameters with more values than this are not counted value by value. */
const MOST_VALUES = 128;

export interface Found {
  /** Counted each time. */
  counts: number[];
  /** Noted the first time. */
  firsts: number[];
}

interface SlotKeys {
  values: (number | undefined)[];
  groups: number[][];
  firsts: number[][];
}

export class Uses {
  private readonly program: Program;
  private readonly names: Names;
  private readonly slots = new Map<Slot, SlotKeys>();
  private readonly actions = new Map<string, { use: number; first: number }>();
  private readonly found: Found = { counts: [], firsts: [] };

  constructor(program: Program, names: Names) {
    this.program = program;
    this.names = names;
  }

  /**
   * What a pick means. The answer is used again for the next one.
   * @param fresh whether it begins a move
   */
  of(stop: Stop, pick: number, fresh: boolean): Found {
    const { found } = this;
    found.counts.length = 0;
    found.firsts.length = 0;
    const { packed, stage } = stop;
    if (stage) {
      if (fresh) this.action(stage.action.action.name);
      const { group } = stage;
      if (group.kind === 'packed') this.values(stage.action, group.slots, pick);
      else if (pick !== group.slot.width) this.value(stage.action, group.slot, pick);
      return found;
    }
    if (pick === packed.decline) {
      this.action(DECLINE);
      return found;
    }
    const action = packed.actions.find((each) => pick < each.base + each.size)!;
    this.action(action.action.name);
    const group = action.groups[0];
    if (group?.kind === 'packed') this.values(action, group.slots, pick - action.base);
    return found;
  }

  private action(name: string): void {
    let ids = this.actions.get(name);
    if (!ids) {
      ids = { use: this.names.id(keys.use(name)), first: this.names.id(keys.first(name)) };
      this.actions.set(name, ids);
    }
    this.found.counts.push(ids.use);
    this.found.firsts.push(ids.first);
  }

  private values(action: PackedAction, slots: readonly Slot[], code: number): void {
    const values = unpack(slots, code);
    for (let i = 0; i < slots.length; i++) {
      const value = values[i]!;
      if (value !== NONE && value !== NONE_INT) this.value(action, slots[i]!, value - slots[i]!.first);
    }
  }

  private value(action: PackedAction, slot: Slot, index: number): void {
    let known = this.slots.get(slot);
    if (!known) {
      known = { values: [], groups: [], firsts: [] };
      this.slots.set(slot, known);
    }
    known.groups[index] ?? this.learn(action.action.name, slot, index, known);
    const id = known.values[index];
    if (id !== undefined) this.found.counts.push(id);
    this.found.counts.push(...known.groups[index]!);
    this.found.firsts.push(...known.firsts[index]!);
  }

  private learn(action: string, slot: Slot, index: number, known: SlotKeys): void {
    const { param, width, first } = slot;
    const type = param.domain.kind === 'subset' ? param.domain.set!.of : param.local.type;
    if (width <= MOST_VALUES) {
      const value = readValue(this.program, index + first, type);
      known.values[index] = this.names.id(keys.value(action, param.name, String(value)));
    }
    const groups = type.t === 'space' ? groupsAt(type.set.groups, index + first) : [];
    known.groups[index] = groups.map((group) => this.names.id(keys.group(action, param.name, group)));
    known.firsts[index] = groups.map((group) => this.names.id(keys.firstIn(action, param.name, group)));
  }
}

const groupsAt = (groups: ReadonlyMap<string, readonly number[]>, space: number): string[] =>
  [...groups].flatMap(([name, spaces]) => (spaces.includes(space) ? [name] : []));
