/**
 * The rules as text: what a pane is filled with. Loaded when a pane is opened for the first time, and Monaco with it.
 *
 *     const view = openText(host, ruleDocument);                // written in both ways: typing changes the document
 *     const view = openText(host, { uri, text });               // to be read only
 *     view.reveal({ from, to }, { focus: true, flash: true });
 *     view.close();
 */
import type { RuleText } from '../../engine/index.ts';
import type { RuleDocument } from '../app/document.ts';
import { askLanguage } from './ask.ts';
import { color, registerLanguage } from './grammar.ts';
import { modelOf, rangeOf, readingModel } from './model.ts';
import type { monaco } from './monaco.ts';
import { Pane } from './pane.ts';
import { registerProviders } from './providers.ts';
import { followTheme } from './theme.ts';
import './text.css';

export interface TextView {
  /** Brings a stretch of the text into sight and selects it. @param range UTF-16 offsets of the text */
  reveal(range: { from: number; to: number }, how?: { focus?: boolean; flash?: boolean }): void;
  focus(): void;
  close(): void;
}

let begun = false;

/** What is done once, whatever is opened first. */
function begin(): void {
  if (begun) return;
  begun = true;
  registerLanguage();
  registerProviders();
  color([]);
  // Monaco gives up what it was about to mark when another text is shown, and leaves the promise of it to nobody.
  addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof Error && event.reason.name === 'Canceled') event.preventDefault();
  });
  void askLanguage('prose', { uri: '', text: '' }, {}).then((keys) => keys && color(keys));
}

/** Fills `host`, which has a size of its own. */
export function openText(host: HTMLElement, shown: RuleDocument | RuleText): TextView {
  begin();
  followTheme();
  const pane =
    'uri' in shown
      ? new Pane(host, readingModel(shown.uri, shown.text))
      : new Pane(host, modelOf(shown), () => shown.text);
  return {
    reveal: (range, how) => reveal(pane.editor, range, how),
    focus: () => pane.editor.focus(),
    close: () => pane.close(),
  };
}

function reveal(
  editor: monaco.editor.IStandaloneCodeEditor,
  { from, to }: { from: number; to: number },
  { focus = false, flash = false }: { focus?: boolean; flash?: boolean } = {},
): void {
  const model = editor.getModel();
  if (!model) return;
  const range = rangeOf(model, from, to);
  editor.setSelection(range);
  editor.revealRangeInCenterIfOutsideViewport(range);
  if (focus) editor.focus();
  if (!flash) return;
  const marks = editor.createDecorationsCollection([
    { range, options: { className: 'text-flash', isWholeLine: from === to } },
  ]);
  setTimeout(() => marks.clear(), 1200);
}
