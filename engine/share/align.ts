/** Which items of two lists belong together. */

export interface Alignment<T> {
  /** Items with a name belong to those of the same name only. */
  name(item: T): string | undefined;
  same(a: T, b: T): boolean;
  /** Whether an item can have become the other. */
  alike(a: T, b: T): boolean;
}

/** Pairs in the order of `b`, with what is only in `a` where it was; one side is missing where there is no partner. */
export function align<T>(a: readonly T[], b: readonly T[], how: Alignment<T>): [T | undefined, T | undefined][] {
  const partner = new Array<number | undefined>(b.length);
  const taken = new Set<number>();
  const pair = (i: number, j: number) => {
    partner[j] = i;
    taken.add(i);
  };
  b.forEach((item, j) => {
    const name = how.name(item);
    const i = name === undefined ? -1 : a.findIndex((one, index) => !taken.has(index) && how.name(one) === name);
    if (i >= 0) pair(i, j);
  });
  const free = (i: number) => !taken.has(i) && how.name(a[i]) === undefined;
  for (const test of [how.same, how.alike]) {
    b.forEach((item, j) => {
      if (partner[j] !== undefined || how.name(item) !== undefined) return;
      const i = a.findIndex((one, index) => free(index) && test(one, item));
      if (i >= 0) pair(i, j);
    });
  }
  const pairs: [T | undefined, T | undefined][] = [];
  let next = 0;
  const lost = (until: number) => {
    for (; next < until; next++) if (!taken.has(next)) pairs.push([a[next], undefined]);
  };
  b.forEach((item, j) => {
    const i = partner[j];
    if (i !== undefined) lost(i);
    pairs.push([i === undefined ? undefined : a[i], item]);
  });
  lost(a.length);
  return pairs;
}
