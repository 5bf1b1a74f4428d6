/** Colors of values: what `look` says, else the color that they are called by, else one by their order. */
import { colorOf } from '../shapes/pieces.ts';
import { type Drawable, lookOf } from './look.ts';

/** In an order in which neighbors are told apart. */
const IN_TURN = ['blue', 'gold', 'green', 'rose', 'violet', 'teal', 'red', 'amber', 'slate', 'lilac', 'sage', 'sky'];

/**
 * @param values all values that stand beside it; without them only a color that is said or called is given
 * @returns a CSS color
 */
export function valueColor(
  rules: Pick<Drawable, 'look'>,
  value: string,
  values?: readonly string[],
): string | undefined {
  const said = lookOf(rules, value).color;
  if (said) return colorOf(said) ?? said;
  const called = colorOf(value.toLowerCase());
  if (called) return called;
  const at = values?.indexOf(value) ?? -1;
  return at < 0 ? undefined : colorOf(IN_TURN[at % IN_TURN.length]);
}

/** Which mark goes with a value, so that values are told apart without their colors. */
export const valueMark = (value: string, values: readonly string[] | undefined): number =>
  Math.max(0, values?.indexOf(value) ?? 0);
