/** Real files: opened from a dialog or dropped on the window, saved in place where the browser can, else downloaded. */
import type { Exported } from '../../engine/share/types.ts';

export interface OpenedFile {
  name: string;
  data: Uint8Array;
  /** When it was written last, in milliseconds since 1970. */
  modified: number;
  /** To save it in place; only some browsers give one. */
  handle?: FileSystemFileHandle;
}

/** Larger files are not read; rule sets and saved games are far smaller. */
export const MAX_FILE = 16 * 1024 * 1024;

const DESCRIPTION = 'Rule sets and saved games';

/** Whether the browser's own dialog gives a handle with which a file can be saved in place. Pages within others have none. */
export const canSaveInPlace: boolean = 'showOpenFilePicker' in globalThis && globalThis.self === globalThis.top;

/** Fetched when the first dialog is wanted. */
const dialogs = () => import('browser-fs-access');

/** Asks for a file. Nothing if the person gives up. @throws Error with a sentence if it can't be read */
export async function openFile(): Promise<OpenedFile | undefined> {
  const { fileOpen } = await dialogs();
  const file = await unlessAborted(
    fileOpen({ extensions: ['.yaml', '.yml', '.json', '.zip'], description: DESCRIPTION, id: 'houserules' }),
  );
  return file && readFile(file, file.handle);
}

/**
 * Writes a file where the person says, else into the downloads.
 * Answers the handle to write to next time, `null` where the browser has none, `undefined` if the person gave up.
 */
export async function saveFile({
  fileName,
  mediaType,
  data,
}: Exported): Promise<FileSystemFileHandle | null | undefined> {
  const blob = new Blob([data as BlobPart], { type: mediaType });
  const { fileSave } = await dialogs();
  const extension = /\.[a-z]+$/.exec(fileName)?.[0] ?? '';
  return unlessAborted(
    fileSave(blob, {
      fileName,
      extensions: [extension],
      mimeTypes: [mediaType],
      description: DESCRIPTION,
      id: 'houserules',
    }),
  );
}

/** `AbortError` is how browsers say that a dialog was closed. */
export async function unlessAborted<T>(wanted: Promise<T>): Promise<T | undefined> {
  try {
    return await wanted;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    throw error;
  }
}

export interface DropTarget {
  /** A file is held over the window, or no longer. */
  over?(inside: boolean): void;
  file(opened: OpenedFile): void;
  folder(handle: FileSystemDirectoryHandle): void;
  /** A sentence: several files, a folder that can’t be opened, a file that is too large. */
  problem(message: string): void;
}

/** Takes files that are dropped anywhere on the window. Answers what ends it. */
export function acceptDrops(target: EventTarget, { over, file, folder, problem }: DropTarget): () => void {
  const controller = new AbortController();
  const listen = <E extends Event>(type: string, call: (event: E) => void) =>
    target.addEventListener(type, call as (event: Event) => void, { signal: controller.signal });
  /** Enters and leaves come for every element that is crossed. */
  let depth = 0;
  const inside = (next: number) => {
    if (depth > 0 !== next > 0) over?.(next > 0);
    depth = Math.max(0, next);
  };
  listen('dragenter', (event: DragEvent) => {
    if (hasFiles(event)) inside(depth + 1);
  });
  listen('dragleave', (event: DragEvent) => {
    if (hasFiles(event)) inside(depth - 1);
  });
  listen('dragover', (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    event.dataTransfer!.dropEffect = 'copy';
  });
  listen('drop', (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    inside(0);
    void dropped(event.dataTransfer!).then(
      (what) => ('kind' in what ? folder(what) : file(what)),
      (error: unknown) => problem(error instanceof Error ? error.message : String(error)),
    );
  });
  return () => controller.abort();
}

/** Things of the page itself are dragged too. */
const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

type WithHandle = DataTransferItem & { getAsFileSystemHandle?(): Promise<FileSystemHandle | null> };

async function dropped(transfer: DataTransfer): Promise<OpenedFile | FileSystemDirectoryHandle> {
  const items = [...transfer.items].filter((item) => item.kind === 'file') as WithHandle[];
  if (items.length !== 1) throw new Error('Drop one file at a time');
  // All of it has to be asked for before the first wait.
  const [item] = items;
  const plain = item.getAsFile();
  const folder = item.webkitGetAsEntry?.()?.isDirectory === true;
  const handle = await item.getAsFileSystemHandle?.().catch(() => null);
  if (handle?.kind === 'directory') return handle as FileSystemDirectoryHandle;
  if (folder || !plain) throw new Error('This browser opens no folders; drop a YAML, JSON or zip file');
  return readFile(plain, handle?.kind === 'file' ? (handle as FileSystemFileHandle) : undefined);
}

export async function readFile(file: File, handle?: FileSystemFileHandle): Promise<OpenedFile> {
  if (file.size > MAX_FILE) throw new Error(`${file.name} is too large (${Math.ceil(file.size / 1024 / 1024)} MB)`);
  let data: Uint8Array;
  try {
    data = new Uint8Array(await file.arrayBuffer());
  } catch {
    throw new Error(`${file.name} can’t be read`);
  }
  return { name: file.name, data, modified: file.lastModified, ...(handle && { handle }) };
}
