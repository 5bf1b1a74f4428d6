/** How variables are called in positions. */
import type { Model, VariableInfo } from './types.ts';

const short = (variable: VariableInfo): string => variable.name.slice(variable.name.lastIndexOf('.') + 1);

/** The name alone; with its board before it (`plot.owner`) where boards, or the game and a board, have one of the same name. */
export function variableName(model: Model, variable: VariableInfo): string {
  const name = short(variable);
  const alone = [...model.variables.values()].every((other) => other === variable || short(other) !== name);
  return alone ? name : variable.name;
}
