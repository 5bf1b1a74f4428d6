/** Problems of the rules as marks in the text. They move with the text until the next answer comes. */
import type { Diagnostic } from '../../engine/index.ts';
import { currentProblems } from '../app/problems.ts';
import { store } from '../app/store.ts';
import { LANGUAGE } from './grammar.ts';
import { rangeOf } from './model.ts';
import { monaco } from './monaco.ts';

type Model = monaco.editor.ITextModel;

export const ownProblems = (): Diagnostic[] =>
  currentProblems().filter(({ document }) => document === store.state.game?.uri);

const SEVERITIES = {
  error: monaco.MarkerSeverity.Error,
  warning: monaco.MarkerSeverity.Warning,
  info: monaco.MarkerSeverity.Info,
} as const;

export function mark(model: Model): void {
  const markers = ownProblems().map((problem): monaco.editor.IMarkerData => {
    const { start, end } = problem.range;
    const range = rangeOf(model, start.offset, Math.max(end.offset, start.offset + 1));
    return {
      ...range,
      startLineNumber: range.startLineNumber,
      startColumn: range.startColumn,
      endLineNumber: range.endLineNumber,
      endColumn: range.endColumn,
      severity: SEVERITIES[problem.severity],
      message: problem.hint ? `${problem.message}\n${problem.hint}` : problem.message,
      source: problem.code,
    };
  });
  monaco.editor.setModelMarkers(model, LANGUAGE, markers);
}

/** The problems that a stretch of the text touches. */
export function problemsAt(model: Model, range: monaco.IRange): Diagnostic[] {
  return ownProblems().filter(({ range: { start, end } }) =>
    monaco.Range.areIntersectingOrTouching(rangeOf(model, start.offset, end.offset), range),
  );
}
