/** Single mistakes in rules, each in a game that is right otherwise: the code, and the place that the designer is shown. */
import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { loadRuleSet, prepareGame } from '../index.ts';
import { brief, marked } from '../language/testing.ts';

const GAME = `houserules: 1
name: market
title: Market
players: { min: 2, max: 4 }
options:
  price: { integer: 3, min: 0, max: 9, label: Price }
  mode: { choice: fast, of: { fast: Fast, slow: Slow }, label: Mode }
  steps: { list: [1, 2, 5], of: { integer: { min: 1, max: 9 } }, label: Steps }
board:
  field:
    grid: { columns: 3, rows: 2, neighbours: 4 }
    groups: |
      rim rim rim
      rim mid rim
    variables:
      owner: { player: none }
      crop: { integer: 0, min: 0, max: 9 }
  town:
    graph: { nodes: { ulm: { size: 3 }, bonn: { size: 5 } }, edges: [[ulm, bonn]] }
components:
  coin: { tokens: 10, each: player, start: purse }
  seed: { tokens: 20, start: sack }
  card: { deck: { rank: { from: 1, to: 5 }, suit: [sun, rain] }, start: deck }
zones:
  purse: { each: player, holds: coin }
  sack: { holds: [seed, coin] }
  barn: { each: field, holds: seed }
  deck: { holds: card, order: stack, seen: nobody }
  hand: { each: player, holds: card, seen: owner }
variables:
  turns: { integer: 0, min: 0, max: 99 }
  leader: { player: none }
  season: { choice: spring, of: [spring, autumn] }
  calm: { boolean: true, each: player }
  last: { piece: none, of: card }
define:
  rich(player): player.purse.coin > option.price
  value(card): card.rank * 2
  free: count field with field.owner == none
setup:
  mix: { shuffle: deck }
turn:
  draw:
    text: Take a card.
    when: not empty(deck) and option.mode == fast
    move: { amount: 1, from: deck, to: me.hand }
  act:
    choose:
      sow:
        text: Sow {amount} on {field}
        params:
          field: { space: field, where: { free: { check: field.owner == none, because: "{field} is taken" } } }
          amount: { integer: { min: 1, max: option.price }, because: Too little seed }
        where: sack.seed >= amount and rich(me)
        do:
          - name: put
            move: { what: seed, amount: amount, from: sack, to: field.barn }
          - set: { field.owner: me, leader: me }
          - change: { field.crop: amount, turns: 1 }
      play:
        params: { card: { piece: me.hand } }
        do:
          - let: { worth: value(card) }
          - move: { what: card, from: me.hand, to: deck, at: bottom }
          - set: { last: card, season: autumn }
          - run: pay
            with: { payer: me, due: worth }
      pass: { do: [{ change: { turns: 1 } }, { set: { me.calm: turns in option.steps } }] }
  rest: { for: { other: { player: others } }, do: [{ when: season == spring and free > 0, run: pay, with: { payer: other, due: 1 } }] }
procedures:
  pay:
    params: { payer: { player: all }, due: { integer: { min: 0, max: 20 } } }
    do:
      - move: { what: coin, of: payer, upTo: due, from: payer.purse, to: sack }
end:
  long: { after: turn, when: turns > 20 }
  poor: { after: pay, when: any player with player.purse.coin == 0 and not player.calm, because: Someone is poor }
score:
  coins: { value: player.purse.coin }
  crops: { for: { field: { space: field, where: field.owner == player } }, sum: field.crop + count(field.barn) }
  luck: { value: if leader == none or last == none then 0 else (if leader == player then value(last) else 0) }
win: { by: [{ highest: total }, { lowest: player.seat }] }
`;

function diagnose(text: string): readonly Diagnostic[] {
  const rules = loadRuleSet({ uri: 'market.yaml', text }, { library: { games: () => [], find: () => undefined } });
  if (!rules.ok) return rules.diagnostics;
  return prepareGame(rules.value).diagnostics ?? [];
}

/** What is replaced, once in the game's text, and by what; the place that is to be shown is marked. */
const FAULTS: [string, string, string, string][] = [
  // names
  ['unknown-name', 'turns > 20', '«turn» > 20', 'a variable'],
  ['unknown-name', 'sack.seed >= amount', '«sak».seed >= amount', 'a zone in a chain'],
  ['unknown-name', 'sum: field.crop', 'sum: «feld».crop', 'a local of another name'],
  ['unknown-property', 'player.purse.coin > option.price', 'player.«puse».coin > option.price', 'a zone of a player'],
  ['unknown-property', 'sum: field.crop', 'sum: field.«corp»', 'a variable of a space'],
  ['unknown-property', 'card.rank * 2', 'card.«rang» * 2', 'a field of a card'],
  ['unknown-property', 'sack.seed >= amount', 'sack.«card» >= amount', 'what a zone does not hold'],
  ['unknown-option', '> option.price', '> option.«prize»', 'an option'],
  ['unknown-value', 'option.mode == fast', 'option.mode == «fest»', 'a value of an option'],
  ['unknown-value', 'season: autumn', 'season: «winter»', 'a value of a variable'],
  ['unknown-function', 'rich(me)', '«reich»(me)', 'a definition'],
  [
    'unknown-space-set',
    'field: { space: field, where: { free',
    'field: { space: «feld», where: { free',
    'a board of a parameter',
  ],
  [
    'unknown-component',
    'purse: { each: player, holds: coin }',
    'purse: { each: player, holds: «coins» }',
    'a component of a zone',
  ],
  ['unknown-component', 'sack: { holds: [seed, coin] }', 'sack: { holds: [«sead», coin] }', 'a component in a list'],
  [
    'unknown-name',
    'barn: { each: field, holds: seed }',
    'barn: { each: «fields», holds: seed }',
    'what a zone is for each of',
  ],
  [
    'unknown-zone',
    'coin: { tokens: 10, each: player, start: purse }',
    'coin: { tokens: 10, each: player, start: «purses» }',
    'a zone to start in',
  ],
  [
    'unknown-procedure',
    'run: pay\n            with: { payer: me',
    'run: «pays»\n            with: { payer: me',
    'a procedure',
  ],
  [
    'unknown-argument',
    'with: { payer: me, due: worth }',
    'with: { payer: me, due: worth, «to»: 1 }',
    'an argument too many',
  ],
  [
    'missing-argument',
    'run: pay\n            with: { payer: me, due: worth }',
    '«run»: pay\n            with: { payer: me }',
    'an argument too few',
  ],
  ['unknown-space', 'edges: [[ulm, bonn]]', 'edges: [«[ulm, bon]»]', 'a node of an edge'],
  ['unknown-type', 'value(card): card.rank * 2', '«value(cards)»: card.rank * 2', 'the type of a parameter'],
  ['end-after-unknown', 'after: pay', 'after: «paid»', 'what an end comes after'],
  ['query-over-what', 'count field with', 'count «fields» with', 'what a query goes through'],
  [
    'shadowed',
    'params: { card: { piece: me.hand } }',
    'params: { card: { piece: me.hand }, more: { piece: "all «card» in me.hand" } }',
    'a query that takes a parameter’s name',
  ],
  ['shadowed', 'let: { worth: value(card) }', 'let: { worth: value(card), «card»: 1 }', 'a name that is taken'],
  // types
  ['wrong-value', 'when: turns > 20', 'when: «turns»', 'a number as a condition'],
  ['wrong-value', 'value: player.purse.coin', 'value: «player»', 'a player as a score'],
  ['wrong-value', 'leader: me }', 'leader: «field» }', 'a space for a player'],
  ['wrong-value', 'card.rank * 2', '«card.suit» * 2', 'a suit as a number'],
  ['wrong-value', 'from: deck, to: me.hand', 'from: «turns», to: me.hand', 'a variable as a zone'],
  ['not-comparable', 'season == spring', '«season == me»', 'a season and a player'],
  ['not-comparable', 'field.owner == none, because', '«field.owner == field», because', 'a player and a space'],
  [
    'branches-differ',
    'else (if leader',
    '+ («if true and turns > 1 then 1 else me») else (if leader',
    'branches of two kinds',
  ],
  ['division-without-rounding', 'card.rank * 2', '«card.rank / 2»', 'a division'],
  ['division-by-zero', 'card.rank * 2', 'floor(card.rank / «0»)', 'a division by zero'],
  ['rounding-without-division', 'card.rank * 2', 'ceil(«card.rank * 2»)', 'a rounding of no division'],
  ['zone-not-ordered', 'not empty(deck)', 'top(«me.hand») != none', 'the top of a hand'],
  ['zone-not-ordered', 'mix: { shuffle: deck }', 'mix: { shuffle: «sack» }', 'a shuffle of no stack'],
  ['tokens-not-gone-through', 'piece: me.hand', 'piece: «me.purse»', 'tokens one by one'],
  ['list-option-alone', 'turns in option.steps', '«option.steps» == 1', 'a list alone'],
  ['no-index', 'when: turns > 20', 'when: "«turns[1]» > 20"', 'an index of a number'],
  ['not-owned', 'sack.seed >= amount', '«sack.seed[me]» >= amount', 'seeds of a player'],
  ['needs-owner', 'player.purse.coin > option', '«purse».coin > option', 'a purse of nobody'],
  ['bare-space-set', 'turns > 20', 'count(«field») > 20', 'a board as a set'],
  ['wrong-arguments', 'rich(me)', '«rich(me, 1)»', 'too many values for a definition'],
  ['wrong-arguments', 'not empty(deck)', 'not «empty()»', 'too few values for a function'],
  [
    'change-what',
    'change: { field.crop: amount',
    'change: { «leader»: 1, field.crop: amount',
    'a player changed by an amount',
  ],
  ['not-a-variable', 'set: { last: card', 'set: { «me.hand»: card', 'a zone that is set'],
  ['zone-does-not-hold', 'from: payer.purse, to: sack', 'from: payer.purse, to: «deck»', 'coins onto a deck'],
  [
    'zone-does-not-hold',
    'move: { amount: 1, from: deck, to: me.hand }',
    'move: { amount: 1, from: deck, to: «sack» }',
    'cards into a sack',
  ],
  ['move-whose', 'what: coin, of: payer, upTo', 'what: «coin», upTo', 'coins of nobody'],
  ['not-owned', 'what: seed, amount: amount', 'what: seed, of: «me», amount: amount', 'seeds of a player, moved'],
  // none
  [
    'maybe-none',
    'luck: { value: if leader == none or last == none then 0 else (if leader == player then value(last) else 0) }',
    'luck: { value: «last.rank» }',
    'a field of a card that may be none',
  ],
  [
    'maybe-none',
    'with: { payer: me, due: worth }',
    'with: { payer: «leader», due: worth }',
    'a player that may be none as an argument',
  ],
  [
    'maybe-none',
    'move: { what: card, from: me.hand, to: deck, at: bottom }',
    'move: { what: «last», from: me.hand, to: deck, at: bottom }',
    'a card that may be none',
  ],
  ['none-not-allowed', 'season: autumn', 'season: «none»', 'none where something has to be'],
  // declarations
  [
    'initial-out-of-range',
    'turns: { integer: 0, min: 0',
    'turns: { integer: «-1», min: 0',
    'a first value out of range',
  ],
  ['not-constant', 'seed: { tokens: 20', 'seed: { tokens: «turns»', 'a number of tokens that changes'],
  ['groups-do-not-fit', 'rim mid rim', '«rim mid»', 'a painted map that does not fit'],
  ['start-missing', 'seed: { tokens: 20, start: sack }', '«seed»: { tokens: 20 }', 'no place to start'],
  [
    'start-where',
    'seed: { tokens: 20, start: sack }',
    'seed: { tokens: 20, start: «barn» }',
    'a place to start on every field',
  ],
  [
    'unknown-name',
    'season: { choice: spring, of: [spring, autumn] }',
    'season: { choice: spring, of: «sesaon» }',
    'a list of values',
  ],
  [
    'unknown-component',
    'last: { piece: none, of: card }',
    'last: { piece: none, of: «crad» }',
    'the component of a variable',
  ],
  [
    'unknown-name',
    'params: { card: { piece: me.hand } }',
    'params: { card: { piece: me.hand }, to: { choice: «direction» } }',
    'directions on a board with sides',
  ],
  // flow
  [
    'recursive-definition',
    'value(card): card.rank * 2',
    'value(card): card.rank * «value(card)»',
    'a definition that uses itself',
  ],
  [
    'recursive-procedure',
    '- move: { what: coin, of: payer, upTo: due',
    '- { run: «pay», with: { payer: payer, due: 1 } }\n      - move: { what: coin, of: payer, upTo: due',
    'a procedure that runs itself',
  ],
  [
    'loop-without-end',
    'rest: { for',
    'wait: { while: «true», do: [{ change: { turns: 1 } }] }\n  rest: { for',
    'a loop without an end',
  ],
  [
    'domain-too-large',
    'amount: { integer: { min: 1, max: option.price }',
    '«amount»: { integer: { min: 1, max: turns * 99 }',
    'a parameter with too many values',
  ],
];

const WARNINGS: [string, string, string, string][] = [
  ['unused', 'define:\n', 'define:\n  «idle»: turns + 1\n', 'a definition that nobody uses'],
  ['unused', 'variables:\n  turns', 'variables:\n  «idle»: { boolean: false }\n  turns', 'a variable that nobody uses'],
  [
    'unused',
    'procedures:\n',
    'procedures:\n  «idle»: { do: [{ change: { turns: 1 } }] }\n',
    'a procedure that nobody runs',
  ],
  ['unused', '  steps: {', '  «idle»: { boolean: true, label: Idle }\n  steps: {', 'an option that nobody reads'],
  [
    'cannot-act',
    '  rest: { for',
    '  «never»: { choose: { wait: { where: option.price > 99 } } }\n  rest: { for',
    'a choice that nobody ever has',
  ],
];

function replaced(find: string, by: string): string {
  const parts = GAME.split(find);
  if (parts.length !== 2) throw new Error(`${find} stands ${parts.length - 1} times in the game`);
  return parts.join(by);
}

test('the game has no mistakes', () => {
  expect(diagnose(GAME).map(brief)).toEqual([]);
});

describe('mistakes', () => {
  test.each(FAULTS.map(([code, find, by, title]) => [title, code, find, by] as const))(
    '%s: %s',
    (_, code, find, by) => {
      const { text, line, column, marked: place } = marked(replaced(find, by));
      const found = diagnose(text).filter(({ severity }) => severity === 'error');
      expect(found.map(({ code: each, range }) => `${each} ${range.start.line}:${range.start.column}`)).toEqual([
        `${code} ${line}:${column}`,
      ]);
      const { start, end } = found[0]!.range;
      expect(text.slice(start.offset, end.offset)).toBe(place);
      expect(found[0]!.document).toBe('market.yaml');
    },
  );
});

describe('warnings', () => {
  test.each(WARNINGS.map(([code, find, by, title]) => [title, code, find, by] as const))(
    '%s: %s',
    (_, code, find, by) => {
      const { text, line, column } = marked(replaced(find, by));
      expect(
        diagnose(text).map(
          ({ severity, code: each, range }) => `${severity} ${each} ${range.start.line}:${range.start.column}`,
        ),
      ).toEqual([`warning ${code} ${line}:${column}`]);
    },
  );
});
