/** Writes one work: soon after every change, at once when the page goes away. */
import type { Journal } from './journal.ts';
import type { Page } from './page.ts';
import type { StoredWork, WorkStore } from './store.ts';
import type { Keeper, KeeperStatus, Work, WorkContent } from './types.ts';

/** Milliseconds from a change to its writing; further changes don't put it off. */
export const DELAY = 400;
/** Milliseconds until a failed writing is tried again. */
export const RETRY = 5000;

export interface Surroundings {
  store: WorkStore;
  journal: Journal;
  page: Page;
}

/** @param work what is kept already; without it the work is new and first written when it changes */
export function createKeeper({ store, journal, page }: Surroundings, work?: Work & { openings?: number }): Keeper {
  const writer = page.unique();
  const now = page.now();
  let record: StoredWork = work
    ? { ...stored(work), opened: now, openings: (work.openings ?? 0) + 1, writer }
    : {
        id: page.unique(),
        title: '',
        created: now,
        updated: now,
        opened: now,
        openings: 1,
        revision: 0,
        writer,
        current: { title: '', rules: { uri: '', text: '' } },
      };
  /** The revision that is in the store, as far as this keeper knows. */
  let known: number | undefined = work?.revision;
  let dirty = false;
  let writing: Promise<void> | undefined;
  let callOff: (() => void) | undefined;
  let due = 0;

  const keeper: Keeper = {
    get id() {
      return record.id;
    },
    status: { state: 'saved', ...(work && { saved: work.updated }) },
    onStatus: undefined,
    update(content, good) {
      const { title } = content;
      const plies = content.game?.plies.length;
      const { plies: _, good: __, ...rest } = record;
      record = {
        ...rest,
        title,
        updated: page.now(),
        current: content,
        ...(plies === undefined ? {} : { plies }),
        ...(good ? {} : { good: lastGood(record) ?? content }),
      };
      changed();
    },
    settled() {
      if (record.openings === 0) return;
      record = { ...record, openings: 0 };
      if (known !== undefined || dirty) changed();
    },
    jot,
    async flush() {
      callOff?.();
      callOff = undefined;
      while (dirty || writing) {
        await (writing ?? write());
        if (keeper.status.state === 'failed') return;
      }
    },
    async stop() {
      unhook();
      // Closed in good order: nothing died of it.
      keeper.settled();
      await keeper.flush();
      callOff?.();
    },
  };

  function tell(status: KeeperStatus): void {
    const { saved, copiedTo } = keeper.status;
    (keeper as { status: KeeperStatus }).status = {
      ...(saved === undefined ? {} : { saved }),
      ...(copiedTo === undefined ? {} : { copiedTo }),
      ...status,
    };
    keeper.onStatus?.(keeper.status);
  }

  function changed(): void {
    dirty = true;
    if (!writing) tell({ state: 'waiting' });
    later(DELAY);
  }

  /** Writes after a while, or sooner if that is due already. */
  function later(milliseconds: number): void {
    const at = page.now() + milliseconds;
    if (writing || (callOff && due <= at)) return;
    callOff?.();
    due = at;
    callOff = page.after(milliseconds, () => {
      callOff = undefined;
      void write();
    });
  }

  function write(): Promise<void> {
    writing ??= once().finally(() => {
      writing = undefined;
      if (dirty) later(keeper.status.state === 'failed' ? RETRY : DELAY);
    });
    return writing;
  }

  async function once(): Promise<void> {
    dirty = false;
    tell({ state: 'saving' });
    try {
      for (;;) {
        const next = { ...record, revision: (known ?? 0) + 1 };
        const answer = await store.put(next, known);
        if (answer.written) {
          known = next.revision;
          break;
        }
        if (!answer.there) {
          // It was removed elsewhere while somebody works on it here.
          known = undefined;
        } else if (answer.there.writer === writer) {
          // Another page found in the journal what this one had written down.
          known = answer.there.revision;
        } else {
          record = { ...record, id: page.unique(), created: page.now() };
          known = undefined;
          journal.clear(answer.there.id);
          tell({ state: 'saving', copiedTo: record.id });
        }
      }
      journal.clear(record.id);
      tell(dirty ? { state: 'waiting', saved: page.now() } : { state: 'saved', saved: page.now() });
    } catch (error) {
      dirty = true;
      tell({ state: 'failed', problem: inWords(error) });
    }
  }

  function jot(): void {
    journal.write({ ...record, revision: (known ?? 0) + 1 });
  }

  const unhook = page.onHide(() => {
    if (record.openings > 0 && (known !== undefined || dirty)) {
      record = { ...record, openings: 0 };
      dirty = true;
    }
    if (!dirty && !writing) return;
    jot();
    dirty = true;
    void keeper.flush();
  });

  if (work) changed();
  return keeper;
}

const lastGood = (record: StoredWork): WorkContent | undefined =>
  record.good ??
  (record.revision > 0 || record.title !== '' || record.current.rules.text !== '' ? record.current : undefined);

function stored({
  suspect: _,
  good,
  current,
  ...summary
}: Work & { openings?: number }): Omit<StoredWork, 'opened' | 'openings' | 'writer'> {
  const { openings: __, ...rest } = summary as typeof summary & { openings?: number };
  return { ...rest, current, ...(good === current ? {} : { good }) };
}

function inWords(error: unknown): string {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return 'The browser has no room left for it. Save it to a file.';
  return `The browser could not store it (${error instanceof Error ? error.message : String(error)}). Save it to a file.`;
}
