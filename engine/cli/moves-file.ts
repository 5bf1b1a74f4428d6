/** Reads moves: a trace, JSON Lines of `{action, args}`, or a saved game. */
import { resolve } from 'node:path';
import { beginsGame, type Move, type Value } from '../index.ts';
import { isSave } from '../share/index.ts';
import { type Io, usage } from './io.ts';
import { readText } from './library.ts';

export interface GivenMove {
  move: Move;
  /** Where it stands, as `file:line`. */
  at: string;
}

/** What a trace says of how its game was set up. */
export interface GivenStart {
  game?: string;
  variants?: string[];
  options?: Record<string, unknown>;
  players?: number;
  seed?: string | number;
  gameIndex?: number;
  /** Variants and options are what was chosen, not all that is active. */
  chosen?: boolean;
}

export interface GivenMoves {
  start: GivenStart;
  /** Of every game in the file; a match has several. */
  starts: GivenStart[];
  moves: GivenMove[];
}

/** @throws CommandError if the file is not there or does not hold moves */
export function readMoves(io: Io, file: string): GivenMoves {
  const { text } = readText(resolve(io.cwd, file), file);
  if (isSave(text)) return readSave(text, file);
  const given: GivenMoves = { start: {}, starts: [], moves: [] };
  text.split(/\r?\n/).forEach((line, i) => {
    if (line.trim() === '') return;
    const at = `${file}:${i + 1}`;
    const record = parseObject(line, at);
    if (record.type === 'start') given.starts.push(readStart(record));
    else if (record.type === 'ply') given.moves.push({ move: readMove(record.move, at), at });
    else if (record.type === undefined) given.moves.push({ move: readMove(record, at), at });
    else if (record.type !== 'end' && record.type !== 'match')
      throw usage(`${at}: it is neither a move nor a line of a trace`);
  });
  given.start = given.starts[0] ?? {};
  return given;
}

/** A saved game, up to the position that was shown. */
function readSave(text: string, file: string): GivenMoves {
  const { plies, rules, game, position, ...start } = parseObject(text, file);
  if (!Array.isArray(plies)) throw usage(`${file}: it is no saved game`);
  const end = Number.isInteger(position) ? (position as number) : plies.length;
  return {
    starts: [],
    start: { ...readStart({ ...start, game: (rules as { game?: unknown })?.game, gameIndex: game }), chosen: true },
    // Where the next game of a match begins goes without saying.
    moves: plies
      .slice(0, end)
      .map((ply, i) => ({ move: readMove(ply, `${file}: move ${i}`), at: `${file}: move ${i}` }))
      .filter((given) => !beginsGame(given)),
  };
}

function parseObject(line: string, at: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw usage(`${at}: it is not JSON`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw usage(`${at}: it is not a move, which is written {"action": …, "args": {…}}`);
  return value as Record<string, unknown>;
}

/** @param at named if it is not a move */
export function readMove(value: unknown, at: string): Move {
  const { action, args = {}, then } = (value ?? {}) as { action?: unknown; args?: unknown; then?: unknown };
  const right = typeof action === 'string' && typeof args === 'object' && args !== null && !Array.isArray(args);
  if (!right) throw usage(`${at}: a move is written {"action": …, "args": {…}}`);
  if (then !== undefined && !Array.isArray(then)) throw usage(`${at}: the further parts of a move are a list of moves`);
  return {
    action,
    args: args as Record<string, Value>,
    ...(then ? { then: then.map((part) => readMove(part, at)) } : {}),
  };
}

function readStart({ game, variants, options, players, seed, gameIndex }: Record<string, unknown>): GivenStart {
  const names = Array.isArray(variants) && variants.every((each) => typeof each === 'string');
  return {
    ...(typeof game === 'string' ? { game } : {}),
    ...(names ? { variants: variants as string[] } : {}),
    ...(typeof options === 'object' && options !== null ? { options: options as Record<string, unknown> } : {}),
    ...(Number.isInteger(players) ? { players: players as number } : {}),
    ...(typeof seed === 'string' || typeof seed === 'number' ? { seed } : {}),
    ...(Number.isInteger(gameIndex) ? { gameIndex: gameIndex as number } : {}),
  };
}
