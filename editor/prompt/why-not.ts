/** Why something that somebody wanted to do may not be done: the reason, what the rule sees, and the way to the rule. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { Reasons } from '../../engine/share/reasons.ts';
import { client } from '../app/client.ts';
import { StoreElement } from '../app/element.ts';
import { humansOf, inWords, TABLE } from '../app/game.ts';
import type { GameState } from '../app/state.ts';
import { store } from '../app/store.ts';
import { showRule } from '../app/structure.ts';
import { icon } from '../shapes/shapes.ts';
import { capitalized } from '../table/words.ts';
import './why-not.css';

@customElement('why-not')
export class WhyNot extends StoreElement {
  @state() private reasons: Reasons | undefined;
  private asked: GameState['wanted'];

  override render(): TemplateResult | typeof nothing {
    const { reasons } = this;
    if (!store.state.game?.wanted || !reasons || reasons.legal) return nothing;
    const { reason, place, values } = reasons;
    return html`<div class="notice why-not" role="status">
      <div>
        <p><strong>${capitalized(inWords(reason ?? 'This is not possible'))}.</strong></p>
        ${
          values.length > 0
            ? html`<details><summary>What the rule sees</summary>
              <table><tbody>${values.map(({ expression, value }) => html`<tr><th scope="row"><code>${expression}</code></th><td>${inWords(value)}</td></tr>`)}</tbody></table>
            </details>`
            : nothing
        }
        ${place ? html`<button class="small" @click=${() => showRule(place.path)}>${icon('rules')}Show the rule</button>` : nothing}
      </div>
      <button class="icon-button" aria-label="Close this message" @click=${() => store.setGame({ wanted: undefined })}>${icon('close')}</button>
    </div>`;
  }

  override updated(): void {
    const wanted = store.state.game?.wanted;
    if (wanted === this.asked) return;
    this.asked = wanted;
    this.reasons = undefined;
    if (wanted) void this.ask(wanted);
  }

  private async ask(wanted: NonNullable<GameState['wanted']>): Promise<void> {
    const humans = humansOf(store.state.game!);
    const reasons = await client.ask('reasons', { table: TABLE, move: wanted.move, humans });
    if (this.asked === wanted) this.reasons = reasons;
  }
}
