/** The shipped games as the gallery shows them. */
import {
  createRandom,
  type Library,
  loadRuleSet,
  type Program,
  prepareGame,
  type ReadableState,
  Session,
} from '../../engine/index.ts';
import { textIn } from '../../engine/language/text.ts';
import type { GameCard } from './protocol.ts';
import { components, spaceSets, variables, zones } from './things.ts';

export function card(library: Library, name: string, shelf: string | undefined): GameCard {
  const empty = {
    name,
    ...(shelf ? { shelf } : {}),
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
  const { program } = prepared.value;
  return {
    ...empty,
    title: textIn(definition.title) ?? name,
    ...(definition.about ? { about: textIn(definition.about) } : {}),
    players: definition.players as { min: number; max: number },
    variants: variants.map(({ name, title, houseRule }) => ({ name, title, houseRule })),
    optionCount: prepared.value.options.length,
    spaces: spaceSets(program),
    look: definition.look ?? {},
    components: components(program),
    zones: zones(program),
    variables: variables(program),
    sample: sample(program, name),
  };
}

/** A position from the second half of a game that bots have played. */
function sample(program: Program, seed: string): ReadableState {
  const session = Session.start(program, { seed });
  const random = createRandom(seed);
  while (!session.over && session.position < 300) if (!session.playRandom(random).ok) break;
  session.goTo(Math.floor(session.position * 0.7));
  return session.readable();
}
