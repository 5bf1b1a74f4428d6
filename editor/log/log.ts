/** What was played, in sentences; each leads to the position behind it. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { StoreElement } from '../app/element.ts';
import { goTo, nameOf } from '../app/game.ts';
import { store } from '../app/store.ts';
import { showRule } from '../app/structure.ts';
import { rolled } from '../prompt/rolled.ts';
import { sentence } from '../prompt/sentence.ts';
import { seatMark } from '../shapes/pieces.ts';
import { icon } from '../shapes/shapes.ts';
import type { LogEntry } from '../worker/protocol.ts';

const NOTES = { forced: 'no choice', chosen: 'filled in' } as const;

@customElement('game-log')
export class GameLog extends StoreElement {
  private lastPosition = -1;
  private height = 0;
  private sizes: ResizeObserver | undefined;

  override render(): TemplateResult | typeof nothing {
    const { game } = store.state;
    if (!game) return nothing;
    const { position } = game.view;
    if (game.log.length === 0) return html`<p class="empty">Nothing has been played yet.</p>`;
    return html`<ol class="log">${game.log.map((entry, i) => html`${entry.begins || (entry.round === game.log[i - 1]?.round && !game.log[i - 1]?.begins) ? nothing : html`<li class="log-round">${entry.round === 0 ? 'Before the first round' : `Round ${entry.round}`}</li>`}${this.entry(entry, position)}`)}</ol>`;
  }

  private entry({ n, actor, text, rolled: numbers, filled, begins, rule }: LogEntry, position: number): TemplateResult {
    if (begins) {
      return html`<li><button class="log-entry log-begins ${n >= position ? 'later' : ''}" aria-current=${n === position - 1 ? 'true' : 'false'} @click=${() => goTo(n + 1)}>${text}</button></li>`;
    }
    return html`<li class="log-line"><button class="log-entry ${n >= position ? 'later' : ''}" aria-current=${n === position - 1 ? 'true' : 'false'} @click=${() => goTo(n + 1)}>
      ${seatMark(actor)}<span><span class="for-readers">${nameOf(actor)}: </span>${sentence(text)} ${rolled(numbers)}</span>
      ${filled ? html`<span class="log-note ${filled === 'chosen' ? 'made-up' : ''}">${NOTES[filled]}</span>` : nothing}
    </button>${rule ? html`<button class="icon-button log-rule" aria-label="The rule of this move" title="The rule of this move" @click=${() => showRule(rule)}>${icon('rules')}</button>` : nothing}</li>`;
  }

  override updated(): void {
    const body = this.closest<HTMLElement>('.course-body');
    if (body && !this.sizes) {
      this.sizes = new ResizeObserver(() => this.resized(body));
      this.sizes.observe(body);
    }
    const position = store.state.game?.view.position ?? -1;
    if (position === this.lastPosition) return;
    this.lastPosition = position;
    // Not before all that has changed with it is drawn: to ask where the line is lays the whole page out.
    requestAnimationFrame(() => this.bringIntoSight());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.sizes?.disconnect();
    this.sizes = undefined;
  }

  /** What is shown below may take room: the line that was in sight stays there. Who has scrolled away is left alone. */
  private resized(body: HTMLElement): void {
    const before = this.height;
    this.height = body.clientHeight;
    const current = this.querySelector<HTMLElement>('[aria-current="true"]');
    if (!current || this.height >= before) return;
    const { top } = body.getBoundingClientRect();
    const line = current.getBoundingClientRect();
    if (line.top >= top && line.bottom <= top + before) this.bringIntoSight();
  }

  private bringIntoSight(): void {
    const body = this.closest<HTMLElement>('.course-body');
    const current = this.querySelector<HTMLElement>('[aria-current="true"]');
    if (!body) return;
    if (!current) {
      body.scrollTop = 0;
      return;
    }
    // Where it is in what is seen: what it is an offset of depends on styles.
    const seen = body.getBoundingClientRect();
    const line = current.getBoundingClientRect();
    if (line.top < seen.top + 30 || line.bottom > seen.bottom) {
      body.scrollTop += line.top - seen.top - body.clientHeight / 2;
    }
  }
}
