/** Tiles that are turned: which variable says how far, and which parameter of a move chooses it. */
import type { ReadableState } from '../../engine/index.ts';
import type { GameState } from '../app/state.ts';
import type { ActionView, ParamView } from '../worker/protocol.ts';
import { choose, type Question } from './choose.ts';
import { type Drawable, lookOf } from './look.ts';

/** How many steps make a whole turn of a component's pieces; 0 if they have no sides. */
function stepsOf(rules: Drawable, component: string): number {
  const faces = rules.components.find((one) => one.name === component)?.faces ?? {};
  for (const face of Object.values(faces)) {
    const sides = Object.values(face).find((value) => Array.isArray(value));
    if (sides) return (sides as unknown[]).length;
  }
  return 0;
}

/**
 * The variable by which pieces of a component are turned: the one that `look` names, else one of the pieces or of the
 * spaces on which they lie whose values are the steps of a whole turn.
 */
export function turnVariable(rules: Drawable, component: string): string | undefined {
  const { turn } = lookOf(rules, component);
  if (turn) return turn;
  const steps = stepsOf(rules, component);
  if (steps === 0) return undefined;
  const holders = rules.zones.filter((zone) => zone.holds.includes(component)).map((zone) => zone.each);
  return rules.variables.find(
    ({ each, type, min, max }) =>
      type === 'integer' && min === 0 && max === steps - 1 && (each === component || holders.includes(each)),
  )?.name;
}

const variablesOf = new WeakMap<object, ReadonlySet<string>>();

/** All variables by which pieces are turned. */
export function turnVariables(rules: Drawable): ReadonlySet<string> {
  let found = variablesOf.get(rules);
  if (!found) {
    found = new Set(rules.components.flatMap(({ name }) => turnVariable(rules, name) ?? []));
    variablesOf.set(rules, found);
  }
  return found;
}

/** How far a piece is turned that lies on a space, or in another place. */
export function turnOf(
  rules: Drawable,
  state: ReadableState,
  component: string | undefined,
  name: string,
  set?: string,
  space?: string,
): number {
  const variable = component && turnVariable(rules, component);
  const declared = variable && rules.variables.find((one) => one.name === variable);
  if (!declared) return 0;
  const values = state.variables[variable] as Record<string, number | null> | undefined;
  const owner = declared.each === component ? name : declared.each === set ? space : undefined;
  return (owner !== undefined && values?.[owner]) || 0;
}

/** A move that lays a tile on a space, turned. */
export interface Laying {
  action: ActionView;
  piece: ParamView;
  space: ParamView;
  turn: ParamView;
  steps: number;
}

const layings = new WeakMap<ActionView, Laying | null>();

/** Whether an action lays a tile that can be turned. */
export function layingOf(rules: Drawable, action: ActionView): Laying | undefined {
  let laying = layings.get(action);
  if (laying === undefined) {
    laying = null;
    for (const component of rules.components) {
      const variable = turnVariable(rules, component.name);
      const turn =
        variable && action.params.find((param) => param.kind === 'integer' && param.sets?.includes(variable));
      const piece = action.params.find((param) => param.kind === 'item');
      const space = action.params.find((param) => param.kind === 'space');
      if (turn && piece && space) laying = { action, piece, space, turn, steps: stepsOf(rules, component.name) || 4 };
    }
    layings.set(action, laying);
  }
  return laying ?? undefined;
}

/** The tile that is in hand to be laid, as the draft has it. */
export interface InHand {
  laying: Laying;
  tile: string;
  /** Where it is to lie, if that is chosen. */
  space?: string;
  turn: number;
  /** Turns that are possible where it is to lie; without a space all. */
  turns: number[];
}

export function inHand(game: GameState): InHand | undefined {
  const { next, legal } = game.view;
  const { action, question } = choose(next, legal, game.draft);
  const laying = action && layingOf(game.rules, action);
  const tile = laying && game.draft.args[laying.piece.name];
  if (!laying || typeof tile !== 'string') return undefined;
  const space = game.draft.args[laying.space.name] as string | undefined;
  const turns =
    question?.param === laying.turn
      ? (question.values as number[])
      : Array.from({ length: laying.steps }, (_, turn) => turn);
  return { laying, tile, ...(space ? { space } : {}), turn: nearest(game.draft.turn ?? 0, turns, laying.steps), turns };
}

/** The wanted turn, or the next one on from it that is possible. */
export function nearest(wanted: number, turns: readonly number[], steps: number): number {
  for (let i = 0; i < steps; i++) if (turns.includes((wanted + i) % steps)) return (wanted + i) % steps;
  return turns[0] ?? 0;
}

/** The next possible turn, on or back. */
export function turned({ turn, turns, laying: { steps } }: InHand, by: 1 | -1): number {
  for (let i = 1; i <= steps; i++) {
    const next = (((turn + by * i) % steps) + steps) % steps;
    if (turns.includes(next)) return next;
  }
  return turn;
}

/** How the tile in hand would lie on a space, if it can lie there. */
export function turnOn(game: GameState, { laying, tile, turn }: InHand, space: string): number | undefined {
  const turns = game.view.legal.flatMap((move) =>
    move.action === laying.action.name &&
    move.args[laying.piece.name] === tile &&
    move.args[laying.space.name] === space
      ? [move.args[laying.turn.name] as number]
      : [],
  );
  return turns.length === 0 ? undefined : nearest(turn, turns, laying.steps);
}

/** Whether the question that is open is how far to turn a tile. */
export const asksTurn = (game: GameState, question: Question): boolean =>
  layingOf(game.rules, question.action)?.turn === question.param;
