/** `houserules worker --queue URL`: plays chunks of plans that others have put into a queue. */
import { once } from 'node:events';
import { wholeNumber } from '../choices.ts';
import type { AddCommand } from '../command.ts';
import { workAtQueue } from '../lab-queue.ts';
import { shippedGames } from '../library.ts';

interface WorkerOptions {
  queue: string;
  patience: number;
}

export const addWorker: AddCommand = (program, io) => {
  program
    .command('worker')
    .description('play games for `lab --queue` on other machines, until it is stopped')
    .requiredOption('--queue <address>', 'the Redis server with the queue: redis://HOST:PORT')
    .option(
      '--patience <seconds>',
      'a worker without a sign of life for so long is taken for dead, and its games are played again',
      wholeNumber(1, 3600),
      30,
    )
    .action(async ({ queue, patience }: WorkerOptions) => {
      const worker = await workAtQueue(queue, shippedGames(io.cwd), patience, ({ from, to }) =>
        io.stdout.write(`played games ${from} to ${to - 1}\n`),
      );
      io.stdout.write('waiting for games to play\n');
      await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
      await worker.close();
    });
};
