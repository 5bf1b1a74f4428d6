/**
 * A text that is being typed, made whole enough to be read: a word is put at the cursor, as a key and as a value, and
 * what the line leaves open is closed.
 */

/** Stands at the cursor; no rule set has such a word. */
export const CURSOR = 'zqcursorqz';

export interface Mended {
  as: 'key' | 'value';
  text: string;
}

/** The word that is being typed: where it starts, and where it ends behind the cursor. */
export function wordAt(text: string, offset: number): { start: number; end: number } {
  const start = offset - /[\w-]*$/.exec(text.slice(Math.max(0, offset - 80), offset))![0].length;
  return { start, end: offset + /^[\w-]*/.exec(text.slice(offset, offset + 80))![0].length };
}

export function mended(text: string, offset: number): Mended[] {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  const lineEnd = (text.indexOf('\n', offset) + text.length + 1) % (text.length + 1);
  const before = text.slice(lineStart, offset);
  const { end } = wordAt(text, offset);
  const after = text.slice(end, lineEnd);
  const whole = (line: string): string => text.slice(0, lineStart) + line + text.slice(lineEnd);
  const open = openBrackets(before);
  const flow = open.at(-1) ?? (inFlow(text, lineStart) ? '{' : undefined);
  const rest = flow ? `${after}${closing(before + CURSOR + after)}` : after;
  const hasColon = /^[\w.,() -]*["']?\s*:(\s|$)/.test(after);
  const asKey: Mended = {
    as: 'key',
    text: whole(
      `${before}${CURSOR}${hasColon ? '' : ':'}${hasColon ? rest : after.trim() === '' && !flow ? '' : ` ${rest}`}`,
    ),
  };
  const asValue: Mended = { as: 'value', text: whole(`${before}${CURSOR}${rest}`) };
  // A key can stand at the start of a line, behind `- `, and behind `{` or `,` of a mapping.
  const keyPlace = flow
    ? flow === '{' && /[{,]\s*[\w.-]*$/.test(before)
    : /^\s*(- +)*["']?[\w.-]*(\([\w ,]*)?$/.test(before);
  if (!keyPlace) return [asValue];
  return hasColon ? [asKey] : flow ? [asKey] : [asKey, asValue];
}

/** The brackets of YAML that a line opens and does not close, its strings aside. */
function openBrackets(line: string): string[] {
  const open: string[] = [];
  let quote = '';
  for (const [i, unit] of [...line].entries()) {
    if (quote) {
      if (unit === quote) quote = '';
    } else if ((unit === '"' || unit === "'") && /[\s:,[{-]/.test(line[i - 1] ?? ' ')) quote = unit;
    else if (unit === '#' && /\s/.test(line[i - 1] ?? ' ')) break;
    // Inside a plain value a bracket is one of an expression.
    else if ((unit === '{' || unit === '[') && /(^|[:-]\s|[,[{])\s*$/.test(line.slice(0, i))) open.push(unit);
    else if (unit === '}' || unit === ']') open.pop();
  }
  return open;
}

const closing = (line: string): string =>
  openBrackets(line)
    .reverse()
    .map((bracket) => (bracket === '{' ? ' }' : ']'))
    .join('');

/** Whether a line starts inside a mapping in braces that an earlier line opened. */
function inFlow(text: string, lineStart: number): boolean {
  const lines = text
    .slice(Math.max(0, lineStart - 2000), lineStart)
    .split('\n')
    .slice(-12);
  return openBrackets(lines.join(' ').replace(/#.*$/gm, '')).length > 0;
}
