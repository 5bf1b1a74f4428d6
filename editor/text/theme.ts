/** Monaco's colors, taken from those of the page. */
import { monaco } from './monaco.ts';

/** A color of the page as `#rrggbb`, whatever it is written as. */
function color(name: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(--${name})`;
  document.body.append(probe);
  const { color: computed } = getComputedStyle(probe);
  probe.remove();
  const [r, g, b] = (computed.match(/[\d.]+/g) ?? ['0', '0', '0']).map(Number);
  return `#${[r, g, b].map((part) => Math.round(part!).toString(16).padStart(2, '0')).join('')}`;
}

const isDark = (): boolean => {
  const value = color('paper');
  return Number.parseInt(value.slice(1, 3), 16) < 0x80;
};

function define(): void {
  const rule = (token: string, name: string, fontStyle?: string) => ({
    token,
    foreground: color(name).slice(1),
    ...(fontStyle ? { fontStyle } : {}),
  });
  monaco.editor.defineTheme('houserules', {
    base: isDark() ? 'vs-dark' : 'vs',
    inherit: true,
    rules: [
      rule('', 'ink'),
      rule('comment', 'ink-3', 'italic'),
      rule('key', 'text-key'),
      rule('path', 'text-key', 'bold'),
      rule('prose', 'text-prose'),
      rule('string', 'ink'),
      rule('number', 'text-number'),
      rule('keyword', 'text-word'),
      rule('delimiter', 'ink-3'),
      rule('operator', 'ink-2'),
    ],
    colors: {
      'editor.background': color('surface'),
      'editor.foreground': color('ink'),
      'editorLineNumber.foreground': color('ink-3'),
      'editorLineNumber.activeForeground': color('ink'),
      'editor.lineHighlightBackground': color('paper'),
      'editor.lineHighlightBorder': color('paper'),
      'editorCursor.foreground': color('focus'),
      'editor.selectionBackground': `${color('focus')}40`,
      'editorIndentGuide.background1': color('line'),
      'editorIndentGuide.activeBackground1': color('line-strong'),
      'editorWidget.background': color('raised'),
      'editorWidget.foreground': color('ink'),
      'editorWidget.border': color('line-strong'),
      'editorHoverWidget.background': color('raised'),
      'editorHoverWidget.foreground': color('ink'),
      'editorHoverWidget.border': color('line-strong'),
      'editorSuggestWidget.background': color('raised'),
      'editorSuggestWidget.foreground': color('ink'),
      'editorSuggestWidget.selectedBackground': color('highlight-soft'),
      'editorSuggestWidget.selectedForeground': color('ink'),
      'editorSuggestWidget.highlightForeground': color('focus'),
      'editorSuggestWidget.focusHighlightForeground': color('focus'),
      'editorError.foreground': color('danger'),
      'editorWarning.foreground': color('color-amber'),
      'editorStickyScroll.background': color('surface'),
      focusBorder: color('focus'),
    },
  });
  monaco.editor.setTheme('houserules');
}

let following = false;

/** Sets the colors, now and whenever those of the page change. */
export function followTheme(): void {
  define();
  if (following) return;
  following = true;
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', define);
  new MutationObserver(define).observe(document.documentElement, { attributeFilter: ['data-theme'] });
}
