/** What is different on two tables, in words. */
import type { Difference, GameState } from '../app/state.ts';
import { contentsInWords } from './contents.ts';
import { freshSpaces, spaceKey } from './fresh.ts';
import { labelOf } from './look.ts';
import { marksOf } from './marks.ts';
import { spaceLabel } from './space-label.ts';
import { pieceZones, zoneContents } from './things.ts';
import { capitalized, pointsText } from './words.ts';

type Position = Pick<GameState, 'rules' | 'view' | 'seats'>;

/** Spaces of the first that are not the same in the second. */
export const differing = (one: Position, other: Position): Set<string> =>
  freshSpaces(other.view.state, one.view.state, one.rules);

export function differencesOf(here: Position, there: Position): Difference[] {
  const nameOf = (seat: number): string => here.seats[seat]?.name ?? `Seat ${seat + 1}`;
  const found: Difference[] = [];
  const compare = (what: string, one: string, other: string): void => {
    if (one !== other) found.push({ what, here: one, there: other });
  };
  const marks = ({ rules, view }: Position, each: string, owner?: string): Map<string, string> =>
    new Map(marksOf(rules, view.state, each, owner, nameOf).map(({ label, words }) => [label, words]));
  const things = (what: string, each: string, owner?: string): void => {
    const [one, other] = [marks(here, each, owner), marks(there, each, owner)];
    for (const label of new Set([...one.keys(), ...other.keys()]))
      compare(
        `${what ? `${what}: ` : ''}${what ? label : capitalized(label)}`,
        one.get(label) ?? '',
        other.get(label) ?? '',
      );
  };
  here.seats.forEach((_, seat) => {
    const points = ({ view }: Position): string => pointsText(view.scores[seat]?.total);
    compare(`${nameOf(seat)}: points`, points(here), points(there));
    things(nameOf(seat), 'player', String(seat));
  });
  const spaces = new Set([...differing(here, there), ...differing(there, here)]);
  for (const set of here.rules.spaces)
    set.names.forEach((name, index) => {
      if (spaces.has(spaceKey(set.name, name))) things(spaceLabel(set, index), set.name, name);
    });
  things('', 'game');
  for (const each of ['game', 'player'] as const) zones(here, there, each, nameOf, compare);
  return found;
}

/** Cards and other pieces, which are no marks. */
function zones(
  here: Position,
  there: Position,
  each: 'game' | 'player',
  nameOf: (seat: number) => string,
  compare: (what: string, one: string, other: string) => void,
): void {
  for (const zone of pieceZones(here.rules, each)) {
    const owners = each === 'game' ? [undefined] : here.seats.map((_, seat) => String(seat));
    for (const owner of owners) {
      const words = ({ rules, view }: Position): string =>
        rules.zones.some(({ name }) => name === zone.name)
          ? contentsInWords(rules, zone, zoneContents(rules, view.state, zone, owner), nameOf)
          : '';
      compare(
        `${owner === undefined ? '' : `${nameOf(Number(owner))}: `}${labelOf(here.rules, zone.name)}`,
        words(here),
        words(there),
      );
    }
  }
}
