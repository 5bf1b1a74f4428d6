/**
 * The versions of the rules and the stretches of play that were left. What adds nothing to the others is not kept: a line
 * without moves, and one that another line of the same rules goes on from.
 */
import type { PlayedLine } from '../worker/protocol.ts';
import { client, TABLE } from './client.ts';
import type { GameState, Line, RuleVersion } from './state.ts';
import { store } from './store.ts';

/** So many are kept. */
const MOST = 16;
let lastLine = 0;

type Left = Pick<GameState, 'text' | 'seats' | 'seed' | 'version'>;

/** With a number of its own. */
export const numbered = (line: Omit<Line, 'id'>): Line => ({ id: ++lastLine, ...line });

export const leftLine = ({ text, seats, seed, version }: Left, played: PlayedLine): Line =>
  numbered({ text, players: seats.length, seed, version, ...played });

export function withLine(lines: readonly Line[], line: Line): readonly Line[] {
  if (line.plies.length === 0 || lines.some((other) => goesOn(line, other))) return lines;
  return [line, ...lines.filter((other) => !goesOn(other, line))].slice(0, MOST);
}

/** With lines that were left before all of these. */
export const withOlder = (lines: readonly Line[], older: readonly Line[]): readonly Line[] =>
  lines.reduceRight(withLine, older);

/** Whether the second line begins with all of the first, by the same rules. */
function goesOn(line: Omit<Line, 'id' | 'version'>, other: Omit<Line, 'id' | 'version'>): boolean {
  const same = (['text', 'players', 'seed'] as const).every((key) => line[key] === other[key]);
  if (!same || line.plies.length > other.plies.length) return false;
  if (JSON.stringify(line.begin) !== JSON.stringify(other.begin)) return false;
  return line.plies.every((ply, n) => JSON.stringify(ply.move) === JSON.stringify(other.plies[n].move));
}

/**
 * The rules in force are others: the version before becomes a line, unless what was written is one step with it.
 * @param left what was played by the rules before
 * @param step that made the new ones; absent: they have been in force before
 */
export function succeed(
  game: Left & Pick<GameState, 'lines'>,
  text: string,
  left: PlayedLine,
  step: number | undefined,
): Pick<GameState, 'version' | 'lines'> {
  const { version, lines } = game;
  const at = Date.now();
  if (step !== undefined && step === version.step && version.from !== undefined)
    return { lines, version: { at, step, from: version.from } };
  const kept = withLine(lines, leftLine(game, left));
  const known = step === undefined ? kept.find((line) => line.text === text) : undefined;
  // What is on the table is none of those that were left.
  if (known) return { lines: kept.filter((line) => line !== known), version: known.version };
  return { lines: kept, version: { at, step: step ?? -1, from: game.text } };
}

/**
 * The rules in force say the same in other words than those before (a comment, a rule that was only copied): one version. The
 * line before goes if the table has all that was played in it. Nothing if there is none, or if it is being looked at.
 */
export function folded(
  { text, seed, seats, version, lines, beside }: Left & Pick<GameState, 'lines' | 'beside'>,
  played: PlayedLine,
): Pick<GameState, 'version' | 'lines'> | undefined {
  const now = { text, players: seats.length, seed, ...played };
  const before = lines.find((line) => line.text === version.from && goesOn({ ...line, text }, now));
  if (!before || beside?.line === before.id) return undefined;
  // What is written next is a step of its own.
  return { version: { ...before.version, step: -1 }, lines: lines.filter((line) => line !== before) };
}

// ----------------------------------------------------------------------------------------------------------- in words

/** How long nothing has to change before it is worked out what a version changed, in milliseconds. */
const CALM = 400;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Says of the rules in force what they changed. */
export function describeVersion(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void describe(), CALM);
}

async function describe(): Promise<void> {
  const { game } = store.state;
  if (!game || game.version.says !== undefined) return;
  const { version, text } = game;
  if (version.from === undefined) return;
  const sentences = await client.ask('compare', { table: TABLE, before: version.from, after: text });
  if (sentences.length === 0) {
    const played = await client.ask('line', { table: TABLE });
    const { game: now } = store.state;
    const less = now && now.version === version && now.text === text ? folded(now, played) : undefined;
    if (less) return store.setGame(less);
  }
  const says = inShort(sentences);
  const told = (one: RuleVersion): RuleVersion => (one === version ? { ...one, says } : one);
  const now = store.state.game;
  if (!now) return;
  store.setGame({
    version: told(now.version),
    lines: now.lines.map((line) => ({ ...line, version: told(line.version) })),
  });
}

const inShort = (sentences: readonly string[]): string => {
  if (sentences.length === 0) return 'Nothing that changes the game';
  const more = sentences.length - 1;
  return `${sentences[0]}${more > 0 ? ` (and ${more} more)` : ''}`;
};
