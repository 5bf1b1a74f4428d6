/** Files that come in and go out. */
import type { Exported, ExportFormat } from '../../engine/share/types.ts';
import { acceptDrops, MOST_IN_LINK, type OpenedFile, packText, saveFile } from '../storage/index.ts';
import type { Answer, Came } from '../worker/protocol.ts';
import { client } from './client.ts';
import { TABLE } from './game.ts';
import { openRules, openSaved } from './open.ts';
import { sharedRoute } from './route.ts';
import { store } from './store.ts';
import { savedSeats } from './works.ts';

// ----------------------------------------------------------------------------------------------------------------- in

export function takeDrops(): void {
  acceptDrops(window, {
    over: (dropping) => store.set({ dropping }),
    file: (file) => void take(file),
    problem: (text) => store.set({ toast: { text } }),
  });
}

export async function fileChosen(event: Event): Promise<void> {
  const input = event.target as HTMLInputElement;
  const file = input.files?.[0];
  if (!file) return;
  const data = new Uint8Array(await file.arrayBuffer());
  input.value = '';
  await take({ name: file.name, data });
}

async function take({ name, data, handle }: OpenedFile): Promise<void> {
  saved = handle;
  await came(await client.ask('import', { name, data }), name);
}

async function came(answer: Answer<Came>, name: string): Promise<void> {
  store.set({ dialog: undefined });
  if (!answer.ok) {
    const [problem] = answer.refused.problems;
    store.set({ toast: { text: `${name} can’t be opened: ${problem?.message ?? 'it holds no rules.'}`, bad: true } });
    return;
  }
  const { value } = answer;
  if (value.kind === 'save') return openSaved(value.text);
  if (value.kind === 'base-differs') return store.set({ dialog: value });
  await openRules(value.rules, value.base);
}

export async function chooseBase(choice: 'theirs' | 'installed'): Promise<void> {
  await came(await client.ask('chooseBase', { choice }), 'The file');
}

// ---------------------------------------------------------------------------------------------------------------- out

export async function exportAs(format: ExportFormat): Promise<void> {
  const answer = await client.ask('export', { table: TABLE, format });
  if (answer.ok) download(answer.value);
  else store.set({ toast: { text: answer.refused.problems[0]?.message ?? 'It can’t be exported.', bad: true } });
}

export async function exportGame(): Promise<void> {
  download(await client.ask('save', { table: TABLE, seats: savedSeats() }));
}

/** Makes a link in which the rules are; nothing leaves this page before somebody passes it on. */
export async function share(): Promise<void> {
  const answer = await client.ask('export', {
    table: TABLE,
    format: 'extends',
    carry: store.state.game?.base !== undefined,
  });
  if (!answer.ok)
    return store.set({ toast: { text: answer.refused.problems[0]?.message ?? 'It can’t be shared.', bad: true } });
  const packed = await packText(answer.value.data as string);
  const link = `${location.href.replace(/#.*/, '')}${sharedRoute(packed)}`;
  store.set({ sharing: packed.length > MOST_IN_LINK ? {} : { link } });
}

/** The file that the game was saved to or opened from. */
let saved: FileSystemFileHandle | null | undefined;

/** Saves the game to the file that it was saved to before, or asks for one. */
export async function saveGame(): Promise<void> {
  const file = await client.ask('save', { table: TABLE, seats: savedSeats() });
  const handle = await saveFile(file, saved);
  if (handle === undefined) return;
  saved = handle;
  store.set({ toast: { text: `Saved${handle ? ` to ${handle.name}` : ''}.` } });
}

export function download({ fileName, mediaType, data }: Exported): void {
  const address = URL.createObjectURL(new Blob([data as BlobPart], { type: mediaType }));
  const link = Object.assign(document.createElement('a'), { href: address, download: fileName });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
  store.set({ toast: { text: `${fileName} is in your downloads.` } });
}
