/** Real files: opened from a dialog or dropped on the window, saved in place where the browser can, else downloaded. */
import { fileSave } from 'browser-fs-access';
import type { Exported } from '../../engine/share/types.ts';

export interface OpenedFile {
  name: string;
  data: Uint8Array;
  /** To save it in place; only some browsers give one. */
  handle?: FileSystemFileHandle;
}

/** Larger files are not read; rule sets and saved games are far smaller. */
export const MAX_FILE = 16 * 1024 * 1024;

const DESCRIPTION = 'Rule sets and saved games';

/**
 * Writes a file: to the handle if there is one, else where the person says, else into the downloads.
 * Answers the handle to write to next time, `null` where the browser has none, `undefined` if the person gave up.
 */
export async function saveFile(
  { fileName, mediaType, data }: Exported,
  handle?: FileSystemFileHandle | null,
): Promise<FileSystemFileHandle | null | undefined> {
  const blob = new Blob([data as BlobPart], { type: mediaType });
  const extension = /\.[a-z]+$/.exec(fileName)?.[0] ?? '';
  return unlessAborted(
    fileSave(
      blob,
      { fileName, extensions: [extension], mimeTypes: [mediaType], description: DESCRIPTION, id: 'houserules' },
      handle ?? null,
    ),
  );
}

/** `AbortError` is how browsers say that a dialog was closed. */
async function unlessAborted<T>(wanted: Promise<T>): Promise<T | undefined> {
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
  /** A sentence: several files, a folder, one that is too large. */
  problem(message: string): void;
}

/** Takes files that are dropped anywhere on the window. Answers what ends it. */
export function acceptDrops(target: EventTarget, { over, file, problem }: DropTarget): () => void {
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
    void dropped(event.dataTransfer!).then(file, (error: unknown) =>
      problem(error instanceof Error ? error.message : String(error)),
    );
  });
  return () => controller.abort();
}

/** Things of the page itself are dragged too. */
const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

type WithHandle = DataTransferItem & { getAsFileSystemHandle?(): Promise<FileSystemHandle | null> };

async function dropped(transfer: DataTransfer): Promise<OpenedFile> {
  const items = [...transfer.items].filter((item) => item.kind === 'file') as WithHandle[];
  if (items.length !== 1) throw new Error('Drop one file at a time');
  // All of it has to be asked for before the first wait.
  const [item] = items;
  const plain = item.getAsFile();
  const folder = item.webkitGetAsEntry?.()?.isDirectory === true;
  const asked = folder ? undefined : item.getAsFileSystemHandle?.();
  if (folder || !plain) throw new Error('A folder can’t be opened; drop a YAML, JSON or zip file');
  const handle = await asked?.catch(() => null);
  return readFile(plain, handle?.kind === 'file' ? (handle as FileSystemFileHandle) : undefined);
}

async function readFile(file: File, handle?: FileSystemFileHandle): Promise<OpenedFile> {
  if (file.size > MAX_FILE) throw new Error(`${file.name} is too large (${Math.ceil(file.size / 1024 / 1024)} MB)`);
  let data: Uint8Array;
  try {
    data = new Uint8Array(await file.arrayBuffer());
  } catch {
    throw new Error(`${file.name} can’t be read`);
  }
  return { name: file.name, data, ...(handle && { handle }) };
}
