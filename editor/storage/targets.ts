/**
 * Where a work is saved to: the file or folder that it came from or was saved to first. The browser gives handles that can be
 * written to again, also after the page was loaded anew. They are kept apart from the works, which hold only texts.
 */
import { type DBSchema, openDB } from 'idb';

export type Target = (
  | {
      /** What is written: the own text, everything packed, or the game with its rules. */
      kind: 'rules' | 'zip' | 'game';
      handle: FileSystemFileHandle;
    }
  | {
      kind: 'folder';
      handle: FileSystemDirectoryHandle;
      /** The path of the own text in it. */
      file: string;
    }
) & {
  /** When the file was written last, as far as is known here, in milliseconds since 1970. */
  modified?: number;
};

interface Schema extends DBSchema {
  targets: { key: string; value: Target };
}

/** What this page knows; it goes before what is stored, and is all there is where nothing can be stored. */
const known = new Map<string, Target | undefined>();

const open = () =>
  openDB<Schema>('houserules-targets', 1, { upgrade: (fresh) => void fresh.createObjectStore('targets') });

export const targets = {
  /** @param work the id of a work */
  async get(work: string): Promise<Target | undefined> {
    if (!known.has(work)) known.set(work, await stored((database) => database.get('targets', work)));
    return known.get(work);
  },
  async put(work: string, target: Target): Promise<void> {
    known.set(work, target);
    await stored((database) => database.put('targets', target, work));
  },
  async remove(work: string): Promise<void> {
    known.delete(work);
    await stored((database) => database.delete('targets', work));
  },
};

async function stored<T>(use: (database: Awaited<ReturnType<typeof open>>) => Promise<T>): Promise<T | undefined> {
  try {
    const database = await open();
    try {
      return await use(database);
    } finally {
      database.close();
    }
  } catch {
    // Remembered by this page alone.
    return undefined;
  }
}
