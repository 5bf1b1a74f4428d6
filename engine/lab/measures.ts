/**
 * The measures: what each is called, what it means, in which unit it is told, and in which order they stand. Where Ludii,
 * CardStock or TAG have a measure of the kind, it carries their name.
 */
import { kindOf, partOf, splitUse, YES_NO } from './keys.ts';
import { seatWords, type Words } from './words.ts';

export type Unit = 'share' | 'turns' | 'moves' | 'decisions' | 'points' | 'choices' | 'times';

export interface Measure {
  label: string;
  /** Tables that stand together. */
  section: Section;
  unit: Unit;
}

export const SECTIONS = [
  'outcome',
  'length',
  'scores',
  'choices',
  'lead',
  'ends',
  'actions',
  'first',
  'values',
] as const;
export type Section = (typeof SECTIONS)[number];

export const SECTION_TITLES: Readonly<Record<Section, string>> = {
  outcome: 'Who wins',
  length: 'Length',
  scores: 'Scores',
  choices: 'Choices',
  lead: 'The lead',
  ends: 'What ends the game',
  actions: 'Actions in a game',
  first: 'First time',
  values: 'Values that are chosen',
};

/** What a kind of measure means, in a sentence. */
export const EXPLAINED: Readonly<Record<string, string>> = {
  win: 'Win rate: the share of finished games that the seat wins, alone or with others.',
  advantage:
    'Advantage of the first seat (Ludii: AdvantageP1): how much more often the first seat wins than seats do on the mean.',
  tie: 'Drawishness (Ludii): the share of finished games with more than one winner.',
  unwon: 'Games that nobody wins.',
  completion: 'Completion (Ludii): the share of games that come to an end before the limit of moves, without a fault.',
  better:
    'Better play wins (CardStock: fairness against a stronger player; Ludii: skill trace): the share of games that the stronger bot wins, on each seat in turn.',
  weaker: 'The share of those games that one weaker bot wins, on the mean.',
  turns: 'Game length (Ludii: DurationTurns): turns begun in a game, of all players together.',
  moves: 'Game length in moves (Ludii: DurationMoves): whole moves made, forced ones included.',
  decisions: 'Decisions: single choices made; a move can consist of several.',
  total: 'Final score of a seat.',
  score: 'Final score of a player by term, on the mean over all seats.',
  winner: 'Final score of the winner by term.',
  margin: 'Score difference (Ludii: ScoreDifference): how far the winner is ahead of the second, by term.',
  branching: 'Branching factor (Ludii, TAG): legal choices at a decision, on the mean of a game.',
  branchingMost: 'The most legal choices at one decision of a game (Ludii: BranchingFactor maximum).',
  forced: 'Forced decisions: the share of decisions with one legal choice (the rest is Ludii’s DecisionMoves).',
  leadChanges:
    'Lead changes (Ludii: LeadChange): how often another seat comes to be alone in the lead, looked at after every turn.',
  decided: 'Decided: the turn with which the winner takes the lead for good.',
  decidedAt: 'Decisiveness (CardStock): the share of the game that is over when the winner takes the lead for good.',
  drama: 'Drama (Ludii, CardStock): the share of turns after which the later winner is behind somebody.',
  end: 'End condition: the share of finished games that it ends.',
  use: 'How often an action is used in a game, by all players together.',
  first: 'The turn in which an action is used for the first time, in the games in which it is.',
  group: 'How often an action is used in a game with one of a group of spaces.',
  value: 'How often a value is chosen in a game.',
};

interface Named {
  words: Words;
  stronger?: string;
  weaker?: string;
}

/** Nothing for keys that only take part in others. */
export function measureOf(key: string, { words, stronger = 'stronger bot', weaker = 'weaker bot' }: Named): Measure {
  const part = partOf(key);
  const kind = kindOf(key);
  const term = (of: string): string => (of ? `: ${words.terms[of] ?? of}` : '');
  const simple: Record<string, Measure> = {
    completion: { label: 'Completion', section: 'outcome', unit: 'share' },
    advantage: { label: 'Advantage of the first seat', section: 'outcome', unit: 'share' },
    tie: { label: 'Drawishness: tied for the win', section: 'outcome', unit: 'share' },
    unwon: { label: 'Nobody wins', section: 'outcome', unit: 'share' },
    better: { label: `Better play wins: ${stronger}`, section: 'outcome', unit: 'share' },
    weaker: { label: `… each ${weaker} against it`, section: 'outcome', unit: 'share' },
    turns: { label: 'Turns', section: 'length', unit: 'turns' },
    moves: { label: 'Moves', section: 'length', unit: 'moves' },
    decisions: { label: 'Decisions', section: 'length', unit: 'decisions' },
    branchingMost: { label: 'Most choices at one decision', section: 'choices', unit: 'choices' },
    forced: { label: 'Forced decisions', section: 'choices', unit: 'share' },
    leadChanges: { label: 'Lead changes', section: 'lead', unit: 'times' },
    decided: { label: 'Decided in turn', section: 'lead', unit: 'turns' },
    decidedAt: { label: 'Decisiveness: part of the game over', section: 'lead', unit: 'share' },
    drama: { label: 'Drama: winner behind', section: 'lead', unit: 'share' },
  };
  if (simple[key]) return simple[key];
  switch (kind) {
    case 'win':
      return { label: `Win rate, ${seatWords(Number(part))}`, section: 'outcome', unit: 'share' };
    case 'total':
      return { label: `Score of the ${seatWords(Number(part))}`, section: 'scores', unit: 'points' };
    case 'score':
      return { label: `Score of a player${term(part)}`, section: 'scores', unit: 'points' };
    case 'winner':
      return { label: `Score of the winner${term(part)}`, section: 'scores', unit: 'points' };
    case 'margin':
      return { label: `Score difference to the second${term(part)}`, section: 'scores', unit: 'points' };
    case 'branching':
      return part === key
        ? { label: 'Branching factor', section: 'choices', unit: 'choices' }
        : { label: `… in the ${TENTHS[Number(part)]} tenth of the game`, section: 'choices', unit: 'choices' };
    case 'end':
      return { label: part ? (words.ends[part] ?? part) : 'The last phase is over', section: 'ends', unit: 'share' };
    case 'use':
      return { label: words.actions[part] ?? part, section: 'actions', unit: 'times' };
    case 'first':
      return { label: useWords(part, words), section: 'first', unit: 'turns' };
    case 'group':
      return { label: useWords(part, words), section: 'actions', unit: 'times' };
    default: {
      const { action, param, value } = splitUse(part);
      return { label: `${words.actions[action] ?? action}: ${param} ${value}`, section: 'values', unit: 'times' };
    }
  }
}

const TENTHS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'last'];

/** `build`, or `build on a center square`. */
export function useWords(part: string, words: Words): string {
  const { action, param, value } = splitUse(part);
  const name = words.actions[action] ?? action;
  if (param === undefined) return name;
  const space = words.spaces[`${action}.${param}`] ?? 'space';
  return `${name} on ${/^[aeiou]/i.test(value!) ? 'an' : 'a'} ${value} ${space}`;
}

/** Whether the interval is that of a proportion of games. */
export const isProportion = (key: string): boolean => YES_NO.has(kindOf(key));

/** Measures that lead a report, in this order. */
export const HEADLINES = [
  'advantage',
  'tie',
  'better',
  'turns',
  'decisions',
  'winner:',
  'margin:',
  'branching',
  'forced',
  'leadChanges',
  'decidedAt',
];

const ORDER = [
  'completion',
  'win',
  'advantage',
  'tie',
  'unwon',
  'better',
  'weaker',
  'turns',
  'moves',
  'decisions',
  'total',
  'score',
  'winner',
  'margin',
  'branching',
  'branchingMost',
  'forced',
  'leadChanges',
  'decided',
  'decidedAt',
  'drama',
  'end',
  'use',
  'group',
  'first',
  'value',
];

/** The order in which measures stand, whatever came first: by kind, then as names go (numbers by size). */
export function compareKeys(a: string, b: string): number {
  const kind = ORDER.indexOf(kindOf(a)) - ORDER.indexOf(kindOf(b));
  if (kind !== 0) return kind;
  if (a === b) return 0;
  return naturally(partOf(a), partOf(b));
}

/** Numbers within names by their size, everything else by code points: no locale takes part. */
function naturally(a: string, b: string): number {
  const cut = (text: string): string[] => text.match(/\d+|\D+/g) ?? [];
  const [left, right] = [cut(a), cut(b)];
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    const [x, y] = [left[i]!, right[i]!];
    if (x === y) continue;
    const numbers = Number(x) - Number(y);
    if (!Number.isNaN(numbers) && numbers !== 0) return numbers;
    return x < y ? -1 : 1;
  }
  return left.length - right.length;
}
