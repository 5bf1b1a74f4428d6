/** The structure of the rules in force: asked for when somebody looks at it, and again when the rules have changed. */
import type { OutlineRule } from '../../engine/share/outline.ts';
import { client } from './client.ts';
import { TABLE } from './game.ts';
import { showPane } from './panes.ts';
import { followText } from './show-text.ts';
import { store } from './store.ts';

/** Opens a rule among all rules, or the one that it stands in. @param path its patch path */
export async function showRule(path: string): Promise<void> {
  await wantStructure();
  const rules = (store.state.game?.structure?.outline.sections ?? []).flatMap((section) => flat(section.rules));
  const within = rules.filter((rule) => path === rule.path || path.startsWith(`${rule.path}.`));
  const rule = within.sort((a, b) => b.path.length - a.path.length)[0];
  if (!rule) return;
  store.set({ rulesTab: 'outline', rule: undefined });
  showPane('rules');
  store.set({ rule: rule.path });
  if (rule.range) followText({ document: rule.document, from: rule.range.start.offset, to: rule.range.end.offset });
}

const flat = (rules: readonly OutlineRule[]): OutlineRule[] => rules.flatMap((rule) => [rule, ...flat(rule.inner)]);

let asking: unknown;

export async function wantStructure(): Promise<void> {
  const { game } = store.state;
  if (!game || game.structure?.of === game.rules || asking === game.rules) return;
  const of = game.rules;
  asking = of;
  const answer = await client.ask('outline', { table: TABLE });
  if (asking === of) asking = undefined;
  if (store.state.game?.rules === of) store.setGame({ structure: { ...answer, of } });
}
