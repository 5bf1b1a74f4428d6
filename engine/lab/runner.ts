/** Settles a plan and plays it. */
import { diagnose } from '../diagnostics/catalogue.ts';
import { fail, NOWHERE, ok, type Result } from '../diagnostics/diagnostic.ts';
import { describeOptions } from '../language/index.ts';
import type { Library } from '../language/types.ts';
import type { Runner, RunOptions } from './back-end.ts';
import { closePlan, describeRules, openCells, programsOf } from './cells.ts';
import { Player } from './chunks.ts';
import { Collector } from './collector.ts';
import type { Plan } from './plan.ts';
import type { LabResult, Setting } from './result.ts';
import { wordsOf } from './words.ts';

/** Closes and checks a plan: everything that can be wrong with it is said here. */
export function settle(plan: Plan, library: Library): Result<Setting> {
  const closed = closePlan(plan, library);
  if (!closed.ok) return closed;
  const { players, bots, sweep } = closed.value;
  if (bots.length !== 1 && bots.length !== players)
    return fail([
      diagnose('plan-bots', { bots: bots.length, players }, { document: '', path: ['bots'], range: NOWHERE }),
    ]);
  const cells = openCells(closed.value, library);
  if (!cells.ok) return cells;
  const ruleSets = describeRules(closed.value, library);
  if (!ruleSets.ok) return ruleSets;
  const setting: Setting = {
    plan: closed.value,
    ruleSets: ruleSets.value,
    words: wordsOf(cells.value.flatMap(programsOf)),
  };
  if (!sweep) return ok(setting);
  const options = describeOptions(cells.value[0]!.ruleSet, players, {});
  const option = options.ok ? options.value.find(({ name }) => name === sweep.option) : undefined;
  const values = sweep.values.map(
    (value) => option?.choices?.find((choice) => choice.value === value)?.label ?? valueWords(value),
  );
  return ok({ ...setting, sweep: { label: option?.label ?? sweep.option, values } });
}

const valueWords = (value: unknown): string =>
  value === true ? 'on' : value === false ? 'off' : Array.isArray(value) ? value.join(', ') : String(value);

/** Plays everything in this thread. */
export function localRunner(library: Library, breathe?: () => Promise<void> | undefined): Runner {
  return {
    async *run(plan, chunks, { signal, gate } = {}) {
      const cells = openCells(plan, library);
      if (!cells.ok) throw new Error(cells.diagnostics[0]?.message);
      const player = new Player(cells.value, plan.seed);
      for (const chunk of chunks) {
        await gate?.();
        if (signal?.aborted) return;
        yield await player.play(chunk, breathe);
      }
    },
  };
}

/** Plays a plan to its end. */
export async function runPlan(
  setting: Setting,
  runner: Runner,
  { onPart, ...options }: RunOptions & { onPart?: (collector: Collector) => void } = {},
): Promise<LabResult> {
  const collector = new Collector(setting);
  for await (const part of runner.run(setting.plan, collector.chunks, options)) {
    collector.add(part);
    onPart?.(collector);
  }
  return collector.result();
}
