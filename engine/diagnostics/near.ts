/**
 * The name that somebody probably meant. Distance is Damerau-Levenshtein (an insertion, deletion, substitution or swap
 * of neighbors each counts 1), case and `-`/`_` aside; a name is near if at most a third of its letters differ, or if
 * it starts with what was written.
 */
export function nearest(written: string, candidates: Iterable<string>): string | undefined {
  const plain = fold(written);
  const limit = plain.length <= 3 ? 1 : Math.ceil(plain.length / 3);
  let best: string | undefined;
  let bestDistance = limit + 1;
  for (const candidate of candidates) {
    if (candidate === written) continue;
    const other = fold(candidate);
    let distance = editDistance(plain, other, bestDistance);
    if (distance > limit && plain.length >= 4 && other.startsWith(plain)) distance = limit;
    if (distance < bestDistance && distance < Math.max(plain.length, other.length)) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

const fold = (name: string): string => name.toLowerCase().replace(/[-_ ]/g, '');

/** Damerau-Levenshtein distance (restricted: no edit between swapped letters); `cap` or more is answered as `cap`. */
export function editDistance(a: string, b: string, cap = Number.POSITIVE_INFINITY): number {
  if (Math.abs(a.length - b.length) >= cap) return cap;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let smallest = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let d = Math.min(row[j - 1] + 1, last[j] + 1, last[j - 1] + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) d = Math.min(d, before[j - 2] + 1);
      row.push(d);
      if (d < smallest) smallest = d;
    }
    if (smallest >= cap) return cap;
    before = last;
    last = row;
  }
  return Math.min(last[b.length], cap);
}
