/** Random values of options, within what is declared. */
import type { OptionInfo, OptionValue } from '../../language/types.ts';
import type { Random } from '../random.ts';

/** A value for every option; about a third keep the one they have, and small numbers are likelier than large ones. */
export function randomOptions(options: readonly OptionInfo[], random: Random): Record<string, OptionValue> {
  return Object.fromEntries(
    options.map((option) => [option.name, random.below(3) === 0 ? option.value : randomValue(option, random)]),
  );
}

function randomValue(option: OptionInfo, random: Random): OptionValue {
  const { kind, min = 0, max = min, choices = [], minLength = 0, maxLength = minLength + 3 } = option;
  const integer = (): number => {
    const any = min + random.below(max - min + 1);
    return random.below(2) === 0 ? any : Math.min(any, min + random.below(6));
  };
  const choice = (): string => choices[random.below(choices.length)]!.value;
  switch (kind) {
    case 'integer':
      return integer();
    case 'boolean':
      return random.below(2) === 1;
    case 'choice':
      return choice();
    case 'list':
      return Array.from({ length: minLength + random.below(maxLength - minLength + 1) }, () =>
        choices.length ? choice() : integer(),
      );
    case 'permutation': {
      const left = choices.map(({ value }) => value);
      return choices.map(() => left.splice(random.below(left.length), 1)[0]!);
    }
  }
}
