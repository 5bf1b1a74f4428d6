/** All kept works: what was written, and what a page that died had written down. */
import { noJournal, textJournal } from './journal.ts';
import { createKeeper, type Surroundings } from './keeper.ts';
import { browserPage } from './page.ts';
import { databaseStore, memoryStore, type StoredWork } from './store.ts';
import type { Shelf, Work, WorkSummary } from './types.ts';

/** Openings in a row that came to nothing, from which on a work is suspected of killing the page. */
const SUSPECT = 2;

/** The shelf of this browser. Never fails: without storage it lasts as long as the page. */
export async function openShelf(): Promise<Shelf> {
  const page = browserPage;
  const journal = browserJournal();
  try {
    const store = await databaseStore();
    return await createShelf({ store, journal, page }, true);
  } catch {
    return createShelf({ store: memoryStore(), journal: noJournal, page }, false);
  }
}

function browserJournal() {
  try {
    return textJournal(window.localStorage);
  } catch {
    return noJournal;
  }
}

export async function createShelf(surroundings: Surroundings, lasting: boolean): Promise<Shelf> {
  const { store, journal } = surroundings;
  await takeOver(surroundings);
  const byTime = (key: 'updated' | 'opened') => async () => {
    const all = await store.list();
    return all.sort((a, b) => (key === 'updated' ? b.updated - a.updated : touched(b) - touched(a)));
  };
  const load = async (id: string): Promise<Work | undefined> => {
    const found = await store.get(id);
    return found && workOf(found);
  };
  return {
    lasting,
    list: async () => (await byTime('updated')()).map(({ opened: _, ...summary }): WorkSummary => summary),
    load,
    async latest() {
      const [first] = await byTime('opened')();
      return first && load(first.id);
    },
    keep: (work) => createKeeper(surroundings, work),
    async remove(id) {
      const found = await store.get(id);
      await store.remove(id);
      journal.clear(id);
      return async () => {
        if (found) await store.put(found, undefined);
      };
    },
  };
}

const touched = ({ updated, opened }: { updated: number; opened: number }): number => Math.max(updated, opened);

/** Writes what is in the journal and newer than what is stored. */
async function takeOver({ store, journal, page }: Surroundings): Promise<void> {
  for (const entry of journal.read()) {
    const there = await store.get(entry.id);
    if (!there || there.revision < entry.revision) {
      const answer = await store.put(entry, there?.revision);
      if (!answer.written) continue;
    } else if (there.revision >= entry.revision && there.writer !== entry.writer && there.updated < entry.updated) {
      // Somebody else went on from an older state: both are kept.
      await store.put({ ...entry, id: page.unique() }, undefined);
    }
    journal.clear(entry.id);
  }
}

/** `openings` goes along, for the keeper. */
function workOf({ good, opened: _, writer: __, openings, ...rest }: StoredWork): Work & { openings: number } {
  return { ...rest, good: good ?? rest.current, suspect: openings >= SUSPECT, openings };
}
