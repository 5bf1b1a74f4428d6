import { engineHost } from './squire-engine.ts';
import { type Host, modelHost } from './squire-table.ts';

/** Everybody who can run the game, for `describe.each`. */
export const HOSTS: [string, Host][] = [
  ['the hand-written model', modelHost],
  ['the engine', engineHost],
];
