/** Which zones hold pieces that are drawn one by one, and how. */
import type { ReadableState } from '../../engine/index.ts';
import type { SpaceSetView, ZoneView } from '../worker/protocol.ts';
import { type Contents, contentsOf, HIDDEN_PIECE, type Item } from './contents.ts';
import { type Drawable, isZone, lookOf, shownThings } from './look.ts';

export const holdsPieces = (rules: Drawable, zone: ZoneView): boolean =>
  zone.holds.some((name) => rules.components.find((one) => one.name === name)?.kind === 'pieces');

/** Zones with pieces of the game, or of each player, in the order in which they are shown. */
export const pieceZones = (rules: Drawable, each: 'game' | 'player'): ZoneView[] =>
  shownThings(rules, each).order.filter((thing): thing is ZoneView => isZone(thing) && holdsPieces(rules, thing));

export const sharedBoards = (rules: Drawable): SpaceSetView[] =>
  rules.spaces.filter((set) => !set.perPlayer && lookOf(rules, set.name).as !== 'hidden');
export const ownBoards = (rules: Drawable): SpaceSetView[] =>
  rules.spaces.filter((set) => set.perPlayer && lookOf(rules, set.name).as !== 'hidden');

/** Whether players have more before them than a line of marks can tell. */
export const hasMats = (rules: Drawable): boolean =>
  pieceZones(rules, 'player').length > 0 || ownBoards(rules).length > 0;

/** What lies in a zone, known pieces of an unordered one in the order in which the rules list them. */
export function zoneContents(rules: Drawable, state: ReadableState, zone: ZoneView, owner?: string): Contents {
  const all = state.zones[zone.name];
  const contents = contentsOf(
    rules,
    zone,
    zone.each === 'game' ? all : (all as Record<string, unknown> | undefined)?.[owner ?? ''],
  );
  return zone.ordered ? contents : { ...contents, items: sorted(rules, contents.items) };
}

const orders = new WeakMap<object, Map<string, number>>();

function sorted(rules: Drawable, items: readonly Item[]): Item[] {
  let order = orders.get(rules);
  if (!order) {
    order = new Map(rules.components.flatMap((one) => Object.keys(one.faces)).map((name, i) => [name, i]));
    orders.set(rules, order);
  }
  const rank = ({ name }: Item): number => (name === HIDDEN_PIECE ? Number.MAX_SAFE_INTEGER : (order.get(name) ?? 0));
  return [...items].sort((a, b) => rank(a) - rank(b));
}

export type ZoneDrawing = 'deck' | 'pile' | 'row' | 'column' | 'count';

/** More than so many pieces of an unordered zone of the game are drawn as a pile. */
const MANY = 10;

export function zoneDrawing(rules: Drawable, zone: ZoneView, { items }: Contents, choosing: boolean): ZoneDrawing {
  const { as } = lookOf(rules, zone.name);
  if (as === 'column') return 'column';
  if (choosing) return 'row';
  if (as === 'deck' || as === 'pile' || as === 'row' || as === 'count') return as;
  if (zone.limit === 1) return 'row';
  const hidden = items.every((item) => item.name === HIDDEN_PIECE);
  if (zone.ordered) return hidden && (items.length > 0 || zone.seen === 'nobody') ? 'deck' : 'pile';
  if (zone.each === 'game') return hidden && items.length > 0 ? 'deck' : items.length > MANY ? 'pile' : 'row';
  return 'row';
}
