/**
 * The rules worker: loads, compiles and plays. Generated code runs here and nowhere else. Requests are answered one after
 * another, in the order in which they came, but for those that nobody waits at the table for: they come when there is
 * nothing else, and those of them that take many steps give way between two. One that is cancelled before its turn is not begun, one that takes many steps looks after each of them
 * whether it was.
 */
import type { ExampleReport } from '../../engine/examples/index.ts';
import type { Diagnostic, Result } from '../../engine/index.ts';
import type { TextEdit } from '../../engine/language/edit.ts';
import type { Splice } from '../app/splice.ts';
import { bring, bringAll, shelfOf, shipped, withGames } from './games.ts';
import { card } from './library.ts';
import type { Answer, FromWorker, Refused, Request, RequestKind, Requests, TableView, ToWorker } from './protocol.ts';
import { composeRules } from './rules.ts';
import { Table } from './table.ts';

const tables = new Map<string, Table>();

const tableOf = (name: string): Table => {
  const table = tables.get(name);
  if (!table) throw new Error(`no table ${name} is open`);
  return table;
};

const refused = (problems: readonly Diagnostic[], splices?: Splice[]): { ok: false; refused: Refused } => ({
  ok: false,
  refused: { problems: [...problems], ...(splices && { splices }) },
});

const splicesOf = (edit: TextEdit | undefined): Splice[] =>
  edit ? [{ from: edit.start, to: edit.end, text: edit.text }] : [];

const viewed = (result: Result<unknown>, table: Table, humans: readonly number[]): Answer<TableView> =>
  result.ok ? { ok: true, value: table.view(humans) } : refused([...result.diagnostics]);

/** What is wanted later than the first game is loaded then. */
const files = () => import('./files.ts');

type Handlers = {
  [K in RequestKind]: (
    request: Requests[K]['ask'],
    signal: Signal,
  ) => Requests[K]['answer'] | Promise<Requests[K]['answer']>;
};

interface Signal {
  cancelled: boolean;
}

const handlers: Handlers = {
  library() {
    // Whoever looks at the list gets a picture of each.
    void bringAll().catch(() => {});
    return shipped.games().map((name) => ({ name, shelf: shelfOf(name) }));
  },
  card: ({ game }) => card(shipped, game, shelfOf(game)),
  templates: async () => (await import('./templates.ts')).templateCards(),
  newGame: async ({ template, title }) => (await import('./templates.ts')).newGame(shipped, template, title),
  compose: ({ game, variant }) => composeRules(shipped, game, variant),
  open({ table: name, humans, ...setUp }) {
    const opened = Table.open(shipped, setUp);
    if (!opened.ok) return refused([...opened.diagnostics]);
    const { table, replay } = opened.value;
    tables.set(name, table);
    const people = humans.length > 0 ? humans : table.seats;
    return { ok: true, value: table.changed(people, replay && table.openSummary(replay, setUp.line!.plies)) };
  },
  close({ table }) {
    tables.delete(table);
    return null;
  },
  async change({ table: name, text, edit, back, how, humans }) {
    const table = tableOf(name);
    const edited = edit ? await table.edit(text, edit) : undefined;
    if (edited && !edited.ok) return refused([...edited.diagnostics]);
    const left = table.line;
    const changed = table.change(edited?.value.text ?? text, how, back);
    const splices = edited ? splicesOf(edited.value.edit) : undefined;
    if (!changed.ok) return refused([...changed.diagnostics], splices);
    return { ok: true, value: { ...table.changed(humans, changed.value), left, ...(splices && { splices }) } };
  },
  beside({ table, humans, ...other }) {
    const beside = tableOf(table).beside(other, humans);
    return beside.ok ? beside : refused(beside.diagnostics);
  },
  follow({ table: name, how, humans }) {
    const table = tableOf(name);
    const followed = table.followAgain(how);
    return followed ? table.changed(humans, followed) : null;
  },
  compare: ({ table, before, after }) => tableOf(table).compare(before, after),
  outline: ({ table }) => tableOf(table).outline(),
  async examples({ table }) {
    const reports: ExampleReport[] = [];
    for await (const report of tableOf(table).examples()) {
      reports.push(report);
      await giveWay();
    }
    return reports;
  },
  play({ table: name, move, humans }) {
    const table = tableOf(name);
    return viewed(table.play(move), table, humans);
  },
  goTo({ table: name, position, humans }) {
    const table = tableOf(name);
    table.goTo(position);
    return table.view(humans);
  },
  nextGame({ table: name, humans }) {
    const table = tableOf(name);
    table.nextGame();
    return table.view(humans);
  },

  async advance({ table: name, bots, forced, most, humans }, signal) {
    const table = tableOf(name);
    for (let n = 0; n < most && !signal.cancelled; n++) {
      const went = table.advance(bots, forced, humans);
      if (!went.ok) return refused([...went.diagnostics]);
      if (!went.value) break;
      if (n % 32 === 31) await pause();
    }
    return { ok: true, value: table.view(humans) };
  },
  view({ table: name, humans, facing }) {
    const table = tableOf(name);
    if (facing !== undefined) table.face(facing);
    return table.view(humans);
  },
  keep: ({ table, seats }) => tableOf(table).keep(seats),
  async export({ table, format, carry }) {
    const exported = await tableOf(table).export(format, carry);
    return exported.ok ? { ok: true, value: exported.value } : refused(exported.diagnostics);
  },
  save: ({ table, seats }) => tableOf(table).save(seats),
  import: async ({ name, data }) => (await files()).takeFile(shipped, name, data),
  importFolder: async ({ name, texts }) => (await files()).takeFolder(shipped, name, texts),
  folder({ table }) {
    const files = tableOf(table).folder();
    return files.ok ? { ok: true, value: files.value } : refused(files.diagnostics);
  },
  chooseBase: async ({ choice }) => (await files()).answerBase(choice),
  async load({ table: name, game, humans }) {
    const { openKept } = await import('./kept-game.ts');
    const loaded = openKept(shipped, game);
    if (!loaded.ok) return refused(loaded.diagnostics);
    const { table, ...more } = loaded.value;
    tables.set(name, table);
    const people = humans ?? more.seats.flatMap((seat, i) => (seat.bot ? [] : [i]));
    return { ok: true, value: { ...table.changed(people), ...more } };
  },
  think: ({ table }) => tableOf(table).think(),
  why: ({ table, move }) => tableOf(table).why(move),
  reasons: ({ table, move, humans }) => tableOf(table).reasons(move, humans),
  spaces: async ({ table, name }) => (await tableOf(table).spaces(name)) ?? null,
  describe: ({ table, move }) => tableOf(table).describe(move),
  line: ({ table }) => tableOf(table).line,
  language: ({ table, ...ask }) => tableOf(table).language(ask),
  history: ({ table }) => tableOf(table).history(),
};

/** Lets messages that have arrived be read. */
const pause = (): Promise<void> => new Promise((done) => setTimeout(done));

const send = (message: FromWorker): void => postMessage(message);
const waiting = new Map<number, Signal>();
/** What is asked beside the table: it can wait. */
const BESIDE: ReadonlySet<RequestKind> = new Set([
  'language',
  'keep',
  'compare',
  'outline',
  'examples',
  'history',
  'card',
]);
const queue: { id: number; request: Request; signal: Signal }[] = [];
let busy = false;

const atTheTable = (): number => queue.findIndex(({ request }) => !BESIDE.has(request.kind));

/** Between two steps of what is asked beside the table: answers what somebody waits for at the table. */
async function giveWay(): Promise<void> {
  await pause();
  for (let at = atTheTable(); at >= 0; at = atTheTable()) {
    const [next] = queue.splice(at, 1);
    await answer(next.id, next.request, next.signal);
  }
}

async function work(): Promise<void> {
  if (busy) return;
  busy = true;
  while (queue.length > 0) {
    const [next] = queue.splice(Math.max(0, atTheTable()), 1);
    await answer(next.id, next.request, next.signal);
    // What has arrived meanwhile may come first.
    if (queue.length > 0) await pause();
  }
  busy = false;
}

async function answer(id: number, request: Request, signal: Signal): Promise<void> {
  try {
    if (signal.cancelled) return send({ id, cancelled: true });
    const handler = handlers[request.kind] as (request: unknown, signal: Signal) => unknown;
    // Mostly the game is named: it is fetched before anything is done.
    if ('game' in request && typeof request.game === 'string') await bring(request.game);
    const value = await withGames(() => handler(request, signal));
    send({ id, value });
    if (tables.size > 0) fetchOthers();
  } catch (error) {
    send({ id, error: error instanceof Error ? error.message : String(error) });
  } finally {
    waiting.delete(id);
  }
}

/** How long after the first table the other games are fetched, in ms: by then nobody waits for anything. */
const LATER = 2000;
let othersWanted = false;

function fetchOthers(): void {
  if (othersWanted) return;
  othersWanted = true;
  // Without a network they are tried again when they are wanted.
  setTimeout(() => void bringAll().catch(() => {}), LATER);
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('cancel' in data) {
    const signal = waiting.get(data.cancel);
    if (signal) signal.cancelled = true;
    return;
  }
  const signal = { cancelled: false };
  waiting.set(data.id, signal);
  queue.push({ id: data.id, request: data.request, signal });
  void work();
});
