/** What comes out: progress, what may be claimed, figures with intervals, the chart of a sweep, files to keep. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import { sweepJson, sweepSvg, sweepTable } from '../../engine/lab/chart.ts';
import { figuresCsv } from '../../engine/lab/csv.ts';
import { kindOf } from '../../engine/lab/keys.ts';
import { EXPLAINED, HEADLINES } from '../../engine/lab/measures.ts';
import { reportHtml, reportMarkdown } from '../../engine/lab/report.ts';
import { type CellResult, type LabResult, resultText } from '../../engine/lab/result.ts';
import { figureOf, headlineRows, labelOf, type Row, sectionTables } from '../../engine/lab/tables.ts';
import { PageElement } from '../app/element.ts';
import { download } from '../app/files.ts';
import { icon } from '../shapes/shapes.ts';
import { problemLines } from './problems.ts';
import type { LabRun } from './run.ts';
import { whiskers } from './whiskers.ts';

/** Findings that are told at once. */
const SHOWN = 12;

@customElement('lab-results')
export class LabResults extends PageElement {
  @property({ attribute: false }) run!: LabRun;
  /** Another one each time that the run has changed. */
  @property({ attribute: false }) stamp: unknown;
  /** Sections that are open: what is closed is not drawn. */
  @state() private opened: ReadonlySet<string> = new Set();
  /** Measure of the chart. */
  @state() private measure = 'turns';

  override render(): TemplateResult {
    const { run } = this;
    const { result } = run;
    return html`${this.progress()}
      ${run.state === 'failed' ? html`<p class="lab-problem bad" role="alert">${run.problem}</p>` : nothing}
      ${result ? this.found(result) : nothing}`;
  }

  private progress(): TemplateResult {
    const { state, played, elapsed, plan } = this.run;
    const rate = elapsed > 0 ? (played * plan.ruleSets.length * (plan.sweep?.values.length ?? 1) * 1000) / elapsed : 0;
    const words = {
      starting: 'Reading the rules …',
      running: 'Playing',
      paused: 'Paused',
      done: 'All games are played',
      stopped: 'Stopped',
      failed: 'This can’t be played',
    }[state];
    const count = (value: number): string => value.toLocaleString('en-US');
    return html`<div class="lab-progress">
      <progress aria-label="Games played" max=${plan.games} value=${played}></progress>
      <p>
        <strong>${words}</strong>
        <span>${count(played)} of ${count(plan.games)} games of each rule set</span>
        ${rate > 0 ? html`<span class="quiet">${count(Math.round(rate))} games a second</span>` : nothing}
      </p>
    </div>`;
  }

  private found(result: LabResult): TemplateResult {
    const cells = result.cells.filter(({ kind }) => kind === 'play');
    return html`${result.sweep ? this.chart(result) : nothing}
      ${this.findings(result)}
      ${result.sweep && cells.length > 6 ? nothing : this.glance(result, cells)}
      ${result.skill ? this.skill(result) : nothing}
      ${result.sweep && cells.length > 6 ? nothing : this.sections(result, cells)}
      ${this.files(result)}`;
  }

  private findings({ findings, complete, cells }: LabResult): TemplateResult {
    return html`<section class="lab-findings" aria-labelledby="lab-findings">
      <h2 id="lab-findings">What changes ${complete ? nothing : html`<span class="badge">provisional</span>`}</h2>
      ${
        findings.length > 0
          ? html`<ul>${findings.slice(0, SHOWN).map((each) => html`<li>${each}</li>`)}</ul>
            ${
              findings.length > SHOWN
                ? html`<details><summary>${findings.length - SHOWN} more</summary><ul>${findings.slice(SHOWN).map((each) => html`<li>${each}</li>`)}</ul></details>`
                : nothing
            }`
          : html`<p class="quiet">Nothing is clear ${complete ? 'with so many games: every interval includes zero' : 'yet'}.</p>`
      }
      ${problemLines(cells)}
    </section>`;
  }

  private glance(result: LabResult, cells: readonly CellResult[]): TemplateResult {
    return html`<section aria-labelledby="lab-glance">
      <h2 id="lab-glance">At a glance</h2>
      ${this.table(cells, headlineRows(result, cells), 'At a glance')}
    </section>`;
  }

  private skill(result: LabResult): TemplateResult {
    const cells = result.cells.filter(({ kind }) => kind === 'skill');
    const rows = sectionTables(result, cells).find(({ section }) => section === 'outcome')?.rows ?? [];
    return html`<section aria-labelledby="lab-skill">
      <h2 id="lab-skill">How often better play wins</h2>
      ${this.table(cells, rows, 'How often better play wins')}
    </section>`;
  }

  private sections(result: LabResult, cells: readonly CellResult[]): TemplateResult {
    return html`<section class="lab-sections" aria-labelledby="lab-all">
      <h2 id="lab-all">All figures</h2>
      ${sectionTables(result, cells).map(
        ({
          section,
          title,
          rows,
        }) => html`<details @toggle=${(event: Event) => this.toggled(section, (event.target as HTMLDetailsElement).open)}>
          <summary>${title} <small>${rows.length}</small></summary>
          ${this.opened.has(section) ? this.table(cells, rows, title) : nothing}
        </details>`,
      )}
    </section>`;
  }

  private toggled(section: string, open: boolean): void {
    const opened = new Set(this.opened);
    if (open) opened.add(section);
    else opened.delete(section);
    this.opened = opened;
  }

  private table(cells: readonly CellResult[], rows: readonly Row[], caption: string): TemplateResult {
    return html`<div class="lab-scroll" tabindex="0" role="region" aria-label=${caption}>
      <table class="lab-table">
        <caption class="for-readers">${caption}: value and 95 % interval by rule set</caption>
        <thead>
          <tr>
            <th scope="col"><span class="for-readers">Measure</span></th>
            ${cells.map(({ title }, i) => html`<th scope="col"><span class="lab-swatch lab-line-${(i % 4) + 1}"></span>${title}</th>`)}
            <td aria-hidden="true"></td>
          </tr>
        </thead>
        <tbody>${rows.map((row) => this.row(row, cells))}</tbody>
      </table>
    </div>`;
  }

  private row({ key, label, cells: values }: Row, cells: readonly CellResult[]): TemplateResult {
    return html`<tr>
      <th scope="row" title=${EXPLAINED[kindOf(key)] ?? ''}>${label}</th>
      ${values.map((value) => html`<td>${value ? html`<strong>${value.value}</strong> <small>${value.interval}</small>` : '–'}</td>`)}
      <td class="lab-picture">${whiskers(cells.map((cell) => figureOf(cell, key)))}</td>
    </tr>`;
  }

  // ------------------------------------------------------------------------------------------------------------ the sweep

  private chart(result: LabResult): TemplateResult {
    const offered = HEADLINES.filter((key) => result.cells.some((cell) => figureOf(cell, key)));
    const measure = offered.includes(this.measure) ? this.measure : offered[0];
    if (!measure) return html``;
    const [head, ...rows] = sweepTable(result, measure);
    const name = `${result.sweep!.option}-${measure.replace(/\W+/g, '')}`;
    return html`<section aria-labelledby="lab-sweep">
      <h2 id="lab-sweep">${result.sweep!.label}</h2>
      <label class="lab-field">
        <span>Show</span>
        <select @change=${(event: Event) => {
          this.measure = (event.target as HTMLSelectElement).value;
        }}>${offered.map((key) => html`<option value=${key} ?selected=${key === measure}>${labelOf(result, key)}</option>`)}</select>
      </label>
      <figure class="lab-chart">${unsafeSVG(sweepSvg(result, measure, matchMedia('(width < 600px)').matches ? 400 : undefined))}</figure>
      <details>
        <summary>The chart as a table</summary>
        <div class="lab-scroll" tabindex="0" role="region" aria-label="The chart as a table">
          <table class="lab-table">
            <thead><tr>${head!.map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead>
            <tbody>${rows.map(([label, ...cells]) => html`<tr><th scope="row">${label}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody>
          </table>
        </div>
      </details>
      <div class="lab-files">
        <button @click=${() => save(`${name}.svg`, 'image/svg+xml', standalone(sweepSvg(result, measure)))}>${icon('export')}Chart as SVG</button>
        <button @click=${() => save(`${name}.csv`, 'text/csv', figuresCsv(result, measure))}>${icon('export')}Chart as CSV</button>
        <button @click=${() => save(`${name}.json`, 'application/json', sweepJson(result, measure))}>${icon('export')}Chart as JSON</button>
      </div>
    </section>`;
  }

  // ------------------------------------------------------------------------------------------------------------ the files

  private files(result: LabResult): TemplateResult {
    const plan = `${JSON.stringify(this.run.plan, null, 2)}\n`;
    const command = `npx houserules lab --plan plan.json --seed ${result.seed}`;
    return html`<section aria-labelledby="lab-files">
      <h2 id="lab-files">Keep it</h2>
      <p class="quiet">The same plan and seed give the same result, here and on the command line: <code>${command}</code></p>
      <div class="lab-files">
        <button @click=${() => save('lab.json', 'application/json', resultText(result))}>${icon('export')}Result (JSON)</button>
        <button @click=${() => save('lab.csv', 'text/csv', figuresCsv(result))}>${icon('export')}Figures (CSV)</button>
        <button @click=${() => save('lab.html', 'text/html', reportHtml(result, { command }))}>${icon('export')}Report (HTML)</button>
        <button @click=${() => save('lab.md', 'text/markdown', reportMarkdown(result, { command }))}>${icon('export')}Report (Markdown)</button>
        <button @click=${() => save('plan.json', 'application/json', plan)}>${icon('export')}Plan (JSON)</button>
      </div>
    </section>`;
  }
}

const save = (fileName: string, mediaType: string, data: string): void => download({ fileName, mediaType, data });

/** In a file of its own the chart has no page around it that says its colors. */
const standalone = (chart: string): string =>
  chart.replace('<svg ', '<svg style="color: #1d2428; background: #fbfcfa" ');
