/**
 * The table with its panels. On a wide screen the house rules stand on the left, the players and the course of the game
 * on the right; on a small one the board comes first and the panels are sheets that slide over its lower part.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { baselineOf } from '../app/baseline.ts';
import { StoreElement } from '../app/element.ts';
import { isBot } from '../app/game.ts';
import { fittedWidths } from '../app/panes.ts';
import type { GameState, PanelName } from '../app/state.ts';
import { store } from '../app/store.ts';
import { icon } from '../shapes/shapes.ts';
import { afterMoves, said } from '../timeline/said.ts';
import '../log/course.ts';
import '../match/standing.ts';
import '../outline/rules-panel.ts';
import '../prompt/controls.ts';
import '../prompt/prompt.ts';
import '../prompt/why-not.ts';
import '../seats/seats.ts';
import '../shell/notices.ts';
import '../shell/pane-splitter.ts';
import '../shell/rules-text.ts';
import './bank.ts';
import './board.ts';
import { choose } from './choose.ts';
import './felt.ts';
import './map.ts';
import './mats.ts';
import './rich.css';
import './table.css';
import { hasMats, pieceZones, sharedBoards } from './things.ts';
import './tip.ts';

const PANELS: { name: PanelName; label: string; icon: string }[] = [
  { name: 'rules', label: 'House rules', icon: 'rules' },
  { name: 'text', label: 'Text', icon: 'text' },
  { name: 'players', label: 'Players', icon: 'players' },
  { name: 'game', label: 'Game', icon: 'log' },
];

@customElement('table-page')
export class TablePage extends StoreElement {
  @state() private otherShown = true;

  override render(): TemplateResult | typeof nothing {
    const { game, sheet, rulesOpen, textOpen } = store.state;
    if (!game) return nothing;
    const { rules } = game;
    // It has nothing to say of rules that nobody has changed.
    if (baselineOf(game)) void import('../lab/lab-live.ts');
    if (game.beside) void import('../timeline/version-beside.ts');
    const boards = sharedBoards(rules);
    const rich = hasMats(rules) || pieceZones(rules, 'game').length > 0 || boards.some((set) => set.graph);
    // A hand lies beside its board; a map needs the whole width, and prices are looked at together with it.
    const feltFirst = boards.length === 0 || boards.some((set) => set.graph);
    const felt = html`<game-felt></game-felt>`;
    const near = html`<player-mats which="near"></player-mats>`;
    const stage = html`<div class="stage">${
      boards.length === 0
        ? nothing
        : html`<div class="boards" style="--boards: ${boards.length}">
          ${boards.map((set) => (set.graph ? html`<game-map .set=${set.name}></game-map>` : html`<game-board .set=${set.name}></game-board>`))}
        </div>`
    }
        ${rich ? (feltFirst ? [felt, near] : [near, felt]) : nothing}</div>`;
    const classes = [
      'table',
      feltFirst ? 'felt-first' : 'beside',
      rulesOpen ? '' : 'rules-closed',
      textOpen ? '' : 'text-closed',
      rich ? 'rich' : '',
      boards.length === 0 ? 'no-boards' : '',
    ];
    const { widths } = fittedWidths(store.state);
    return html`<div class=${classes.filter(Boolean).join(' ')} style="--rules: ${widths.rules}px; --text: ${widths.text}px; --side: ${widths.side}px" aria-busy=${game.busy ? 'true' : 'false'} @keydown=${this.pressed}>
      <div class="middle">
        <match-bar></match-bar>
        <div class="asked">
          <turn-prompt></turn-prompt>
          <page-notices></page-notices>
        </div>
        ${game.beside ? this.sides(game, stage) : stage}
        <why-not></why-not>
        <turn-controls></turn-controls>
        ${rich ? html`<player-mats which="others"></player-mats>` : nothing}
        <game-bank></game-bank>
        <seat-strip></seat-strip>
        <thing-tip></thing-tip>
        <going-back></going-back>
      </div>
      <lab-live></lab-live>
      ${this.panel('rules', 'House rules', html`<rules-panel></rules-panel>`)}
      ${this.panel('text', 'Rules as text', textOpen || sheet === 'text' ? html`<rules-text></rules-text>` : nothing)}
      ${this.panel('players', 'Players', html`<seat-list></seat-list>`)}
      ${this.panel('game', 'Course of the game', html`<game-course></game-course>`)}
      ${rulesOpen ? html`<pane-splitter class="of-rules" pane="rules"></pane-splitter>` : nothing}
      ${textOpen ? html`<pane-splitter class="of-text" pane="text"></pane-splitter>` : nothing}
      <pane-splitter class="of-side" pane="side"></pane-splitter>
      <nav class="tabs" aria-label="Panels">
        ${PANELS.map(
          ({ name, label, icon: picture }) => html`<button
            aria-expanded=${sheet === name}
            aria-controls="panel-${name}"
            @click=${() => this.open(sheet === name ? undefined : name)}
          >${icon(picture)}<span>${label}</span></button>`,
        )}
      </nav>
    </div>`;
  }

  /** This version of the rules and another one; on a small screen one of them at a time. */
  private sides(game: GameState, stage: TemplateResult): TemplateResult {
    const { otherShown } = this;
    const choices = [
      { label: 'Now', other: false },
      { label: 'Other version', other: true },
    ];
    return html`<div class="segments sides-which" role="group" aria-label="Which version">
        ${choices.map(({ label, other }) => html`<button aria-pressed=${other === otherShown} @click=${() => this.showOther(other)}>${label}</button>`)}
      </div>
      <div class="sides ${otherShown ? 'other-shown' : ''}">
        <div class="side-now"><div class="beside-head"><div>${said(game.version, 'Now')}${afterMoves(game)}</div></div>${stage}</div>
        <version-beside></version-beside>
      </div>`;
  }

  private showOther(other: boolean): void {
    this.otherShown = other;
  }

  private panel(name: PanelName, label: string, content: TemplateResult | typeof nothing): TemplateResult {
    const open = store.state.sheet === name;
    return html`<section class="panel panel-${name} ${open ? 'open' : ''}" id="panel-${name}" aria-label=${label} tabindex="-1">
      <button class="icon-button sheet-close" aria-label="Close ${label}" @click=${() => this.open(undefined)}>${icon('close')}</button>
      ${content}
    </section>`;
  }

  private async open(name: PanelName | undefined): Promise<void> {
    const before = store.state.sheet;
    store.set({ sheet: name });
    await this.updateComplete;
    if (name) this.querySelector<HTMLElement>(`#panel-${name}`)?.focus({ preventScroll: true });
    else if (before) this.querySelector<HTMLElement>(`.tabs [aria-controls="panel-${before}"]`)?.focus();
  }

  /** What is asked for is brought into sight, if nothing of it is. */
  override updated(): void {
    const { game } = store.state;
    if (!game?.view.next || isBot(game, game.view.next.actor)) return;
    const { question } = choose(game.view.next, game.view.legal, game.draft);
    const key = JSON.stringify([game.view.position, game.view.seat, question?.param.name]);
    if (key === this.brought) return;
    this.brought = key;
    // When the boards and hands have been drawn.
    const wanted = question?.param.places ? '.thing.legal' : '.space.legal, .thing.legal';
    requestAnimationFrame(() => bringIntoSight(this, wanted));
  }

  private brought = '';

  private pressed = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && store.state.sheet) void this.open(undefined);
  };
}

function bringIntoSight(page: HTMLElement, wanted: string): void {
  const targets = [...page.querySelectorAll<HTMLElement>(wanted)];
  const controls = page.querySelector('.move-controls')?.getBoundingClientRect();
  const bottom = Math.min(innerHeight, controls && controls.top > innerHeight / 2 ? controls.top : innerHeight);
  const seen = targets.some((target) => {
    const box = target.getBoundingClientRect();
    return box.top >= 60 && box.bottom <= bottom;
  });
  if (targets.length > 0 && !seen) targets[0].scrollIntoView({ block: 'center', behavior: 'smooth' });
}
