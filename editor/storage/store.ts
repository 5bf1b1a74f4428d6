/** Where works are written: the browser's database, or memory if there is none. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { WorkContent, WorkSummary } from './types.ts';

/** A work as it is written. */
export interface StoredWork extends WorkSummary {
  revision: number;
  current: WorkContent;
  /** Absent if `current` can be played. */
  good?: WorkContent;
  /** When a page opened it last. */
  opened: number;
  /** How often in a row it was opened without ever being on the table. */
  openings: number;
  /** Which keeper wrote it. */
  writer: string;
}

/** What a list needs to know. */
export type StoredSummary = WorkSummary & Pick<StoredWork, 'opened'>;

export interface WorkStore {
  list(): Promise<StoredSummary[]>;
  get(id: string): Promise<StoredWork | undefined>;
  /**
   * Writes a work if what is there has the expected revision (`undefined`: if nothing is there), all at once or not at
   * all. Answers what is there instead otherwise, `undefined` standing for nothing.
   */
  put(
    work: StoredWork,
    expected: number | undefined,
  ): Promise<{ written: true } | { written: false; there?: StoredWork }>;
  remove(id: string): Promise<void>;
}

const summaryOf = ({ id, title, created, updated, plies, opened }: StoredWork): StoredSummary => ({
  id,
  title,
  created,
  updated,
  opened,
  ...(plies === undefined ? {} : { plies }),
});

export function memoryStore(): WorkStore {
  const works = new Map<string, StoredWork>();
  return {
    list: async () => [...works.values()].map(summaryOf),
    get: async (id) => structuredClone(works.get(id)),
    put: async (work, expected) => {
      const there = works.get(work.id);
      if (there?.revision !== expected) return { written: false, ...(there && { there: structuredClone(there) }) };
      works.set(work.id, structuredClone(work));
      return { written: true };
    },
    remove: async (id) => {
      works.delete(id);
    },
  };
}

interface Schema extends DBSchema {
  works: { key: string; value: StoredWork };
  summaries: { key: string; value: StoredSummary };
}

const VERSION = 1;
/** Another page that holds an older database open can keep this one waiting. */
const PATIENCE = 4000;

/** @throws if the browser gives no database */
export async function databaseStore(name = 'houserules'): Promise<WorkStore> {
  let database: Promise<IDBPDatabase<Schema>> | undefined;
  const open = (): Promise<IDBPDatabase<Schema>> => {
    database ??= openDB<Schema>(name, VERSION, {
      upgrade(fresh) {
        fresh.createObjectStore('works', { keyPath: 'id' });
        fresh.createObjectStore('summaries', { keyPath: 'id' });
      },
      // A newer page wants to change the database: let it, and open again when something is to be written.
      blocking(_current, _wanted, event) {
        (event.target as IDBDatabase).close();
        database = undefined;
      },
      terminated() {
        database = undefined;
      },
    });
    database.catch(() => {
      database = undefined;
    });
    return database;
  };
  await Promise.race([
    open(),
    new Promise((_, reject) => setTimeout(() => reject(new Error('The database does not open')), PATIENCE)),
  ]);
  return {
    list: async () => (await open()).getAll('summaries'),
    get: async (id) => (await open()).get('works', id),
    async put(work, expected) {
      const transaction = (await open()).transaction(['works', 'summaries'], 'readwrite');
      const works = transaction.objectStore('works');
      const there = await works.get(work.id);
      if (there?.revision !== expected) {
        await transaction.done;
        return { written: false, ...(there && { there }) };
      }
      await Promise.all([works.put(work), transaction.objectStore('summaries').put(summaryOf(work)), transaction.done]);
      return { written: true };
    },
    async remove(id) {
      const transaction = (await open()).transaction(['works', 'summaries'], 'readwrite');
      await Promise.all([
        transaction.objectStore('works').delete(id),
        transaction.objectStore('summaries').delete(id),
        transaction.done,
      ]);
    },
  };
}
