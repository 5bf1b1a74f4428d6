/** From a name to where it is declared, to where it is used, and to another name for it. */
import { isBindable } from '../../engine/expression/words.ts';
import { applySplice } from './changes.ts';
import { mistakesIn, Project } from './project.ts';
import { allNames, declarationOf, globalName, type Name } from './symbols.ts';
import { type Token, tokenAt, tokensOf } from './tokens.ts';
import type { TextTree } from './tree.ts';
import type { Renamed, TextChange, TextPlace } from './types.ts';

export function definition(project: Project, tree: TextTree, offset: number): TextPlace | undefined {
  const token = tokenAt(project, tree, offset);
  return token?.symbol && placeOf(project, token.symbol, token);
}

/** Where a name is declared; if nothing declares it, where it is used first. */
function placeOf(project: Project, symbol: Name, token: Token): TextPlace | undefined {
  const declared = declarationOf(project, symbol.id);
  if (declared) return { uri: declared.tree.uri, start: declared.start, end: declared.end };
  // Names that queries bind, and values that only rows of a list have.
  if (UNDECLARED.has(symbol.kind)) return undefined;
  if (symbol.kind === 'section') return { uri: token.node.document.uri, ...(token.node.key ?? token.node) };
  for (const tree of project.trees) {
    const all = tokensOf(project, tree).filter((one) => one.symbol?.id === symbol.id);
    const first = all.find((one) => one.declares) ?? all[0];
    if (first) return { uri: tree.uri, start: first.start, end: first.end };
  }
  return undefined;
}

const UNDECLARED: ReadonlySet<string> = new Set(['word', 'function', 'hook', 'hook parameter', 'game', 'variant']);

/** All places of a name, in every text that is read together. */
export function references(project: Project, tree: TextTree, offset: number): TextPlace[] {
  const symbol = tokenAt(project, tree, offset)?.symbol;
  if (!symbol) return [];
  return project.trees.flatMap((one) =>
    tokensOf(project, one).flatMap((token) =>
      token.symbol?.id === symbol.id ? [{ uri: one.uri, start: token.start, end: token.end }] : [],
    ),
  );
}

const NOUNS: Readonly<Record<string, string>> = {
  word: 'a word of the language',
  function: 'a function of the language',
  section: 'a key of the language',
  hook: 'a hook of the program',
  'hook parameter': 'a parameter of a hook',
  game: 'the name of a game',
  variant: 'the name of a variant',
};

/** Whether the name at a place can be changed here; if not, why. */
export function renameable(
  project: Project,
  offset: number,
): { ok: true; token: Token } | { ok: false; reason: string } {
  const token = tokenAt(project, project.own, offset);
  if (!token?.symbol) return { ok: false, reason: 'Here is no name.' };
  const { symbol } = token;
  const noun = NOUNS[symbol.kind];
  if (noun) return { ok: false, reason: `\`${symbol.name}\` is ${noun}.` };
  const declared = placeOf(project, symbol, token);
  if (declared && declared.uri !== project.own.uri)
    return {
      ok: false,
      reason: `\`${symbol.name}\` is declared in ${declared.uri}, which this text only extends. Its names can be changed in a copy of your own.`,
    };
  return { ok: true, token };
}

/** Gives a thing another name, everywhere. Refuses where the rules would not mean the same with it. */
export function rename(project: Project, offset: number, to: string): Renamed {
  const able = renameable(project, offset);
  if (!able.ok) return able;
  const { symbol } = able.token as Token & { symbol: Name };
  const loose = symbol.kind === 'value' || symbol.kind === 'space';
  if (!(loose ? /^[a-zA-Z0-9]\w*(-\w+)*$/ : /^[a-zA-Z]\w*$/).test(to))
    return { ok: false, reason: `\`${to}\` is no name: a letter, then letters, digits or \`_\`.` };
  if (!loose && (!isBindable(to) || RESERVED.has(to)))
    return { ok: false, reason: `\`${to}\` is a word of the language.` };
  if (to === symbol.name) return { ok: true, changes: [] };
  const other = symbol.id.startsWith('@')
    ? undefined
    : allNames(project).find((one) => one.id === globalName(symbol.kind, to, symbol.owner).id);
  if (other) return { ok: false, reason: `There is another ${other.kind} called \`${to}\`.` };
  const changes = tokensOf(project, project.own)
    .filter((token) => token.symbol?.id === symbol.id)
    .map(({ start, end }): TextChange => ({ start, end, text: to }));
  return checked(project, symbol, to, changes);
}

const RESERVED: ReadonlySet<string> = new Set(['me', 'active', 'players', 'player', 'option', 'total', 'round']);

/** After the change every other name must mean what it meant before. */
function checked(project: Project, symbol: Name, to: string, changes: readonly TextChange[]): Renamed {
  const text = changes.toReversed().reduce(applySplice, project.own.text);
  const after = new Project({ uri: project.own.uri, text }, project.library, project, project.schema.root);
  const broken = project.rules && (!after.rules || mistakesIn(after.rules).length > mistakesIn(project.rules).length);
  if (broken) return { ok: false, reason: `With \`${to}\` the rules would no longer hold together.` };
  const before = tokensOf(project, project.own);
  const now = tokensOf(after, after.own);
  const clash =
    before.length !== now.length ||
    before.some((token, i) => sortOf(token, symbol.name, to) !== sortOf(now[i]!, symbol.name, to));
  if (clash) return { ok: false, reason: `\`${to}\` means something else at one of the places.` };
  return { ok: true, changes };
}

/** What a token means, whatever it is called. */
const sortOf = ({ symbol }: Token, from: string, to: string): string => {
  if (!symbol) return '';
  const same = (name: string): string => (name === to ? from : name);
  return `${symbol.kind} ${same(symbol.name)} ${symbol.owner?.split(/\b/).map(same).join('') ?? ''}`;
};
