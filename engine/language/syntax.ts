/**
 * What the YAML library found, in the designer's words. Only the first problem counts: the others mostly follow from it.
 * Operators, brackets and texts that should have been quoted are recognised, and quoting is offered.
 */
import { type Document, isCollection, isPair, isScalar, type Node, type YAMLError } from 'yaml';
import { diagnose } from '../diagnostics/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { flowValueEnd, lineValueEnd, quoteFix } from './quoting.ts';
import { lineAt, locationAt, MAX_DEPTH, type Source } from './source.ts';

export function syntaxDiagnostics(document: Document.Parsed, source: Source): Diagnostic[] {
  const { yaml, tags } = document.directives;
  if (yaml.explicit || Object.keys(tags).length > 1) {
    const at = Math.max(0, source.text.search(/^%/m));
    return [diagnose('yaml-directive', {}, locationAt(source, [], at, lineValueEnd(source.text, at)))];
  }
  const all = [...document.errors, ...document.warnings];
  if (all.length === 0) return [];
  const first = all.reduce((a, b) => (b.pos[0] < a.pos[0] ? b : a));
  return [explain(first, document, source)];
}

function explain(error: YAMLError, document: Document.Parsed, source: Source): Diagnostic {
  const [start, end] = error.pos;
  if (error.code === 'RESOURCE_EXHAUSTION')
    return diagnose('too-deep', { limit: MAX_DEPTH }, locationAt(source, [], start, end));
  return (
    operatorKey(source, start) ??
    tag(error, source) ??
    bracket(error, document, source) ??
    startOfText(error, source) ??
    unclosedQuote(error, document, source) ??
    unclosedBracket(error, document, source) ??
    dashInBraces(error, source) ??
    plain(error, source, start, end)
  );
}

const OPERATOR_KEY = /(^\s*(?:- +)*(?:\? +)?|[{,[]\s*)(!==?|!!?|>=?|%|\*|&&?|\|\|?|@|`)(?=\s*:(?:\s|$))/g;

/** `- !=: [a, b]` and the like: JsonLogic with a bare operator. */
function operatorKey(source: Source, at: number): Diagnostic | undefined {
  const here = lineAt(source, at);
  const before =
    here.line > 1 && here.text.slice(0, at - here.start).trim() === ''
      ? lineAt(source, source.lines[here.line - 2])
      : undefined;
  for (const line of before ? [here, before] : [here]) {
    for (const match of line.text.matchAll(OPERATOR_KEY)) {
      const start = line.start + match.index + match[1].length;
      if (insideQuotes(line.text, match.index + match[1].length)) continue;
      const location = locationAt(source, [], start, start + match[2].length);
      return diagnose('unquoted-operator', { operator: match[2] }, location, {
        fixes: [{ title: 'Quote it', edits: [{ range: location.range, text: `"${match[2]}"` }] }],
      });
    }
  }
  return undefined;
}

function insideQuotes(line: string, at: number): boolean {
  let quote = '';
  for (let i = 0; i < at; i++) {
    if (quote) {
      if (line[i] === quote) quote = '';
    } else if ((line[i] === '"' || line[i] === "'") && !/\w/.test(line[i - 1] ?? '')) quote = line[i];
  }
  return quote !== '';
}

function tag(error: YAMLError, source: Source): Diagnostic | undefined {
  if (error.code !== 'TAG_RESOLVE_FAILED') return undefined;
  const [start, end] = error.pos;
  const flow = insideFlow(source, start);
  const stop = flow ? flowValueEnd(source.text, start) : lineValueEnd(source.text, start);
  return diagnose('yaml-tag', { tag: source.text.slice(start, end) }, locationAt(source, [], start, end), {
    fixes: [quoteFix(source, start, Math.max(stop, end))],
  });
}

/** `{ x: money[me] }`, where the bracket ends the value. */
function bracket(error: YAMLError, document: Document.Parsed, source: Source): Diagnostic | undefined {
  const [at] = error.pos;
  if (!/^Unexpected flow-(seq|map)-start at node end/.test(error.message)) return undefined;
  const scalar = innermost(document.contents, at - 1, (node) => isScalar(node) && node.type === 'PLAIN');
  if (!scalar || source.text.slice(scalar.range![1], at).trim() !== '') return undefined;
  const start = scalar.range![0];
  return diagnose('unquoted-bracket', { bracket: source.text[at] }, locationAt(source, [], at, at + 1), {
    fixes: [quoteFix(source, start, flowValueEnd(source.text, start))],
  });
}

/** `text: {amount} coins`, `because: @me`, `when: >= 3`: what starts like this is no text to YAML. */
function startOfText(error: YAMLError, source: Source): Diagnostic | undefined {
  const [at] = error.pos;
  const line = lineAt(source, at);
  const match = /^(\s*(?:- +)*(?:[\w-]+|"[^"]*"|'[^']*')\s*:\s+|\s*(?:- +)+)([{["'@`%>|&*])/.exec(line.text);
  if (!match) return undefined;
  const start = line.start + match[1].length;
  const symbol = match[2];
  const end = lineValueEnd(source.text, start);
  const value = source.text.slice(start, end);
  const reserved = error.code === 'BAD_SCALAR_START' && at === start;
  const header = error.message.startsWith('Block scalar header') && at === start + 1;
  // A closed `{…}`, `[…]` or quote with something behind it.
  const junk =
    /at node end$/.test(error.message) &&
    at > start &&
    '{["\''.includes(symbol) &&
    /^(\{[^{}]*\}|\[[^[\]]*\]|"[^"]*"|'[^']*')/.exec(value);
  if (!reserved && !header && !junk) return undefined;
  if (junk && at !== start + junk[0].length && source.text.slice(start + junk[0].length, at).trim() !== '')
    return undefined;
  return diagnose('unquoted-text', { start: symbol }, locationAt(source, [], start, junk ? end : start + 1), {
    fixes: [quoteFix(source, start, end)],
  });
}

function unclosedQuote(error: YAMLError, document: Document.Parsed, source: Source): Diagnostic | undefined {
  const [at] = error.pos;
  const scalar = innermost(
    document.contents,
    at - 1,
    (node) => isScalar(node) && (node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE'),
  );
  if (!scalar) return undefined;
  const [start, end] = scalar.range!;
  const open = error.code === 'MISSING_CHAR' && /^Missing closing/.test(error.message);
  const over = /[\n\r]/.test(source.text.slice(start, end)) && at >= end - 1;
  if (!open && !over) return undefined;
  return diagnose(
    'yaml-syntax',
    { problem: 'This quote is not closed on its line', hint: `Put ${source.text[start]} at the end of the value.` },
    locationAt(source, [], start, lineValueEnd(source.text, start)),
  );
}

function unclosedBracket(error: YAMLError, document: Document.Parsed, source: Source): Diagnostic | undefined {
  if (!/^Flow (map|sequence) in block collection|^Expected (flow|a flow)|and end with a/.test(error.message))
    return undefined;
  const [at] = error.pos;
  const list = innermost(
    document.contents,
    at - 1,
    (node) => isCollection(node) && node.flow === true && !/[}\]]/.test(source.text[node.range![1] - 1]),
  );
  if (!list) return undefined;
  const start = list.range![0];
  const bracket = source.text[start];
  return diagnose(
    'yaml-syntax',
    {
      problem: `This \`${bracket}\` is not closed`,
      hint: `Put \`${bracket === '{' ? '}' : ']'}\` behind the last entry.`,
    },
    locationAt(source, [], start, start + 1),
  );
}

/** `{ amount: price, - 1 }`: behind a comma a dash begins an entry of a list in lines. */
function dashInBraces(error: YAMLError, source: Source): Diagnostic | undefined {
  const [at] = error.pos;
  if (!/^Block collections are not allowed within flow/i.test(error.message) || source.text[at] !== '-')
    return undefined;
  return diagnose(
    'yaml-syntax',
    {
      problem: 'Inside braces or brackets a `-` begins no entry of a list',
      hint: 'If it belongs to the value before, take the comma between them away; a list is written `[…]` here.',
    },
    locationAt(source, [], at, at + 1),
  );
}

const INSTEAD: [RegExp, string, string?][] = [
  [
    /^Nested mappings are not allowed/,
    'A second `:` in one line',
    'If the value holds a `:`, quote it; else put the key on a line of its own.',
  ],
  [
    /^Block collections are not allowed within flow/i,
    'Inside braces or brackets nothing can be written in lines of its own',
    'Put braces around this, too, or write what is around it in lines.',
  ],
  [/^Tabs are not allowed/, 'A tab can’t be used to indent', 'Use spaces.'],
  [
    /^All (mapping|sequence) items must start at the same column/,
    'This line is indented differently from the ones that it belongs to',
  ],
  [
    /^Implicit keys need to be on a single line/,
    'A `:` is missing behind a key, or a value goes on over several lines',
    'Quote a long value, or start it with `>-` on a line of its own.',
  ],
  [/^Implicit map keys need to be followed by map values/, 'A `:` is missing behind this key'],
  [/^Sequence item without - indicator/, 'This line is indented differently from the ones that it belongs to'],
  [/^Missing , (or : )?between/, 'A comma is missing here'],
  [/^Missing closing/, 'A quote is not closed'],
  [/^Source contains multiple documents/, 'The text holds more than one document (`---`)'],
  [/^Unexpected (flow-map-end|flow-seq-end)/, 'This bracket closes nothing'],
  [/^Unexpected (comma)/, 'This comma separates nothing'],
  [
    /^Unexpected .*at node end/,
    'This stands behind a value that has ended',
    'If it belongs to the value, quote the whole value.',
  ],
  [
    /^Invalid escape sequence/,
    'After a `\\` in double quotes only certain letters may stand',
    'Use single quotes, or write `\\\\`.',
  ],
  [
    /^Block scalar header/,
    'After `>` or `|` the text has to start on the next line',
    'If it is a comparison, quote it.',
  ],
  [/^Plain value cannot start with/, 'A value that starts like this has to be quoted'],
  [
    /^Unexpected block-(map|seq)-|^A block (sequence|collection)/,
    'A list or mapping can’t start here',
    'Start it on the next line, indented.',
  ],
  [/^Anchor|^Alias/, 'YAML gives `&` and `*` a meaning of its own', 'Quote the value or key.'],
];

function plain(error: YAMLError, source: Source, start: number, end: number): Diagnostic {
  const known = INSTEAD.find(([pattern]) => pattern.test(error.message));
  // What is indented wrongly is the first word of its line.
  if (/indented|column/.test(known?.[1] ?? '')) start += /^[ ]*/.exec(source.text.slice(start))![0].length;
  const where = locationAt(source, [], start, Math.max(start, Math.min(end, lineValueEnd(source.text, start))));
  return diagnose(
    'yaml-syntax',
    known ? { problem: known[1], hint: known[2] } : { problem: `This is not valid YAML: ${lower(error.message)}` },
    where,
  );
}

const lower = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

function insideFlow(source: Source, at: number): boolean {
  const line = lineAt(source, at);
  let open = 0;
  for (const character of line.text.slice(0, at - line.start)) {
    if (character === '{' || character === '[') open++;
    if (character === '}' || character === ']') open--;
  }
  return open > 0;
}

/** The innermost node around an offset that fits. */
function innermost(node: unknown, at: number, fits: (node: Node) => boolean): Node | undefined {
  if (isPair(node)) return innermost(node.value, at, fits) ?? innermost(node.key, at, fits);
  const range = (node as Node | null)?.range;
  if (!range || at < range[0] || at > range[2]) return undefined;
  if (isCollection(node)) {
    for (let i = node.items.length - 1; i >= 0; i--) {
      const found = innermost(node.items[i], at, fits);
      if (found) return found;
    }
  }
  return fits(node as Node) ? (node as Node) : undefined;
}
