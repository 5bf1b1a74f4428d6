/** Tries all examples of a rule set. */
import type { ExampleMove, RuleExample } from '../../schema/types.ts';
import type { Program } from '../compiler/program.ts';
import { diagnose } from '../diagnostics/catalogue.ts';
import { type Diagnostic, type Location, NOWHERE, type Result } from '../diagnostics/diagnostic.ts';
import { prepareGame } from '../index.ts';
import { textIn } from '../language/text.ts';
import type { RuleSet } from '../language/types.ts';
import type { Wording } from '../runtime/explain.ts';
import type { Move } from '../runtime/moves.ts';
import { writeState } from '../runtime/position.ts';
import { Session } from '../runtime/session.ts';
import { arrange, Misfit } from './arrange.ts';
import { differences } from './expect.ts';

export interface ExampleReport {
  name: string;
  /** What it shows, in the words of its writer. */
  text?: string;
  holds: boolean;
  /** Where it stands. */
  location: Location;
  /** Why it does not hold: at least one, each at the value that is not as it says. */
  problems: readonly Diagnostic[];
}

/** All of them, in their order; see `tryExamples`. */
export const runExamples = (ruleSet: RuleSet, wording?: Wording): ExampleReport[] => [...tryExamples(ruleSet, wording)];

/**
 * Tries one after the other, in their order: each may take as long as to prepare a game. Games are prepared once for each
 * number of players and set of option values.
 * @param ruleSet `with` of an example goes before the option values of the rule set
 */
export function* tryExamples(ruleSet: RuleSet, wording?: Wording): Generator<ExampleReport, void> {
  const examples = ruleSet.definition.examples ?? {};
  const programs = new Map<string, Result<Program>>();
  const programFor = (example: RuleExample): Result<Program> => {
    const { players, with: options } = example;
    const key = JSON.stringify([players, options]);
    let program = programs.get(key);
    if (!program) {
      const prepared = prepareGame(ruleSet, { players, options });
      program = prepared.ok ? { ...prepared, value: prepared.value.program } : prepared;
      programs.set(key, program);
    }
    return program;
  };
  for (const [name, example] of Object.entries(examples)) {
    const { origins } = ruleSet;
    const location = origins.keyAt(examples, name) ?? { document: '', path: ['examples', name], range: NOWHERE };
    const problems: Diagnostic[] = [];
    const trial = new Trial(ruleSet, name, example, location, problems, wording);
    const program = programFor(example);
    if (program.ok) trial.run(program.value);
    else trial.say([], program.diagnostics.map(({ message }) => message).join('; '));
    const text = textIn(example.text);
    yield { name, ...(text ? { text } : {}), holds: problems.length === 0, location, problems };
  }
}

class Trial {
  private readonly ruleSet: RuleSet;
  private readonly name: string;
  private readonly example: RuleExample;
  private readonly location: Location;
  private readonly problems: Diagnostic[];
  private readonly wording: Wording | undefined;

  constructor(
    ruleSet: RuleSet,
    name: string,
    example: RuleExample,
    location: Location,
    problems: Diagnostic[],
    wording: Wording | undefined,
  ) {
    this.ruleSet = ruleSet;
    this.name = name;
    this.example = example;
    this.location = location;
    this.problems = problems;
    this.wording = wording;
  }

  run(program: Program): void {
    const session = this.begin(program);
    if (!session) return;
    for (const [n, move] of (this.example.moves ?? []).entries()) if (!this.play(session, move, ['moves', n])) return;
    const { example } = this;
    if ('illegal' in example) this.refused(session, example.illegal, example.because);
    if ('legal' in example && !this.play(session, example.legal, ['legal'])) return;
    if (!('leadsTo' in example) || !example.leadsTo) return;
    for (const { at, expected, found } of differences(session, example.leadsTo))
      this.say(['leadsTo', ...at], `${at.join('.')} is ${found}, not ${expected}`);
  }

  private begin(program: Program): Session | undefined {
    const { seed = 1, position } = this.example;
    const start = Session.start(program, { seed });
    if (!position) return start;
    try {
      const state = writeState(program, arrange(program, start.readable(), position), seed);
      return Session.fromSnapshot(program, state, { seed });
    } catch (problem) {
      if (problem instanceof Misfit) this.say(['position', ...problem.at], problem.message, problem.near);
      else if (problem instanceof RangeError) this.say(['position'], problem.message);
      else throw problem;
      return undefined;
    }
  }

  private play(session: Session, move: ExampleMove, at: readonly (string | number)[]): boolean {
    const full = moveOf(move);
    const played = session.play(full);
    if (played.ok) return true;
    const [problem] = played.diagnostics;
    if (problem!.code === 'illegal-move') {
      const { reason } = session.why(full, this.wording);
      this.say(at, `${told(full)} is illegal: ${reason ?? 'it is not among the legal moves'}`);
    } else this.say(at, `${told(full)} can’t be carried out: ${problem!.message}`);
    return false;
  }

  private refused(session: Session, move: ExampleMove, because: string | undefined): void {
    const { legal, reason = '' } = session.why(moveOf(move), this.wording);
    if (legal) this.say(['illegal'], `${told(moveOf(move))} is legal`);
    else if (because !== undefined && !plain(reason).includes(plain(because)))
      this.say(['because'], `it is illegal for another reason: ${reason}`);
  }

  /** @param at keys inside the example */
  say(at: readonly (string | number)[], problem: string, near?: string): void {
    const place = this.place(at);
    this.problems.push(diagnose('example-fails', { name: this.name, problem, near }, place));
  }

  /** The innermost of the keys that is written somewhere. */
  private place(at: readonly (string | number)[]): Location {
    let found = this.location;
    let value: unknown = this.example;
    for (const key of at) {
      if (typeof value !== 'object' || value === null) break;
      found = this.ruleSet.origins.at(value, key) ?? found;
      value = (value as Record<string | number, unknown>)[key];
    }
    return found;
  }
}

const moveOf = ({ action, args = {}, then }: ExampleMove): Move => ({
  action,
  args: args as Move['args'],
  ...(then?.length ? { then: then.map(moveOf) } : {}),
});

function told({ action, args }: Move): string {
  const values = Object.values(args).map((value) => (Array.isArray(value) ? `[${value.join(', ')}]` : String(value)));
  return [action, ...values].join(' ');
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[.\s]+$/, '')
    .trim();
