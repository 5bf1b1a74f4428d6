/** Test support: a page whose time is turned by hand, and stores that can fail. */
import type { Journal } from './journal.ts';
import type { Page } from './page.ts';
import { memoryStore, type StoredWork, type WorkStore } from './store.ts';
import type { WorkContent } from './types.ts';

export interface HandPage extends Page {
  /** Lets time go by, with all that is due. */
  pass(milliseconds: number): Promise<void>;
  /** The page is hidden or closed. */
  hide(): void;
}

let pages = 0;

export function handPage(): HandPage {
  let now = 1_000;
  let names = 0;
  const page = ++pages;
  const due = new Map<object, { at: number; call: () => void }>();
  const hidden = new Set<() => void>();
  return {
    now: () => now,
    after(milliseconds, call) {
      const timer = {};
      due.set(timer, { at: now + milliseconds, call });
      return () => due.delete(timer);
    },
    onHide(call) {
      hidden.add(call);
      return () => hidden.delete(call);
    },
    unique: () => `id-${page}-${++names}`,
    async pass(milliseconds) {
      const until = now + milliseconds;
      for (;;) {
        const [next] = [...due].filter(([, { at }]) => at <= until).sort(([, a], [, b]) => a.at - b.at);
        if (!next) break;
        due.delete(next[0]);
        now = next[1].at;
        next[1].call();
        await settle();
      }
      now = until;
      await settle();
    },
    hide() {
      for (const call of hidden) call();
    },
  };
}

/** Until all that is only waiting for its turn is done. */
export const settle = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

export interface FaultyStore extends WorkStore {
  /** While set, writing fails with it. */
  fault?: Error;
  /** While true, writing never ends. */
  hangs: boolean;
  writes: number;
}

export function faultyStore(): FaultyStore {
  const store = memoryStore();
  const faulty: FaultyStore = {
    ...store,
    hangs: false,
    writes: 0,
    async put(work, expected) {
      if (faulty.hangs) await new Promise(() => {});
      if (faulty.fault) throw faulty.fault;
      faulty.writes++;
      return store.put(work, expected);
    },
  };
  return faulty;
}

export function memoryJournal(): Journal & { entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    entries,
    read: () => [...entries.values()].map((text) => JSON.parse(text) as StoredWork),
    write(work) {
      entries.set(work.id, JSON.stringify(work));
      return true;
    },
    clear: (id) => void entries.delete(id),
  };
}

export const content = (title: string, text = `name: ${title}`): WorkContent => ({
  title,
  rules: { uri: 'mine.yaml', text },
});
