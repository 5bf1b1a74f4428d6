/** Plays chunks of a plan in a thread of its own. */
import { parentPort } from 'node:worker_threads';
import { type FromLab, serveLab, type ToLab } from '../lab/serve.ts';
import { shippedGames } from './library.ts';

const port = parentPort!;
const answer = serveLab(shippedGames(process.cwd()), (message: FromLab) => port.postMessage(message));
port.on('message', (message: ToLab) => void answer(message));
