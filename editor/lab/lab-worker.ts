/** A worker of the lab: plays chunks of a plan, or sits at the desk. Generated code runs here, not in the page. */
import { loadRuleSet, type RuleSet } from '../../engine/index.ts';
import { settle } from '../../engine/lab/runner.ts';
import { type FromLab, serveLab, type ToLab } from '../../engine/lab/serve.ts';
import { describeOptions } from '../../engine/language/index.ts';
import { textIn } from '../../engine/language/text.ts';
import { withBase } from '../../engine/share/base.ts';
import { bringAll, shipped, withGames } from '../worker/games.ts';
import type { DeskKind, DeskRequests, FromDesk, LabGame, ToDesk } from './protocol.ts';

const play = serveLab(shipped, (message: FromLab) => postMessage(message));

const answers: { [K in DeskKind]: (ask: DeskRequests[K]['ask']) => DeskRequests[K]['answer'] } = {
  games: () =>
    shipped.games().flatMap((name) => {
      const loaded = loadRuleSet({ game: name }, { library: shipped });
      return loaded.ok ? [{ name, title: textIn(loaded.value.definition.title) ?? name }] : [];
    }),
  game: ({ game, own }) => gameOf(game, own),
  belongs({ rules, base }) {
    const loaded = loadRuleSet(rules, { library: withBase(shipped, base) });
    return loaded.ok ? namesOf(loaded.value) : [];
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

function namesOf({ base, definition }: RuleSet): string[] {
  const [from] = definition.origin?.extends?.split('/') ?? [];
  return [base ?? definition.name, ...(from && shipped.find(from) ? [from] : [])];
}

function gameOf(name: string, own: DeskRequests['game']['ask']['own']): LabGame {
  const library = withBase(shipped, own?.base);
  const isOwn = own && !shipped.find(name);
  const loaded = loadRuleSet(isOwn ? own.rules : { game: name }, { library });
  if (!loaded.ok) throw new Error(loaded.diagnostics[0]?.message);
  // A copy is compared with what it was made from.
  const printed = isOwn ? namesOf(loaded.value).find((one) => shipped.find(one)) : name;
  if (printed && printed !== name) return { ...gameOf(printed, undefined), title: titleOf(loaded.value) };
  const { definition, variants } = loaded.value;
  return {
    name,
    title: titleOf(loaded.value),
    players: definition.players as { min: number; max: number },
    printed: printed !== undefined,
    variants: variants.map(({ name, title, active }) => ({ name, title, default: active })),
  };
}

const titleOf = ({ definition }: RuleSet): string => textIn(definition.title) ?? definition.name;

addEventListener('message', async ({ data }: MessageEvent<ToLab | ToDesk>) => {
  if (!('desk' in data)) {
    // Plans bring the texts that they extend along; should another one be needed, it is missed there.
    if ('open' in data) await bringAll().catch(() => {});
    return void play(data);
  }
  let answer: FromDesk;
  try {
    const value = await withGames(() => (answers[data.kind] as (ask: ToDesk) => unknown)(data));
    answer = { desk: data.desk, value };
  } catch (error) {
    answer = { desk: data.desk, failed: error instanceof Error ? error.message : String(error) };
  }
  postMessage(answer);
});
