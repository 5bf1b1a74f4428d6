/**
 * Kept work and files.
 *
 *     const shelf = await openShelf();                  // once; `shelf.lasting` is false if the browser keeps nothing
 *     const work = await shelf.latest();                // or one of `await shelf.list()` by `shelf.load(id)`
 *     const content = work?.suspect ? work.good : work?.current;
 *     const keeper = shelf.keep(work);                  // without a work: a new one
 *     keeper.onStatus = ({ state, problem }) => …;
 *     keeper.settled();                                 // as soon as the table shows the work
 *     keeper.update({ title, rules, base, game: saveGame(…) }, good);  // at every change of text or game; cheap
 *     await keeper.stop();                              // before another work is opened
 *     const bringBack = await shelf.remove(id);         // `await bringBack()` undoes it
 *
 * Files: `engine/share` makes and reads what is in them, this folder only opens and writes them.
 *
 *     const { value } = exportRules(rules, { library, format: 'zip' });       // engine/share → Exported
 *     const handle = await saveFile(value);             // asks where; undefined: gave up
 *     await targets.put(work.id, { kind: 'zip', handle });                    // to be written again from now on
 *     const result = importFile(file.data, file.name, { library });           // engine/share → rules, a save, or a question
 *     const stop = acceptDrops(window, { over: (inside) => …, file: (opened) => …, problem: (message) => … });
 *
 * A work that came with a base of its own is loaded with `withBase(library, content.base)` as its library; `base` is
 * absent otherwise, and `withBase` then gives the library itself. `loadGame(content.game, library)` does that by itself.
 * The types of shelf, keeper and works are in `types.ts`.
 */
export type { OpenedFile } from './files.ts';
export { acceptDrops, canSaveInPlace, openFile, readFile, saveFile, unlessAborted } from './files.ts';
export { askForFolder, canUseFolders, fileIn, mayWrite, readFolder, writeFile } from './folders.ts';
export { keptLines } from './lines.ts';
export { MOST_IN_LINK, packText, unpackText } from './link.ts';
export { openShelf } from './shelf.ts';
export { type Target, targets } from './targets.ts';
export { typing } from './typing.ts';
