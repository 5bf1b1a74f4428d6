/** Files that come in and go out. */
import type { Exported, ExportFormat } from '../../engine/share/types.ts';
import {
  acceptDrops,
  askForFolder,
  canSaveInPlace,
  canUseFolders,
  fileIn,
  MOST_IN_LINK,
  type OpenedFile,
  openFile,
  packText,
  readFile,
  readFolder,
  type Target,
  unlessAborted,
} from '../storage/index.ts';
import type { Answer, Came } from '../worker/protocol.ts';
import { client } from './client.ts';
import { TABLE } from './game.ts';
import { openRules, openSaved } from './open.ts';
import { sharedRoute } from './route.ts';
import { saveToFrom } from './save.ts';
import { store } from './store.ts';
import { savedSeats } from './works.ts';

// ----------------------------------------------------------------------------------------------------------------- in

/** Where what is opened came from. */
type Source = Pick<Target, 'modified'> & ({ file?: FileSystemFileHandle } | { folder: FileSystemDirectoryHandle });

/** Of the file that has raised a question. */
let asked: Source = {};

export function takeDrops(): void {
  acceptDrops(window, {
    over: (dropping) => store.set({ dropping }),
    file: (file) => void take(file),
    folder: (handle) => void takeFolder(handle),
    problem: sayProblem,
  });
}

const sayProblem = (text: string): void => store.set({ toast: { text, bad: true } });

/** Where the browser can, its own dialog is used in place of the input's: what it opens can be saved in place. */
export function chooseFile(event: Event): void {
  if (!canSaveInPlace) return;
  event.preventDefault();
  void openFile().then(
    (file) => file && take(file),
    (error: Error) => sayProblem(error.message),
  );
}

export async function fileChosen(event: Event): Promise<void> {
  const input = event.target as HTMLInputElement;
  const file = input.files?.[0];
  if (!file) return;
  try {
    const opened = await readFile(file);
    input.value = '';
    await take(opened);
  } catch (error) {
    sayProblem((error as Error).message);
  }
}

async function take({ name, data, handle, modified }: OpenedFile): Promise<void> {
  await came(await client.ask('import', { name, data }), name, { file: handle, modified });
}

export { canUseFolders };

export async function openFolder(): Promise<void> {
  const handle = await unlessAborted(askForFolder());
  if (handle) await takeFolder(handle);
}

async function takeFolder(folder: FileSystemDirectoryHandle): Promise<void> {
  try {
    const texts = await readFolder(folder);
    await came(await client.ask('importFolder', { name: folder.name, texts }), folder.name, { folder });
  } catch (error) {
    sayProblem((error as Error).message);
  }
}

async function came(answer: Answer<Came>, name: string, source: Source): Promise<void> {
  store.set({ dialog: undefined });
  if (!answer.ok) {
    const [problem] = answer.refused.problems;
    return sayProblem(`${name} can’t be opened: ${problem?.message ?? 'it holds no rules.'}`);
  }
  const { value } = answer;
  if (value.kind === 'base-differs') {
    asked = source;
    return store.set({ dialog: value });
  }
  if (value.kind === 'save') await openSaved(value.text);
  else await openRules(value.rules, value.base);
  if (!store.state.game) return;
  const { modified } = source;
  if ('folder' in source) {
    const file = value.kind === 'rules' ? value.rules.uri : '';
    const own = await (await fileIn(source.folder, file, false))?.getFile();
    await saveToFrom({ kind: 'folder', handle: source.folder, file, modified: own?.lastModified });
  } else if (source.file) {
    const kind = value.kind === 'save' ? 'game' : /\.zip$/i.test(source.file.name) ? 'zip' : 'rules';
    await saveToFrom({ kind, handle: source.file, modified });
  }
}

export async function chooseBase(choice: 'theirs' | 'installed'): Promise<void> {
  await came(await client.ask('chooseBase', { choice }), 'The file', asked);
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

export function download({ fileName, mediaType, data }: Exported): void {
  const address = URL.createObjectURL(new Blob([data as BlobPart], { type: mediaType }));
  const link = Object.assign(document.createElement('a'), { href: address, download: fileName });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
  store.set({ toast: { text: `${fileName} is in your downloads.` } });
}
