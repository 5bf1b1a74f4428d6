/** The form of the lab: rule sets, players, bots, games, a sweep. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import type { OptionInfo } from '../../engine/index.ts';
import { MOST_GAMES } from '../../engine/lab/plan.ts';
import { PageElement } from '../app/element.ts';
import { typed } from '../app/typed.ts';
import { icon } from '../shapes/shapes.ts';
import { BOTS, type Candidate, type Choices, canBeSwept, FEWER_GAMES, GAMES, rangeOf, wholeRange } from './choices.ts';
import { askDesk } from './workers.ts';

const KINDS = { printed: 'printed', variant: 'variant', mine: 'yours' } as const;

@customElement('lab-setup')
export class LabSetup extends PageElement {
  @property({ attribute: false }) choices!: Choices;
  @property({ attribute: false }) running = false;
  @property({ attribute: false }) paused = false;
  /** Options of the first rule set. */
  @state() private options: readonly OptionInfo[] = [];
  private asked = '';

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('choices')) void this.readOptions();
  }

  private async readOptions(): Promise<void> {
    const { game, candidates, ticked, players } = this.choices;
    const first = candidates.find(({ id }) => id === ticked[0]);
    const asked = `${game.name} ${first?.id} ${players}`;
    if (asked === this.asked || !first) return;
    this.asked = asked;
    const { rules, base, variants } = first.planned;
    const options = await askDesk('options', { game: game.name, rules, base, variants, players });
    if (asked === this.asked) this.options = options.filter(canBeSwept);
  }

  private set(change: Partial<Choices>): void {
    this.dispatchEvent(new CustomEvent('lab-choices', { detail: { ...this.choices, ...change } }));
  }

  private say(name: string): void {
    this.dispatchEvent(new Event(name));
  }

  override render(): TemplateResult {
    const { running, paused, choices } = this;
    return html`<form @submit=${this.submit}>
      <fieldset class="lab-group" ?disabled=${running}>
        <legend>Rule sets</legend>
        <ul class="lab-rule-sets">${choices.candidates.map((each) => this.candidate(each))}</ul>
      </fieldset>
      <fieldset class="lab-group lab-row" ?disabled=${running}>
        <legend>Who plays</legend>
        ${this.players()} ${this.bots()}
      </fieldset>
      <fieldset class="lab-group" ?disabled=${running}>
        <legend>How much</legend>
        ${this.games()}
      </fieldset>
      <fieldset class="lab-group" ?disabled=${running}>
        <legend>More</legend>
        ${this.sweep()} ${this.skill()}
      </fieldset>
      <div class="lab-actions">
        ${
          running
            ? html`<button type="button" class="primary" @click=${() => this.say(paused ? 'lab-resume' : 'lab-pause')}>${paused ? 'Go on' : 'Pause'}</button>
              <button type="button" @click=${() => this.say('lab-stop')}>Cancel</button>`
            : html`<button class="primary" ?disabled=${choices.ticked.length === 0}>${icon('play')}Run</button>`
        }
      </div>
    </form>`;
  }

  private candidate({ id, title, kind }: Candidate): TemplateResult {
    const { ticked } = this.choices;
    const at = ticked.indexOf(id);
    return html`<li>
      <label class="lab-tick">
        <input type="checkbox" .checked=${live(at >= 0)} @change=${() => this.tick(id)} />
        <span>${title}</span>
        <small>${at === 0 && ticked.length > 1 ? 'baseline' : KINDS[kind]}</small>
      </label>
    </li>`;
  }

  private tick(id: string): void {
    const { ticked } = this.choices;
    this.set({ ticked: ticked.includes(id) ? ticked.filter((each) => each !== id) : [...ticked, id] });
  }

  private players(): TemplateResult {
    const { game, players, bots } = this.choices;
    const { min, max } = game.players;
    const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
    const change = (event: Event): void => {
      const count = Number((event.target as HTMLSelectElement).value);
      this.set({ players: count, bots: Array.from({ length: count }, (_, seat) => bots[seat] ?? bots[0] ?? 'random') });
    };
    return html`<label class="lab-field">
      <span>Players</span>
      <select @change=${change}>${counts.map((count) => html`<option ?selected=${count === players}>${count}</option>`)}</select>
    </label>`;
  }

  private bots(): TemplateResult {
    const { bots } = this.choices;
    const same = bots.every((bot) => bot === bots[0]);
    const all = (event: Event): void => {
      const { value } = event.target as HTMLSelectElement;
      if (value) this.set({ bots: bots.map(() => value), ...this.fitting(value) });
    };
    return html`<label class="lab-field">
        <span>Bots</span>
        <select @change=${all}>
          ${same ? nothing : html`<option value="" selected>Seat by seat</option>`}
          ${this.botOptions(same ? bots[0] : undefined)}
        </select>
      </label>
      <details class="lab-seats" ?open=${!same}>
        <summary>Seat by seat</summary>
        ${bots.map(
          (bot, seat) => html`<label class="lab-field">
            <span>Seat ${seat + 1}</span>
            <select @change=${(event: Event) => this.seat(seat, (event.target as HTMLSelectElement).value)}>${this.botOptions(bot)}</select>
          </label>`,
        )}
      </details>`;
  }

  private botOptions(chosen?: string): TemplateResult[] {
    return BOTS.map(({ value, label }) => html`<option value=${value} ?selected=${value === chosen}>${label}</option>`);
  }

  private seat(seat: number, bot: string): void {
    this.set({ bots: this.choices.bots.map((other, i) => (i === seat ? bot : other)), ...this.fitting(bot) });
  }

  /** Bots that think play fewer games in the same time. */
  private fitting(bot: string): Partial<Choices> {
    return bot !== 'random' && this.choices.games > FEWER_GAMES[1] ? { games: FEWER_GAMES[1] } : {};
  }

  private games(): TemplateResult {
    const { games, seed, bots } = this.choices;
    const offered = bots.every((bot) => bot === 'random') ? GAMES : FEWER_GAMES;
    const change = (event: Event): void => {
      const typed = Math.round(Number((event.target as HTMLInputElement).value));
      this.set({ games: Math.min(MOST_GAMES, Math.max(1, typed || 1)) });
    };
    return html`<div class="lab-row">
      <label class="lab-field">
        <span>Games of each</span>
        <input type="number" class="lab-games" min="1" max=${MOST_GAMES} .value=${typed(String(games))} @change=${change} />
      </label>
      <div class="lab-chips" role="group" aria-label="Number of games">
        ${offered.map((count) => html`<button type="button" class="chip" aria-pressed=${count === games} @click=${() => this.set({ games: count })}>${count.toLocaleString('en-US')}</button>`)}
      </div>
      <label class="lab-field">
        <span>Seed</span>
        <input class="lab-seed" .value=${typed(seed)} @change=${(event: Event) => this.set({ seed: (event.target as HTMLInputElement).value || '1' })} />
      </label>
    </div>`;
  }

  private sweep(): TemplateResult {
    const { sweep } = this.choices;
    const groups = new Map<string, OptionInfo[]>();
    for (const option of this.options) {
      const group = option.group ?? 'Options';
      groups.set(group, [...(groups.get(group) ?? []), option]);
    }
    const choose = (event: Event): void => {
      const option = this.options.find(({ name }) => name === (event.target as HTMLSelectElement).value);
      this.set({ sweep: option ? { option, ...wholeRange(option) } : undefined });
    };
    const one = (option: OptionInfo): TemplateResult =>
      html`<option value=${option.name} ?selected=${option.name === sweep?.option.name}>${option.label}</option>`;
    return html`<label class="lab-field lab-wide">
        <span>Try every value of an option</span>
        <select @change=${choose}>
          <option value="" ?selected=${!sweep}>No</option>
          ${[...groups].map(([group, options]) => html`<optgroup label=${group}>${options.map(one)}</optgroup>`)}
        </select>
      </label>
      ${sweep?.option.kind === 'integer' ? this.range(sweep) : nothing}`;
  }

  private range(sweep: NonNullable<Choices['sweep']>): TemplateResult {
    const { option, from, to, step } = sweep;
    const field = (label: string, name: 'from' | 'to' | 'step', value: number): TemplateResult =>
      html`<label class="lab-field">
        <span>${label}</span>
        <input type="number" min=${name === 'step' ? 1 : (option.min ?? nothing)} max=${name === 'step' ? nothing : (option.max ?? nothing)} .value=${typed(String(value))}
          @change=${(event: Event) => this.set({ sweep: { ...sweep, [name]: Math.round(Number((event.target as HTMLInputElement).value)) } })} />
      </label>`;
    return html`<div class="lab-row">
      ${field('From', 'from', from)} ${field('To', 'to', to)} ${field('Step', 'step', step)}
      <small class="quiet">${rangeOf(from, to, step).join(', ')}</small>
    </div>`;
  }

  private skill(): TemplateResult {
    const { skill } = this.choices;
    const weaker = BOTS[0]!.value;
    const stronger = BOTS[2]!.value;
    const change = (name: 'stronger' | 'weaker') => (event: Event) =>
      this.set({ skill: { ...skill!, [name]: (event.target as HTMLSelectElement).value } });
    return html`<label class="lab-tick">
        <input type="checkbox" .checked=${live(skill !== undefined)} @change=${() => this.set({ skill: skill ? undefined : { stronger, weaker } })} />
        <span>How often does better play win?</span>
      </label>
      ${
        skill
          ? html`<div class="lab-row">
              <label class="lab-field"><span>Better</span><select @change=${change('stronger')}>${this.botOptions(skill.stronger)}</select></label>
              <label class="lab-field"><span>Against</span><select @change=${change('weaker')}>${this.botOptions(skill.weaker)}</select></label>
            </div>`
          : nothing
      }`;
  }

  private submit = (event: Event): void => {
    event.preventDefault();
    this.say('lab-run');
  };
}
