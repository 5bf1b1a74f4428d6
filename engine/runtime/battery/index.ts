/**
 * The battery: what holds for every game, whatever its rules, checked over random games. A rule author runs it on their
 * own game; the project runs it on all of them.
 *
 *     runBattery   plays games and checks every position
 *       decisions    picks and whole moves against all candidates that the rules' checks allow
 *       secrets      views, and the possible states that agree with them
 *     CHECKS       the names of what is checked, with what they mean
 */
import { HEADER } from '../../compiler/layout.ts';
import type { Program, State } from '../../compiler/program.ts';
import { encodeMove } from '../encode.ts';
import { applyPick, newState, stopOf } from '../game.ts';
import { legalMoves, type Move, moveKey } from '../moves.ts';
import { writeState } from '../position.ts';
import { createRandom, type Random } from '../random.ts';
import { readState } from '../readable.ts';
import { outcomeOf, scoresOf } from '../scoring.ts';
import type { Session } from '../session.ts';
import { type CheckName, type Failure, Findings } from './check.ts';
import { checkMoves, checkPicks, conserved } from './decisions.ts';
import { checkSecrets } from './secrets.ts';
import type { Subject } from './subject.ts';

export interface BatteryOptions {
  games?: number;
  seed?: string | number;
  /** Plies after which a game is taken not to end. */
  plies?: number;
  /** Dear checks (all candidates, views, possible states) are made at one decision in this many. */
  every?: number;
}

export interface BatteryResult {
  games: number;
  plies: number;
  /** How often each check was made. */
  made: ReadonlyMap<CheckName, number>;
  /** How often each check failed, if it did. */
  failed: ReadonlyMap<CheckName, number>;
  /** The first failures of each check. */
  failures: readonly Failure[];
}

export function runBattery(subject: Subject, options: BatteryOptions = {}): BatteryResult {
  const { games = 20, seed = 1, plies: limit = 10_000, every = 1 } = options;
  const findings = new Findings();
  let plies = 0;
  for (let game = 0; game < games; game++) {
    const broken = attempt(() => {
      plies += playGame(subject, seed, game, limit, every, findings);
    });
    findings.expect('runs', broken === undefined, () => broken ?? '');
  }
  findings.at(undefined);
  const broken = attempt(() => checkSeeds(subject, seed, Math.max(8, games), findings));
  findings.expect('runs', broken === undefined, () => broken ?? '');
  return { games, plies, made: findings.made, failed: findings.failed, failures: findings.failures };
}

/** What is thrown, if something is. */
function attempt(work: () => void): string | undefined {
  try {
    work();
    return undefined;
  } catch (problem) {
    return problem instanceof Error ? (problem.stack ?? problem.message) : String(problem);
  }
}

/** Plays one game at random. Gives the number of its plies. */
function playGame(
  subject: Subject,
  seed: string | number,
  game: number,
  limit: number,
  every: number,
  findings: Findings,
): number {
  const { program } = subject;
  const random = createRandom(`battery ${seed}`, game);
  const session = subject.start({ seed, game });
  const states: State[] = [session.state.slice()];
  findings.at(game, 0);
  const total = conserved(program, session.state);
  checkPosition(subject, session.state, findings);
  while (!session.over && session.position < limit) {
    const dear = random.below(every) === 0;
    checkAsked(session, findings);
    if (dear) {
      checkMoves(program, session.state, random, findings);
      checkSecrets(subject, session.state, random, findings);
    }
    checkPicks(program, session.state, random, findings);
    checkCopy(subject, session.state, random, findings);
    const before = session.state.slice();
    const ply = session.playRandom(random);
    if (!findings.expect('faults', ply.ok, () => (ply.ok ? '' : `${ply.diagnostics[0]?.message}`)) || !ply.ok) break;
    checkStops(subject, before, ply.value.move, dear, random, findings);
    findings.at(game, session.position);
    states.push(session.state.slice());
    const now = conserved(program, session.state);
    findings.expect('components', now === total, () => `${moveKey(ply.value.move)}: ${total} became ${now}`);
    checkPosition(subject, session.state, findings);
  }
  checkEnd(subject, session, limit, findings);
  if (session.over) checkSecrets(subject, session.state, random, findings);
  checkUndo(subject, session, states, findings);
  checkReplay(subject, session, states, findings);
  return session.position;
}

/** Every stop on the way of a move, with what could be picked there. */
function checkStops(
  { program }: Subject,
  before: State,
  move: Move,
  dear: boolean,
  random: Random,
  findings: Findings,
): void {
  const picks = encodeMove(program, before, move);
  if (
    !findings.expect(
      'complete',
      picks !== undefined,
      () => `${moveKey(move)} was played, but can’t be found from its names`,
    )
  )
    return;
  const at = before.slice();
  picks!.forEach((pick, i) => {
    // The first stop has been looked at before.
    if (i > 0) checkPicks(program, at, random, findings);
    if (i > 0 && dear && stopOf(program, at)!.packed.decision.continues && stopOf(program, at)!.stage === undefined)
      checkMoves(program, at, random, findings);
    applyPick(program, at, pick);
  });
}

/** Only the seat that decides has legal moves. */
function checkAsked(session: Session, findings: Findings): void {
  const { next, program } = session;
  for (let seat = 0; seat < program.model.players; seat++) {
    if (seat === next!.actor) continue;
    findings.expect(
      'asked',
      session.legal(seat).length === 0,
      () => `seat ${seat} has legal moves while seat ${next!.actor} decides`,
    );
  }
}

function checkCopy(subject: Subject, state: State, random: Random, findings: Findings): void {
  const { program } = subject;
  const before = [...state];
  const copy = subject.copy(state);
  findings.expect('copy', equal(before, copy), () => 'a copy differs from its original');
  const loaded = subject.load(subject.save(state));
  findings.expect('save', equal(before, loaded), () => `saved and loaded, slots differ: ${difference(before, loaded)}`);
  const draws = random.below(0x7fffffff);
  playOn(subject, copy, draws);
  if (!findings.expect('copy', equal(before, state), () => 'playing on with a copy changed its original'))
    state.set(before);
  const again = state.slice();
  playOn(subject, loaded, draws);
  playOn(subject, again, draws);
  findings.expect('save', equal([...again], loaded), () => 'saved and loaded, the game goes on in another way');
  void program;
}

/** A few random picks. */
function playOn({ program }: Subject, state: State, draws: number): void {
  const random = createRandom(draws);
  for (let n = 0; n < 6; n++) {
    const code = program.code.stops[state[HEADER.position]!];
    const count = code?.count(state) ?? 0;
    if (count === 0) return;
    applyPick(program, state, code!.nth(state, random.below(count)));
  }
}

/** What can be read of a position makes the same position again; and its scores are numbers. */
function checkPosition({ program }: Subject, state: State, findings: Findings): void {
  const { pending: _, ...readable } = readState(program, state);
  const text = JSON.stringify(readable);
  const written = writeState(program, JSON.parse(text) as typeof readable);
  const again = JSON.stringify(readState(program, written));
  findings.expect('position', again === text, () => `\n${text}\n${again}`);
  const told = Object.keys(readable.variables).length;
  findings.expect(
    'position',
    told === program.model.variables.size,
    () => `${told} of ${program.model.variables.size} variables are told`,
  );
  const inner = (each: State) => JSON.stringify([...each.subarray(program.frameStart)]);
  if (inner(state) === inner(written)) {
    const [a, b] = [state, written].map((each) =>
      legalMoves(program, each)
        .map(({ move }) => moveKey(move))
        .join(' '),
    );
    findings.expect('position', a === b, () => `other legal moves:\n${a}\n${b}`);
  }
  const scores = scoresOf(program, state);
  const fine = scores.every(
    ({ terms, total }) => Object.values(terms).every(Number.isInteger) && Number.isInteger(total),
  );
  findings.expect('scores', fine, () => JSON.stringify(scores));
}

function checkEnd({ program }: Subject, session: Session, limit: number, findings: Findings): void {
  if (
    !findings.expect(
      'end',
      session.over && session.position < limit,
      () => `still going on after ${session.position} plies`,
    )
  )
    return;
  const outcome = outcomeOf(program, session.state);
  findings.expect('end', Boolean(outcome?.reason), () => 'no reason is given');
  findings.expect(
    'end',
    outcome !== undefined && outcome.ranking.length === program.model.players,
    () => 'the ranking is not complete',
  );
  findings.expect(
    'end',
    session.legal().length === 0 && session.next === undefined,
    () => 'something can be done after the end',
  );
}

function checkUndo(subject: Subject, session: Session, states: readonly State[], findings: Findings): void {
  const wrong = (n: number) => `the position after ${n} plies changed: slots ${difference(states[n]!, session.state)}`;
  for (let n = states.length - 1; n > 0; n--) {
    if (!findings.expect('undo', subject.undo(session), () => `undo fails at ${n}`)) return;
    if (!findings.expect('undo', equal(states[n - 1]!, session.state), () => wrong(n - 1))) return;
  }
  findings.expect('undo', !subject.undo(session), () => 'the start can be undone');
  for (let n = 1; n < states.length; n++) {
    subject.redo(session);
    if (!findings.expect('undo', equal(states[n]!, session.state), () => wrong(n))) return;
  }
}

/** As a save is: the plies as text, played by their names. */
function checkReplay(subject: Subject, session: Session, states: readonly State[], findings: Findings): void {
  const plies = JSON.parse(JSON.stringify(session.plies)) as typeof session.plies;
  const again = subject.start({ seed: session.seed, game: session.game });
  findings.expect('replay', equal(states[0]!, again.state), () => 'the start differs');
  for (const [n, ply] of plies.entries()) {
    const played = again.play(ply.move);
    if (!findings.expect('replay', played.ok, () => (played.ok ? '' : `ply ${n}: ${played.diagnostics[0]?.message}`)))
      return;
    if (
      !findings.expect(
        'replay',
        equal(states[n + 1]!, again.state),
        () => `ply ${n}: slots ${difference(states[n + 1]!, again.state)} differ`,
      )
    )
      return;
  }
}

/** The same seed, the same game; another one another, if there is chance in it. */
function checkSeeds({ program }: Subject, seed: string | number, games: number, findings: Findings): void {
  const line = (game: number): string => {
    const state = newState(program, seed, game);
    const random = createRandom('seeds');
    const seen = [readState(program, state)];
    for (let n = 0; n < 40; n++) {
      const code = program.code.stops[state[HEADER.position]!];
      const count = code?.count(state) ?? 0;
      if (count === 0) break;
      applyPick(program, state, code!.nth(state, random.below(count)));
      seen.push(readState(program, state));
    }
    return JSON.stringify(seen);
  };
  const lines = Array.from({ length: games }, (_, game) => line(game));
  findings.expect(
    'seed',
    lines.every((text, game) => game > 7 || line(game) === text),
    () => 'the same seed gives different games',
  );
  let tried = games;
  let differ = new Set(lines).size > 1;
  if (program.random.size === 0) {
    findings.expect('seed', !differ, () => 'there is no chance in the rules, but games differ');
  } else if (chanceMatters(program)) {
    // What chance brings may be rare.
    while (!differ && tried < 1000) differ = line(tried++) !== lines[0];
    findings.expect('seed', differ, () => `${tried} games of a seed are the same`);
  }
}

/** Whether draws can lead to something: to a number, or to another order of pieces that differ. */
function chanceMatters({ model }: Program): boolean {
  const ordered = [...model.zones.values()].filter((zone) => zone.ordered).flatMap((zone) => zone.holds);
  return ordered.length === 0 || ordered.some((component) => new Set(component.itemNames).size > 1);
}

const equal = (a: ArrayLike<number>, b: ArrayLike<number>): boolean => {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
};

/** The first slots in which two states differ. */
function difference(a: ArrayLike<number>, b: ArrayLike<number>): string {
  const slots = Array.from({ length: Math.max(a.length, b.length) }, (_, i) => i).filter((i) => a[i] !== b[i]);
  return slots
    .slice(0, 5)
    .map((i) => `${i} (${a[i]} / ${b[i]})`)
    .join(', ');
}

export { CHECKS, type CheckName, type Failure } from './check.ts';
export { randomOptions } from './options.ts';
export { type Subject, subjectOf } from './subject.ts';
