/** The document as a Monaco model: what is typed there is an edit of the document, what others edit is typed there. */
import type { RuleDocument } from '../app/document.ts';
import type { Splice } from '../app/splice.ts';
import { LANGUAGE } from './grammar.ts';
import { monaco } from './monaco.ts';

type Model = monaco.editor.ITextModel;

const models = new WeakMap<RuleDocument, Model>();

/** The one model of a document. It lives as long as the page does, with its folds and marks. */
export function modelOf(written: RuleDocument): Model {
  const known = models.get(written);
  if (known) return known;
  const model = monaco.editor.createModel(written.text, LANGUAGE, monaco.Uri.parse('houserules:/your-rules.yaml'));
  model.updateOptions({ tabSize: 2, insertSpaces: true });
  models.set(written, model);
  let taking = false;
  model.onDidChangeContent(({ changes }) => {
    if (taking) return;
    const splices = changes.map(({ rangeOffset, rangeLength, text }) => ({
      from: rangeOffset,
      to: rangeOffset + rangeLength,
      text,
    }));
    try {
      written.edit(splices, { label: 'Typing', source: 'text', merge: 'typing' });
    } catch {
      // Line breaks that the model writes in its own way: what it has is what counts.
    }
    if (written.text !== model.getValue())
      written.replace(model.getValue(), { label: 'Typing', source: 'text', merge: 'typing' });
  });
  written.addEventListener('change', ({ splices, source }) => {
    if (source === 'text') return;
    taking = true;
    apply(model, splices);
    // A text whose line breaks differ from line to line has them alike here.
    if (model.getValue() !== written.text) apply(model, [{ from: 0, to: model.getValueLength(), text: written.text }]);
    taking = false;
  });
  return model;
}

function apply(model: Model, splices: readonly Splice[]): void {
  model.applyEdits(splices.map(({ from, to, text }) => ({ range: rangeOf(model, from, to), text })));
}

export function rangeOf(model: Model, start: number, end: number): monaco.Range {
  return monaco.Range.fromPositions(model.getPositionAt(start), model.getPositionAt(end));
}

/** A text to be read only; the same text has the same model. */
export function readingModel(uri: string, text: string): Model {
  const address = monaco.Uri.parse(`houserules:/base/${uri}`);
  const known = monaco.editor.getModel(address);
  if (known) {
    if (known.getValue() !== text) apply(known, [{ from: 0, to: known.getValueLength(), text }]);
    return known;
  }
  return monaco.editor.createModel(text, LANGUAGE, address);
}
