import { beforeEach, describe, expect, test } from 'vitest';
import { type Journal, textJournal } from './journal.ts';
import { createShelf } from './shelf.ts';
import { content, type FaultyStore, faultyStore, type HandPage, handPage, memoryJournal, settle } from './testing.ts';
import type { KeeperStatus, Shelf } from './types.ts';

let store: FaultyStore;
let journal: ReturnType<typeof memoryJournal>;
let page: HandPage;
let shelf: Shelf;
const open = (at: HandPage, on: Journal = journal) => createShelf({ store, journal: on, page: at }, true);

beforeEach(async () => {
  store = faultyStore();
  journal = memoryJournal();
  page = handPage();
  shelf = await open(page);
});

describe('a work', () => {
  test('is written within 500 ms, however often it changes', async () => {
    const keeper = shelf.keep();
    const told: KeeperStatus[] = [];
    keeper.onStatus = (status) => told.push(status);
    for (let i = 0; i <= 10; i++) {
      keeper.update(content(`v${i}`), true);
      await page.pass(45);
    }
    expect(store.writes).toBeGreaterThan(0);
    await page.pass(500);
    expect((await shelf.load(keeper.id))!.current.title).toBe('v10');
    expect(store.writes).toBeLessThanOrEqual(3);
    expect(told.map(({ state }) => state)).toContain('waiting');
    expect(keeper.status).toMatchObject({ state: 'saved' });
  });

  test('that nobody changed is not written', async () => {
    await shelf.keep().stop();
    expect(await shelf.list()).toEqual([]);
  });

  test('comes back with its last good version beside the current one', async () => {
    const keeper = shelf.keep();
    keeper.update(content('good'), true);
    keeper.update(content('broken'), false);
    keeper.update(content('more broken'), false);
    await keeper.stop();
    const work = (await shelf.load(keeper.id))!;
    expect([work.current.title, work.good.title]).toEqual(['more broken', 'good']);
    const again = shelf.keep(work);
    again.update(content('still broken'), false);
    await again.flush();
    expect((await shelf.load(keeper.id))!.good.title).toBe('good');
    again.update(content('mended'), true);
    await again.stop();
    const mended = (await shelf.load(keeper.id))!;
    expect(mended.good).toBe(mended.current);
  });

  test('is listed with what a person looks for', async () => {
    const first = shelf.keep();
    first.update({ ...content('First'), game: { plies: [1, 2] } as never }, true);
    await first.stop();
    await page.pass(1000);
    const second = shelf.keep();
    second.update(content('Second'), true);
    await second.stop();
    expect(await shelf.list()).toMatchObject([{ title: 'Second' }, { title: 'First', plies: 2, created: 1000 }]);
    expect((await shelf.latest())!.title).toBe('Second');
    await page.pass(1000);
    await shelf.keep((await shelf.load(first.id))!).stop();
    expect((await shelf.latest())!.title).toBe('First');
    expect((await shelf.list())[0].title).toBe('Second');
  });

  test('that is removed can be brought back', async () => {
    const keeper = shelf.keep();
    keeper.update(content('dear'), true);
    await keeper.stop();
    const bringBack = await shelf.remove(keeper.id);
    expect(await shelf.list()).toEqual([]);
    await bringBack();
    expect((await shelf.load(keeper.id))!.current.title).toBe('dear');
  });
});

describe('a page that goes away', () => {
  test('writes at once when it is hidden', async () => {
    const keeper = shelf.keep();
    keeper.update(content('last words'), true);
    page.hide();
    await settle();
    expect((await shelf.load(keeper.id))!.current.title).toBe('last words');
    expect(journal.entries.size).toBe(0);
  });

  test('leaves in the journal what the database did not live to write', async () => {
    const keeper = shelf.keep();
    keeper.update(content('first'), true);
    await keeper.flush();
    keeper.update(content('last words'), true);
    store.hangs = true;
    page.hide();
    await settle();
    store.hangs = false;
    const next = await open(handPage());
    const work = (await next.latest())!;
    expect([work.id, work.current.title]).toEqual([keeper.id, 'last words']);
    expect(journal.entries.size).toBe(0);
  });

  test('finds what was jotted down before it could be written', async () => {
    const keeper = shelf.keep();
    keeper.update(content('first words'), true);
    keeper.jot();
    // The page dies here: no time passes, and it is not told.
    const work = (await (await open(handPage())).load(keeper.id))!;
    expect(work.current.title).toBe('first words');
    expect(work.suspect).toBe(false);
    await page.pass(1000);
    expect(journal.entries.size).toBe(0);
  });

  test('and comes back goes on without a copy', async () => {
    const keeper = shelf.keep();
    keeper.update(content('hidden'), true);
    store.hangs = true;
    page.hide();
    await settle();
    store.hangs = false;
    // Another page takes over what is in the journal, while this one is only hidden.
    const other = faultyStore();
    await createShelf({ store: other, journal: memoryJournal(), page: handPage() }, true);
    await open(handPage());
    expect(await shelf.list()).toHaveLength(1);
  });

  test('that was killed loses no more than the last moment', async () => {
    const keeper = shelf.keep();
    keeper.update(content('kept'), true);
    await page.pass(500);
    keeper.update(content('too late'), true);
    await page.pass(100);
    const next = await open(handPage());
    expect((await next.latest())!.current.title).toBe('kept');
  });

  test('twice while it was opening a work makes that work suspect', async () => {
    const keeper = shelf.keep();
    keeper.update(content('fine'), true);
    keeper.settled();
    keeper.update(content('deadly'), false);
    await keeper.stop();
    for (const suspect of [false, false, true]) {
      const killed = handPage();
      const work = (await (await open(killed)).latest())!;
      expect(work.suspect).toBe(suspect);
      (await open(killed)).keep(work);
      await killed.pass(500);
    }
    const calm = handPage();
    const last = (await (await open(calm)).latest())!;
    const again = (await open(calm)).keep(last);
    again.settled();
    await calm.pass(500);
    expect((await (await open(calm)).latest())!.suspect).toBe(false);
  });

  test('in good order makes nothing suspect', async () => {
    const keeper = shelf.keep();
    keeper.update(content('x'), true);
    await keeper.stop();
    for (let i = 0; i < 4; i++) {
      const next = handPage();
      const work = (await (await open(next)).latest())!;
      expect(work.suspect).toBe(false);
      (await open(next)).keep(work);
      next.hide();
      await settle();
    }
  });
});

describe('a store that fails', () => {
  test('is said, and tried again', async () => {
    const keeper = shelf.keep();
    store.fault = new DOMException('full', 'QuotaExceededError');
    keeper.update(content('x'), true);
    await page.pass(500);
    expect(keeper.status).toEqual({
      state: 'failed',
      problem: 'The browser has no room left for it. Save it to a file.',
    });
    await keeper.flush();
    expect(keeper.status.state).toBe('failed');
    store.fault = undefined;
    await page.pass(6000);
    expect(keeper.status.state).toBe('saved');
    expect((await shelf.list())[0].title).toBe('x');
  });

  test('gets the next change sooner', async () => {
    const keeper = shelf.keep();
    store.fault = new Error('gone');
    keeper.update(content('x'), true);
    await page.pass(500);
    store.fault = undefined;
    keeper.update(content('y'), true);
    await page.pass(500);
    expect(keeper.status.state).toBe('saved');
    expect((await shelf.list())[0].title).toBe('y');
  });
});

describe('two pages', () => {
  test('that write the same work keep both', async () => {
    const keeper = shelf.keep();
    keeper.update(content('start'), true);
    await keeper.flush();
    const elsewhere = handPage();
    const other = await open(elsewhere);
    const second = other.keep((await other.latest())!);
    second.update(content('theirs'), true);
    await second.flush();
    keeper.update(content('ours'), true);
    await keeper.flush();
    expect(keeper.status.copiedTo).toBe(keeper.id);
    expect((await shelf.list()).map(({ title }) => title).sort()).toEqual(['ours', 'theirs']);
    // From now on each writes its own.
    keeper.update(content('ours too'), true);
    second.update(content('theirs too'), true);
    await Promise.all([keeper.flush(), second.flush()]);
    expect((await shelf.list()).map(({ title }) => title).sort()).toEqual(['ours too', 'theirs too']);
    expect(second.status.copiedTo).toBeUndefined();
  });

  test('one of which removes the work lose nothing that the other does', async () => {
    const keeper = shelf.keep();
    keeper.update(content('start'), true);
    await keeper.flush();
    await (await open(handPage())).remove(keeper.id);
    keeper.update(content('goes on'), true);
    await keeper.flush();
    expect(await shelf.list()).toMatchObject([{ id: keeper.id, title: 'goes on' }]);
  });

  test('one of which finds the other’s words in the journal go on with the same work', async () => {
    const keeper = shelf.keep();
    keeper.update(content('start'), true);
    await keeper.flush();
    keeper.update(content('hidden'), true);
    journal.write({ ...(await store.get(keeper.id))!, revision: 9, current: content('hidden') });
    await open(handPage());
    keeper.update(content('shown again'), true);
    await keeper.flush();
    expect(await shelf.list()).toMatchObject([{ id: keeper.id, title: 'shown again' }]);
    expect(keeper.status.copiedTo).toBeUndefined();
  });

  test('whose journal is older than what another page wrote keep both', async () => {
    const keeper = shelf.keep();
    keeper.update(content('start'), true);
    await keeper.flush();
    const stored = (await store.get(keeper.id))!;
    await page.pass(5000);
    const other = handPage();
    const second = (await open(other)).keep((await shelf.latest())!);
    second.update(content('theirs'), true);
    await second.flush();
    journal.write({ ...stored, revision: 2, updated: 9000, title: 'words', current: content('words') });
    await open(page);
    expect((await shelf.list()).map(({ title }) => title).sort()).toEqual(['theirs', 'words']);
    expect(journal.entries.size).toBe(0);
  });
});

test('the journal stands in the browser’s storage, and shrugs off what is no work', () => {
  const items = new Map<string, string>([
    ['other', 'x'],
    ['houserules.journal.bad', '{"id"'],
  ]);
  const storage = {
    get length() {
      return items.size;
    },
    key: (i: number) => [...items.keys()][i] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, value: string) {
      if (value.length > 1000) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key: string) => void items.delete(key),
  };
  const texts = textJournal(storage);
  const work = {
    id: 'a',
    title: '',
    created: 0,
    updated: 0,
    opened: 0,
    openings: 0,
    revision: 1,
    writer: 'w',
    current: content('x'),
  };
  expect(texts.write(work)).toBe(true);
  expect(texts.write({ ...work, id: 'b', title: 'x'.repeat(2000) })).toBe(false);
  expect(texts.read()).toEqual([work]);
  texts.clear('a');
  expect(texts.read()).toEqual([]);
});
