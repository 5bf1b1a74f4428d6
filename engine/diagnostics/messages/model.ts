import { message } from '../message.ts';
import { code, codes, didYouMean, either } from '../words.ts';

interface Named {
  name: string;
  near?: string;
}

const thing = (what: string) =>
  message<Named>({
    message: ({ name }) => `There is no ${what} called ${code(name)}`,
    hint: ({ near }) => didYouMean(near),
  });

/** What can be wrong with the meaning of rules: names, types, effects, flow. */
export const modelMessages = {
  'unknown-space-set': thing('board'),
  'unknown-space': thing('space'),
  'unknown-component': thing('component'),
  'unknown-zone': thing('zone'),
  'unknown-procedure': thing('procedure'),
  'unknown-hook': thing('hook'),
  'unknown-function': thing('function or definition'),
  'unknown-option': thing('option'),
  'unknown-type': thing('kind of thing'),
  'unknown-value': message<Named & { values: readonly string[] }>({
    message: ({ name }) => `There is no value or name ${code(name)} here`,
    hint: ({ near, values }) => didYouMean(near) ?? `The values are ${either(codes(values))}.`,
  }),
  'unknown-property': message<Named & { of: string }>({
    message: ({ name, of }) => `${of.charAt(0).toUpperCase()}${of.slice(1)} has no ${code(name)}`,
    hint: ({ near }) => didYouMean(near),
  }),
  'unknown-argument': message<Named & { of: string }>({
    message: ({ name, of }) => `${code(of)} takes no ${code(name)}`,
    hint: ({ near }) => didYouMean(near),
  }),
  'missing-argument': message<{ name: string; of: string }>({
    message: ({ name, of }) => `${code(of)} needs ${code(name)}`,
    hint: ({ name }) => `Add ${code(`${name}: …`)} under ${code('with')}.`,
  }),
  'wrong-arguments': message<{ name: string; expected: string; count: number; actual: number }>({
    message: ({ name, count, actual }) =>
      `${code(name)} takes ${count} value${count === 1 ? '' : 's'}, but ${actual} ${actual === 1 ? 'is' : 'are'} given`,
    hint: ({ expected }) => `It is written ${code(expected)}.`,
  }),
  'query-over-what': message<Named>({
    message: ({ name }) =>
      `${code(name)} is not a board, a component or ${code('player')}, so it is not clear what to go through`,
    hint: ({ near, name }) => didYouMean(near) ?? `Say where it is drawn from: ${code(`${name} in …`)}.`,
  }),
  'wrong-value': message<{ expected: string; actual: string }>({
    message: ({ expected, actual }) => `Expected ${expected}, but this is ${actual}`,
  }),
  'not-comparable': message<{ left: string; right: string }>({
    message: ({ left, right }) => `${left} and ${right} can’t be compared`,
  }),
  'branches-differ': message<{ then: string; else: string }>({
    message: (facts) => `One branch gives ${facts.then}, the other ${facts.else}; they have to be of one kind`,
  }),
  'none-not-allowed': message<{ expected: string }>({
    message: ({ expected }) => `Expected ${expected}, which can’t be none here`,
  }),
  'maybe-none': message<{ expected: string }>({
    message: ({ expected }) => `This may be none, but ${expected} is needed`,
    hint: () => 'Ask first: write `… != none and …` before it, or `if … == none then … else …`.',
  }),
  'no-me': message({
    message: () => `${code('me')} means nobody here: no player is deciding`,
    hint: () => 'Name the player by a loop: `for: { each: { player: all } }`.',
  }),
  'bare-space-set': message<{ name: string }>({
    message: ({ name }) => `${code(name)} alone names a board, not one of its spaces`,
    hint: ({ name }) => `For all of its spaces write ${code(`all ${name}`)}.`,
  }),
  'needs-owner': message<{ name: string; each: string }>({
    message: ({ name, each }) => `Every ${each} has its own ${code(name)}; say whose is meant`,
    hint: ({ name, each }) => `Write ${code(each === 'player' ? `me.${name}` : `${each}.${name}`)}, for example.`,
  }),
  'tokens-not-gone-through': message<{ zone: string }>({
    message: ({ zone }) => `The tokens in ${code(zone)} are alike and only counted, so there is nothing to go through`,
    hint: ({ zone }) => `Use ${code(`count(${zone})`)}.`,
  }),
  'list-option-alone': message<{ name: string }>({
    message: ({ name }) => `The option ${code(name)} is a list and can’t stand alone`,
    hint: ({ name }) => `Write ${code(`… in option.${name}`)} or ${code(`option.${name}[0]`)}.`,
  }),
  'no-index': message<{ actual: string }>({ message: ({ actual }) => `${actual} can’t be followed by [ ]` }),
  'not-owned': message<{ name: string }>({
    message: ({ name }) => `${code(name)} belongs to nobody, so there is none of a player`,
  }),
  'list-of-what': message({ message: () => 'A list can only stand behind `in`, or hold players, spaces or pieces' }),
  'recursive-definition': message<{ name: string }>({
    message: ({ name }) => `The definition ${code(name)} uses itself`,
  }),
  'recursive-procedure': message<{ name: string }>({
    message: ({ name }) => `The procedure ${code(name)} runs itself`,
  }),
  shadowed: message<{ name: string }>({
    message: ({ name }) => `${code(name)} already has a meaning here`,
    hint: () => 'Choose another name.',
  }),
  'division-without-rounding': message({
    message: () => 'A division has to say how it is rounded',
    hint: () => 'Write `floor(a / b)` to round down or `ceil(a / b)` to round up.',
  }),
  'rounding-without-division': message<{ name: string }>({
    message: ({ name }) => `${code(name)} takes a division, such as ${code(`${name}(a / b)`)}`,
  }),
  'division-by-zero': message({ message: () => 'This divides by zero' }),
  'zone-not-ordered': message<{ name: string; fn: string }>({
    message: ({ name, fn }) => `${code(fn)} needs an ordered zone, but ${code(name)} has no order`,
    hint: ({ name }) => `Give it one: ${code(`${name}: { …, order: stack }`)}.`,
  }),
  'zone-does-not-hold': message<{ zone: string; component: string; holds: readonly string[] }>({
    message: ({ zone, component }) => `${code(zone)} does not hold ${code(component)}`,
    hint: ({ holds }) => (holds.length ? `It holds ${either(codes(holds))}.` : undefined),
  }),
  'start-missing': message<{ name: string; zones: readonly string[] }>({
    message: ({ name }) => `It is not said where ${code(name)} starts`,
    hint: ({ zones }) =>
      zones.length ? `Add ${code('start:')} with ${either(codes(zones))}.` : 'Add a zone that holds it.',
  }),
  'start-where': message<{ component: string; zone: string }>({
    message: ({ component, zone }) => `${code(component)} can’t start in ${code(zone)}: it is not clear in which one`,
    hint: () =>
      'Let it start in a zone of the game (or, if each player has some, in a zone of each player), and move it in the setup.',
  }),
  'initial-out-of-range': message<{ name: string; value: number; min: number; max: number }>({
    message: ({ name, value, min, max }) => `${code(name)} starts at ${value}, outside its range ${min} to ${max}`,
  }),
  'values-missing': message({
    message: () => 'It is not said which values there are',
    hint: () => 'Add `of: [first, second]`.',
  }),
  'groups-do-not-fit': message<{ columns: number; rows: number; lines: number; line: number; words?: number }>({
    message: ({ columns, rows, lines, line, words }) =>
      lines !== rows
        ? `The map has ${lines} lines, but the board has ${rows} rows`
        : `Line ${line} of the map has ${words} words, but the board has ${columns} columns`,
    hint: () => 'Write one word for each space; `.` is a space of no group.',
  }),
  'too-many-pieces': message<{ count: number; most: number }>({
    message: ({ count, most }) => `${count} pieces are more than the ${most} that a game can have`,
  }),
  'not-constant': message({
    message: () => 'This has to be fixed before the game begins',
    hint: () => 'It may use numbers, options and `count(players)`.',
  }),
  'loop-over-subset': message<{ name: string }>({
    message: ({ name }) => `${code(name)} can’t go through subsets`,
    hint: () => 'Use `member:` to go through the members of a set.',
  }),
  'loop-without-end': message<{ path: string }>({
    message: ({ path }) => `The loop of ${code(path)} never ends: its condition is always true`,
  }),
  'effect-empty': message<{ path: string }>({
    message: ({ path }) => `${code(path)} does nothing`,
    hint: () => 'Give it `do`, `choose`, `move`, `set`, …',
  }),
  'move-whose': message<{ name: string }>({
    message: ({ name }) => `Every player has their own ${code(name)}; say whose are moved`,
    hint: () => 'Add `of: me`, for example.',
  }),
  'change-what': message<{ name: string; actual: string }>({
    message: ({ name, actual }) => `Only a number can be changed by an amount, but ${code(name)} is ${actual}`,
    hint: () => 'Use `set`.',
  }),
  'not-a-variable': message<{ name: string }>({
    message: ({ name }) => `${code(name)} is not a variable, so it can’t be set`,
    hint: () => 'Tokens and pieces are moved with `move`.',
  }),
  'definition-expected': message<{ name: string; signature: string }>({
    message: ({ signature }) => `The hook needs a definition such as ${code(signature)} here`,
  }),
  'end-after-unknown': message<Named & { end: string }>({
    message: ({ name, end }) => `${code(end)} is checked after ${code(name)}, but nothing is called that`,
    hint: ({ near }) => didYouMean(near),
  }),
  'no-end': message({
    message: () => 'No end condition is switched on, so the game would never end',
    hint: () => 'Switch one on, or add one under `end:`.',
  }),
  unused: message<{ section: string; name: string }>({
    severity: 'warning',
    message: ({ section, name }) => `${code(name)} (${section}) is not used by any rule`,
  }),
  'asking-tells': message<{ path: string }>({
    severity: 'warning',
    message: ({ path }) =>
      `${code(path)} is only asked if there is something to choose, and that tells of cards that not everybody sees`,
    hint: () => 'Add `ask: always` to put the question in any case.',
  }),
  'tokens-are-seen': message<{ zone: string; component: string }>({
    severity: 'warning',
    message: ({ zone, component }) => `${code(component)} are tokens, which everybody can count, also in ${code(zone)}`,
    hint: ({ component }) => `To hide them make them pieces: ${code(`${component}: { pieces: … }`)}.`,
  }),
  'cannot-act': message<{ path: string }>({
    severity: 'warning',
    message: ({ path }) => `Nobody can ever act in ${code(path)}`,
  }),
  'uneven-lists': message<{ field: string; width: number }>({
    message: ({ field, width }) =>
      `Every piece needs the same number of values for ${code(field)}: the first has ${width}`,
  }),
  'list-field-alone': message<{ name: string }>({
    message: ({ name }) => `${code(name)} is a list and can’t stand alone`,
    hint: ({ name }) => `Say which of its values is meant: ${code(`….${name}[side]`)}.`,
  }),
  'effects-as-value': message<{ name: string }>({
    message: ({ name }) => `${code(name)} holds effects, not a value`,
    hint: ({ name }) => `Use ${code(`run: ….${name}`)}.`,
  }),
  'domain-too-large': message<{ name: string; size: number; most: number }>({
    message: ({ name, size, most }) => `${code(name)} could have ${size} values; ${most} is the most`,
    hint: () =>
      'Bound it: give the variables in its `min` and `max` ranges and the zones a `limit`, or wrap it in `min(…, 100)`.',
  }),
  'illegal-move': message<{ move: string; reason: string }>({
    message: ({ move, reason }) => `${move} is not legal: ${reason}`,
  }),
  'rule-fault': message<{ path: string; kind: string; about?: { name: string; min: number; max: number } }>({
    message: ({ path, kind, about }) =>
      about
        ? `${code(path)} would take ${code(about.name)} out of its range, which is ${about.min} to ${about.max}, so it was not carried out`
        : `${code(path)} ${FAULTS[kind] ?? 'could not be carried out'}`,
    hint: ({ kind }) => FAULT_HINTS[kind],
  }),
  'ply-limit': message<{ limit: number }>({
    message: ({ limit }) => `The game was not over after ${limit} plies`,
    hint: () => 'Look at the end conditions: can all of them stay false for ever?',
  }),
};

const FAULTS: Record<string, string> = {
  overdraw: 'would take more than there is, put in more than fits, or move a number below 0, so it was not carried out',
  none: 'would change a number that is none, so it was not carried out',
  'no-owner': 'would set something of nobody, so it was not carried out',
  endless: 'went on without end, so it was stopped',
  nobody: 'finds nobody who can take a turn, so it was stopped',
};

const FAULT_HINTS: Record<string, string> = {
  overdraw: 'Use `upTo:` instead of `amount:`, or add a check.',
  range: 'Widen the range with `min` and `max`, or keep the value within it by `min(…)`, `max(…)` or a `when:`.',
  endless: 'Look at what makes the loop stop.',
  nobody: 'Look at `who:` and `until:` of the turns.',
};
