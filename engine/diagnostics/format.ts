import type { Diagnostic } from './diagnostic.ts';

/**
 * A diagnostic as the command line prints it:
 *
 *     games/x/game.yaml:12:5: error unknown-key: `mvoe` is not something that an effect can have
 *         - mvoe: { what: gem }
 *           ^^^^
 *     Did you mean `move`?
 *
 * `source` gives the text of a document, if it is at hand. Columns count from 1.
 */
export function formatDiagnostic(diagnostic: Diagnostic, source: (document: string) => string | undefined): string {
  const { start } = diagnostic.range;
  const lines = [
    `${diagnostic.document}:${start.line}:${start.column}: ${diagnostic.severity} ${diagnostic.code}: ${diagnostic.message}`,
    ...excerpt(diagnostic, source(diagnostic.document)),
  ];
  if (diagnostic.hint) lines.push(`  ${diagnostic.hint}`);
  for (const other of diagnostic.related ?? []) {
    lines.push(`  ${other.document}:${other.range.start.line}:${other.range.start.column}: ${other.message}`);
  }
  return lines.join('\n');
}

function excerpt({ range }: Diagnostic, text: string | undefined): string[] {
  if (text === undefined || range.end.offset > text.length || text.length === 0) return [];
  const line = text.split(/\r\n|\n|\r/, range.start.line)[range.start.line - 1];
  if (line === undefined) return [];
  const from = range.start.column - 1;
  const to = range.end.line > range.start.line ? line.trimEnd().length : range.end.column - 1;
  const { text: shown, columns } = expand(line);
  const left = columns[Math.min(from, columns.length - 1)];
  const right = Math.max(columns[Math.min(to, columns.length - 1)], left + 1);
  const window = cut(shown, left);
  return [
    `  ${window.text}`,
    `  ${' '.repeat(left - window.from + window.mark)}${'^'.repeat(Math.min(right, window.to) - left || 1)}`,
  ];
}

const TAB = 4;
const WIDTH = 160;

/** Long lines are shown around the place. */
function cut(
  line: { text: string; width: number },
  left: number,
): { text: string; from: number; to: number; mark: number } {
  if (line.width <= WIDTH || line.text.length !== line.width)
    return { text: line.text, from: 0, to: line.width + 1, mark: 0 };
  const from = Math.max(0, Math.min(left - 40, line.width - WIDTH));
  const to = Math.min(line.width, from + WIDTH);
  return {
    text: `${from > 0 ? '…' : ''}${line.text.slice(from, to)}${to < line.width ? '…' : ''}`,
    from,
    to,
    mark: from > 0 ? 1 : 0,
  };
}

/** Tabs as spaces up to the next multiple of 4; for every code unit its column on a terminal, where wide characters take two. */
function expand(line: string): { text: { text: string; width: number }; columns: number[] } {
  let text = '';
  let width = 0;
  const columns: number[] = [];
  for (const character of line) {
    for (let i = 0; i < character.length; i++) columns.push(width);
    if (character === '\t') {
      const spaces = TAB - (width % TAB);
      text += ' '.repeat(spaces);
      width += spaces;
    } else {
      text += character;
      width += characterWidth(character.codePointAt(0)!);
    }
  }
  columns.push(width);
  return { text: { text, width }, columns };
}

function characterWidth(point: number): number {
  if (point < 0x300) return point < 0x20 ? 0 : 1;
  // Combining marks, joiners, variation selectors.
  if (point <= 0x36f || (point >= 0x200b && point <= 0x200f) || (point >= 0xfe00 && point <= 0xfe0f)) return 0;
  const wide =
    (point >= 0x1100 && point <= 0x115f) ||
    (point >= 0x2e80 && point <= 0xa4cf) ||
    (point >= 0xac00 && point <= 0xd7a3) ||
    (point >= 0xf900 && point <= 0xfaff) ||
    (point >= 0xfe30 && point <= 0xfe6f) ||
    (point >= 0xff00 && point <= 0xff60) ||
    (point >= 0xffe0 && point <= 0xffe6) ||
    (point >= 0x1f300 && point <= 0x1faff) ||
    (point >= 0x20000 && point <= 0x3fffd);
  return wide ? 2 : 1;
}
