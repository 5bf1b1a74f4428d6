/**
 * What the thing that is pointed at or focused says of itself, beside it: the lines in its `data-about`; and, if it is a
 * piece that could be asked for but cannot be chosen, why.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { Explanation } from '../../engine/index.ts';
import { client } from '../app/client.ts';
import { StoreElement } from '../app/element.ts';
import { inWords, TABLE, want } from '../app/game.ts';
import type { GameState } from '../app/state.ts';
import { store } from '../app/store.ts';
import { icon } from '../shapes/shapes.ts';
import { argsBefore, choose } from './choose.ts';
import { draftOf, pieceTargets } from './pick.ts';
import { capitalized } from './words.ts';
import './tip.css';

@customElement('thing-tip')
export class ThingTip extends StoreElement {
  @state() private about = '';
  @state() private reason = '';
  @state() private place: { x: number; y: number; below: boolean } | undefined;
  private thing: HTMLElement | undefined;
  private asked = '';

  override connectedCallback(): void {
    super.connectedCallback();
    for (const type of SHOWING) document.addEventListener(type, this.pointed);
    for (const type of HIDING) addEventListener(type, this.left, true);
    document.addEventListener('click', this.wanted);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const type of SHOWING) document.removeEventListener(type, this.pointed);
    for (const type of HIDING) removeEventListener(type, this.left, true);
    document.removeEventListener('click', this.wanted);
  }

  override render(): TemplateResult | typeof nothing {
    const { place, about, reason } = this;
    if (!place) return nothing;
    const [name, ...lines] = about.split('\n');
    return html`<div class="thing-tip ${place.below ? 'below' : 'above'}" role="tooltip" id="thing-tip" style="--x: ${place.x}px; --y: ${place.y}px">
      <p class="tip-label">${name}</p>
      ${lines.map((line) => html`<p>${line}</p>`)}
      ${reason ? html`<p class="tip-reason">${icon('no')}${reason}</p>` : nothing}
    </div>`;
  }

  private wanted = (event: Event): void => {
    const piece = (event.target as Element | null)?.closest?.<HTMLElement>('[data-piece]')?.dataset.piece;
    const question = piece && store.state.game ? questionFor(store.state.game, piece) : undefined;
    if (question) want(question);
  };

  private pointed = (event: Event): void => {
    const thing = (event.target as Element | null)?.closest?.<HTMLElement>('[data-about]');
    if (!thing) {
      if (event.type === 'pointerover' && !this.thing?.matches(':focus-visible')) this.left();
      return;
    }
    if (event.type === 'focusin' && !thing.matches(':focus-visible')) return;
    this.show(thing);
  };

  private left = (event?: Event): void => {
    if (event?.type === 'keydown' && (event as KeyboardEvent).key !== 'Escape') return;
    this.thing?.removeAttribute('aria-describedby');
    this.thing = undefined;
    this.place = undefined;
    this.asked = '';
  };

  private show(thing: HTMLElement): void {
    if (this.thing !== thing) this.left();
    this.thing = thing;
    this.about = thing.dataset.about!;
    const box = (thing.querySelector('.face') ?? thing).getBoundingClientRect();
    const below = box.top < innerHeight / 2.4;
    const half = Math.min(130, innerWidth / 2 - 8);
    this.place = {
      x: Math.min(Math.max((box.left + box.right) / 2, half + 8), innerWidth - half - 8),
      y: below ? box.bottom : box.top,
      below,
    };
    thing.setAttribute('aria-describedby', 'thing-tip');
    void this.explain();
  }

  private async explain(): Promise<void> {
    const { game } = store.state;
    const piece = this.thing?.dataset.piece;
    if (!game || !piece) {
      this.reason = '';
      return;
    }
    const key = JSON.stringify([piece, game.view.position, game.draft]);
    if (key === this.asked) return;
    this.asked = key;
    this.reason = '';
    const question = questionFor(game, piece);
    if (!question) return;
    const answer: Explanation = await client.ask('why', { table: TABLE, move: question });
    const said = answer.legal ? undefined : answer.reason;
    if (this.asked === key && said && !said.startsWith('The rule ')) this.reason = `${capitalized(inWords(said))}.`;
  }

  override updated(): void {
    if (this.thing && !this.thing.isConnected) this.left();
    else if (this.thing) void this.explain();
  }
}

const SHOWING = ['pointerover', 'focusin'] as const;
const HIDING = ['scroll', 'keydown', 'focusout'] as const;

/** The move that a piece which cannot be chosen would be chosen for: one that asks for pieces of its zone. */
function questionFor(game: GameState, key: string): { action: string; args: Record<string, never> } | undefined {
  const { next, legal } = game.view;
  if (!next || legal.length === 0 || pieceTargets(game).has(key)) return undefined;
  const [zone, owner, name] = key.split('\n');
  if (owner !== '' && owner !== String(next.actor)) return undefined;
  const draft = draftOf(game);
  const { action: chosen } = choose(next, legal, draft);
  for (const action of chosen ? [chosen] : next.actions) {
    const param = action.params.find((one) => one.from === zone);
    if (!param) continue;
    const value = param.kind === 'subset' ? [...(draft.members ?? []), name] : name;
    const args = { ...argsBefore(action, param, draft), [param.name]: value };
    return { action: action.name, args: args as Record<string, never> };
  }
  return undefined;
}
