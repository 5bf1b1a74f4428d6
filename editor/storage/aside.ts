/**
 * Something that belongs to a work and is no part of it: kept by the work's id in a database of its own, so that writing the
 * one, which is done all the time, does not write the other.
 */
import { openDB } from 'idb';

export interface Aside<T> {
  /** @param work the id of a work */
  get(work: string): Promise<T | undefined>;
  put(work: string, value: T): Promise<void>;
  remove(work: string): Promise<void>;
}

export function aside<T>(name: string): Aside<T> {
  /** What this page knows; it goes before what is stored, and is all there is where nothing can be stored. */
  const known = new Map<string, T | undefined>();
  const open = () => openDB(`houserules-${name}`, 1, { upgrade: (fresh) => void fresh.createObjectStore(name) });
  async function stored<R>(use: (database: Awaited<ReturnType<typeof open>>) => Promise<R>): Promise<R | undefined> {
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
  return {
    async get(work) {
      if (!known.has(work)) known.set(work, await stored((database) => database.get(name, work)));
      return known.get(work);
    },
    async put(work, value) {
      known.set(work, value);
      await stored((database) => database.put(name, value, work));
    },
    async remove(work) {
      known.delete(work);
      await stored((database) => database.delete(name, work));
    },
  };
}
