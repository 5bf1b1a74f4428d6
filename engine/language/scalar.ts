/**
 * Where each character of a YAML scalar's value stands in the text: through indentation, folding, quotes and escapes.
 */
export type ScalarStyle = 'plain' | 'single' | 'double' | 'literal' | 'folded';

/**
 * For every UTF-16 unit of the value its offset in the text, and one more for the end. `undefined` if the text can't be
 * followed. `start` and `end` are the range of the scalar, with its quotes or its block header.
 */
export function scalarOffsets(text: string, start: number, end: number, style: ScalarStyle): number[] | undefined {
  return read(text, start, end, style)?.offsets;
}

/** The value as read by following the text, with the offsets; for tests and for checking an edit. */
export function read(
  text: string,
  start: number,
  end: number,
  style: ScalarStyle,
): { value: string; offsets: number[] } | undefined {
  const out = new Writer();
  if (style === 'plain') flowLines(text, start, end, out, (from, to) => out.copy(text, from, to));
  else if (style === 'single') flowLines(text, start + 1, end - 1, out, (from, to) => single(text, from, to, out));
  else if (style === 'double') double(text, start + 1, end - 1, out);
  else block(text, start, end, style, out);
  out.offsets.push(style === 'single' || style === 'double' ? end - 1 : Math.max(out.last + 1, start));
  return { value: out.value, offsets: out.offsets };
}

class Writer {
  value = '';
  offsets: number[] = [];
  last = -1;
  put(characters: string, offset: number): void {
    for (let i = 0; i < characters.length; i++) this.offsets.push(offset);
    this.value += characters;
    this.last = Math.max(this.last, offset);
  }
  copy(text: string, from: number, to: number): void {
    for (let i = from; i < to; i++) this.put(text[i], i);
  }
  /** Takes white space at the end back. */
  trim(keep: number): void {
    let length = this.value.length;
    while (length > keep && /[ \t]/.test(this.value[length - 1])) length--;
    this.value = this.value.slice(0, length);
    this.offsets.length = length;
  }
}

interface Line {
  from: number;
  /** Without the line break. */
  to: number;
  /** Behind the line break. */
  next: number;
}

function* linesOf(text: string, start: number, end: number): Generator<Line> {
  let from = start;
  while (from <= end) {
    let to = from;
    while (to < end && text[to] !== '\n' && text[to] !== '\r') to++;
    let next = to;
    if (next < end) next += text[next] === '\r' && text[next + 1] === '\n' ? 2 : 1;
    yield { from, to, next };
    if (next === to) return;
    from = next;
  }
}

/** Plain and single-quoted scalars: lines are trimmed and joined by a space; an empty line is a line break. */
function flowLines(
  text: string,
  start: number,
  end: number,
  out: Writer,
  content: (from: number, to: number) => void,
): void {
  const lines = [...linesOf(text, start, end)];
  let breaks = 0;
  let breakAt = start;
  lines.forEach((line, index) => {
    let { from, to } = line;
    if (index > 0) while (from < to && /[ \t]/.test(text[from])) from++;
    if (index < lines.length - 1) while (to > from && /[ \t]/.test(text[to - 1])) to--;
    if (index > 0) {
      if (from === to && index < lines.length - 1) {
        breaks++;
        return;
      }
      if (breaks === 0) out.put(' ', breakAt);
      else for (let i = 0; i < breaks; i++) out.put('\n', breakAt);
    }
    content(from, to);
    breaks = 0;
    breakAt = to;
  });
}

function single(text: string, from: number, to: number, out: Writer): void {
  for (let i = from; i < to; i++) {
    out.put(text[i], i);
    if (text[i] === "'") i++;
  }
}

const ESCAPES: Record<string, string> = {
  '0': '\0',
  a: '\x07',
  b: '\b',
  e: '\x1b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  N: '\u0085',
  _: '\u00a0',
  L: '\u2028',
  P: '\u2029',
  ' ': ' ',
  '"': '"',
  '/': '/',
  '\\': '\\',
  '\t': '\t',
};

function double(text: string, start: number, end: number, out: Writer): void {
  let i = start;
  // White space that an escape wrote is not trimmed.
  let kept = 0;
  while (i < end) {
    const unit = text[i];
    if (unit === '\\') {
      const next = text[i + 1];
      if (next === '\n' || next === '\r') {
        i += next === '\r' && text[i + 2] === '\n' ? 3 : 2;
        while (i < end && /[ \t]/.test(text[i])) i++;
        kept = out.value.length;
        continue;
      }
      const length = next === 'x' ? 2 : next === 'u' ? 4 : next === 'U' ? 8 : 0;
      if (length > 0) {
        out.put(String.fromCodePoint(Number.parseInt(text.slice(i + 2, i + 2 + length), 16) || 0), i);
        i += 2 + length;
      } else {
        out.put(ESCAPES[next] ?? next, i);
        i += 2;
      }
      kept = out.value.length;
    } else if (unit === '\n' || unit === '\r') {
      out.trim(kept);
      const at = i;
      let breaks = 0;
      while (i < end && /[ \t\r\n]/.test(text[i])) {
        if (text[i] === '\n' || (text[i] === '\r' && text[i + 1] !== '\n')) breaks++;
        i++;
      }
      if (breaks <= 1) out.put(' ', at);
      else for (let n = 1; n < breaks; n++) out.put('\n', at);
      kept = out.value.length;
    } else {
      out.put(unit, i);
      i++;
    }
  }
}

function block(text: string, start: number, end: number, style: 'literal' | 'folded', out: Writer): void {
  const header = /^[|>]([-+0-9]*)[^\n\r]*(\r\n|\n|\r)?/.exec(text.slice(start, end));
  if (!header) return;
  const lines = [...linesOf(text, start + header[0].length, end)];
  if (lines.length > 0 && lines[lines.length - 1].from === lines[lines.length - 1].to) lines.pop();
  const chomp = /[-+]/.exec(header[1])?.[0];
  const indent = indentation(text, start, lines, /\d/.exec(header[1])?.[0]);
  const content = lines.map((line) => ({ ...line, from: Math.min(line.from + indent, line.to) }));
  let last = content.length - 1;
  while (last >= 0 && content[last].from === content[last].to) last--;
  let previousMore = false;
  let pending: number[] = [];
  for (let i = 0; i <= last; i++) {
    const { from, to } = content[i];
    const more = style === 'folded' && from < to && /[ \t]/.test(text[from]);
    if (style === 'literal') {
      out.copy(text, from, to);
      if (i < last) out.put('\n', to);
      continue;
    }
    if (from === to) {
      pending.push(to);
      continue;
    }
    if (out.value.length > 0 || i > 0) {
      const first = i === pending.length && out.value.length === 0;
      if (first || more || previousMore) {
        const all = first ? pending : [content[i - 1 - pending.length].to, ...pending];
        for (const at of all) out.put('\n', at);
      } else if (pending.length === 0) out.put(' ', content[i - 1].to);
      else for (const at of pending) out.put('\n', at);
    }
    out.copy(text, from, to);
    pending = [];
    previousMore = more;
  }
  if (chomp !== '-' && last >= 0) out.put('\n', content[last].to);
  if (chomp === '+') for (let i = last + 1; i < content.length; i++) out.put('\n', content[i].to);
}

function indentation(text: string, start: number, lines: Line[], explicit: string | undefined): number {
  if (explicit !== undefined) {
    // Counted from the indentation of the parent, which is that of the line with the header, its dashes aside.
    const lineStart = Math.max(text.lastIndexOf('\n', start - 1), text.lastIndexOf('\r', start - 1)) + 1;
    const lead = /^[ ]*(?:- +)*/.exec(text.slice(lineStart, start))?.[0] ?? '';
    return lead.length + Number(explicit);
  }
  for (const line of lines) {
    let at = line.from;
    while (at < line.to && text[at] === ' ') at++;
    if (at < line.to) return at - line.from;
  }
  return lines.reduce((most, line) => Math.max(most, line.to - line.from), 0);
}
