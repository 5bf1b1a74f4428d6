/** Where a rule shows on the table, lit up for a moment. */
import { client, TABLE } from '../app/client.ts';
import type { GameState } from '../app/state.ts';
import { store } from '../app/store.ts';
import { flashElement } from '../shell/flash.ts';

/** @param path the rule's patch path */
export async function lightUp(path: string): Promise<void> {
  const spaces = await spacesOf(path);
  // Single spaces say more than the board that they are of.
  const elements = spaces.length > 0 ? spaces.flatMap(cellsOf) : placesOf(path);
  for (const element of elements) flashElement(element, { scroll: false });
}

interface Spaces {
  set: string;
  spaces: readonly string[];
}

/** The spaces that a rule is about, in the position on the table. */
async function spacesOf(path: string): Promise<Spaces[]> {
  const { game } = store.state;
  if (!game) return [];
  const { rules, view } = game;
  const [section, name, part, inner] = path.split('.');
  if (section === 'board') {
    const set = rules.spaces.find((one) => one.name === name);
    const group = part === 'groups' && inner !== undefined ? set?.groups[inner] : undefined;
    if (set && group) return [{ set: name, spaces: group.map((index) => set.names[index]) }];
    return part === 'variables' && inner !== undefined ? filled(game, inner, view.state.variables) : [];
  }
  if (section === 'zones') return filled(game, name, view.state.zones);
  if (section === 'define') {
    const found = await client.ask('spaces', { table: TABLE, name: name.replace(/\(.*$/, '') });
    return found ? [found] : [];
  }
  return legalFor(game, path.split('.'));
}

/** Spaces where something lies in a zone, or where a variable says something. */
function filled({ rules }: GameState, name: string, all: Readonly<Record<string, unknown>>): Spaces[] {
  const thing = [...rules.zones, ...rules.variables].find((one) => one.name === name);
  const set = rules.spaces.find((one) => one.name === thing?.each);
  const values = all[name];
  if (!set || typeof values !== 'object' || values === null) return [];
  const says = (value: unknown): boolean =>
    typeof value === 'object' && value !== null ? Object.values(value).some(says) : Boolean(value);
  const spaces = Object.entries(values).flatMap(([space, value]) => (says(value) ? [space] : []));
  return spaces.length > 0 ? [{ set: set.name, spaces }] : [];
}

/** Spaces that can be chosen now for an action that the path names, or for the parameter that it names. */
function legalFor({ view }: GameState, steps: readonly string[]): Spaces[] {
  const action = view.next?.actions.find(({ name }) => steps.includes(name));
  if (!action) return [];
  const asked = action.params.filter(({ set }) => set !== undefined);
  const named = asked.filter(({ name }) => steps.includes(name));
  const params = named.length > 0 ? named : asked.slice(0, 1);
  const moves = view.legal.filter((move) => move.action === action.name);
  return params.map(({ name, set }) => ({
    set: set!,
    spaces: [...new Set(moves.flatMap(({ args }) => [args[name]].flat()).filter((one) => typeof one === 'string'))],
  }));
}

function cellsOf({ set, spaces }: Spaces): HTMLElement[] {
  const names = store.state.game?.rules.spaces.find((one) => one.name === set)?.names ?? [];
  const boards = [...document.querySelectorAll<HTMLElement & { set: string }>('game-board, game-map')];
  return boards
    .filter((board) => board.set === set && !board.closest('[data-shows]'))
    .flatMap((board) =>
      spaces.flatMap((space) => board.querySelector<HTMLElement>(`[data-space="${names.indexOf(space)}"]`) ?? []),
    );
}

function placesOf(path: string): HTMLElement[] {
  const { game } = store.state;
  if (!game) return [];
  const [section, name, ...inner] = path.split('.');
  const all = <T extends HTMLElement>(selector: string): T[] => [...document.querySelectorAll<T>(selector)];
  const boards = (set: string): HTMLElement[] =>
    all<HTMLElement & { set: string }>('game-board, game-map').filter((element) => element.set === set);
  const zones = (wanted: (zone: string) => boolean): HTMLElement[] =>
    all<HTMLElement & { zone: string }>('card-zone').filter((element) => wanted(element.zone));
  if (section === 'board') return boards(name);
  if (section === 'zones') {
    const zone = game.rules.zones.find((one) => one.name === name);
    if (!zone) return [];
    if (zone.each === 'game') return [...zones((one) => one === name), ...all('.bank')];
    if (zone.each === 'player') return [...zones((one) => one === name), ...all('.panel-players')];
    return boards(zone.each);
  }
  if (section === 'components') {
    const holding = new Set(game.rules.zones.filter(({ holds }) => holds.includes(name)).map((zone) => zone.name));
    const on = game.rules.zones.filter((zone) => holding.has(zone.name)).map(({ each }) => each);
    return [...zones((zone) => holding.has(zone)), ...[...new Set(on)].flatMap(boards)];
  }
  if (section === 'score' || section === 'win') return all('.panel-game');
  // A decision that is open: where it is asked.
  const { next } = game.view;
  const asked =
    next &&
    [name, ...inner].some((step) => step === next.decision || next.actions.some((action) => action.name === step));
  return asked ? all('.prompt, .move-controls') : [];
}
