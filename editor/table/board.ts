/**
 * Draws a set of spaces with what lies on them, marks those that can be chosen, and says why the others can't be. One
 * space is in the tab order; arrow keys walk from there.
 */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Explanation } from '../../engine/index.ts';
import { client } from '../app/client.ts';
import { StoreElement } from '../app/element.ts';
import { chooseSpace, draft, nameOf, TABLE } from '../app/game.ts';
import type { GameState } from '../app/state.ts';
import { store } from '../app/store.ts';
import { seatStyle } from '../shapes/pieces.ts';
import { icon } from '../shapes/shapes.ts';
import { withNames } from '../worker/marks.ts';
import type { SpaceSetView } from '../worker/protocol.ts';
import { argsBefore, EMPTY, questionFor, subsetChoices, type Target, targets } from './choose.ts';
import { spaceKey } from './fresh.ts';
import { labelOf, PLACES, tintOf } from './look.ts';
import { type Mark, marksOf } from './marks.ts';
import { walk } from './walk.ts';
import { capitalized } from './words.ts';

@customElement('game-board')
export class GameBoard extends StoreElement {
  /** Name of the set of spaces. */
  @property() set = '';
  /** The space that the tab key reaches. */
  @state() private current = 0;
  /** The space that is pointed at or focused. */
  @state() private shown: number | undefined;
  /** Why it can't be chosen. */
  @state() private reason = '';
  private asked = '';

  override render(): TemplateResult | typeof nothing {
    const { game, lit } = store.state;
    const set = game?.rules.spaces.find((one) => one.name === this.set);
    if (!game || !set) return nothing;
    const found = this.targets(game);
    const { columns } = shapeOf(set);
    const rows = Math.ceil(set.names.length / columns);
    const actor = game.view.next?.actor;
    const rulers = rulersOf(set);
    return html`<div class="board-room ${rulers ? '' : 'plain'}" style="--columns: ${columns}; --rows: ${rows}; ${actor === undefined ? '' : seatStyle(actor)}">
      ${rulers ? html`<span class="ruler across" aria-hidden="true">${rulers.across.map((name) => html`<span>${name}</span>`)}</span><span class="ruler down" aria-hidden="true">${rulers.down.map((name) => html`<span>${name}</span>`)}</span>` : nothing}
      <div
        class="board ${found.size > 0 ? 'choosing' : ''}"
        role="grid"
        aria-label=${capitalized(labelOf(game.rules, set.name))}
        @click=${this.clicked}
        @keydown=${this.pressed}
        @focusin=${this.pointed}
        @pointerover=${this.pointed}
        @pointerleave=${this.left}
        @focusout=${this.left}
      >
        ${Array.from(
          { length: rows },
          (_, row) => html`<div class="board-row" role="row">
          ${set.names.slice(row * columns, (row + 1) * columns).map((_, column) => this.space(game, set, row * columns + column, found, lit, !rulers))}
        </div>`,
        )}
      </div>
      ${this.tip(game, set, columns, rows, found)}
    </div>`;
  }

  private targets(game: GameState): Map<string, Target[]> {
    return game.held && game.view.position < game.view.length
      ? targets(game.view.next, game.view.legal, EMPTY, this.set)
      : targets(game.view.next, game.view.legal, game.draft, this.set);
  }

  private space(
    game: GameState,
    set: SpaceSetView,
    index: number,
    found: Map<string, Target[]>,
    lit: string | undefined,
    named: boolean,
  ): TemplateResult {
    const name = set.names[index];
    const marks = marksOf(game.rules, game.view.state, set.name, name, nameOf);
    const legal = found.has(name);
    const chosen = this.isChosen(game, name);
    const open = this.shown === index;
    const tint = tintOf(game.rules, set.name, index);
    const groups = Object.entries(set.groups).flatMap(([group, members]) =>
      members.includes(index) ? [labelOf(game.rules, group)] : [],
    );
    const classes = [
      'space',
      legal ? 'legal' : '',
      chosen ? 'chosen' : '',
      game.fresh.has(spaceKey(set.name, name)) ? 'fresh' : '',
      lit === name ? 'lit' : '',
    ];
    return html`<div
      class=${classes.filter(Boolean).join(' ')}
      style=${tint ? `--tint: var(--tint-${tint})` : nothing}
      role="gridcell"
      tabindex=${index === this.current ? 0 : -1}
      data-space=${index}
      aria-label=${describe(name, groups, marks, legal, chosen)}
      aria-selected=${chosen ? 'true' : 'false'}
      aria-disabled=${legal || chosen ? 'false' : 'true'}
      aria-describedby=${open && this.reason ? this.tipId : nothing}
    >
      ${named ? html`<span class="space-name">${name}</span>` : nothing}
      ${PLACES.map((place) => {
        const here = marks.filter((mark) => mark.at === place);
        return here.length === 0
          ? nothing
          : html`<span class="at at-${place}">${here.map((mark) => html`<span class="mark">${mark.drawing}</span>`)}</span>`;
      })}
    </div>`;
  }

  private isChosen(game: GameState, name: string): boolean {
    const { draft: made } = game;
    if (made.space?.set === this.set && made.space.name === name) return true;
    const action = game.view.next?.actions.find((one) => one.name === made.action) ?? game.view.next?.actions[0];
    return (action?.params ?? []).some((param) => {
      if (param.set !== this.set) return false;
      return param.kind === 'subset' ? made.members?.includes(name) : made.args[param.name] === name;
    });
  }

  private get tipId(): string {
    return `tip-${this.set}`;
  }

  private tip(
    game: GameState,
    set: SpaceSetView,
    columns: number,
    rows: number,
    found: Map<string, Target[]>,
  ): TemplateResult | typeof nothing {
    if (this.shown === undefined || this.shown >= set.names.length) return nothing;
    const name = set.names[this.shown];
    const marks = marksOf(game.rules, game.view.state, set.name, name, nameOf);
    const [column, row] = [this.shown % columns, Math.floor(this.shown / columns)];
    const below = row < rows / 2;
    const groups = Object.entries(set.groups).flatMap(([group, members]) =>
      members.includes(this.shown!) ? [labelOf(game.rules, group)] : [],
    );
    return html`<div
      class="tip ${below ? 'below' : 'above'}"
      style="--x: ${(column + 0.5) / columns}; --y: ${(row + (below ? 1 : 0)) / rows}"
    >
      <p class="tip-name"><strong>${name}</strong> ${groups.join(', ')}</p>
      ${marks.map((mark) => html`<p><span class="tip-label">${capitalized(mark.label)}</span> ${mark.words}</p>`)}
      <p class="tip-reason" id=${this.tipId} role="tooltip" ?hidden=${!this.reason || found.has(name)}>${icon('no')}${this.reason}</p>
    </div>`;
  }

  // ------------------------------------------------------------------------------------------------------- choosing

  private indexOf(event: Event): number | undefined {
    const cell = (event.target as Element).closest<HTMLElement>('[data-space]');
    return cell ? Number(cell.dataset.space) : undefined;
  }

  private clicked = (event: Event): void => {
    const index = this.indexOf(event);
    if (index === undefined) return;
    this.current = index;
    this.choose(index);
  };

  private choose(index: number): void {
    const { game } = store.state;
    const name = game?.rules.spaces.find((one) => one.name === this.set)?.names[index];
    if (!game || name === undefined) return;
    const [target, ...more] = this.targets(game).get(name) ?? [];
    if (!target) {
      this.showAt(index);
      return;
    }
    this.shown = undefined;
    if (more.length > 0) draft({ args: {}, space: { set: this.set, name } });
    else if (target.param.kind === 'subset') this.toggle(game, target, name);
    else chooseSpace(target, name);
  }

  private toggle(game: GameState, { action, param }: Target, name: string): void {
    const members = (game.draft.members ?? []) as string[];
    const moves = game.view.legal.filter((move) => move.action === action.name);
    const next = members.includes(name) ? members.filter((one) => one !== name) : [...members, name];
    if (!members.includes(name) && !subsetChoices(moves, param, members).open.includes(name)) return;
    draft({ ...game.draft, action: action.name, members: next });
  }

  private pressed = (event: KeyboardEvent): void => {
    const { game } = store.state;
    const set = game?.rules.spaces.find((one) => one.name === this.set);
    const index = this.indexOf(event);
    if (!set || index === undefined) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      this.choose(index);
      return;
    }
    const to = walk(event.key, index, set.names.length, shapeOf(set).columns);
    if (to === undefined) return;
    event.preventDefault();
    this.current = to;
    this.querySelector<HTMLElement>(`[data-space="${to}"]`)?.focus();
  };

  // --------------------------------------------------------------------------------------------------- why it can't be

  private pointed = (event: Event): void => {
    const index = this.indexOf(event);
    if (index === undefined) return;
    if (event.type === 'focusin') this.current = index;
    this.showAt(index);
  };

  private left = (): void => {
    this.shown = undefined;
    this.asked = '';
  };

  private showAt(index: number): void {
    this.shown = index;
    void this.explain();
  }

  private async explain(): Promise<void> {
    const { game } = store.state;
    const set = game?.rules.spaces.find((one) => one.name === this.set);
    if (!game || !set || this.shown === undefined) return;
    const name = set.names[this.shown];
    const target = questionFor(game.view.next, game.view.legal, game.draft, this.set);
    const key = JSON.stringify([name, game.view.position, game.draft, target?.action.name]);
    if (key === this.asked) return;
    this.asked = key;
    this.reason = '';
    if (!target || this.targets(game).has(name)) return;
    const { action, param } = target;
    const args = { ...argsBefore(action, param, game.draft), [param.name]: param.kind === 'subset' ? [name] : name };
    const answer: Explanation = await client.ask('why', { table: TABLE, move: { action: action.name, args } });
    if (this.asked === key && !answer.legal) this.reason = `${capitalized(withNames(answer.reason ?? '', nameOf))}.`;
  }

  override updated(changed: PropertyValues): void {
    // Another position: what is pointed at may be another thing now.
    if (!changed.has('shown') && !changed.has('reason')) void this.explain();
  }
}

/** How many columns a set is drawn with: its grid's, else about as many as rows. */
export function shapeOf(set: SpaceSetView): { columns: number } {
  return set.grid ?? { columns: Math.min(set.names.length, Math.ceil(Math.sqrt(set.names.length * 1.6))) };
}

/** Letters across and numbers down, if the spaces of a grid are named that way. */
function rulersOf(set: SpaceSetView): { across: string[]; down: string[] } | undefined {
  if (!set.grid || set.perPlayer) return undefined;
  const { columns, rows } = set.grid;
  const parts = set.names.map((name) => /^([a-z]+)([0-9]+)$/.exec(name));
  if (parts.some((part) => !part)) return undefined;
  return {
    across: Array.from({ length: columns }, (_, i) => parts[i]![1]),
    down: Array.from({ length: rows }, (_, i) => parts[i * columns]![2]),
  };
}

function describe(name: string, groups: string[], marks: Mark[], legal: boolean, chosen: boolean): string {
  const parts = [[name, ...groups].join(', '), ...marks.map((mark) => `${mark.label}: ${mark.words}`)];
  if (chosen) parts.push('chosen');
  else if (legal) parts.push('can be chosen');
  return parts.join('. ');
}
