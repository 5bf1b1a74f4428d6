/** Reads the fields of a saved game. What is wrong with one of them costs no more than that one, and is said. */
import { isMapping } from '../language/tree.ts';
import type { RuleText } from '../language/types.ts';
import type { KeptPosition } from '../runtime/carry.ts';
import type { Value } from '../runtime/moves.ts';
import { PLY_LIMIT } from '../runtime/session.ts';
import { isTexts } from './own.ts';
import type { SavedGame, SavedPly, SavedSeat } from './types.ts';

/** A match has at most 20 games. */
const MOST_PLIES = 20 * PLY_LIMIT;

export interface ReadSave {
  /** Absent: the rules are not there, so there is nothing to load. */
  save?: SavedGame;
  /** Why, or what else was wrong, in sentences. */
  damage: string[];
  /** What stands where plies should, from the first one on that is none. */
  unreadable: number;
}

export function readSave(value: unknown): ReadSave {
  const damage: string[] = [];
  if (!isMapping(value) || value.kind !== 'houserules-save') return { damage: ['It is no saved game'], unreadable: 0 };
  const rules = rulesOf(value.rules);
  if (!rules) return { damage: ['The rules of the game are not in it'], unreadable: 0 };

  /** A field with its default, which is taken if what is there is something else. */
  function field<T>(name: string, fits: (item: unknown) => item is T, otherwise: T, required = true): T {
    const item = value as Record<string, unknown>;
    if (item[name] === undefined && !required) return otherwise;
    if (fits(item[name])) return item[name];
    damage.push(`\`${name}\` is ${item[name] === undefined ? 'missing' : 'not what it should be'}`);
    return otherwise;
  }
  const list = field('plies', Array.isArray as (item: unknown) => item is unknown[], []);
  const first = list.findIndex((ply) => !isPly(ply));
  const plies = (first < 0 ? list : list.slice(0, first)) as SavedPly[];
  if (first >= 0) damage.push(`Ply ${first + 1} can’t be read`);
  const players = field('players', isCount, 0);
  const seats = field('seats', isSeats, []);
  const variants = field<readonly string[] | undefined>('variants', isNames, undefined, false);
  const options = field<Record<string, unknown> | undefined>('options', isMapping, undefined, false);
  const begin = field<KeptPosition | undefined>('begin', isKept, undefined, false);
  return {
    save: {
      kind: 'houserules-save',
      format: field('format', (item) => item === 1, 1 as const),
      rules,
      base: field('base', isTexts, {}),
      ...(variants && { variants }),
      ...(options && { options }),
      players,
      seed: field('seed', isSeed, 1),
      game: field('game', isCount, 0),
      seats,
      position: field('position', isCount, plies.length),
      ...(begin && { begin }),
      state: field('state', isText, ''),
      plies: plies.slice(0, MOST_PLIES),
    },
    damage,
    unreadable: first < 0 ? 0 : list.length - first,
  };
}

function rulesOf(value: unknown): RuleText | { game: string } | undefined {
  if (!isMapping(value)) return undefined;
  if (typeof value.game === 'string') return { game: value.game };
  return typeof value.text === 'string'
    ? { uri: isText(value.uri) ? value.uri : 'rules.yaml', text: value.text }
    : undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isSeed = (value: unknown): value is string | number =>
  isText(value) || (typeof value === 'number' && Number.isFinite(value));
const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;
const isNames = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

function isSeats(value: unknown): value is SavedSeat[] {
  const optional = (item: unknown) => item === undefined || isText(item);
  return Array.isArray(value) && value.every((seat) => isMapping(seat) && optional(seat.name) && optional(seat.bot));
}

function isKept(value: unknown): value is KeptPosition {
  if (!isMapping(value) || !isMapping(value.state) || !isMapping(value.draws)) return false;
  const { state, turn, skipped, turns, draws } = value;
  const { zones, variables, next, active, round } = state;
  const decides = isMapping(next) && isCount(next.actor) && isText(next.decision);
  const counts = [turn, skipped, turns, active, round, ...Object.values(draws)].every(isCount);
  return isMapping(zones) && isMapping(variables) && decides && counts;
}

function isPly(value: unknown): value is SavedPly {
  if (!isMapping(value)) return false;
  const { actor, decision, then, filled } = value;
  const told = filled === undefined || filled === 'forced' || filled === 'chosen';
  const whole = then === undefined || (Array.isArray(then) && then.every(isMove));
  return isCount(actor) && isText(decision) && isMove(value) && whole && told;
}

function isMove(value: unknown): boolean {
  if (!isMapping(value)) return false;
  const { action, args } = value;
  return isText(action) && isMapping(args) && Object.values(args).every((arg) => isValue(arg, 0));
}

function isValue(value: unknown, depth: number): value is Value {
  if (value === null || typeof value === 'boolean' || typeof value === 'string' || typeof value === 'number')
    return true;
  return Array.isArray(value) && depth < 4 && value.every((item) => isValue(item, depth + 1));
}
