/** What may be claimed, in plain sentences. Where an interval includes zero nothing is said. */
import type { Difference, Figure } from './figures.ts';
import { digits, intervalText, isKind, sizeText, valueText } from './format.ts';
import { kindOf, partOf } from './keys.ts';
import { measureOf, useWords } from './measures.ts';
import { humanized, seatWords, type Words } from './words.ts';

/** `the bubble rule` where a title reads so, else the title in quotes. */
export function ruleSetWords(title: string): string {
  if (/^(the|my|our|a|an)\s/i.test(title)) return title.replace(/^\w/, (letter) => letter.toLowerCase());
  return /\b(rules?|edition|variant|version)$/i.test(title)
    ? `the ${/^[A-Z][a-z]+(\W+[a-z]\S*)*$/.test(title) ? title[0]!.toLowerCase() + title.slice(1) : title}`
    : `“${title}”`;
}

const quoted = (name: string): string => (/\s/.test(name) ? `“${name}”` : name);

/**
 * A clear difference as a sentence.
 * @param title of the rule set with more or less of something
 */
export function differenceSentence(title: string, difference: Difference, words: Words): string | undefined {
  if (!difference.clear) return undefined;
  const said = differenceWords(difference, words);
  if (!said) return undefined;
  const { interval } = sizeText(measureOf(difference.key, { words }).unit, difference);
  return `With ${ruleSetWords(title)} ${said} (95 %: ${interval}).`;
}

function differenceWords(difference: Difference, words: Words): string | undefined {
  const { key, value } = difference;
  const part = partOf(key);
  const { unit } = measureOf(key, { words });
  const { size } = sizeText(unit, difference);
  const more = value > 0;
  const term = part ? ` from ${words.terms[part] ?? part}` : '';
  const points = `${size} percentage points`;
  const often = `${points} ${more ? 'more' : 'less'} often`;
  switch (kindOf(key)) {
    case 'win':
      return `the ${seatWords(Number(part))} wins ${often}`;
    case 'advantage':
      return `the advantage of the first seat is ${points} ${more ? 'greater' : 'smaller'}`;
    case 'tie':
      return `the win is tied ${often}`;
    case 'unwon':
      return `nobody wins ${often}`;
    case 'better':
      return `better play wins ${often}`;
    case 'turns':
    case 'moves':
    case 'decisions':
      return `a game takes ${size} ${more ? 'more' : 'fewer'} ${key}`;
    case 'score':
      return `a player scores ${size} ${more ? 'more' : 'fewer'} points${term}`;
    case 'winner':
      return `the winner scores ${size} ${more ? 'more' : 'fewer'} points${term}`;
    case 'margin':
      return part ? undefined : `the winner is ${size} points ${more ? 'further ahead of' : 'closer to'} the second`;
    case 'branching':
      return `a decision has ${size} ${more ? 'more' : 'fewer'} legal choices`;
    case 'forced':
      return `the share of forced decisions is ${points} ${more ? 'greater' : 'smaller'}`;
    case 'leadChanges':
      return `the lead changes ${size} ${more ? 'more' : 'fewer'} times in a game`;
    case 'decided':
      return `the winner takes the lead for good ${size} turns ${more ? 'later' : 'earlier'}`;
    case 'decidedAt':
      return `${points} ${more ? 'more' : 'less'} of the game ${more ? 'are' : 'is'} over when the winner takes the lead for good`;
    case 'drama':
      return `the later winner is behind ${often}`;
    case 'end':
      return `${points} ${more ? 'more' : 'fewer'} of the games end because of “${part ? (words.ends[part] ?? humanized(part)) : 'The last phase is over'}”`;
    case 'use':
    case 'group':
      return `there are ${size} ${more ? 'more' : 'fewer'} uses of ${quoted(useWords(part, words))} in a game`;
    case 'first':
      return `the first ${useWords(part, words)} comes ${size} turns ${more ? 'later' : 'earlier'}`;
    default:
      return undefined;
  }
}

/** What stands out in one rule set by itself: a seat that wins more or less than its share, a bot that plays better. */
export function fairnessSentences(title: string, figures: readonly Figure[], players: number): string[] {
  const wins = figures.filter(({ key }) => isKind(key, 'win'));
  const fair = wins.reduce((sum, { value }) => sum + value, 0) / Math.max(1, players);
  return wins.flatMap((figure) => {
    if (figure.n < 30 || (figure.low <= fair && figure.high >= fair)) return [];
    const seat = seatWords(Number(partOf(figure.key)));
    const sense = figure.value > fair ? 'more' : 'less';
    return [
      `With ${ruleSetWords(title)} the ${seat} wins ${valueText('share', figure)} of the games (95 %: ${intervalText('share', figure)}), ${sense} than a fair share of ${digits(fair * 100, 1)} %.`,
    ];
  });
}
