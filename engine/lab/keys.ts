/** Keys of measures: plain texts that name what was observed in a game, such as `win:0` or `use:bid`. */

/** Kinds of measures that have parts: what stands before the first colon. */
export type KeyKind =
  | 'win'
  | 'total'
  | 'score'
  | 'winner'
  | 'margin'
  | 'use'
  | 'value'
  | 'group'
  | 'first'
  | 'end'
  | 'branching';

export const kindOf = (key: string): string => {
  const at = key.indexOf(':');
  return at < 0 ? key : key.slice(0, at);
};

/** What stands behind the kind. */
export const partOf = (key: string): string => key.slice(key.indexOf(':') + 1);

export const keys = {
  win: (seat: number) => `win:${seat}`,
  total: (seat: number) => `total:${seat}`,
  score: (term: string) => `score:${term}`,
  winner: (term: string) => `winner:${term}`,
  margin: (term: string) => `margin:${term}`,
  use: (action: string) => `use:${action}`,
  value: (action: string, param: string, value: string) => `value:${action}.${param}=${value}`,
  group: (action: string, param: string, group: string) => `group:${action}.${param}=${group}`,
  /** The turn in which an action was first used. */
  first: (action: string) => `first:${action}`,
  /** The same with one of a group of spaces. */
  firstIn: (action: string, param: string, group: string) => `first:${action}.${param}=${group}`,
  end: (name: string) => `end:${name}`,
  /** Legal choices in a tenth of the game. */
  branching: (tenth: number) => `branching:${tenth}`,
} as const;

/** `bid.amount=3` in its parts; a plain name is an action. */
export function splitUse(part: string): { action: string; param?: string; value?: string } {
  const match = /^([^.=]+)\.([^.=]+)=(.*)$/s.exec(part);
  return match ? { action: match[1]!, param: match[2]!, value: match[3]! } : { action: part };
}

/** A game in which nothing of the kind was observed counts as 0. */
const ZEROED: ReadonlySet<string> = new Set(['win', 'use', 'value', 'group', 'end', 'tie', 'unwon', 'better']);
export const isZeroed = (key: string): boolean => ZEROED.has(kindOf(key));

/** What the integers of a measure are multiplied by, if not by 1: means over seats by their number, shares of a game by 1,000. */
export function scaleOf(key: string, players: number): number {
  const kind = kindOf(key);
  if (kind === 'score' || kind === 'advantage') return players;
  if (kind === 'weaker') return players - 1;
  if (kind === 'branching') return 100;
  return SHARES.has(kind) ? 1000 : 1;
}

/** Shares of a game, in thousandths. */
export const SHARES: ReadonlySet<string> = new Set(['forced', 'decidedAt', 'drama']);
/** Yes or no in every game. */
export const YES_NO: ReadonlySet<string> = new Set(['win', 'tie', 'unwon', 'end', 'better', 'completion']);
