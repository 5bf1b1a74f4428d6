/**
 * The rules that can be changed without writing: made from the definition, so that it fits every game. What differs from
 * the printed rules is marked with the highlighter, and can be put back.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import type { OptionInfo, VariantInfo } from '../../engine/index.ts';
import { valueInWords } from '../app/edit-words.ts';
import { StoreElement } from '../app/element.ts';
import { changeRules, restart } from '../app/rules.ts';
import type { GameState } from '../app/state.ts';
import { store } from '../app/store.ts';
import { typed } from '../app/typed.ts';
import { icon } from '../shapes/shapes.ts';
import { spelled } from '../shapes/spelled.ts';
import { flashElement } from '../shell/flash.ts';
import type { RulesView } from '../worker/protocol.ts';
import '../shell/notices.ts';
import './house-rules.css';
import { optionControl } from './option.ts';

@customElement('house-rules')
export class HouseRules extends StoreElement {
  @state() private sought = '';

  override render(): TemplateResult | typeof nothing {
    const { game } = store.state;
    if (!game) return nothing;
    const rules = withPending(game.rules, game.pending);
    return html`<h2 class="for-readers">House rules</h2>
      ${this.compared(rules)}
      <replay-notice></replay-notice>
      ${this.players(rules)}
      ${this.variants(rules)}
      ${this.options(rules)}`;
  }

  private flashed: unknown;

  /** What was undone is shown. */
  override updated(): void {
    const { flash } = store.state;
    if (!flash?.place || flash === this.flashed) return;
    this.flashed = flash;
    this.sought = '';
    void this.updateComplete.then(() => {
      const control = this.querySelector<HTMLElement>(`[data-place="${CSS.escape(flash.place!)}"]`);
      if (control) flashElement(control);
    });
  }

  private compared({ compared, title, own }: RulesView): TemplateResult {
    return html`<label class="rules-name" data-place="title">Name of these rules
        <input
          maxlength="60"
          autocomplete="off"
          .value=${typed(title)}
          @change=${(event: Event) => this.rename((event.target as HTMLInputElement).value.trim(), title)}
        /></label>
      <div class="compared">
      <h3>${own ? 'A game of your own' : 'Compared with the printed rules'}</h3>
      ${
        compared.length === 0
          ? html`<p>${own ? 'Its text is all there is to it. What you set below stands in the text, too.' : 'Nothing is changed. Switch something below and play on at once.'}</p>`
          : html`<ul>${compared.map((text) => html`<li><mark>${spelled(text)}</mark></li>`)}</ul>`
      }
    </div>`;
  }

  private rename(wanted: string, title: string): void {
    if (wanted && wanted !== title) void changeRules({ kind: 'title', title: wanted });
    else this.requestUpdate();
  }

  private players({ players: { min, max, now } }: RulesView): TemplateResult | typeof nothing {
    if (min === max) return nothing;
    const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
    return html`<fieldset class="choices">
      <legend>Players</legend>
      <div class="segments wide" role="radiogroup" aria-label="Number of players">
        ${counts.map((count) => html`<label class="segment"><input type="radio" name="players" .checked=${live(count === now)} @change=${() => restart(count)} /><span>${count}</span></label>`)}
      </div>
      <p class="help">Another number of players starts a new game; the one on the table stays among its lines.</p>
    </fieldset>`;
  }

  // -------------------------------------------------------------------------------------------------------- variants

  private variants({ variants }: RulesView): TemplateResult[] {
    const groups = new Map<string, VariantInfo[]>();
    for (const variant of variants) {
      const group = variant.group ?? '';
      groups.set(group, [...(groups.get(group) ?? []), variant]);
    }
    return [...groups].map(
      ([group, members]) => html`<fieldset class="choices">
        <legend>${group ? capitalizedGroup(group) : members.some((member) => member.houseRule) ? 'House rules to switch on' : 'Variants'}</legend>
        ${members.map((member) => this.variant(member, group))}
      </fieldset>`,
    );
  }

  private variant(variant: VariantInfo, group: string): TemplateResult {
    const { name, title, about, active, blocked, houseRule } = variant;
    const off = blocked !== undefined && !active;
    return html`<label data-place="variant:${name}" class="variant ${off ? 'off' : ''} ${active && houseRule ? 'changed' : ''}">
      <input
        type=${group ? 'radio' : 'checkbox'}
        name="variant-${group}"
        .checked=${live(active)}
        ?disabled=${off}
        aria-describedby="about-${name}"
        @change=${(event: Event) => changeRules({ kind: 'variant', name, on: (event.target as HTMLInputElement).checked })}
      />
      <span>
        <span class="variant-title">${active && houseRule ? html`<mark>${title}</mark>` : title}${houseRule ? html` <span class="badge">house rule</span>` : nothing}</span>
        <span class="help" id="about-${name}">${off ? html`<span class="blocked">${blocked}.</span>` : about}</span>
      </span>
    </label>`;
  }

  // --------------------------------------------------------------------------------------------------------- options

  private options({ options }: RulesView): TemplateResult | typeof nothing {
    if (options.length === 0) return nothing;
    const sought = this.sought.trim().toLowerCase();
    const found = options.filter(
      (option) =>
        !sought || `${option.label} ${option.help ?? ''} ${option.group ?? ''}`.toLowerCase().includes(sought),
    );
    const groups = new Map<string, OptionInfo[]>();
    for (const option of found) {
      const group = option.group ?? 'Options';
      groups.set(group, [...(groups.get(group) ?? []), option]);
    }
    const changed = options.filter((option) => option.changed).length;
    return html`<div class="options-head" data-place="reset-all">
        <h3>Every number and switch</h3>
        ${changed > 0 ? html`<button class="small" @click=${() => changeRules({ kind: 'reset-all' })}>${icon('reset')}Reset all</button>` : nothing}
      </div>
      ${
        options.length > 8
          ? html`<input class="search" type="search" aria-label="Search the options" placeholder="Search" .value=${this.sought} @input=${(
              event: Event,
            ) => {
              this.sought = (event.target as HTMLInputElement).value;
            }} />`
          : nothing
      }
      ${[...groups].map(([group, members]) => this.group(group, members, sought !== ''))}
      ${found.length === 0 ? html`<p class="empty">No option has that in its words.</p>` : nothing}`;
  }

  private group(group: string, members: OptionInfo[], open: boolean): TemplateResult {
    const changed = members.filter((member) => member.changed).length;
    return html`<details class="group" ?open=${open || changed > 0}>
      <summary><span>${group}</span>${changed > 0 ? html`<mark>${changed} changed</mark>` : html`<span class="quiet">${members.length}</span>`}</summary>
      ${members.map((member) => this.option(member))}
    </details>`;
  }

  private option(option: OptionInfo): TemplateResult {
    const { name, label, help, changed, printed } = option;
    return html`<div data-place="option:${name}" class="option ${changed ? 'changed' : ''}">
      <div class="option-label" id="label-${name}">${changed ? html`<mark>${label}</mark>` : label}</div>
      ${optionControl(option, (value) => void changeRules({ kind: 'option', name, value }))}
      <div class="option-foot">
        ${help ? html`<p class="help" id="help-${name}">${help}</p>` : nothing}
        ${changed ? html`<button class="small" @click=${() => changeRules({ kind: 'reset', name })} aria-label="Printed: ${valueInWords(option, printed)}. Reset ${label}">${icon('reset')}Printed: ${valueInWords(option, printed)}</button>` : nothing}
      </div>
    </div>`;
  }
}

const capitalizedGroup = (group: string): string => group.charAt(0).toUpperCase() + group.slice(1);

/** The rules as they are shown while a change is on its way. */
function withPending(rules: RulesView, edit: GameState['pending']): RulesView {
  if (edit?.kind === 'players') return { ...rules, players: { ...rules.players, now: edit.count } };
  if (edit?.kind === 'option') {
    const { name, value } = edit;
    return { ...rules, options: rules.options.map((option) => (option.name === name ? { ...option, value } : option)) };
  }
  if (edit?.kind !== 'variant') return rules;
  const chosen = rules.variants.find((variant) => variant.name === edit.name);
  const variants = rules.variants.map((variant) => {
    if (variant.name === edit.name) return { ...variant, active: edit.on };
    return chosen?.group && variant.group === chosen.group ? { ...variant, active: false } : variant;
  });
  return { ...rules, variants };
}
