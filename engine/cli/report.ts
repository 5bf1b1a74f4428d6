/** Diagnostics on a terminal. */

import { formatDiagnostic } from '../diagnostics/format.ts';
import type { Diagnostic } from '../index.ts';
import type { Out } from './io.ts';

export type Sources = (document: string) => string | undefined;

/** Whether a diagnostic points at nothing that somebody wrote, such as a value given on the command line. */
export const isNowhere = ({ range }: Pick<Diagnostic, 'range'>): boolean =>
  range.end.offset === 0 && range.start.line === 1;

/** `file:line:column: error code: message`, with the line and a caret; without a place if there is none. */
export function textOf(diagnostic: Diagnostic, sources: Sources): string {
  if (diagnostic.document) return formatDiagnostic(diagnostic, sources);
  const hint = diagnostic.hint ? `\n  ${diagnostic.hint}` : '';
  return `${diagnostic.severity} ${diagnostic.code}: ${diagnostic.message}${hint}`;
}

export function report(out: Out, diagnostics: readonly Diagnostic[], sources: Sources): void {
  for (const diagnostic of diagnostics) out.write(`${textOf(diagnostic, sources)}\n`);
}
