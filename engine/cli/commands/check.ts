/** `houserules check PATH…`: everything that is wrong with rules, for every number of players and every variant. */
import { type Diagnostic, loadRuleSet, prepareGame, type RuleSet } from '../../index.ts';
import { withJson, withRules } from '../choices.ts';
import type { AddCommand } from '../command.ts';
import { FAILED, FINE, type Io, printJson } from '../io.ts';
import { type Choices, checkOptions, findRules, mistypedChoice } from '../open.ts';
import { report } from '../report.ts';

export const addCheck: AddCommand = (program, io, ends) => {
  withJson(withRules(program.command('check').argument('<path...>', 'games, by name or path')))
    .description('say everything that is wrong with rules, for each number of players and each variant')
    .action((paths: string[], choices: Choices & { json?: boolean }) => ends(check(io, paths, choices)));
};

function check(io: Io, paths: readonly string[], choices: Choices & { json?: boolean }): number {
  const all: Diagnostic[] = [];
  for (const typed of paths) {
    const rules = findRules(io, typed, choices.base);
    const found = distinct([...rules.notes, ...problemsOf(rules, choices)]);
    if (!choices.json) {
      report(io.stdout, found, rules.sources);
      if (found.length === 0) io.stdout.write(`${typed}: no problems found\n`);
    }
    all.push(...found);
  }
  const problems = distinct(all);
  const count = (severity: Diagnostic['severity']) => problems.filter((each) => each.severity === severity).length;
  const [errors, warnings] = [count('error'), count('warning')];
  if (choices.json) printJson(io, { errors, warnings, problems: problems.map(readable) });
  else if (problems.length > 0)
    io.stdout.write(
      `${errors} ${errors === 1 ? 'error' : 'errors'}, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}\n`,
    );
  return errors > 0 ? FAILED : FINE;
}

type Rules = ReturnType<typeof findRules>;

function problemsOf(rules: Rules, choices: Choices): Diagnostic[] {
  const first = loadRuleSet(rules.entry, { library: rules.library, variants: choices.variant });
  if (!first.ok) {
    const mistyped = choices.variant && mistypedChoice(first.diagnostics);
    if (mistyped) throw mistyped;
    return [...first.diagnostics];
  }
  checkOptions(first.value, choices.players ?? first.value.definition.players!.min, choices.option ?? {});
  const found = [...first.diagnostics, ...problemsOfPlayers(first.value, choices)];
  if (choices.variant) return found;
  for (const variants of furtherVariants(first.value)) {
    const loaded = loadRuleSet(rules.entry, { library: rules.library, variants });
    found.push(
      ...loaded.diagnostics,
      ...(loaded.ok ? problemsOfPlayers(loaded.value, { option: choices.option, players: choices.players }) : []),
    );
  }
  return found;
}

/** Each variant that is not active, with those that it cannot be without. */
function furtherVariants({ variants, own }: RuleSet): string[][] {
  if (own) return [];
  return variants.filter((variant) => !variant.active).map((variant) => [...variant.requires, variant.name]);
}

/** Some problems show only with some numbers of players. */
function problemsOfPlayers(ruleSet: RuleSet, { players, option }: Choices): Diagnostic[] {
  const { min, max } = ruleSet.definition.players!;
  const counts = players === undefined ? Array.from({ length: max - min + 1 }, (_, i) => min + i) : [players];
  return counts.flatMap((count) => [...prepareGame(ruleSet, { players: count, options: option }).diagnostics]);
}

/** The same problem at the same place is said once. */
function distinct(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Set<string>();
  return diagnostics.filter(({ code, document, range, message }) => {
    const key = JSON.stringify([code, document, range.start.offset, range.end.offset, message]);
    return !seen.has(key) && seen.add(key);
  });
}

function readable({ code, severity, message, document, range, path, hint, related }: Diagnostic) {
  return {
    code,
    severity,
    message,
    document,
    line: range.start.line,
    column: range.start.column,
    endLine: range.end.line,
    endColumn: range.end.column,
    path,
    ...(hint ? { hint } : {}),
    ...(related?.length
      ? {
          related: related.map((other) => ({
            message: other.message,
            document: other.document,
            line: other.range.start.line,
            column: other.range.start.column,
          })),
        }
      : {}),
  };
}
