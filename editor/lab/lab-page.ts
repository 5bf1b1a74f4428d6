/** The lab: what to find out on the left, what comes out on the right. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { StoreElement } from '../app/element.ts';
import { store } from '../app/store.ts';
import { listWorks } from '../app/works.ts';
import { type Choices, candidatesOf, planOf } from './choices.ts';
import './lab.css';
import './lab-results.ts';
import './lab-setup.ts';
import { ownRules, playersAtTable } from './own.ts';
import { LabRun } from './run.ts';
import { askDesk } from './workers.ts';

@customElement('lab-page')
export class LabPage extends StoreElement {
  /** Name of the game; absent: it is still to be chosen. */
  @property({ attribute: false }) game: string | undefined;
  @state() private games: readonly { name: string; title: string }[] = [];
  @state() private choices: Choices | undefined;
  @state() private run: LabRun | undefined;
  @state() private problem = '';

  override connectedCallback(): void {
    super.connectedCallback();
    void askDesk('games', {}).then((games) => {
      this.games = games;
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.run?.stop();
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('game')) void this.open();
  }

  private async open(): Promise<void> {
    this.run?.stop();
    this.run = undefined;
    this.choices = undefined;
    this.problem = '';
    const name = this.game;
    if (!name) return;
    try {
      await listWorks();
      const own = await ownRules(name);
      const game = await askDesk('game', { game: name, ...(own[0] ? { own: own[0] } : {}) });
      if (this.game !== name) return;
      const candidates = candidatesOf(game, own);
      const mine = candidates.find(({ id }) => id === 'table') ?? candidates.find(({ kind }) => kind === 'mine');
      const players = playersAtTable(name) ?? game.players.max;
      this.choices = {
        game,
        candidates,
        ticked: [...(game.printed ? ['printed'] : []), ...(mine ? [mine.id] : [])],
        players,
        bots: Array.from({ length: players }, () => 'random'),
        games: 1000,
        seed: '1',
      };
      document.title = `Lab: ${game.title} · Houserules`;
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    }
  }

  override render(): TemplateResult {
    const { choices, run, games } = this;
    const running = run?.state === 'running' || run?.state === 'paused' || run?.state === 'starting';
    return html`<div class="lab">
      <section class="lab-setup" aria-label="What to find out">
        <h1>Lab</h1>
        <p class="lab-lead">Bots play many games by each rule set. What changes, and how sure is it?</p>
        <label class="lab-field">
          <span>Game</span>
          <select @change=${this.chosen}>
            ${this.game ? nothing : html`<option value="">Choose a game …</option>`}
            ${this.ownGame(choices)}
            ${games.map(({ name, title }) => html`<option value=${name} ?selected=${name === this.game}>${title}</option>`)}
          </select>
        </label>
        ${this.problem ? html`<p class="bad">${this.problem}</p>` : nothing}
        ${
          choices
            ? html`<lab-setup
                .choices=${choices}
                .running=${running}
                .paused=${run?.state === 'paused'}
                @lab-choices=${({ detail }: CustomEvent<Choices>) => {
                  this.choices = detail;
                }}
                @lab-run=${this.start}
                @lab-pause=${() => run?.pause()}
                @lab-resume=${() => run?.resume()}
                @lab-stop=${() => run?.stop()}
              ></lab-setup>`
            : this.game && !this.problem
              ? html`<p class="loading">Reading the rules …</p>`
              : nothing
        }
      </section>
      <section class="lab-results" aria-label="What comes out" aria-busy=${running ? 'true' : 'false'}>
        ${run ? html`<lab-results .run=${run} .stamp=${{}}></lab-results>` : this.nothingYet()}
      </section>
    </div>`;
  }

  /** A game that is not shipped is only in the list while it is looked into. */
  private ownGame(choices: Choices | undefined): TemplateResult | typeof nothing {
    const { game, games } = this;
    if (!game || games.some(({ name }) => name === game)) return nothing;
    return html`<option value=${game} selected>${choices?.game.title ?? game}</option>`;
  }

  private nothingYet(): TemplateResult {
    return html`<div class="lab-empty">
      <h2>Nothing played yet</h2>
      <p>Tick the rule sets to compare and press Run. Results come in while the games are played; their intervals grow narrow.</p>
      <p>Every rule set plays the same games: the same deals, the same throws. What differs comes from the rules.</p>
    </div>`;
  }

  private chosen = (event: Event): void => {
    const { value } = event.target as HTMLSelectElement;
    if (value) location.hash = `#/lab/${encodeURIComponent(value)}`;
  };

  private start = (): void => {
    if (!this.choices) return;
    this.run?.stop();
    let last: string | undefined;
    const run = new LabRun(planOf(this.choices), () => {
      if (this.run !== run) return;
      if (run.state !== last) this.say(run);
      last = run.state;
      this.requestUpdate();
    });
    this.run = run;
    void run.start();
    // On a small screen the results come below the form.
    void this.updateComplete.then(() => {
      if (matchMedia('(max-width: 900px)').matches)
        this.querySelector('.lab-results')?.scrollIntoView({ block: 'start' });
    });
  };

  /** For those who do not see the bar. */
  private say(run: LabRun): void {
    const words = {
      starting: '',
      running: 'Games are being played.',
      paused: 'Paused.',
      done: `All games are played. ${run.result?.findings.length ?? 0} differences are clear.`,
      stopped: 'Stopped.',
      failed: run.problem ?? 'This does not work.',
    };
    if (words[run.state]) store.set({ announce: words[run.state] });
  }
}
