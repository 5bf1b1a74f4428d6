/**
 * Live figures beside the table, wherever the rules were changed: after each change a small run goes off in the
 * background, on one core, and says what the change does. Nothing runs while nothing is changed (`baselineOf`), or once it
 * is switched off.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import type { Estimate } from '../../engine/lab/statistics.ts';
import { figureOf, headlineRows, type Row } from '../../engine/lab/tables.ts';
import { type Baseline, baselineOf } from '../app/baseline.ts';
import { StoreElement } from '../app/element.ts';
import { keepChoices } from '../app/panes.ts';
import type { GameState } from '../app/state.ts';
import { store } from '../app/store.ts';
import { icon } from '../shapes/shapes.ts';
import './lab-live.css';
import { takeFromTable } from './from-table.ts';
import { livePlan } from './live-plan.ts';
import { problemLines } from './problems.ts';
import { LabRun } from './run.ts';

/** Milliseconds after a change before games are played: a slider that is drawn starts nothing at every step. */
const CALM = 600;
/** A game that takes long is not played for longer than this, in milliseconds. */
const PATIENCE = 15_000;
/** What is told, in this order. */
const TOLD = ['advantage', 'turns', 'winner:'];
const FINDINGS = 3;

@customElement('lab-live')
export class LabLive extends StoreElement {
  @state() private run: LabRun | undefined;
  /** What was last looked at: these rules and what they are compared with. */
  private seen: readonly unknown[] | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private limit: ReturnType<typeof setTimeout> | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.halt();
  }

  override willUpdate(): void {
    const { game, trying } = store.state;
    const baseline = game && trying ? baselineOf(game) : undefined;
    const now = baseline && [
      game!.text,
      game!.rules.players.now,
      baseline.title,
      baseline.text,
      `${baseline.variants}`,
    ];
    if (now?.every((one, i) => one === this.seen?.[i]) ?? !this.seen) return;
    this.seen = now;
    this.halt();
    if (now) this.timer = setTimeout(() => this.start(), CALM);
    else this.run = undefined;
  }

  private halt(): void {
    clearTimeout(this.timer);
    clearTimeout(this.limit);
    this.run?.stop();
  }

  private start(): void {
    const { game } = store.state;
    const baseline = game && baselineOf(game);
    if (!baseline) return;
    const run = new LabRun(livePlan(game, baseline), () => this.requestUpdate(), 1);
    this.run = run;
    this.limit = setTimeout(() => run.stop(), PATIENCE);
    void run.start();
  }

  override render(): TemplateResult | typeof nothing {
    const { game, trying } = store.state;
    const baseline = game && baselineOf(game);
    if (!baseline) return nothing;
    const { run } = this;
    const result = run?.result;
    return html`<section class="live" aria-labelledby="live-title" aria-busy=${run?.state === 'running' ? 'true' : 'false'}>
      <header>
        <h3 id="live-title">${icon('lab')}What it does ${result && this.provisional(run) ? html`<span class="live-badge">provisional</span>` : nothing}</h3>
        <label class="live-switch" title="Bots try every change of the rules at once"><input type="checkbox" .checked=${live(trying)} @change=${this.switched} />Live</label>
      </header>
      ${trying ? this.found(game, baseline, run) : nothing}
    </section>`;
  }

  private switched = (event: Event): void => {
    store.set({ trying: (event.target as HTMLInputElement).checked });
    keepChoices();
  };

  private found({ rules }: GameState, { title }: Baseline, run: LabRun | undefined): TemplateResult {
    const result = run?.result;
    return html`${
      result
        ? html`${problemLines(result.cells)}<table>
              <caption class="for-readers">Random bots by other rules and by mine: value and 95 % interval</caption>
              <thead><tr><td></td><th scope="col">${title === 'Printed rules' ? 'Printed' : title}</th><th scope="col">Mine</th></tr></thead>
              <tbody>${headlineRows(result, result.cells)
                .filter(({ key }) => TOLD.includes(key))
                .map((row) => this.row(row))}</tbody>
            </table>
            ${
              result.findings.length > 0
                ? html`<ul>${this.mine(result.findings).map((each) => html`<li>${each}</li>`)}</ul>`
                : html`<p>No difference is clear ${run!.state === 'done' ? 'after so many games' : 'yet'}.</p>`
            }
            <p class="live-foot"><span>${run!.played} games of each by random bots</span> <a href="#/lab/${rules.game}" @click=${takeFromTable}>More in the lab</a></p>`
        : html`<p>${run?.state === 'failed' ? run.problem : 'Random bots are trying it …'}</p>`
    }`;
  }

  /** Until all games are played, or while what is told most is not known well. */
  private provisional({ state, result }: LabRun): boolean {
    const wide = ({ low, high, value }: Estimate): boolean => high - low > 0.1 * Math.abs(value);
    return state !== 'done' || result!.cells.some((cell) => wide(figureOf(cell, 'decisions') ?? WIDE));
  }

  private row({ label, cells }: Row): TemplateResult {
    return html`<tr>
      <th scope="row">${label}</th>
      ${cells.map((cell) => html`<td>${cell ? html`<b>${cell.value}</b> <small>${cell.interval}</small>` : '–'}</td>`)}
    </tr>`;
  }

  /** What differs, before what one rule set is by itself. */
  private mine(findings: readonly string[]): readonly string[] {
    const alone = (finding: string): number => (/ fair share /.test(finding) ? 1 : 0);
    return [...findings].sort((a, b) => alone(a) - alone(b)).slice(0, FINDINGS);
  }
}

const WIDE: Estimate = { n: 0, value: 0, low: 0, high: 1 };
