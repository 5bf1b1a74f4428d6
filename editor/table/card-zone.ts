/**
 * A zone with pieces or cards: a row, a deck, a pile or a column. Those that can be chosen are chosen where they lie; each
 * describes itself. One of them is in the tab order; arrow keys walk from there.
 */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { StoreElement } from '../app/element.ts';
import { draft, nameOf } from '../app/game.ts';
import type { GameState } from '../app/state.ts';
import { piece } from '../shapes/pieces.ts';
import type { Place, ZoneView } from '../worker/protocol.ts';
import { contentsInWords, HIDDEN_PIECE, type Item } from './contents.ts';
import { drawFace } from './face.ts';
import { type Face, faceInWords, faceOf } from './faces.ts';
import { labelOf, lookOf } from './look.ts';
import { chosenAt, pieceKey, pieceTargets, withPiece } from './pick.ts';
import type { PieceTarget } from './target.ts';
import { type ZoneDrawing, zoneContents, zoneDrawing } from './things.ts';
import { inHand, turnOf } from './turning.ts';
import { capitalized } from './words.ts';
import './card-zone.css';

@customElement('card-zone')
export class CardZone extends StoreElement {
  /** Name of the zone. */
  @property() zone = '';
  /** The seat that it belongs to. */
  @property() owner: string | undefined;
  /** The thing that the tab key reaches. */
  @state() private current = 0;
  private hadFocus = false;

  override render(): TemplateResult | typeof nothing {
    const game = this.shownGame;
    const zone = game?.rules.zones.find((one) => one.name === this.zone);
    if (!game || !zone) return nothing;
    const { rules, view } = game;
    const contents = zoneContents(rules, view.state, zone, this.owner);
    const { items, heaps } = contents;
    const targets = items.map((item) => this.targetsOf(game, item));
    const asked = targets.some((found) => found.some((target) => target.asked));
    const drawing = zoneDrawing(
      rules,
      zone,
      contents,
      targets.some((found) => found.length > 0),
    );
    // An empty place is shown if it was asked for.
    if (items.length === 0 && heaps.length === 0 && !isAskedFor(rules, zone)) return nothing;
    const label = capitalized(labelOf(rules, zone.name));
    const count = items.length;
    const words = contentsInWords(rules, zone, contents, nameOf) || 'none';
    return html`<div class="zone zone-${drawing} ${asked ? 'asked' : ''}" role="group" aria-label="${label}: ${drawing === 'row' || drawing === 'column' ? count || words : words}">
      <span class="zone-label" aria-hidden="true">${label}${count > 1 ? html` <b>${count}</b>` : nothing}</span>
      <div class="zone-things" @keydown=${this.pressed} @focusin=${this.focused}>
        ${count === 0 && heaps.length === 0 ? html`<span class="zone-empty" aria-hidden="true"></span>` : nothing}
        ${this.things(game, zone, items, targets, drawing)}
        ${heaps.map(({ component, seat, count: many }) => piece({ ...lookOf(rules, component), seat, count: many }))}
      </div>
    </div>`;
  }

  private targetsOf(game: GameState, item: Item): PieceTarget[] {
    return pieceTargets(game).get(pieceKey(this.place, item.name)) ?? [];
  }

  private get place(): Place {
    return { zone: this.zone, ...(this.owner === undefined ? {} : { owner: this.owner }) };
  }

  private things(
    game: GameState,
    zone: ZoneView,
    items: readonly Item[],
    targets: readonly PieceTarget[][],
    drawing: ZoneDrawing,
  ): unknown {
    if (items.length === 0) return nothing;
    if (drawing === 'count' || drawing === 'deck') return this.heap(game, items, HIDDEN_PIECE);
    if (drawing === 'pile') return this.heap(game, items, (zone.ordered ? items[0] : items[items.length - 1]).name);
    const hidden = items.filter((item) => item.name === HIDDEN_PIECE);
    const steps = stepsOf(game, this.zone);
    const known = items
      .map((item, i) => ({ item, targets: targets[i], i }))
      .filter(({ item }) => item.name !== HIDDEN_PIECE);
    const seen = new Map<string, number>();
    return html`${known.map(({ item, targets: found }, i) => {
      const nth = seen.get(item.name) ?? 0;
      seen.set(item.name, nth + 1);
      const drawn = this.thing(game, item, found, i, nth);
      return steps[i] === undefined ? drawn : html`<span class="step"><b>${steps[i]}</b>${drawn}</span>`;
    })}${hidden.length > 0 ? this.heap(game, hidden, HIDDEN_PIECE) : nothing}`;
  }

  /** Several in one place: the one that lies on top, and how many. */
  private heap(game: GameState, items: readonly Item[], top: string): TemplateResult {
    const face = faceOf(game.rules, items[0].component, top);
    const known = items.filter((item) => item.name !== HIDDEN_PIECE).map((item) => item.name);
    const about = [
      capitalized(labelOf(game.rules, this.zone)),
      `${items.length} in all`,
      ...(known.length > 0 ? [known.join(', ')] : []),
    ];
    return html`<span class="heap ${items.length > 1 ? 'high' : ''}" data-about=${about.join('\n')}
      >${drawFace(face)}${items.length > 1 ? html`<b class="heap-count">${items.length}</b>` : nothing}</span
    >`;
  }

  private thing(game: GameState, item: Item, targets: readonly PieceTarget[], i: number, nth: number): TemplateResult {
    const { rules, view } = game;
    const face = faceOf(rules, item.component, item.name);
    const chosen = nth < chosenAt(game, this.place, item.name);
    const hand = chosen ? inHand(game) : undefined;
    const turn = hand?.tile === item.name ? hand.turn : turnOf(rules, view.state, item.component, item.name);
    const asked = targets.some((target) => target.asked);
    const subset = targets.some((target) => target.param.kind === 'subset');
    const classes = ['thing', asked ? 'legal' : targets.length > 0 ? 'open' : '', chosen ? 'chosen' : ''];
    return html`<button
      type="button"
      class=${classes.filter(Boolean).join(' ')}
      data-thing=${i}
      data-about=${aboutFace(face)}
      data-piece=${pieceKey(this.place, item.name)}
      tabindex=${i === this.current ? 0 : -1}
      aria-pressed=${subset || chosen ? String(chosen) : nothing}
      aria-disabled=${targets.length > 0 || chosen ? 'false' : 'true'}
      @click=${() => this.choose(game, item, targets)}
    ><span class="for-readers">${faceInWords(rules, face, turn)}${chosen ? '. Chosen' : targets.length > 0 ? '. Can be chosen' : ''}</span
      ><span class="drawn" aria-hidden="true">${drawFace(face, turn)}</span></button>`;
  }

  private choose(game: GameState, item: Item, targets: readonly PieceTarget[]): void {
    const actions = new Set(targets.map((target) => target.action));
    if (targets.length === 0) return;
    const label = faceOf(game.rules, item.component, item.name).label;
    if (actions.size > 1 && game.draft.action === undefined) draft({ args: {}, piece: { label, targets } });
    else draft(withPiece(game, targets[0]));
  }

  // ------------------------------------------------------------------------------------------------------- walking

  private focused = (event: Event): void => {
    const thing = (event.target as Element).closest<HTMLElement>('[data-thing]');
    if (thing) this.current = Number(thing.dataset.thing);
    this.hadFocus = true;
  };

  private pressed = (event: KeyboardEvent): void => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, Home: -1000, End: 1000 }[event.key];
    const things = [...this.querySelectorAll<HTMLElement>('[data-thing]')];
    if (by === undefined || things.length === 0) return;
    event.preventDefault();
    this.current = Math.min(Math.max(this.current + by, 0), things.length - 1);
    things[this.current].focus();
  };

  override updated(_: PropertyValues): void {
    const things = [...this.querySelectorAll<HTMLElement>('[data-thing]')];
    if (things.length > 0 && this.current >= things.length) this.current = things.length - 1;
    // The card that had the focus has gone to another place.
    if (this.hadFocus && document.activeElement === document.body && things.length > 0)
      things[Math.min(this.current, things.length - 1)].focus({ preventScroll: true });
    this.hadFocus = this.contains(document.activeElement);
  }
}

/** What stands beside the places of a column, from the top: a list, or the name of an option that is one. */
function stepsOf({ rules }: GameState, zone: string): readonly (string | number)[] {
  const { steps } = lookOf(rules, zone);
  if (typeof steps !== 'string') return steps ?? [];
  const value = rules.options.find((option) => option.name === steps)?.value;
  return Array.isArray(value) ? value : [];
}

/** Whether `look` says that the zone is to be shown. */
const isAskedFor = (rules: GameState['rules'], { name, each }: ZoneView): boolean =>
  lookOf(rules, each === 'game' ? 'table' : each).shows?.includes(name) ?? false;

/** What a piece says of itself: its name, then a line for each field. */
export const aboutFace = (face: Face): string =>
  [capitalized(face.label), ...face.fields.map(({ label, words }) => `${label}: ${words}`)].join('\n');
