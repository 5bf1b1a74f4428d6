/** What a person should know about the rules in force and the game on the table. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { StoreElement } from '../app/element.ts';
import { remix } from '../app/open.ts';
import { narrow } from '../app/panes.ts';
import { store } from '../app/store.ts';
import { sentence } from '../prompt/sentence.ts';
import { icon } from '../shapes/shapes.ts';
import type { ReplaySummary } from '../worker/protocol.ts';
import { AfterPause } from './after-pause.ts';
import { problemList } from './problem-list.ts';
import './notices.css';
import './text-mistakes.ts';

@customElement('page-notices')
export class PageNotices extends StoreElement {
  override render(): TemplateResult | typeof nothing {
    const { game } = store.state;
    if (!game) return nothing;
    const { problems, damage, mistakes } = game;
    if (problems) {
      return html`<div class="notice bad" role="alert">
        <div><strong>${problems.title}.</strong> The last good rules stay in play. ${problemList(problems.list, 4)}</div>
        ${close('Close this message', () => store.setGame({ problems: undefined }))}
      </div>`;
    }
    if (mistakes) return html`<text-mistakes></text-mistakes>`;
    if (game.shared) {
      return html`<div class="notice">
        <div><strong>These rules were shared with you.</strong> Play them as they are, or make them yours to change.
          ${damage?.length ? html`<details><summary>The game that they change is another version here</summary><ul>${damage.map((one) => html`<li>${one}</li>`)}</ul></details>` : nothing}
        </div>
        <button class="primary" @click=${remix}>Remix</button>
      </div>`;
    }
    if (!damage?.length) return html`<moves-lost></moves-lost>`;
    return html`<div class="notice">
      <div><strong>Something was not as it was left.</strong><ul>${damage.map((one) => html`<li>${one}</li>`)}</ul></div>
      ${close('Close this message', () => store.setGame({ damage: undefined }))}
    </div>`;
  }
}

/** What the last change of the rules did to the game. */
@customElement('replay-notice')
export class ReplayNotice extends StoreElement {
  override render(): TemplateResult | typeof nothing {
    const summary = store.state.game?.summary;
    return summary ? replayNotice(summary) : nothing;
  }
}

/** The same where the pane of the house rules is not seen, if not all moves are what they were. */
@customElement('moves-lost')
export class MovesLost extends StoreElement {
  private readonly pause = new AfterPause(this, lost);

  override render(): TemplateResult | typeof nothing {
    const summary = lost();
    return summary && this.pause.said ? replayNotice(summary) : nothing;
  }
}

function lost(): ReplaySummary | undefined {
  const { game, rulesOpen, rulesTab, sheet } = store.state;
  const summary = game?.summary;
  const told = rulesTab === 'switches' && (narrow() ? sheet === 'rules' : rulesOpen);
  return summary && !told && !isWhole(summary) ? summary : undefined;
}

const isWhole = ({ why, dropped, filled, stopped }: ReplaySummary): boolean =>
  !why && dropped.length === 0 && filled.length === 0 && !stopped;

const replayNotice = (summary: ReplaySummary): TemplateResult =>
  html`<div class="notice">
    <div>${replayed(summary)}</div>
    ${close('Close this message', () => store.setGame({ summary: undefined }))}
  </div>`;

const close = (label: string, run: () => void): TemplateResult =>
  html`<button class="icon-button" aria-label=${label} @click=${run}>${icon('close')}</button>`;

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** What a replay under changed rules kept, left out and made up. */
function replayed(summary: ReplaySummary): TemplateResult {
  const { how, why, kept, dropped, filled, stopped } = summary;
  const not = why ? html`<p><strong>The position could not be kept:</strong> ${why}.</p>` : nothing;
  if (how !== 'replay') return html`${not}<p>${how === 'keep' ? KEPT : BEGUN}</p>`;
  const whole = dropped.length === 0 && filled.length === 0 && !stopped;
  return html`${not}<p>
      <strong>Replayed by the changed rules:</strong>
      ${whole ? `all ${plural(kept, 'move')} still hold.` : html`${plural(kept, 'move')} kept, ${dropped.length} dropped, ${filled.length} filled in.`}
      ${stopped ? html`<br />It stops after ${plural(stopped.after, 'move')}: ${sentence(stopped.move)} is not possible any more. ${sentence(stopped.reason)}.` : nothing}
    </p>
    ${
      whole || (dropped.length === 0 && filled.length === 0)
        ? nothing
        : html`<details>
          <summary>Which ones</summary>
          ${list('No longer asked', dropped)}${list('Filled in', filled)}
        </details>`
    }`;
}

const KEPT = 'The position stays as it was. The moves before it are among the other lines of play.';
const BEGUN = 'The game begins anew by the changed rules, with the same seed.';

const list = (title: string, entries: readonly string[]): TemplateResult | typeof nothing =>
  entries.length === 0
    ? nothing
    : html`<h3>${title}</h3><ul>${entries.slice(0, 40).map((entry) => html`<li>${sentence(entry)}</li>`)}${entries.length > 40 ? html`<li>… and ${entries.length - 40} more</li>` : nothing}</ul>`;
