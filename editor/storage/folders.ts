/** Folders that somebody has let the page read and write. Only some browsers have them. */

/** The parts of the browser's interface that TypeScript does not know. */
interface Picker {
  showDirectoryPicker?(options: { id: string; mode: 'readwrite' }): Promise<FileSystemDirectoryHandle>;
}
interface Permissions {
  queryPermission?(wanted: { mode: 'readwrite' }): Promise<PermissionState>;
  requestPermission?(wanted: { mode: 'readwrite' }): Promise<PermissionState>;
}

export const canUseFolders = (): boolean => 'showDirectoryPicker' in globalThis;

/** Asks for a folder. @throws DOMException `AbortError` if the person gives up */
export const askForFolder = (): Promise<FileSystemDirectoryHandle> =>
  (globalThis as Picker).showDirectoryPicker!({ id: 'houserules', mode: 'readwrite' });

/** A handle that was kept has to be allowed again in another visit. */
export async function mayWrite(handle: FileSystemHandle): Promise<boolean> {
  const { queryPermission, requestPermission } = handle as Permissions;
  if (!queryPermission || !requestPermission) return true;
  const wanted = { mode: 'readwrite' } as const;
  if ((await queryPermission.call(handle, wanted)) === 'granted') return true;
  return (await requestPermission.call(handle, wanted)) === 'granted';
}

const TEXT = /\.(ya?ml|json)$/i;
/** Folders of rules are small; what is beyond these is another folder. */
const LIMITS = { files: 500, file: 2 * 1024 * 1024, total: 8 * 1024 * 1024, depth: 6 };

/** The texts in a folder, by their paths. @throws Error with a sentence if it holds too much, or what is no text */
export async function readFolder(folder: FileSystemDirectoryHandle): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  let files = 0;
  let total = 0;
  const look = async (at: FileSystemDirectoryHandle, path: string, depth: number): Promise<void> => {
    for await (const [name, handle] of at.entries()) {
      // Of other programs: `.git`, `node_modules`.
      if (name.startsWith('.') || name === 'node_modules') continue;
      if (handle.kind === 'directory') {
        if (depth < LIMITS.depth) await look(handle as FileSystemDirectoryHandle, `${path}${name}/`, depth + 1);
      } else if (TEXT.test(name)) {
        const file = await (handle as FileSystemFileHandle).getFile();
        total += file.size;
        if (++files > LIMITS.files || file.size > LIMITS.file || total > LIMITS.total)
          throw new Error(`${folder.name} holds more than the files of one game`);
        texts[path + name] = await textOf(file);
      }
    }
  };
  await look(folder, '', 0);
  return texts;
}

async function textOf(file: File): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    throw new Error(`${file.name} can’t be read as a text`);
  }
}

/** A file in a folder; nothing if it is not there and is not to be made. */
export async function fileIn(
  folder: FileSystemDirectoryHandle,
  path: string,
  make: boolean,
): Promise<FileSystemFileHandle | undefined> {
  const parts = path.split('/');
  const name = parts.pop()!;
  try {
    let at = folder;
    for (const part of parts) at = await at.getDirectoryHandle(part, { create: make });
    return await at.getFileHandle(name, { create: make });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotFoundError') return undefined;
    throw error;
  }
}

/** Writes a whole file; one that can't be finished leaves what was there. @returns when it was written, in milliseconds since 1970 */
export async function writeFile(handle: FileSystemFileHandle, data: string | Uint8Array): Promise<number> {
  const stream = await handle.createWritable();
  await stream.write(data as FileSystemWriteChunkType);
  await stream.close();
  return (await handle.getFile()).lastModified;
}
