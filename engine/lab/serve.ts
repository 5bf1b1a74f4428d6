/** The worker's end: opens a plan, then plays chunk after chunk. For threads of Node, workers of the page, and tests alike. */
import type { Library } from '../language/types.ts';
import { openCells } from './cells.ts';
import { Player } from './chunks.ts';
import type { Chunk, ClosedPlan } from './grid.ts';
import type { Part } from './sums.ts';

export type ToLab = { open: ClosedPlan } | { play: Chunk };
export type FromLab = { opened: true } | { part: Part } | { error: string };

export function serveLab(library: Library, send: (message: FromLab) => void): (message: ToLab) => Promise<void> {
  let player: Player | undefined;
  return async (message) => {
    try {
      if ('open' in message) {
        const cells = openCells(message.open, library);
        if (!cells.ok) throw new Error(cells.diagnostics[0]?.message);
        player = new Player(cells.value, message.open.seed);
        send({ opened: true });
      } else send({ part: await player!.play(message.play) });
    } catch (error) {
      send({ error: error instanceof Error ? error.message : String(error) });
    }
  };
}
