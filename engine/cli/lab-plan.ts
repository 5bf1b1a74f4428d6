/** A plan on disk: its rule sets may be paths, seen from the plan's own folder. */
import { dirname, resolve } from 'node:path';
import type { Plan, PlannedRules } from '../lab/plan.ts';
import { readPlan } from '../lab/read-plan.ts';
import type { Setting } from '../lab/result.ts';
import { settle } from '../lab/runner.ts';
import { baseTexts } from '../share/base.ts';
import { failed, type Io } from './io.ts';
import { readText, shippedGames } from './library.ts';
import { findRules } from './open.ts';
import { report, type Sources } from './report.ts';

/** @param seed instead of the plan's own */
export function openPlan(io: Io, path: string, seed?: string | number): Setting {
  const text = readText(resolve(io.cwd, path), path);
  const read = readPlan(text);
  const texts = new Map([[path, text.text]]);
  const sources: Sources = (document) => texts.get(document);
  if (!read.ok) throw stop(io, read.diagnostics, sources);
  const inFolder = { ...io, cwd: resolve(io.cwd, dirname(path)) };
  const ruleSets = read.value.ruleSets.map((planned) => carried(inFolder, planned));
  for (const { rules } of ruleSets) if (rules) texts.set(rules.uri, rules.text);
  const plan: Plan = { ...read.value, ruleSets, ...(seed === undefined ? {} : { seed }) };
  const setting = settle(plan, shippedGames(io.cwd));
  if (!setting.ok) throw stop(io, setting.diagnostics, sources);
  return setting.value;
}

/** A rule set that is a file takes its text and what that extends along. */
function carried(io: Io, planned: PlannedRules): PlannedRules {
  if (planned.game === undefined) return planned;
  const { entry, library } = findRules(io, planned.game);
  if ('game' in entry) return planned;
  const base = baseTexts(entry, library);
  const { game: _, ...rest } = planned;
  return { ...rest, rules: entry, ...(base.ok ? { base: base.value } : {}) };
}

function stop(io: Io, diagnostics: Parameters<typeof report>[1], sources: Sources) {
  report(io.stderr, diagnostics, sources);
  return failed();
}
