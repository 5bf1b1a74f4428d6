/** What the loop of `play` tells: in words to people, in JSON to programs. */
export interface Table {
  begin(): void;
  /** A move has been made. */
  played(): void;
  /** Somebody is to decide. */
  ask(): void;
  /** What was entered. */
  heard(line: string): void;
  /** What was entered is no legal move, or no command. */
  refused(reason: string): void;
  /** The position is another one, by undo or redo. */
  moved(): void;
  /** Something worth saying that is no part of the game. */
  say(text: string): void;
  /** A game of a match is over; the next one begins if there is one. */
  end(): void;
}
