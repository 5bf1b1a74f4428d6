/** Which of the picks that a search has tried is the one to make. */
import type { SearchRoom } from './search.ts';

/** The edges of a node that are known anything of, the one to choose first; `actor` decides there. */
export function ranked(room: SearchRoom, node: number, actor: number): number[] {
  const { tree } = room;
  if (!tree.isExpanded(node)) return [];
  const first = tree.firstOf(node);
  const edges = Array.from({ length: tree.triedOf(node) }, (_, i) => first + i)
    .map((edge) => ({ edge, ...valued(room, edge, actor), visits: tree.edgeVisits[edge]! }))
    .filter(({ visits, settled }) => visits > 0 || settled)
    .sort((a, b) => b.visits - a.visits || b.share - a.share);
  const open = edges.filter(({ settled }) => !settled);
  const settled = edges.filter((each) => each.settled).sort((a, b) => b.share - a.share);
  const hoped = open[0]?.share ?? 0;
  // A result that is sure goes before one that is only hoped for; a defeat never does.
  const sure = settled.filter(({ share }) => share > 0 && share >= hoped);
  const rest = settled.filter(({ share }) => share === 0 || share < hoped);
  return [...sure, ...open, ...rest].map(({ edge }) => edge);
}

/** The share of the win that the seat that decides expects of an edge, and whether it is proved. */
export function valued({ tree, proof }: SearchRoom, edge: number, actor: number): { share: number; settled: boolean } {
  const child = tree.child[edge]!;
  const share = tree.share(edge);
  if (!proof?.isKnown(child)) return { share, settled: false };
  return { share: proof.within(child, actor, share), settled: proof.isSettled(child, actor) };
}
