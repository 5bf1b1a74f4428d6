/** What is checked, and what was found. */

export const CHECKS = {
  runs: 'nothing breaks down',
  components: 'no component appears or vanishes',
  faults: 'every rule can be carried out',
  order: 'legal picks and moves are sorted, and each is there once',
  counts: 'any, count, nth, list and sample of a decision agree',
  complete: 'the legal moves are those that the checks of the rules allow, among all candidates',
  asked: 'whoever is asked can do something, and nobody else',
  copy: 'a copy equals its original and goes on by itself',
  save: 'what is saved and loaded again is the same, and goes on in the same way',
  undo: 'undone to the start and done again, every position is as it was',
  replay: 'the plies, in names, make the same game again',
  position: 'a position that is written from its readable form reads the same',
  seed: 'the same seed gives the same game, another one another',
  views: 'what a seat sees does not depend on what is hidden from it',
  secrets: 'names of hidden pieces, secret choices and the seed are in no view',
  determinize: 'possible states agree with the view, are complete, differ, and can be played on',
  scores: 'every term of every seat is a whole number',
  end: 'the game ends, and says why',
} as const;

export type CheckName = keyof typeof CHECKS;

export interface Failure {
  check: CheckName;
  /** What is wrong, for whoever looks into it. */
  detail: string;
  game?: number;
  /** How many plies had been played. */
  ply?: number;
}

/** Collects failures: a few of each kind are kept, all are counted. */
export class Findings {
  readonly failures: Failure[] = [];
  readonly failed = new Map<CheckName, number>();
  readonly made = new Map<CheckName, number>();
  private place: { game?: number; ply?: number } = {};

  at(game: number | undefined, ply?: number): void {
    this.place = { game, ply };
  }

  /** Notes that a check was made, and how it turned out. */
  expect(check: CheckName, holds: boolean, detail: () => string): boolean {
    this.made.set(check, (this.made.get(check) ?? 0) + 1);
    if (holds) return true;
    const count = (this.failed.get(check) ?? 0) + 1;
    this.failed.set(check, count);
    if (count <= 3) this.failures.push({ check, detail: detail(), ...this.place });
    return false;
  }
}
