/**
 * The rules as text: what a pane is filled with. Loaded when a pane is opened for the first time.
 *
 *     const view = openText(host, ruleDocument);                // written in both ways: typing changes the document
 *     const view = openText(host, { uri, text });               // to be read only
 *     view.reveal({ from, to }, { focus: true, flash: true });
 *     view.close();
 */
import type { RuleText } from '../../engine/index.ts';
import type { RuleDocument } from '../app/document.ts';
import { spliceBetween } from '../app/splice.ts';
import './text.css';

export interface TextView {
  /** Brings a stretch of the text into sight and selects it. @param range UTF-16 offsets of the text */
  reveal(range: { from: number; to: number }, how?: { focus?: boolean; flash?: boolean }): void;
  focus(): void;
  close(): void;
}

/** Fills `host`, which has a size of its own. */
export function openText(host: HTMLElement, shown: RuleDocument | RuleText): TextView {
  const area = document.createElement('textarea');
  area.className = 'plain-text';
  area.spellcheck = false;
  area.wrap = 'off';
  area.setAttribute('aria-label', 'uri' in shown ? `${shown.uri}, read-only` : 'Rules as text');
  area.value = shown.text;
  host.append(area);
  const close = 'uri' in shown ? reading(area) : writing(area, shown);
  return {
    reveal({ from, to }, { focus = false, flash = false } = {}) {
      const line = area.value.slice(0, from).split('\n').length - 1;
      area.scrollTop = (line - 3) * (area.scrollHeight / area.value.split('\n').length);
      area.setSelectionRange(from, to);
      if (focus) area.focus({ preventScroll: true });
      if (flash) area.animate([{ backgroundColor: 'var(--highlight)' }, {}], 900);
    },
    focus: () => area.focus(),
    close() {
      close();
      area.remove();
    },
  };
}

function reading(area: HTMLTextAreaElement): () => void {
  area.readOnly = true;
  return () => {};
}

function writing(area: HTMLTextAreaElement, written: RuleDocument): () => void {
  let mine = false;
  const typed = (): void => {
    mine = true;
    written.edit(spliceBetween(written.text, area.value), { label: 'Typing', source: 'text', merge: 'typing' });
    mine = false;
  };
  const changed = (): void => {
    if (mine) return;
    const [start, end] = [area.selectionStart, area.selectionEnd];
    area.value = written.text;
    area.setSelectionRange(start, end);
  };
  area.addEventListener('input', typed);
  written.addEventListener('change', changed);
  return () => written.removeEventListener('change', changed);
}
