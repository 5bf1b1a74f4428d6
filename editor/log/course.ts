/** The course of the game: the timeline above, the log or the scores below. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { StoreElement } from '../app/element.ts';
import { store } from '../app/store.ts';
import '../scores/scores.ts';
import '../timeline/timeline.ts';
import './course.css';
import './log.ts';

const TABS = [
  { name: 'log', label: 'Log' },
  { name: 'scores', label: 'Scores' },
] as const;

@customElement('game-course')
export class GameCourse extends StoreElement {
  private shownTab = '';

  override render(): TemplateResult | typeof nothing {
    const { game, tab } = store.state;
    if (!game) return nothing;
    return html`<div class="course-head">
        <div class="segments" role="tablist" aria-label="Course of the game" @keydown=${this.pressed}>
          ${TABS.map(({ name, label }) => html`<button role="tab" id="tab-${name}" aria-selected=${tab === name} aria-controls="course-${name}" tabindex=${tab === name ? 0 : -1} @click=${() => store.set({ tab: name })}>${label}</button>`)}
        </div>
      </div>
      <game-timeline></game-timeline>
      <div class="course-body" role="tabpanel" id="course-${tab}" aria-labelledby="tab-${tab}" tabindex="0">
        ${tab === 'log' ? html`<game-log></game-log>` : html`<score-table></score-table>`}
      </div>`;
  }

  override updated(): void {
    const { tab } = store.state;
    if (tab === this.shownTab) return;
    this.shownTab = tab;
    if (tab === 'scores') this.querySelector('.course-body')?.scrollTo(0, 0);
  }

  private pressed = async (event: KeyboardEvent): Promise<void> => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    store.set({ tab: store.state.tab === 'log' ? 'scores' : 'log' });
    await this.updateComplete;
    this.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  };
}
