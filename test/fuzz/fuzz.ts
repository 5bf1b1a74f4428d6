/**
 * Mutates shipped files one by one: each must either be valid, and then a random game of it ends (or a fault names the
 * rule), or be diagnosed with a position, soon and without a crash.
 */
import {
  createRandom,
  type Diagnostic,
  type GamePackage,
  type Library,
  loadRuleSet,
  prepareGame,
  Session,
} from '../../engine/index.ts';
import { type Mutation, mutate } from './mutate.ts';

/** The most time that one file may take. */
export const TIME_LIMIT_MS = 2000;
/** How near the first diagnosis has to be, in lines. */
const NEAR = 2;

export interface FuzzFailure {
  file: string;
  seed: number;
  mutation: string;
  line: number;
  problem: string;
}

export interface FuzzReport {
  files: number;
  valid: number;
  diagnosed: number;
  /** Diagnosed files whose first diagnosis is within two lines of the mutation. */
  near: number;
  failures: FuzzFailure[];
  /** Diagnosed, but elsewhere: places to look, not failures. */
  far: FuzzFailure[];
}

interface Target {
  game: string;
  variant?: string;
  uri: string;
  text: string;
}

/** Every text of every game. */
function targets(library: Library): Target[] {
  return library.games().flatMap((game) => {
    const found = library.find(game)!;
    const data = Object.values((found as { data?: Record<string, { uri: string; text: string }> }).data ?? {});
    return [
      { game, ...found.game },
      ...data.map((text) => ({ game, ...text })),
      ...Object.entries(found.variants).map(([variant, text]) => ({ game, variant, ...text })),
    ];
  });
}

/** A library in which one text is another. */
function withText(library: Library, target: Target, text: string): Library {
  const replace = <T extends { uri: string; text: string }>(each: T): T =>
    each.uri === target.uri ? { ...each, text } : each;
  return {
    games: () => library.games(),
    find(name) {
      const found = library.find(name);
      if (!found || name !== target.game) return found;
      const all = (texts: Record<string, { uri: string; text: string }> = {}) =>
        Object.fromEntries(Object.entries(texts).map(([key, each]) => [key, replace(each)]));
      const { data } = found as { data?: Record<string, { uri: string; text: string }> };
      return {
        ...found,
        game: replace(found.game),
        variants: all(found.variants),
        ...(data ? { data: all(data) } : {}),
      } as GamePackage;
    },
  };
}

type Verdict = { kind: 'valid' } | { kind: 'diagnosed'; first: Diagnostic } | { kind: 'failed'; problem: string };

function judge(library: Library, target: Target, mutation: Mutation, seed: number): Verdict {
  const choices = {
    library: withText(library, target, mutation.text),
    ...(target.variant ? { variants: [target.variant] } : {}),
  };
  const rules = loadRuleSet({ game: target.game }, choices);
  if (!rules.ok) return diagnosed(rules.diagnostics);
  const prepared = prepareGame(rules.value);
  if (!prepared.ok) return diagnosed(prepared.diagnostics);
  const session = Session.start(prepared.value.program, { seed });
  const random = createRandom('fuzz', seed);
  const end = performance.now() + TIME_LIMIT_MS / 2;
  while (!session.over && performance.now() < end) {
    const ply = session.playRandom(random);
    if (!ply.ok) return diagnosed(ply.diagnostics);
  }
  return { kind: 'valid' };
}

function diagnosed(diagnostics: readonly Diagnostic[]): Verdict {
  const first = diagnostics.find((each) => each.severity === 'error');
  if (!first) return { kind: 'failed', problem: 'refused without an error' };
  if (first.code === 'internal') return { kind: 'failed', problem: first.message };
  if (!first.document) return { kind: 'failed', problem: `no position: ${first.message}` };
  return { kind: 'diagnosed', first };
}

export function fuzz(library: Library, seed: number, files: number): FuzzReport {
  const all = targets(library);
  const report: FuzzReport = { files: 0, valid: 0, diagnosed: 0, near: 0, failures: [], far: [] };
  // Everything is loaded and compiled once, so that the first file is timed like the others.
  for (const target of all) judge(library, target, { name: 'none', text: target.text, lines: [1, 1] }, 0);
  for (let i = 0; i < files; i++) {
    const random = createRandom('mutation', seed, i);
    const target = all[random.below(all.length)]!;
    const mutation = mutate(target.text, random);
    const start = performance.now();
    const note = (problem: string): FuzzFailure => ({
      file: target.uri,
      seed: i,
      mutation: mutation.name,
      line: mutation.lines[0],
      problem,
    });
    let verdict: Verdict;
    try {
      verdict = judge(library, target, mutation, i);
    } catch (error) {
      verdict = {
        kind: 'failed',
        problem: `thrown: ${error instanceof Error ? error.stack?.split('\n').slice(0, 3).join(' | ') : String(error)}`,
      };
    }
    const took = performance.now() - start;
    report.files++;
    if (took > TIME_LIMIT_MS) report.failures.push(note(`took ${took.toFixed(0)} ms`));
    if (verdict.kind === 'failed') report.failures.push(note(verdict.problem));
    else if (verdict.kind === 'valid') report.valid++;
    else {
      report.diagnosed++;
      const { document, range, code, message } = verdict.first;
      const distance =
        document === target.uri
          ? Math.max(mutation.lines[0] - range.end.line, range.start.line - mutation.lines[1], 0)
          : Number.POSITIVE_INFINITY;
      if (distance <= NEAR) report.near++;
      else report.far.push(note(`${code} at ${document}:${range.start.line}: ${message}`));
    }
  }
  return report;
}
