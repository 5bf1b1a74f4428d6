/**
 * Saving to files: the work on the table goes to where it came from, or where it was saved to before. What is written there by
 * another program in the meantime is not written over unasked.
 */
import type { Exported } from '../../engine/share/types.ts';
import {
  askForFolder,
  fileIn,
  mayWrite,
  saveFile,
  type Target,
  targets,
  unlessAborted,
  writeFile,
} from '../storage/index.ts';
import { client } from './client.ts';
import { ruleDocument } from './document.ts';
import { TABLE } from './game.ts';
import { store } from './store.ts';
import { keptAs, savedSeats, startKeeping } from './works.ts';

const say = (text: string, bad = false): void => store.set({ toast: { text, bad } });

/** From now on the work on the table is saved there. */
export async function saveToFrom(target: Target): Promise<void> {
  if (!keptAs()) await startKeeping('new');
  const work = keptAs();
  if (work) await targets.put(work, target);
}

/** Where the work on the table is saved to. */
export async function currentTarget(): Promise<Target | undefined> {
  const work = keptAs();
  return work === undefined ? undefined : targets.get(work);
}

/** To the file or folder of the work; asks for one if it has none. */
export async function save(): Promise<void> {
  const target = await currentTarget();
  if (!target) return saveAs('game');
  await attempt(target.handle.name, () => saveTo(target));
}

/** Asks for a file or a folder, and goes on saving there. */
export async function saveAs(kind: 'game' | 'rules' | 'folder'): Promise<void> {
  if (kind === 'folder') {
    const handle = await unlessAborted(askForFolder());
    return handle && attempt(handle.name, () => saveTo({ kind, handle, file: 'game.yaml' }));
  }
  const file = await contents(kind);
  if (!file) return;
  await attempt(file.fileName, async () => {
    const handle = await saveFile(file);
    if (handle === undefined) return;
    if (handle === null) return say(`${file.fileName} is in your downloads.`);
    await done({ kind, handle }, (await handle.getFile()).lastModified);
  });
}

async function attempt(name: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    say(`${name} can’t be written: ${error instanceof Error ? error.message : String(error)}`, true);
  }
}

async function done(target: Target, modified: number): Promise<void> {
  await saveToFrom({ ...target, modified });
  say(`Saved to ${target.handle.name}.`);
}

async function saveTo(target: Target): Promise<void> {
  if (!(await mayWrite(target.handle))) return say(`The browser may not write to ${target.handle.name}.`, true);
  if (target.kind === 'folder') return saveFolder(target);
  const file = await contents(target.kind);
  if (file && !(await changedElsewhere(target, target.handle, file.data)))
    await done(target, await writeFile(target.handle, file.data));
}

/** The own text is written each time; what lies beside it is only put there if it is missing. */
async function saveFolder(target: Extract<Target, { kind: 'folder' }>): Promise<void> {
  const answer = await client.ask('folder', { table: TABLE });
  if (!answer.ok) return say(answer.refused.problems[0]?.message ?? 'These rules can’t be saved.', true);
  const { 'game.yaml': _, ...beside } = answer.value;
  const there = await fileIn(target.handle, target.file, false);
  if (there && (await changedElsewhere(target, there, ruleDocument.text))) return;
  for (const [path, text] of Object.entries(beside)) {
    // An unpacked zip has its games elsewhere.
    if (target.file !== 'game.yaml' || (await fileIn(target.handle, path, false))) continue;
    await writeFile((await fileIn(target.handle, path, true))!, text);
  }
  await done(target, await writeFile((await fileIn(target.handle, target.file, true))!, ruleDocument.text));
}

/** Somebody else has written the file since: then it is asked first. */
async function changedElsewhere(
  target: Target,
  handle: FileSystemFileHandle,
  data: string | Uint8Array,
): Promise<boolean> {
  const there = await handle.getFile().catch(() => undefined);
  if (!there || there.lastModified === target.modified) return false;
  if (typeof data === 'string' && (await there.text()) === data) return false;
  const run = (): void => {
    store.set({ toast: undefined });
    void attempt(handle.name, () => saveTo({ ...target, modified: there.lastModified }));
  };
  const known = target.modified !== undefined;
  const text = known ? `${handle.name} was changed by another program.` : `There is a ${handle.name} already.`;
  store.set({ toast: { text, action: { label: 'Write over it', run } } });
  return true;
}

/** What goes into a file. */
async function contents(kind: 'game' | 'rules' | 'zip'): Promise<Exported | undefined> {
  if (kind === 'game') return client.ask('save', { table: TABLE, seats: savedSeats() });
  const { base, mistakes } = store.state.game!;
  const carry = base !== undefined;
  const answer = await client.ask('export', { table: TABLE, format: kind === 'zip' ? 'zip' : 'extends', carry });
  if (!answer.ok) {
    say(answer.refused.problems[0]?.message ?? 'These rules can’t be saved.', true);
    return undefined;
  }
  // The own text goes as it is written, with its mistakes; what it was made with goes with it if that is nowhere else.
  const asWritten = kind === 'rules' && (!carry || mistakes !== undefined);
  return asWritten ? { ...answer.value, data: ruleDocument.text } : answer.value;
}
