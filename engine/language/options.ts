/**
 * The values of options for a number of players: the printed default, or what `with` says, or what was given from
 * outside; each within its bounds. Defaults and bounds may depend on options declared earlier.
 */
import type { IntegerRange, OptionDeclaration, Text } from '../../schema/types.ts';
import { diagnose } from '../diagnostics/catalogue.ts';
import { type Diagnostic, fail, hasErrors, type Location, ok, type Result } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/near.ts';
import { codes, either, shown } from '../diagnostics/words.ts';
import { evaluateConstant } from './constants.ts';
import { origins } from './origins.ts';
import { nowhere } from './places.ts';
import { textIn } from './text.ts';
import type { Definition, OptionInfo, OptionKind, OptionValue, OptionValues, RuleSet } from './types.ts';

const KINDS: readonly OptionKind[] = ['integer', 'boolean', 'choice', 'list', 'permutation'];

const kindOf = (option: OptionDeclaration): OptionKind => KINDS.find((kind) => kind in option)!;

/**
 * A value for every option. `given` overrides `with`; its values are as YAML reads them, and may be expressions.
 * Codes: option-unknown, option-type, option-range, option-expression, players-range.
 */
export function resolveOptions(
  definition: Definition,
  players: number,
  given: Readonly<Record<string, unknown>> = {},
): Result<OptionValues> {
  const resolver = new Resolver(definition, players, given);
  resolver.run();
  return hasErrors(resolver.problems) ? fail(resolver.problems) : ok(resolver.values, resolver.problems);
}

/** What a panel shows for every option, in declared order. Fails as `resolveOptions` does. */
export function describeOptions(
  ruleSet: Pick<RuleSet, 'definition' | 'printedWith'>,
  players: number,
  given: Readonly<Record<string, unknown>> = {},
  locale?: string,
): Result<OptionInfo[]> {
  const { definition, printedWith } = ruleSet;
  const resolver = new Resolver(definition, players, given);
  const infos: OptionInfo[] = [];
  resolver.run((name, option, value, bounds) => {
    const printed = resolver.printed(name, option, printedWith) ?? value;
    infos.push({
      name,
      kind: kindOf(option),
      label: textIn(option.label, locale) ?? name,
      ...(option.help && { help: textIn(option.help, locale) }),
      ...(option.group && { group: textIn(option.group, locale) }),
      value,
      printed,
      changed: JSON.stringify(value) !== JSON.stringify(printed),
      ...bounds,
      ...choicesOf(option, locale),
    });
  });
  return hasErrors(resolver.problems) ? fail(resolver.problems) : ok(infos, resolver.problems);
}

function choicesOf(option: OptionDeclaration, locale: string | undefined): Pick<OptionInfo, 'choices'> {
  const labels = labelsOf(option);
  return labels
    ? { choices: Object.entries(labels).map(([value, label]) => ({ value, label: textIn(label, locale) ?? value })) }
    : {};
}

/** The named values of an option with their labels; `undefined` if it holds integers or a switch. */
function labelsOf(option: OptionDeclaration): Record<string, Text> | undefined {
  if (!('of' in option) || rangeOf(option)) return undefined;
  return option.of as Record<string, Text>;
}

function rangeOf(option: OptionDeclaration): IntegerRange | undefined {
  if (!('list' in option)) return undefined;
  const { integer } = option.of as { integer?: unknown };
  return typeof integer === 'object' && integer !== null && 'min' in integer && 'max' in integer
    ? (integer as IntegerRange)
    : undefined;
}

interface Bounds {
  min?: number;
  max?: number;
  minLength?: number;
  maxLength?: number;
}

type Visit = (name: string, option: OptionDeclaration, value: OptionValue, bounds: Bounds) => void;

/** A value as it was written, and where. */
interface Written {
  value: unknown;
  at: Location;
  container?: object;
  key: string;
}

class Resolver {
  readonly problems: Diagnostic[] = [];
  readonly values: Record<string, OptionValue> = {};
  private readonly definition: Definition;
  private readonly players: number;
  private readonly given: Readonly<Record<string, unknown>>;
  private readonly outside: Location;

  constructor(definition: Definition, players: number, given: Readonly<Record<string, unknown>>) {
    this.definition = definition;
    this.players = players;
    this.given = given;
    this.outside = { ...nowhere(origins.at(definition, 'name')?.document ?? definition.name), path: ['with'] };
  }

  run(visit?: Visit): void {
    const { options = {}, players } = this.definition;
    if (players && (this.players < players.min || this.players > players.max)) {
      this.problems.push(diagnose('players-range', { players: this.players, ...players }, this.outside));
      return;
    }
    this.unknownNames(Object.keys(options));
    for (const [name, option] of Object.entries(options)) {
      const kind = kindOf(option);
      const bounds = this.bounds(name, option);
      if (!bounds) continue;
      const value = this.check(name, option, this.written(name, option, kind), bounds);
      if (value === undefined) continue;
      this.values[name] = value;
      visit?.(name, option, value, bounds);
    }
  }

  /** The value of the printed rules, beside the options that are in force above it. */
  printed(
    name: string,
    option: OptionDeclaration,
    printedWith: Readonly<Record<string, unknown>>,
  ): OptionValue | undefined {
    const kind = kindOf(option);
    const quiet = new Resolver({ ...this.definition, with: printedWith as Definition['with'] }, this.players, {});
    Object.assign(quiet.values, this.values);
    delete quiet.values[name];
    const bounds = quiet.bounds(name, option);
    return bounds && quiet.check(name, option, quiet.written(name, option, kind), bounds);
  }

  private unknownNames(known: readonly string[]): void {
    for (const values of [this.definition.with ?? {}, this.given]) {
      for (const name of Object.keys(values)) {
        if (known.includes(name)) continue;
        const at = origins.keyAt(values, name) ?? this.outside;
        this.problems.push(diagnose('option-unknown', { name, near: nearest(name, known) }, at));
      }
    }
  }

  private written(name: string, option: OptionDeclaration, kind: OptionKind): Written {
    const place = (container: object, key: string): Written => ({
      value: (container as Record<string, unknown>)[key],
      at: origins.at(container, key) ?? this.outside,
      container,
      key,
    });
    if (Object.hasOwn(this.given, name)) return place(this.given, name);
    const own = this.definition.with;
    if (own && Object.hasOwn(own, name)) return place(own, name);
    return place(option, kind);
  }

  private bounds(name: string, option: OptionDeclaration): Bounds | undefined {
    const out: Bounds = {};
    const range = 'integer' in option ? option : rangeOf(option);
    const sources: [object | undefined, keyof Bounds][] = [
      [range, 'min'],
      [range, 'max'],
      [option, 'minLength'],
      [option, 'maxLength'],
    ];
    for (const [container, key] of sources) {
      const value = (container as Record<string, unknown> | undefined)?.[key];
      if (value === undefined) continue;
      const at = origins.at(container!, key) ?? this.outside;
      const bound = this.evaluate(name, { value, at, container, key });
      if (bound === undefined) return undefined;
      if (typeof bound !== 'number') return this.wrongType(name, 'a number as a bound', bound, at);
      out[key] = bound;
    }
    return out;
  }

  private evaluate(name: string, { value, at, container, key }: Written): unknown {
    if (typeof value === 'number' || typeof value === 'boolean') return value;
    const result = evaluateConstant(value, { players: this.players, options: this.values });
    if (result.ok) return result.value;
    // An option above that has a problem of its own is not a second one.
    if (!(this.problems.length > 0 && /no option/.test(result.problem))) {
      const where = container && origins.at(container, key) ? origins.expression(container, key, result.span) : at;
      this.problems.push(diagnose('option-expression', { name, problem: result.problem }, where));
    }
    return undefined;
  }

  private check(name: string, option: OptionDeclaration, written: Written, bounds: Bounds): OptionValue | undefined {
    switch (kindOf(option)) {
      case 'integer': {
        const value = this.evaluate(name, written);
        if (value === undefined) return undefined;
        if (typeof value !== 'number' || !Number.isInteger(value))
          return this.wrongType(name, 'a whole number', written.value, written.at);
        return this.inRange(name, value, bounds, written.at);
      }
      case 'boolean': {
        const value = this.evaluate(name, written);
        if (value === undefined || typeof value === 'boolean') return value;
        return this.wrongType(name, '`true` or `false`', written.value, written.at);
      }
      case 'choice':
        return this.choice(name, labelsOf(option)!, written);
      default:
        return this.list(name, option, written, bounds);
    }
  }

  private inRange(name: string, value: number, { min, max }: Bounds, at: Location): number | undefined {
    if ((min === undefined || value >= min) && (max === undefined || value <= max)) return value;
    this.problems.push(
      diagnose('option-range', { name, found: shown(value), bound: `numbers from ${min} to ${max}` }, at),
    );
    return undefined;
  }

  private choice(name: string, labels: Readonly<Record<string, Text>>, written: Written): string | undefined {
    const expression =
      typeof written.value === 'object' || (typeof written.value === 'string' && /\s/.test(written.value));
    // YAML reads some names as numbers or booleans.
    const value = expression ? this.evaluate(name, written) : String(written.value);
    if (value === undefined) return undefined;
    if (typeof value === 'string' && Object.hasOwn(labels, value)) return value;
    const known = Object.keys(labels);
    const near = typeof value === 'string' ? nearest(value, known) : undefined;
    return this.wrongType(name, either(codes(known)), value, written.at, near);
  }

  private list(
    name: string,
    option: OptionDeclaration,
    { value, at, container }: Written,
    bounds: Bounds,
  ): OptionValue | undefined {
    const labels = labelsOf(option);
    const known = labels && Object.keys(labels);
    if (!Array.isArray(value)) return this.wrongType(name, 'a list', value, at);
    const itemAt = (index: number) => (container && origins.at(value, index)) ?? at;
    const items: (string | number)[] = [];
    for (const [index, item] of value.entries()) {
      if (known) {
        const text = String(item);
        if (!known.includes(text))
          return this.wrongType(name, either(codes(known)), item, itemAt(index), nearest(text, known));
        if ('permutation' in option && items.includes(text))
          return this.wrongType(name, 'every value once', item, itemAt(index));
        items.push(text);
      } else {
        if (typeof item !== 'number' || !Number.isInteger(item))
          return this.wrongType(name, 'whole numbers', item, itemAt(index));
        if (this.inRange(name, item, bounds, itemAt(index)) === undefined) return undefined;
        items.push(item);
      }
    }
    const length = 'permutation' in option ? { minLength: known!.length, maxLength: known!.length } : bounds;
    const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = length;
    if (items.length < minLength || items.length > maxLength) {
      const bound = minLength === maxLength ? `${minLength} values` : `from ${minLength} to ${maxLength} values`;
      this.problems.push(diagnose('option-range', { name, found: `a list of ${items.length}`, bound }, at));
      return undefined;
    }
    return Object.freeze(items);
  }

  private wrongType(name: string, expected: string, found: unknown, at: Location, near?: string): undefined {
    this.problems.push(diagnose('option-type', { name, expected, found: shown(found), near }, at));
    return undefined;
  }
}
