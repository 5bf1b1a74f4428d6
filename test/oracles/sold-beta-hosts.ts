import { engineHost } from './sold-beta-engine.ts';
import { type Host, modelHost } from './sold-beta-table.ts';

/** Everybody who can run the game, for `describe.each`. */
export const HOSTS: [string, Host][] = [
  ['the hand-written model', modelHost],
  ['the engine', engineHost],
];
