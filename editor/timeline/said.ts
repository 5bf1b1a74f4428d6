/** A version of the rules in words: when it came in force, and what it changed. */
import { html, type TemplateResult } from 'lit';
import type { GameState, RuleVersion } from '../app/state.ts';
import { spelled } from '../shapes/spelled.ts';

/** @param when what is said instead of the time */
export const said = ({ at, from, says }: RuleVersion, when = clock(at)): TemplateResult => html`<p class="line-says">
  <time datetime=${new Date(at).toISOString()}>${when}</time>
  ${from === undefined ? 'As it was opened' : spelled(says ?? 'Changed')}
</p>`;

/** Where in the game it is shown. */
export const afterMoves = ({ view: { position } }: Pick<GameState, 'view'>): TemplateResult =>
  html`<p class="beside-at quiet">After ${position} ${position === 1 ? 'move' : 'moves'}</p>`;

// Made once: that takes longer than to use it.
const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });
const clock = (at: number): string => time.format(at);
