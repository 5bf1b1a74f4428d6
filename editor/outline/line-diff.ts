/** What differs between two texts, line by line. */
export interface DiffLine {
  sign: '+' | '-' | ' ' | '…';
  text: string;
}

/** Lines around a change that are shown with it. */
const AROUND = 2;

/** Lines that were added and removed, each with its neighbors; nothing if the texts are the same. */
export function lineDiff(before: string, after: string): DiffLine[] {
  if (before === after) return [];
  const [a, b] = [before.split('\n'), after.split('\n')];
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  const middle = longestCommon(a.slice(start, a.length - end), b.slice(start, b.length - end));
  const same = (text: string): DiffLine => ({ sign: ' ', text });
  const all = [...a.slice(0, start).map(same), ...middle, ...a.slice(a.length - end).map(same)];
  return shortened(all);
}

/** So many pairs of lines are compared one by one; beyond that all lines count as changed. */
const MOST = 4_000_000;

function longestCommon(a: readonly string[], b: readonly string[]): DiffLine[] {
  const removed = (text: string): DiffLine => ({ sign: '-', text });
  const added = (text: string): DiffLine => ({ sign: '+', text });
  if (a.length * b.length > MOST) return [...a.map(removed), ...b.map(added)];
  const width = b.length + 1;
  const length = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      length[i * width + j] =
        a[i] === b[j]
          ? length[(i + 1) * width + j + 1] + 1
          : Math.max(length[(i + 1) * width + j], length[i * width + j + 1]);
    }
  }
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      lines.push({ sign: ' ', text: a[i++] });
      j++;
    } else if (j >= b.length || (i < a.length && length[(i + 1) * width + j] >= length[i * width + j + 1])) {
      lines.push(removed(a[i++]));
    } else lines.push(added(b[j++]));
  }
  return lines;
}

function shortened(lines: readonly DiffLine[]): DiffLine[] {
  const near = lines.map((_, index) =>
    lines.slice(Math.max(0, index - AROUND), index + AROUND + 1).some(({ sign }) => sign !== ' '),
  );
  return lines.flatMap((line, index): DiffLine[] => {
    if (near[index]) return [line];
    return index === 0 || near[index - 1] ? [{ sign: '…', text: '' }] : [];
  });
}
