/** How the keys of rules are spoken of in sentences about what differs. */

/** How a key is spoken of: “asked when X, was: Y”, “asked always, was: when Y”. */
interface Phrase {
  before: string;
  /** Between the phrase and a value that is there. */
  link?: string;
  absent: string;
  /** The value is a switch rather than an expression. */
  yesNo?: true;
}

export function phrase(type: string, rel: readonly string[], asked: boolean): Phrase {
  const key = rel.at(-1) ?? '';
  const parent = rel.at(-2);
  if (parent === 'set') return { before: `sets \`${key}\` to`, absent: 'nothing new' };
  if (parent === 'change') return { before: `changes \`${key}\` by`, absent: 'nothing' };
  if (parent === 'let') return { before: `\`${key}\` is`, absent: 'nothing' };
  if (parent === 'with') return { before: `\`${key}\` is`, absent: 'not given' };
  const special = PHRASES[`${type}.${key}`] ?? PHRASES[key];
  if (key === 'when' && type !== 'end' && type !== 'win')
    return { before: asked ? 'asked' : 'done', link: 'when', absent: 'always' };
  return special ?? { before: key, absent: 'nothing' };
}

const PHRASES: Readonly<Record<string, Phrase>> = {
  when: { before: '', link: 'when', absent: 'always' },
  while: { before: 'done', link: 'as long as', absent: 'once' },
  if: { before: 'if', absent: 'always' },
  until: { before: '', link: 'until', absent: 'without an end' },
  who: { before: 'players', link: 'with', absent: 'all' },
  in: { before: '', link: 'in', absent: 'everywhere' },
  by: { before: 'decided by', absent: 'me' },
  after: { before: 'looked at after', absent: 'nothing' },
  min: { before: 'at least', absent: 'no bound' },
  max: { before: 'at most', absent: 'no bound' },
  value: { before: '', absent: 'nothing' },
  sum: { before: '', absent: 'nothing' },
  limit: { before: 'holds at most', absent: 'any number' },
  seen: { before: 'seen by', absent: 'all' },
  each: { before: 'one for', link: 'each', absent: 'the whole game' },
  decline: { before: 'can be declined:', absent: 'no', yesNo: true },
  otherwise: { before: 'only if nothing else is possible:', absent: 'no', yesNo: true },
  unlimited: { before: 'never runs out:', absent: 'no', yesNo: true },
  'options.integer': { before: 'by default', absent: 'nothing' },
  'options.boolean': { before: 'by default', absent: 'nothing' },
  'options.choice': { before: 'by default', absent: 'nothing' },
  'options.list': { before: 'by default', absent: 'nothing' },
  'options.permutation': { before: 'by default', absent: 'nothing' },
  'components.start': { before: 'at the start in', absent: 'no zone' },
  'components.tokens': { before: 'how many:', absent: '0' },
  'components.pieces': { before: 'how many:', absent: '0' },
  'components.copies': { before: 'copies:', absent: '1' },
  'turns.start': { before: 'begin with', absent: 'the first seat' },
  'turns.order': { before: '', absent: 'clockwise' },
  'zones.order': { before: 'order:', absent: 'none' },
  'win.when': { before: 'whoever', link: 'with', absent: 'is best' },
  'win.ties': { before: 'ties:', absent: 'shared' },
  run: { before: 'runs', absent: 'nothing' },
  shuffle: { before: 'shuffles', absent: 'nothing' },
};

/** What stands around a key: “for each `square`: ”. */
export function prefix(rel: readonly string[]): string {
  const [first, name] = rel;
  if (first === 'for' && name !== undefined) return `for each \`${name}\`: `;
  if (first === 'roll' && name !== undefined) return `roll of \`${name}\`: `;
  return '';
}
