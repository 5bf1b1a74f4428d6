/** A graph as a map: its spaces where `look` says that they lie, lines between neighbors, and what stands on them. */
import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import type { GameState } from '../app/state.ts';
import { seatStyle } from '../shapes/pieces.ts';
import type { SpaceSetView } from '../worker/protocol.ts';
import type { Point } from './layout.ts';
import { labelOf } from './look.ts';
import { hueOf, pointsOf } from './points.ts';
import { SpaceField, type SpaceTarget } from './space-field.ts';
import { spaceLabel } from './space-label.ts';
import { capitalized } from './words.ts';
import './map.css';

@customElement('game-map')
export class GameMap extends SpaceField {
  override render(): TemplateResult | typeof nothing {
    const drawn = this.drawn();
    if (!drawn) return nothing;
    const { game, set, first, count } = drawn;
    const found = this.targets(game);
    const points = pointsOf(game.rules, set);
    const actor = game.view.next?.actor;
    const spaces = Array.from({ length: count }, (_, i) => first + i);
    return html`<div class="map-room ${found.size > 0 ? 'choosing' : ''}" style=${actor === undefined ? nothing : seatStyle(actor)}>
      <svg class="ways" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">${waysOf(set, spaces, points)}</svg>
      <div
        class="map"
        role="group"
        aria-label=${capitalized(labelOf(game.rules, set.name))}
        @click=${this.clicked}
        @keydown=${this.pressed}
        @focusin=${this.pointed}
        @pointerover=${this.pointed}
        @pointerleave=${this.left}
        @focusout=${this.left}
      >${spaces.map((index) => this.node(game, set, index, points[index], found))}</div>
      ${this.shown === undefined ? nothing : this.tipAt(game, set, found, this.shown, points[this.shown])}
    </div>`;
  }

  private node(
    game: GameState,
    set: SpaceSetView,
    index: number,
    [x, y]: Point,
    found: Map<string, SpaceTarget[]>,
  ): TemplateResult {
    const { name, marks, classes, label, legal, chosen } = this.space(game, set, index, found);
    const near = set.neighbors[index].map((other) => spaceLabel(set, other)).join(', ');
    const hue = hueOf(game.rules, set, index);
    return html`<button
      type="button"
      class="${classes} node"
      style="--x: ${x}; --y: ${y}; ${hue ? `--hue: ${hue}` : ''}"
      tabindex=${index === this.reached ? 0 : -1}
      data-space=${index}
      aria-pressed=${chosen ? 'true' : nothing}
      aria-disabled=${legal || chosen ? 'false' : 'true'}
      aria-describedby=${this.tipFor(index)}
    >
      <span class="for-readers">${label}. ${near ? `Next to ${near}` : ''}</span>
      <span class="drawn" aria-hidden="true">
        <span class="node-name">${spaceLabel(set, index)}</span>
        ${marks.length === 0 ? nothing : html`<span class="node-marks">${marks.map((mark) => html`<span class="mark">${mark.drawing}</span>`)}</span>`}
        ${this.preview(game, index, name)}${this.weight(name)}
      </span>
    </button>`;
  }

  private tipAt(
    game: GameState,
    set: SpaceSetView,
    found: Map<string, SpaceTarget[]>,
    index: number,
    [x, y]: Point,
  ): TemplateResult {
    const below = y < 45;
    return this.tip(game, set, found, index, x / 100, (y + (below ? 6 : -6)) / 100, below);
  }

  /** An arrow leads to the space that lies best in its direction. */
  protected override walk(key: string, from: number): number | undefined {
    const way = WAYS[key];
    const { game, set, first, count } = this.drawn() ?? {};
    if (!way || !game || !set || first === undefined || count === undefined) return undefined;
    const points = pointsOf(game.rules, set);
    let best = from;
    let least = Number.POSITIVE_INFINITY;
    for (let index = first; index < first + count; index++) {
      const [dx, dy] = [points[index][0] - points[from][0], points[index][1] - points[from][1]];
      const ahead = dx * way[0] + dy * way[1];
      const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
      if (index === from || ahead <= 0.5 || aside > ahead * 2.5) continue;
      if (ahead + aside * 2 < least) [best, least] = [index, ahead + aside * 2];
    }
    return best;
  }
}

const WAYS: Record<string, Point> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

function waysOf(set: SpaceSetView, spaces: readonly number[], points: readonly Point[]): SVGTemplateResult[] {
  return spaces.flatMap((a) =>
    set.neighbors[a]
      .filter((b) => b > a)
      .map(
        (b) =>
          svg`<line x1=${points[a][0]} y1=${points[a][1]} x2=${points[b][0]} y2=${points[b][1]} vector-effect="non-scaling-stroke"/>`,
      ),
  );
}
