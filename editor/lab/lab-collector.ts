/**
 * The worker that runs a plan: it starts those that play, adds up what they find and works the figures out, so that the
 * page does nothing but draw them. It is never busy for long, so that it can be stopped at once.
 */
import { Collector } from '../../engine/lab/collector.ts';
import { poolRunner } from '../../engine/lab/pool.ts';
import type { FromCollector, ToCollector } from './protocol.ts';
import { startWorker } from './workers.ts';

/** Milliseconds between two pictures of a result that grows. */
const PICTURE = 300;

const stopping = new AbortController();
let paused: { wait: Promise<void>; go(): void } | undefined;
/** Until when no picture is wanted: the page is still drawing the last one, or rests from it. */
let calmUntil = 0;

const say = (message: FromCollector): void => postMessage(message);

async function run({ setting, workers }: Extract<ToCollector, { kind: 'run' }>): Promise<void> {
  const collector = new Collector(setting);
  const picture = (running: boolean): void =>
    say({ kind: 'picture', running, played: collector.played, result: collector.result(running) });
  try {
    const options = { signal: stopping.signal, gate: () => paused?.wait };
    for await (const part of poolRunner(startWorker, workers).run(setting.plan, collector.chunks, options)) {
      collector.add(part);
      if (performance.now() < calmUntil || collector.complete) continue;
      calmUntil = Number.POSITIVE_INFINITY;
      picture(true);
    }
    picture(false);
  } catch (error) {
    say({ kind: 'failed', problem: error instanceof Error ? error.message : String(error) });
  }
}

function pause(): void {
  let go = (): void => {};
  const wait = new Promise<void>((resume) => {
    go = resume;
  });
  paused ??= { wait, go };
}

function resume(): void {
  paused?.go();
  paused = undefined;
}

addEventListener('message', ({ data }: MessageEvent<ToCollector>) => {
  switch (data.kind) {
    case 'run':
      return void run(data);
    case 'drawn':
      // A page that is slow draws less often.
      calmUntil = performance.now() + Math.max(PICTURE, 8 * data.took);
      return;
    case 'pause':
      return pause();
    case 'resume':
      return resume();
    case 'stop':
      resume();
      stopping.abort();
  }
});
