/** What is done with a line that was entered: a number of the list, a move, JSON, or a command of the table. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Move } from '../../index.ts';
import { type Io, reasonOf } from '../io.ts';
import { picture } from '../picture.ts';
import type { Played } from '../played.ts';
import { beginningWith, moveOf, splitWords, typedForm, wordsOf } from '../typed-moves.ts';
import { WORDING } from '../wording.ts';
import { scoreTable } from './ranking.ts';
import { savedGame } from './save.ts';
import type { Table } from './table.ts';

export interface Answering {
  io: Io;
  played: Played;
  table: Table;
  /** The bot that plays a seat, as a text; nothing if a person does. */
  botOf(seat: number): string | undefined;
}

const HELP = `Enter a move by its number in the list, by its words (\`bid b2 3\`), or as JSON ({"action": …, "args": {…}}).
  list [WORDS]   all moves, or those that begin so     why WORDS   why a move is not legal
  board          the position                          scores      as if the game ended now
  undo, redo     one decision back, or forward         save FILE   keep the game; \`--moves FILE\` goes on with it
  help           this                                  quit        leave
A command that is also a move here is written with a colon: \`:list\`.`;

type Done = 'quit' | 'illegal' | undefined;

export function answer(line: string, at: Answering): Done {
  const text = line.trim();
  if (text === '') return undefined;
  if (text.startsWith('{')) return playJson(text, at);
  const words = splitWords(text.replace(/^:/, ''));
  const legal = at.played.session.legal();
  const isMove = legal.some((move) => move.action.toLowerCase() === words[0]?.toLowerCase());
  if (text.startsWith(':') || !isMove) {
    const command = Object.hasOwn(COMMANDS, words[0] ?? '') ? COMMANDS[words[0]!] : undefined;
    if (command) return command(words.slice(1), at);
  }
  if (/^\d+$/.test(text)) return playNumber(Number(text), legal, at);
  return playWords(words, legal, at);
}

const COMMANDS: Record<string, (words: readonly string[], at: Answering) => Done> = {
  help: (_, { table }) => void table.say(HELP),
  quit: () => 'quit',
  list: (words, { played: { session }, table }) => {
    const moves = session
      .legal()
      .map((move, i) => ({ words: wordsOf(move), text: listed(session.describeMove(move, WORDING), move, i) }));
    const found = beginningWith(moves, words);
    table.say(found.length ? found.map((move) => move.text).join('\n') : 'No move begins so.');
  },
  board: (_, { played: { session, game }, table }) =>
    void table.say(picture(game.program.model, session.readable(session.next?.actor))),
  scores: (_, { played, table }) => void table.say(scoreTable(played.session).join('\n')),
  why: (words, { played: { session, game }, table }) => {
    const move = moveOf(game.program, session.state, words);
    const explained = move && session.why(move, WORDING);
    table.say(
      !explained
        ? `${session.next!.decision} has no such action`
        : explained.legal
          ? 'It is legal.'
          : `${explained.reason}.`,
    );
  },
  undo: (_, at) => step(at, -1),
  redo: (_, at) => step(at, 1),
  save: ([file], { io, played, table, botOf }) => {
    if (file === undefined) return void table.refused('Say where to: save FILE');
    try {
      writeFileSync(resolve(io.cwd, file), savedGame(played, botOf));
      table.say(`Saved as ${file}.`);
    } catch (error) {
      table.refused(`${file} can’t be written: ${reasonOf(error)}`);
    }
  },
};

/** One line of the list of moves. Numbers count from 1. */
export function listed(description: string, move: Move, index: number): string {
  const typed = typedForm(move);
  const number = String(index + 1).padStart(4);
  return description === wordsOf(move).join(' ')
    ? `${number}  ${typed}`
    : `${number}  ${typed.padEnd(20)} ${description}`;
}

/** To the nearest position at which a person decides. */
function step({ played: { session }, table, botOf }: Answering, way: -1 | 1): Done {
  const isBot = (seat: number): boolean => botOf(seat) !== undefined;
  const from = session.position;
  // Nobody decides where a game of a match is over.
  const passes = (): boolean => (session.next ? isBot(session.next.actor) : session.awaitsNext);
  let moved = way < 0 ? session.undo() : session.redo();
  while (moved && passes()) moved = way < 0 ? session.undo() : session.redo();
  if (passes()) session.goTo(from);
  if (session.position === from) table.refused(way < 0 ? 'There is nothing to undo.' : 'There is nothing to redo.');
  else table.moved();
  return undefined;
}

function playJson(text: string, at: Answering): Done {
  try {
    const { action, args = {} } = JSON.parse(text) as Partial<Move>;
    if (typeof action === 'string' && typeof args === 'object' && args !== null) return make({ action, args }, at);
  } catch {
    // Said below.
  }
  at.table.refused('A move is written {"action": …, "args": {…}}');
  return 'illegal';
}

function playNumber(number: number, legal: readonly Move[], at: Answering): Done {
  const move = legal[number - 1];
  if (move) return make(move, at);
  at.table.refused(`The moves have the numbers from 1 to ${legal.length}`);
  return 'illegal';
}

function playWords(words: readonly string[], legal: readonly Move[], at: Answering): Done {
  const moves = legal.map((move) => ({ move, words: wordsOf(move) }));
  const found = beginningWith(moves, words);
  const whole = found.find((each) => each.words.length === words.length);
  if (whole) return make(whole.move, at);
  if (found.length === 1) return make(found[0]!.move, at);
  if (found.length > 1) {
    const next = [...new Set(found.map((each) => each.words[words.length]!))];
    at.table.refused(
      `${words.join(' ')} can go on with ${next.slice(0, 30).join(', ')}${next.length > 30 ? ', …' : ''}`,
    );
    return undefined;
  }
  const { session, game } = at.played;
  const move = moveOf(game.program, session.state, words);
  if (!move) at.table.refused(`There is no move or command ${words[0]}; \`help\` says what there is`);
  else at.table.refused(session.why(move, WORDING).reason ?? 'This is not a legal move');
  return 'illegal';
}

function make(move: Move, { played: { session }, table }: Answering): Done {
  const made = session.play(move);
  if (made.ok) {
    table.played();
    return undefined;
  }
  table.refused(session.why(move, WORDING).reason ?? made.diagnostics[0]!.message);
  return 'illegal';
}
