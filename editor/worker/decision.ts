/** What is decided now, as the page asks it: actions, their parameters, and where the pieces lie that can be chosen. */
import type { Program, Session, Value } from '../../engine/index.ts';
import { stopOf, wholeMoves } from '../../engine/index.ts';
import type { Action, Param, Stmt, Type, TypedSet } from '../../engine/model/types.ts';
import { readMove, readValue } from '../../engine/runtime/moves.ts';
import { instanceNames } from '../../engine/runtime/readable.ts';
import type { ActionView, ParamView, Place } from './protocol.ts';

/** @param shown whether legal moves, and with them the places of pieces, may be shown */
export function decisionView(session: Session, shown: boolean): ActionView[] {
  const { actions } = stopOf(session.program, session.state)!.packed;
  const asksPieces = actions.some(({ action }) => action.params.some((param) => param.domain.set?.of.t === 'item'));
  const places = shown && asksPieces ? placesOf(session) : undefined;
  return actions.map(({ action }) => ({
    name: action.name,
    params: action.params.map((param) => paramView(action, param, places)),
  }));
}

function paramView(action: Action, param: Param, places: Map<string, Places> | undefined): ParamView {
  const of = param.domain.set?.of;
  const sets = setBy(action.body, param);
  const found = of?.t === 'item' ? places?.get(`${action.name} ${param.name}`) : undefined;
  return {
    name: param.name,
    kind: param.domain.kind,
    ...(of?.t === 'space' ? { set: of.set.name } : {}),
    ...(found ? { places: Object.fromEntries([...found].map(([name, there]) => [name, [...there.values()]])) } : {}),
    ...(of?.t === 'item' ? zoneOf(param.domain.set) : {}),
    ...(sets.length > 0 ? { sets } : {}),
  };
}

function zoneOf(set: TypedSet | undefined): { from?: string } {
  if (set?.s === 'where') return zoneOf(set.set);
  return set?.s === 'zone' ? { from: set.ref.zone.name } : {};
}

/** Variables that a body sets to the value of a parameter as it was chosen. */
const setBy = (body: readonly Stmt[], { local }: Param): string[] =>
  body.flatMap((stmt) =>
    stmt.k === 'set' && stmt.value.k === 'local' && stmt.value.local === local
      ? [stmt.target.variable.name.split('.').at(-1)!]
      : stmt.k === 'block'
        ? setBy(stmt.body, { local } as Param)
        : [],
  );

/** By the name of a piece the places where it lies; by zone and owner, so that each is there once. */
type Places = Map<string, Map<string, Place>>;

/** For each parameter, the places of the pieces that legal moves choose. */
function placesOf({ program, state }: Session): Map<string, Places> {
  const found = new Map<string, Places>();
  const items = new Map<string, number>();
  // Pieces that share a name are told apart on the way.
  const read = (_: Program, value: number, type: Type): Value => {
    if (type.t !== 'item' || value < 0) return readValue(program, value, type);
    const key = `#${value}`;
    items.set(key, value);
    return key;
  };
  for (const picks of wholeMoves(program, state)) {
    const move = readMove(program, state, picks, read);
    for (const [param, value] of Object.entries(move.args)) {
      const key = `${move.action} ${param}`;
      for (const one of Array.isArray(value) ? value : [value]) {
        const item = items.get(one as string);
        if (item === undefined) continue;
        const names = found.get(key) ?? new Map<string, Map<string, Place>>();
        found.set(key, names);
        const { name, component } = program.model.items[item];
        if (component.kind !== 'pieces') continue;
        const there = names.get(name) ?? new Map<string, Place>();
        names.set(name, there);
        const place = placeOf(program, state, item);
        if (place) there.set(`${place.zone} ${place.owner ?? ''}`, place);
      }
    }
  }
  return found;
}

function placeOf({ layout }: Program, state: ArrayLike<number>, item: number): Place | undefined {
  const at = layout.instances[state[layout.place + item]];
  if (!at) return undefined;
  const { zone, owner } = at;
  return { zone: zone.name, ...(zone.each === 'game' ? {} : { owner: instanceNames(zone)[owner] }) };
}
