/** The text of a value, as it is put into a text: in the quoting and at the indentation found there. */
import { Document, Scalar } from 'yaml';
import { isMapping } from './tree.ts';

export interface Style {
  /** Inside `{ }` or `[ ]`. */
  flow: boolean;
  /** The text is JSON and stays so. */
  json: boolean;
  newline: string;
  /** Where lines of a block start, from 0. */
  column: number;
  /** Mappings are written in lines even if they are short. */
  nested?: boolean;
}

export interface Written {
  text: string;
  /** It goes over several lines, the first of which starts at the column, or is the header of a block scalar. */
  block: boolean;
}

const FLOW_WIDTH = 70;

export function writeValue(value: unknown, style: Style, type?: Scalar.Type | null): Written {
  if (style.json) return { text: JSON.stringify(value), block: false };
  if (!isMapping(value) && !Array.isArray(value)) return writeScalar(value, style, type);
  const flow = flowText(value);
  const short =
    flow.length <= FLOW_WIDTH && Object.values(value).every((item) => typeof item !== 'object' || item === null);
  if (style.flow || Object.keys(value).length === 0 || (short && !style.nested)) return { text: flow, block: false };
  return { text: indented(blockText(value), style.column, style.newline), block: true };
}

function writeScalar(value: unknown, style: Style, type: Scalar.Type | null | undefined): Written {
  if (style.flow || typeof value !== 'string') return { text: flowText(value, type), block: false };
  const text = behindKey(scalarOf(value, type));
  const block = /[\r\n]/.test(text);
  return { text: block ? indented(text, style.column - 2, style.newline) : text, block };
}

/** Keeps quotes where there are some; a type that the value can't be written in is changed by the library. */
function scalarOf(value: unknown, type: Scalar.Type | null | undefined): Scalar {
  const scalar = new Scalar(value);
  if (typeof value === 'string' && type) scalar.type = type;
  return scalar;
}

const SETTINGS = { version: '1.2', schema: 'core', aliasDuplicateObjects: false } as const;

/** As the library writes it behind a key in the first column: further lines are indented by two. */
function behindKey(value: unknown): string {
  const text = new Document({ k: value }, SETTINGS).toString({ lineWidth: 0 }).slice('k: '.length);
  // A block scalar ends with its line break.
  return /^[|>]/.test(text) ? text : text.replace(/\n$/, '');
}

function blockText(value: unknown): string {
  return new Document(value, SETTINGS).toString({ lineWidth: 0 }).replace(/\n$/, '');
}

function flowText(value: unknown, type?: Scalar.Type | null): string {
  if (Array.isArray(value)) return `[${value.map((item) => flowText(item)).join(', ')}]`;
  if (isMapping(value)) {
    const entries = Object.entries(value).map(([key, item]) => `${writeKey(key)}: ${flowText(item)}`);
    return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}';
  }
  const scalar = scalarOf(value, /^BLOCK/.test(type ?? '') ? null : type);
  return new Document([scalar], SETTINGS).toString({ lineWidth: 0, collectionStyle: 'flow' }).trimEnd().slice(2, -2);
}

/** Lines behind the first one are moved to the right. */
function indented(text: string, by: number, newline: string): string {
  const pad = ' '.repeat(Math.max(0, by));
  return text
    .split('\n')
    .map((line, index) => (index === 0 || line === '' ? line : pad + line))
    .join(newline);
}

export function writeKey(key: string): string {
  return /^[A-Za-z_][\w.-]*$/.test(key) && !/^(true|false|null)$/i.test(key) ? key : flowText(key);
}

/** `key: value`, for a line of a block mapping. */
export function writeEntry(key: string, value: unknown, style: Style): string {
  const inner = { ...style, column: style.column + 2 };
  const { text, block } = writeValue(value, inner);
  const ownLine = block && !/^[|>]/.test(text);
  return ownLine ? `${writeKey(key)}:${style.newline}${' '.repeat(inner.column)}${text}` : `${writeKey(key)}: ${text}`;
}

/** `- value`, for a line of a block list. */
export function writeItem(value: unknown, style: Style): string {
  return `- ${writeValue(value, { ...style, column: style.column + 2 }).text}`;
}
