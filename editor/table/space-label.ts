/** Names of spaces in front of people. */
import type { SpaceSetView } from '../worker/protocol.ts';
import { humanized } from './words.ts';

/** What a space is called; those of a player's board without the seat, those of a track by their number. */
export const spaceLabel = (set: SpaceSetView, index: number): string => {
  const name = set.names[index];
  if (!set.grid && !set.graph) return `${humanized(set.name)} ${name.replace(/^\d+:/, '').replace(/^s/, '')}`;
  const label = set.labels?.[index];
  return label && label !== name ? label : name.replace(/^\d+:/, '');
};
