/** The shipped games as the gallery shows them. */
import {
  createRandom,
  type Library,
  loadRuleSet,
  prepareGame,
  type ReadableState,
  Session,
} from '../../engine/index.ts';
import { textIn } from '../../engine/language/text.ts';
import type { GameCard } from './protocol.ts';
import { components, spaceSets, variables, zones } from './views.ts';

export const cards = (library: Library): GameCard[] => library.games().map((name) => card(library, name));

function card(library: Library, name: string): GameCard {
  const empty = {
    name,
    title: name,
    players: { min: 0, max: 0 },
    variants: [],
    optionCount: 0,
    spaces: [],
    look: {},
    components: [],
    zones: [],
    variables: [],
  };
  const loaded = loadRuleSet({ game: name }, { library });
  if (!loaded.ok) return { ...empty, problem: loaded.diagnostics[0].message };
  const { definition, variants } = loaded.value;
  const prepared = prepareGame(loaded.value);
  if (!prepared.ok)
    return { ...empty, title: textIn(definition.title) ?? name, problem: prepared.diagnostics[0].message };
  const { model } = prepared.value.program;
  return {
    name,
    title: textIn(definition.title) ?? name,
    ...(definition.about ? { about: textIn(definition.about) } : {}),
    players: definition.players as { min: number; max: number },
    variants: variants.map(({ name, title, houseRule }) => ({ name, title, houseRule })),
    optionCount: prepared.value.options.length,
    spaces: spaceSets(model),
    look: definition.look ?? {},
    components: components(model),
    zones: zones(model),
    variables: variables(model),
  };
}

/** A position from the second half of a game that bots have played. */
export function sample(library: Library, game: string): ReadableState | null {
  const loaded = loadRuleSet({ game }, { library });
  const prepared = loaded.ok ? prepareGame(loaded.value) : undefined;
  if (!prepared?.ok) return null;
  const session = Session.start(prepared.value.program, { seed: game });
  const random = createRandom(game);
  while (!session.over && session.position < 400) if (!session.playRandom(random).ok) break;
  session.goTo(Math.floor(session.position * 0.7));
  return session.readable();
}
