/** A worker of the lab: plays chunks of a plan, or sits at the desk. Generated code runs here, not in the page. */
import { loadRuleSet } from '../../engine/index.ts';
import { settle } from '../../engine/lab/runner.ts';
import { type FromLab, serveLab, type ToLab } from '../../engine/lab/serve.ts';
import { describeOptions } from '../../engine/language/index.ts';
import { textIn } from '../../engine/language/text.ts';
import { withBase } from '../../engine/share/base.ts';
import { shipped } from '../worker/games.ts';
import type { DeskKind, DeskRequests, FromDesk, LabGame, ToDesk } from './protocol.ts';

const play = serveLab(shipped, (message: FromLab) => postMessage(message));

const answers: { [K in DeskKind]: (ask: DeskRequests[K]['ask']) => DeskRequests[K]['answer'] } = {
  games: () =>
    shipped.games().flatMap((name) => {
      const loaded = loadRuleSet({ game: name }, { library: shipped });
      return loaded.ok ? [{ name, title: textIn(loaded.value.definition.title) ?? name }] : [];
    }),
  game: ({ game }) => gameOf(game),
  belongs({ rules, base }) {
    const loaded = loadRuleSet(rules, { library: withBase(shipped, base) });
    return loaded.ok ? (loaded.value.base ?? loaded.value.definition.name) : undefined;
  },
  options({ game, variants, rules, base, players }) {
    const library = withBase(shipped, base);
    const loaded = loadRuleSet(rules ?? { game }, { library, ...(variants ? { variants } : {}) });
    const options = loaded.ok ? describeOptions(loaded.value, players) : undefined;
    return options?.ok ? options.value : [];
  },
  settle({ plan }) {
    const setting = settle(plan, shipped);
    return setting.ok ? { setting: setting.value } : { problems: setting.diagnostics };
  },
};

function gameOf(game: string): LabGame {
  const loaded = loadRuleSet({ game }, { library: shipped });
  if (!loaded.ok) throw new Error(loaded.diagnostics[0]?.message);
  const { definition, variants } = loaded.value;
  return {
    name: game,
    title: textIn(definition.title) ?? game,
    players: definition.players as { min: number; max: number },
    variants: variants.map(({ name, title, active }) => ({ name, title, default: active })),
  };
}

addEventListener('message', ({ data }: MessageEvent<ToLab | ToDesk>) => {
  if (!('desk' in data)) return void play(data);
  let answer: FromDesk;
  try {
    const value = (answers[data.kind] as (ask: ToDesk) => unknown)(data);
    answer = { desk: data.desk, value };
  } catch (error) {
    answer = { desk: data.desk, failed: error instanceof Error ? error.message : String(error) };
  }
  postMessage(answer);
});
