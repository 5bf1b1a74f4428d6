/** Files that come in and go out. */
import { store } from './store.ts';

export async function fileChosen(event: Event): Promise<void> {
  const input = event.target as HTMLInputElement;
  const file = input.files?.[0];
  input.value = '';
  if (file) store.set({ toast: { text: file.name } });
}
