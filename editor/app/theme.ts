/** Light, dark, or as the system has it. */
import type { Theme } from './state.ts';
import { store } from './store.ts';

const KEY = 'houserules-theme';

export function setTheme(theme: Theme): void {
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Not kept: the browser gives no storage.
  }
  store.set({ theme });
}

export function restoreTheme(): void {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept === 'light' || kept === 'dark') setTheme(kept);
  } catch {
    // As the system has it.
  }
}
