/**
 * What a closing page writes down at once. A database writes later, and a page that is going away may not live to see it;
 * the next page finds here what was not written.
 */
import type { StoredWork } from './store.ts';

export interface Journal {
  /** Works that were written down and not crossed out. What can't be read any more is left out. */
  read(): StoredWork[];
  /** False if there is no room. */
  write(work: StoredWork): boolean;
  clear(id: string): void;
}

const PREFIX = 'houserules.journal.';

/** In the browser's storage of short texts, or any that works alike. */
export function textJournal(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>): Journal {
  const keys = () =>
    Array.from({ length: storage.length }, (_, i) => storage.key(i)).filter((key) =>
      key?.startsWith(PREFIX),
    ) as string[];
  return {
    read() {
      return keys().flatMap((key) => {
        try {
          const work = JSON.parse(storage.getItem(key)!) as StoredWork;
          return typeof work.id === 'string' && typeof work.current?.rules?.text === 'string' ? [work] : [];
        } catch {
          return [];
        }
      });
    },
    write(work) {
      try {
        storage.setItem(PREFIX + work.id, JSON.stringify(work));
        return true;
      } catch {
        return false;
      }
    },
    clear(id) {
      try {
        storage.removeItem(PREFIX + id);
      } catch {}
    },
  };
}

/** Where nothing can be written down at once. */
export const noJournal: Journal = { read: () => [], write: () => false, clear: () => {} };
