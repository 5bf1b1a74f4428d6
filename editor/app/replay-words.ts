/** What a change of rules did to the game, in short. */
import type { Following, ReplaySummary } from '../worker/protocol.ts';

export const FOLLOWINGS: Readonly<Record<Following, { label: string; help: string }>> = {
  replay: { label: 'Replay', help: 'The moves are played again by the changed rules.' },
  restart: { label: 'Restart', help: 'The game begins anew by the changed rules, with the same seed.' },
  keep: { label: 'Keep position', help: 'What lies on the table stays as it is, where the changed rules allow that.' },
};

export function followedInWords({ how, why, kept, dropped, filled }: ReplaySummary): string {
  const not = why ? `The position could not be kept: ${why}. ` : '';
  if (how === 'restart') return `${not}The game begins anew.`;
  if (how === 'keep') return 'The position was kept.';
  const moves = kept === 1 ? 'move' : 'moves';
  return `${not}${kept} ${moves} kept, ${dropped.length} dropped, ${filled.length} filled in.`;
}
