/**
 * The one diagnostic type of Houserules. Every stage of the pipeline answers with a value or with these, never by
 * throwing at the caller; the command line, the editor's text, its forms and its problem list all show the same ones.
 */

/** A place in a text. Lines and columns count from 1, in UTF-16 code units; `offset` counts from 0. */
export interface Position {
  line: number;
  column: number;
  offset: number;
}

/** Half-open: `end` is the position behind the last character. */
export interface Range {
  start: Position;
  end: Position;
}

export type Severity = 'error' | 'warning' | 'info';

/** A place in a named document, as diagnostics and origins point to it. */
export interface Location {
  /** The document's URI or file name, as it was handed in. */
  document: string;
  /** Keys and indexes from the document's root to the node. */
  path: readonly (string | number)[];
  range: Range;
}

/** A text edit that mends a problem, in the document of its diagnostic. */
export interface Fix {
  title: string;
  edits: readonly { range: Range; text: string }[];
}

export interface Diagnostic extends Location {
  /** A key of the catalogue, such as `unknown-name`. */
  code: string;
  severity: Severity;
  /** One sentence in the designer's language: what is wrong and what was expected. */
  message: string;
  /** How to mend it. */
  hint?: string;
  related?: readonly (Location & { message: string })[];
  fixes?: readonly Fix[];
}

/** A value with whatever was noticed on the way, or only diagnostics (at least one of them an error). */
export type Result<T> =
  | { ok: true; value: T; diagnostics: readonly Diagnostic[] }
  | { ok: false; diagnostics: readonly Diagnostic[] };

export const ok = <T>(value: T, diagnostics: readonly Diagnostic[] = []): Result<T> => ({
  ok: true,
  value,
  diagnostics,
});
export const fail = (diagnostics: readonly Diagnostic[]): Result<never> => ({ ok: false, diagnostics });
export const hasErrors = (diagnostics: readonly Diagnostic[]): boolean =>
  diagnostics.some((diagnostic) => diagnostic.severity === 'error');

/** A place that no text stands behind (a value given on the command line, an internal fault). */
export const NOWHERE: Range = {
  start: { line: 1, column: 1, offset: 0 },
  end: { line: 1, column: 1, offset: 0 },
};
