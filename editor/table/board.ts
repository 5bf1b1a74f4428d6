/** A grid, or spaces in a line: with what lies on them, in rows and columns. Hexagon boards are drawn slanted. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { nameOf } from '../app/game.ts';
import type { GameState } from '../app/state.ts';
import { seatStyle } from '../shapes/pieces.ts';
import type { SpaceSetView } from '../worker/protocol.ts';
import { labelOf, lookOf, tintOf, tintStyle } from './look.ts';
import { SpaceField, type SpaceTarget } from './space-field.ts';
import { spaceLabel } from './space-label.ts';
import { walk } from './walk.ts';
import { capitalized } from './words.ts';

/** Boards with more columns have thinner lines between their spaces. */
const MANY = 9;

/** Longer labels are only told. */
const PRINTED = 12;

@customElement('game-board')
export class GameBoard extends SpaceField {
  override render(): TemplateResult | typeof nothing {
    const drawn = this.drawn();
    if (!drawn) return nothing;
    const { game, set, first, count } = drawn;
    const found = this.targets(game);
    const { columns } = shapeOf(set, count);
    const rows = Math.ceil(count / columns);
    const actor = game.view.next?.actor;
    const rulers = rulersOf(set);
    const hexagon = set.grid?.around === 6;
    const classes = ['board', found.size > 0 ? 'choosing' : '', hexagon ? 'hexagon' : '', columns > MANY ? 'fine' : ''];
    const label = capitalized(labelOf(game.rules, set.name));
    return html`<div class="board-room ${rulers && !hexagon ? '' : 'plain'} ${hexagon ? 'slanted' : ''}" style="--columns: ${columns}; --rows: ${rows}; ${actor === undefined ? '' : seatStyle(actor)}">
      ${rulers && !hexagon ? html`<span class="ruler across" aria-hidden="true">${rulers.across.map((name) => html`<span>${name}</span>`)}</span><span class="ruler down" aria-hidden="true">${rulers.down.map((name) => html`<span>${name}</span>`)}</span>` : nothing}
      <div
        class=${classes.filter(Boolean).join(' ')}
        role="grid"
        aria-label=${this.seat === undefined ? label : `${label} of ${nameOf(this.seat)}`}
        @click=${this.clicked}
        @keydown=${this.pressed}
        @focusin=${this.pointed}
        @pointerover=${this.pointed}
        @pointerleave=${this.left}
        @focusout=${this.left}
      >
        ${Array.from(
          { length: rows },
          (_, row) => html`<div class="board-row" role="row" style="--row: ${row}">
          ${Array.from({ length: Math.min(columns, count - row * columns) }, (__, column) => this.cell(game, set, first + row * columns + column, found, !rulers))}
        </div>`,
        )}
      </div>
      ${this.tipAt(game, set, first, columns, rows, found)}
    </div>`;
  }

  private cell(
    game: GameState,
    set: SpaceSetView,
    index: number,
    found: Map<string, SpaceTarget[]>,
    named: boolean,
  ): TemplateResult {
    const { name, marks, classes, label, legal, chosen } = this.space(game, set, index, found);
    const tint = tintOf(game.rules, set.name, index);
    return html`<div
      class=${classes}
      style=${tint ? tintStyle(tint) : nothing}
      role="gridcell"
      tabindex=${index === this.reached ? 0 : -1}
      data-space=${index}
      aria-selected=${chosen ? 'true' : 'false'}
      aria-disabled=${legal || chosen ? 'false' : 'true'}
      aria-describedby=${this.tipFor(index)}
    >
      <span class="for-readers">${label}</span>
      <span class="drawn" aria-hidden="true">
        ${named && this.seat === undefined ? html`<span class="space-name">${spaceLabel(set, index)}</span>` : nothing}
        ${marks.length === 0 ? this.printed(game, set, index) : this.drawMarks(marks)}
        ${this.preview(game, index, name)}${this.weight(name)}
      </span>
    </div>`;
  }

  /** What is printed on an empty space: the short label of a group that has a color of its own. */
  private printed({ rules }: GameState, set: SpaceSetView, index: number): TemplateResult | typeof nothing {
    const group = Object.keys(set.groups).find((name) => {
      const { color, label } = lookOf(rules, name);
      return color !== undefined && label !== undefined && label.length <= PRINTED && set.groups[name].includes(index);
    });
    return group === undefined ? nothing : html`<span class="printed">${labelOf(rules, group)}</span>`;
  }

  private tipAt(
    game: GameState,
    set: SpaceSetView,
    first: number,
    columns: number,
    rows: number,
    found: Map<string, SpaceTarget[]>,
  ): TemplateResult | typeof nothing {
    if (this.shown === undefined || this.shown >= set.names.length) return nothing;
    const at = this.shown - first;
    const [column, row] = [at % columns, Math.floor(at / columns)];
    const below = row < rows / 2;
    const wide = set.grid?.around === 6 ? columns + (rows - 1) / 2 : columns;
    const x = (column + 0.5 + (wide > columns ? row / 2 : 0)) / wide;
    return this.tip(game, set, found, this.shown, x, (row + (below ? 1 : 0)) / rows, below);
  }

  protected override walk(key: string, from: number): number | undefined {
    const { set, first, count } = this.drawn() ?? {};
    if (!set || first === undefined || count === undefined) return undefined;
    const to = walk(key, from - first, count, shapeOf(set, count).columns);
    return to === undefined ? undefined : to + first;
  }
}

/**
 * How many columns a set is drawn with: its grid's; a line as one row while it fits, else about as many as rows.
 * @param count how many spaces are drawn
 */
export function shapeOf(set: SpaceSetView, count = set.names.length): { columns: number } {
  if (set.grid) return set.grid;
  return { columns: count <= 8 ? count : Math.ceil(Math.sqrt(count * 1.6)) };
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
