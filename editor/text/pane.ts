/** The pane around an editor: where the cursor is, and what is wrong. */

import type { Diagnostic } from '../../engine/index.ts';
import { currentProblems } from '../app/problems.ts';
import { showProblem, showText } from '../app/show-text.ts';
import { store } from '../app/store.ts';
import { crumbs } from '../service/crumbs.ts';
import type { OutlineItem } from '../service/types.ts';
import { askLanguage } from './ask.ts';
import { createEditor } from './editor.ts';
import { mark } from './markers.ts';
import { rangeOf } from './model.ts';
import { monaco } from './monaco.ts';
import { ruleText } from './providers.ts';

type Model = monaco.editor.ITextModel;

const element = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
  attributes: Record<string, string> = {},
): HTMLElementTagNameMap[K] => {
  const made = document.createElement(tag);
  made.className = className;
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
};

export class Pane {
  readonly editor: monaco.editor.IStandaloneCodeEditor;
  private readonly root = element('div', 'text-pane');
  private readonly crumbs = element('nav', 'text-crumbs', { 'aria-label': 'Place in the rules' });
  private readonly surface = element('div', 'text-editor');
  private readonly problems = element('section', 'text-problems', { 'aria-label': 'Problems' });
  private readonly model: Model;
  private outline: readonly OutlineItem[] = [];
  private readonly closing: (() => void)[] = [];
  private shownProblems: readonly Diagnostic[] | undefined;
  /** The text that the problems are about; absent for one that is only read. */
  private readonly written: (() => string) | undefined;

  constructor(host: HTMLElement, model: Model, written?: () => string) {
    this.model = model;
    this.written = written;
    this.root.append(this.crumbs, this.surface);
    if (written) this.root.append(this.problems);
    host.append(this.root);
    const label = written ? LABEL : `${ruleText(model).uri}, read-only`;
    this.editor = createEditor(this.surface, model, { readOnly: !written, label });
    this.editor.restoreViewState(views.get(model) ?? null);
    const keep = (thing: { dispose(): void }): void => void this.closing.push(() => thing.dispose());
    this.closing.push(() => views.set(model, this.editor.saveViewState()));
    keep(this.editor);
    keep(this.editor.onDidChangeCursorPosition(() => this.drawCrumbs()));
    keep(this.editor.onDidChangeModelContent(() => this.later()));
    keep(monaco.editor.registerEditorOpener({ openCodeEditor: (_, resource, target) => open(resource, target) }));
    if (written) {
      this.closing.push(store.subscribe(() => this.drawProblems()));
      this.drawProblems();
    }
    void this.read();
  }

  close(): void {
    for (const close of this.closing.splice(0)) close();
    clearTimeout(this.timer);
    this.root.remove();
  }

  // -------------------------------------------------------------------------------------------- where the cursor is

  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The outline is read when nobody types. */
  private later(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.read(), 400);
  }

  private async read(): Promise<void> {
    const outline = await askLanguage('outline', ruleText(this.model), {});
    if (!outline || this.model.isDisposed()) return;
    this.outline = outline;
    this.drawCrumbs();
  }

  private drawCrumbs(): void {
    const { model } = this;
    const position = this.editor.getPosition();
    if (!position) return;
    const path = crumbs(this.outline, model.getOffsetAt(position));
    const list = element('ol', '');
    for (const { name, select } of path) {
      const button = element('button', 'crumb', { type: 'button' });
      button.textContent = name;
      button.addEventListener('click', () => {
        this.editor.setSelection(rangeOf(model, select.start, select.end));
        this.editor.revealRangeInCenterIfOutsideViewport(rangeOf(model, select.start, select.end));
        this.editor.focus();
      });
      const entry = element('li', '');
      entry.append(button);
      list.append(entry);
    }
    if (path.length === 0) {
      const entry = element('li', '');
      entry.textContent = 'Rules';
      list.append(entry);
    }
    this.crumbs.replaceChildren(list);
  }

  // --------------------------------------------------------------------------------------------------------- problems

  private drawProblems(): void {
    const found = currentProblems();
    if (found === this.shownProblems) return;
    this.shownProblems = found;
    // An answer for a text that is no longer there says nothing of this one.
    if (this.model.getValue() === this.written?.()) mark(this.model);
    const head = element('p', 'text-problems-head');
    const errors = found.filter(({ severity }) => severity === 'error').length;
    head.textContent =
      found.length === 0
        ? 'No problems.'
        : `${count(errors, 'mistake')}${found.length > errors ? `, ${count(found.length - errors, 'hint')}` : ''}. F8 goes to the next.`;
    const keys = element('p', 'text-keys');
    keys.innerHTML = 'Tab indents; <kbd>Ctrl</kbd>+<kbd>M</kbd> lets it leave the text.';
    const list = element('ul', 'text-problems-list');
    for (const problem of found.slice(0, 50)) list.append(this.problemLine(problem));
    this.problems.replaceChildren(head, keys, list);
    this.problems.classList.toggle('bad', errors > 0);
  }

  private problemLine(problem: Diagnostic): HTMLLIElement {
    const { message, hint, severity, document: uri, range } = problem;
    const own = uri === store.state.game?.uri;
    const line = element('li', severity);
    const button = element('button', 'problem', { type: 'button' });
    const place = element('span', 'problem-place');
    place.textContent = own ? `Line ${range.start.line}` : `${titleOf(uri)}, line ${range.start.line}`;
    const words = element('span', 'problem-words');
    words.append(...spelled(`${message}${hint ? ` (${hint})` : ''}`));
    button.append(words, place);
    button.addEventListener('click', () => showProblem(problem));
    line.append(button);
    return line;
  }
}

/** Words of the rules, which messages put between backticks, are set as such. */
const spelled = (message: string): Node[] =>
  message.split('`').map((part, i) => {
    const node = i % 2 === 0 ? document.createTextNode(part) : document.createElement('code');
    node.textContent = part;
    return node;
  });

const LABEL = 'Rules as text. Control+M lets the Tab key leave the text.';

/** How each text was left: its cursor, its folds, where it was scrolled to. */
const views = new WeakMap<Model, monaco.editor.ICodeEditorViewState | null>();

/** Shows a place of a text, whichever it is. */
function open(resource: monaco.Uri, target: monaco.IRange | monaco.IPosition | undefined): boolean {
  const model = monaco.editor.getModel(resource);
  if (!model || !target) return false;
  const range = 'startLineNumber' in target ? target : monaco.Range.fromPositions(target);
  const offset = (lineNumber: number, column: number): number => model.getOffsetAt({ lineNumber, column });
  showText({
    document: ruleText(model).uri,
    from: offset(range.startLineNumber, range.startColumn),
    to: offset(range.endLineNumber, range.endColumn),
  });
  return true;
}

const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;

/** `games/x/game.yaml` → “x”, `games/x/variants/bubble.yaml` → “bubble”. */
const titleOf = (uri: string): string => {
  const parts = uri.replace(/\.yaml$/, '').split('/');
  const last = parts.at(-1)!;
  return last === 'game' ? (parts.at(-2) ?? last) : last;
};
