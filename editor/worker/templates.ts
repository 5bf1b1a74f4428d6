/** What new games start from: every folder of `templates/`, as texts. Loaded when somebody asks for one. */
import type { GamePackage, Library, RuleText } from '../../engine/index.ts';
import { fromTemplate, newName, templateNames } from '../../engine/share/templates.ts';
import { card } from './library.ts';
import type { Answer, GameCard } from './protocol.ts';

const texts = import.meta.glob<string>('../../templates/*/game.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const found = new Map(
  Object.entries(texts).map(([path, text]): [string, GamePackage] => {
    const name = path.split('/').at(-2)!;
    return [name, { name, game: { uri: path.replace('../../', ''), text }, variants: {} }];
  }),
);

const templates: Library = { games: () => [...found.keys()], find: (name) => found.get(name) };

export const templateCards = (): GameCard[] => templateNames(templates).map((name) => card(templates, name, undefined));

/** @param shipped its games keep their names for themselves */
export function newGame(shipped: Library, template: string, title: string): Answer<RuleText> {
  const name = newName(title, shipped);
  const made = fromTemplate(templates.find(template)!.game, { name, title });
  if (!made.ok) return { ok: false, refused: { problems: [...made.diagnostics] } };
  return { ok: true, value: { uri: `${name}.yaml`, text: made.value } };
}
