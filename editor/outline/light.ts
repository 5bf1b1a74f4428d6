/** Where a rule shows on the table, lit up for a moment. */
import { store } from '../app/store.ts';
import { flashElement } from '../shell/flash.ts';

/** @param path the rule's patch path */
export function lightUp(path: string): void {
  for (const element of placesOf(path)) flashElement(element, { scroll: false });
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
  return asked ? all('.prompt, .controls') : [];
}
