import type { OutlineItem } from './types.ts';

/** The items around an offset, the outermost first. */
export function crumbs(items: readonly OutlineItem[], offset: number): OutlineItem[] {
  const inside = items.find(({ start, end }) => start <= offset && offset <= end);
  return inside ? [inside, ...crumbs(inside.children, offset)] : [];
}
