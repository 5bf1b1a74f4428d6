/** A Monaco editor as this page wants it. */
import { redo, undo } from '../app/undo.ts';
import { LANGUAGE } from './grammar.ts';
import { monaco } from './monaco.ts';

export interface EditorChoices {
  readOnly: boolean;
  label: string;
}

/** Narrower panes break long lines, in pixels. */
const NARROW = 620;

const FONT = '"Atkinson Hyperlegible Mono"';
const FONTS = `${FONT}, ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace`;

// Monaco measures letters when it draws the first ones; those of another font than the one that comes are no measure.
void document.fonts.load(`14px ${FONT}`).then(() => monaco.editor.remeasureFonts());

export function createEditor(
  host: HTMLElement,
  model: monaco.editor.ITextModel,
  { readOnly, label }: EditorChoices,
): monaco.editor.IStandaloneCodeEditor {
  const editor = monaco.editor.create(host, {
    model,
    language: LANGUAGE,
    readOnly,
    readOnlyMessage: { value: 'This is the text that yours extends; it stays as it is.' },
    ariaLabel: label,
    theme: 'houserules',
    automaticLayout: true,
    fixedOverflowWidgets: true,
    fontFamily: FONTS,
    fontSize: 13,
    lineHeight: 20,
    lineNumbersMinChars: 3,
    lineDecorationsWidth: 6,
    minimap: { enabled: false },
    scrollBeyondLastLine: false,
    overviewRulerLanes: 2,
    padding: { top: 8, bottom: 24 },
    wordWrap: host.clientWidth < NARROW ? 'on' : 'off',
    wrappingIndent: 'deepIndent',
    renderWhitespace: 'none',
    tabSize: 2,
    insertSpaces: true,
    detectIndentation: false,
    quickSuggestions: { other: true, comments: false, strings: true },
    quickSuggestionsDelay: 60,
    wordBasedSuggestions: 'off',
    acceptSuggestionOnEnter: 'smart',
    suggest: { showWords: false, preview: false, snippetsPreventQuickSuggestions: false },
    hover: { delay: 350, above: false },
    stickyScroll: { enabled: host.clientHeight > 360, maxLineCount: 4 },
    unicodeHighlight: { ambiguousCharacters: false, nonBasicASCII: false },
    links: false,
    accessibilityPageSize: 40,
    'semanticHighlighting.enabled': false,
    bracketPairColorization: { enabled: false },
    matchBrackets: 'near',
    guides: { indentation: true, bracketPairs: false },
  });
  new ResizeObserver(() => {
    editor.updateOptions({ wordWrap: host.clientWidth < NARROW ? 'on' : 'off' });
  }).observe(host);
  // There is one undo for everything, and it is the page's.
  const { KeyCode, KeyMod } = monaco;
  const action = (id: string, title: string, keybindings: number[], run: () => void) =>
    editor.addAction({ id: `houserules.${id}`, label: title, keybindings, run });
  action('undo', 'Undo', [KeyMod.CtrlCmd | KeyCode.KeyZ], undo);
  action('redo', 'Redo', [KeyMod.CtrlCmd | KeyCode.KeyY, KeyMod.CtrlCmd | KeyMod.Shift | KeyCode.KeyZ], redo);
  action('explain', 'Say what this is, with its value now', [KeyMod.CtrlCmd | KeyCode.KeyI], () => {
    void editor.getAction('editor.action.showHover')?.run();
  });
  return editor;
}
