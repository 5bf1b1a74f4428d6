/**
 * What boards and maps have in common: spaces that can be chosen, that describe themselves when they are pointed at or
 * focused, and that say why they can't be chosen. One space is in the tab order; arrow keys walk from there.
 */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { Explanation, Move } from '../../engine/index.ts';
import { client } from '../app/client.ts';
import { StoreElement } from '../app/element.ts';
import { answer, chooseSpace, draft, inWords, nameOf, TABLE, want } from '../app/game.ts';
import type { GameState } from '../app/state.ts';
import { store } from '../app/store.ts';
import { icon } from '../shapes/shapes.ts';
import type { SpaceSetView } from '../worker/protocol.ts';
import { argsBefore, choose, EMPTY, questionFor, subsetChoices, targets } from './choose.ts';
import { drawFace } from './face.ts';
import { faceOf } from './faces.ts';
import { spaceKey } from './fresh.ts';
import { labelOf, lookOf, PLACES } from './look.ts';
import { type Mark, marksOf } from './marks.ts';
import { piecesOnSpaces, withPiece } from './pick.ts';
import { spaceLabel } from './space-label.ts';
import type { PieceTarget, Target } from './target.ts';
import { inHand, turnOn } from './turning.ts';
import { expectedInWords, type Weight, weightsOf } from './weights.ts';
import { capitalized } from './words.ts';

/** What a space can be chosen for: as itself, or for a piece that lies on it. */
export type SpaceTarget = Target | PieceTarget;

const isPiece = (target: SpaceTarget): target is PieceTarget => 'value' in target;

export abstract class SpaceField extends StoreElement {
  /** Name of the set of spaces. */
  @property() set = '';
  /** Of a board that every player has: whose it is. */
  @property({ attribute: false }) seat: number | undefined;
  /** The space that was last pointed at or walked to; among all of the set. */
  @state() private current = -1;
  /** The space that the tab key reaches. */
  protected reached = 0;
  /** The space that is pointed at or focused. */
  @state() protected shown: number | undefined;
  /** Why it can't be chosen. */
  @state() private reason = '';
  private asked = '';
  private weights: ReadonlyMap<string, Weight> = new Map();

  override willUpdate(): void {
    if (this.shown === undefined) return;
    // Other rules may have fewer spaces.
    const { set } = this.drawn() ?? {};
    if (!set || this.shown >= set.names.length) this.shown = undefined;
  }

  /** The set as it is now, with the first and the number of the spaces that are drawn here. */
  protected drawn(): { game: GameState; set: SpaceSetView; first: number; count: number } | undefined {
    const game = this.shownGame;
    const set = game?.rules.spaces.find((one) => one.name === this.set);
    if (!game || !set) return undefined;
    // There are fewer players than a moment ago; whoever draws the boards of seats does not know it yet.
    if (set.perPlayer && (this.seat ?? 0) >= game.rules.players.now) return undefined;
    const count = set.perPlayer ? set.names.length / game.rules.players.now : set.names.length;
    const first = set.perPlayer ? (this.seat ?? 0) * count : 0;
    this.weights = weightsOf(game, set.names);
    this.reached = this.current < first || this.current >= first + count ? first : this.current;
    return { game, set, first, count };
  }

  protected targets(game: GameState): Map<string, SpaceTarget[]> {
    const behind = game.held && game.view.position < game.view.length && game.draft === EMPTY;
    const found = new Map<string, SpaceTarget[]>(
      targets(game.view.next, game.view.legal, behind ? EMPTY : game.draft, this.set),
    );
    for (const [space, pieces] of piecesOnSpaces(game, this.set)) {
      // What is asked now comes first; then what could be chosen anew.
      const there = found.get(space);
      if (!there || pieces.some((target) => target.asked)) found.set(space, pieces);
    }
    for (const [space, target] of behind ? [] : this.ways(game)) if (!found.has(space)) found.set(space, [target]);
    return found;
  }

  /**
   * A direction is chosen by the space that lies there from the one that was chosen before; and if something lies on that,
   * also by the one behind it.
   */
  private ways(game: GameState): [string, Target][] {
    const { question } = choose(game.view.next, game.view.legal, game.draft);
    const set = game.rules.spaces.find((one) => one.name === this.set);
    if (!set?.directions || question?.param.kind !== 'choice') return [];
    const { names, steps } = set.directions;
    if (!question.values.every((value) => names.includes(value as string))) return [];
    const { action, param, values } = question;
    const origin = action.params.findLast(
      (one) => one.set === this.set && one.kind === 'space' && game.draft.args[one.name] !== undefined,
    );
    let from = set.names.indexOf(game.draft.args[origin?.name ?? ''] as string);
    if (from < 0) return [];
    const found: [string, Target][] = [];
    for (const value of values as string[]) {
      const target = { action, param, way: value };
      const start = from;
      for (let n = 0; n < 2; n++) {
        from = steps[from * names.length + names.indexOf(value)];
        if (from < 0) break;
        found.push([set.names[from], target]);
        if (marksOf(game.rules, game.view.state, set.name, set.names[from], nameOf).length === 0) break;
      }
      from = start;
    }
    return found;
  }

  /** The attributes of an element that is a space, in words and states. */
  protected space(
    game: GameState,
    set: SpaceSetView,
    index: number,
    found: Map<string, SpaceTarget[]>,
  ): { name: string; marks: Mark[]; classes: string; label: string; legal: boolean; chosen: boolean } {
    const name = set.names[index];
    const marks = marksOf(game.rules, game.view.state, set.name, name, nameOf);
    const legal = found.has(name);
    const chosen = this.isChosen(game, name);
    const classes = [
      'space',
      legal ? 'legal' : '',
      chosen ? 'chosen' : '',
      game.fresh.has(spaceKey(set.name, name)) ? 'fresh' : '',
      game.differs?.has(spaceKey(set.name, name)) ? 'differs' : '',
      store.state.lit === name ? 'lit' : '',
    ];
    const label = describe(spaceLabel(set, index), this.facts(game, set, index), marks, legal, chosen);
    return { name, marks, classes: classes.filter(Boolean).join(' '), label, legal, chosen };
  }

  /** Groups and attributes of a space, in words. */
  protected facts(game: GameState, set: SpaceSetView, index: number): string[] {
    const groups = Object.entries(set.groups).flatMap(([group, members]) =>
      members.includes(index) ? [labelOf(game.rules, group)] : [],
    );
    const attributes = Object.entries(set.attributes).flatMap(([name, { values }]) => {
      const value = values[index];
      if (value === null || value === false || name === 'position') return [];
      const words =
        value === true ? '' : `: ${typeof value === 'string' ? (lookOf(game.rules, value).label ?? value) : value}`;
      return [`${labelOf(game.rules, name)}${words}`];
    });
    return [...groups, ...attributes];
  }

  protected drawMarks(marks: readonly Mark[]): TemplateResult[] {
    return PLACES.flatMap((place) => {
      const here = marks.filter((mark) => mark.at === place);
      return here.length === 0
        ? []
        : [
            html`<span class="at at-${place}">${here.map((mark) => html`<span class="mark">${mark.drawing}</span>`)}</span>`,
          ];
    });
  }

  /** What was weighed for a space. */
  protected weight(name: string): TemplateResult | typeof nothing {
    const weight = this.weights.get(name);
    const game = this.shownGame;
    return weight && game
      ? html`<span class="weight ${weight.best ? 'best' : ''}" style="--share: ${weight.share}">${expectedInWords(weight.expected, game.weighed?.measure)}</span>`
      : nothing;
  }

  /** The tile in hand as it would lie on a space that is chosen or pointed at. */
  protected preview(game: GameState, index: number, name: string): TemplateResult | typeof nothing {
    const hand = inHand(game);
    if (!hand || hand.laying.space.set !== this.set) return nothing;
    if (hand.space !== name && (this.shown !== index || hand.space !== undefined)) return nothing;
    const turn = hand.space === name ? hand.turn : turnOn(game, hand, name);
    if (turn === undefined) return nothing;
    return html`<span class="at at-whole preview"><span class="mark">${drawFace(faceOf(game.rules, undefined, hand.tile), turn)}</span></span>`;
  }

  private isChosen(game: GameState, name: string): boolean {
    const { draft: made } = game;
    if (made.space?.set === this.set && made.space.name === name) return true;
    const action = game.view.next?.actions.find((one) => one.name === made.action) ?? game.view.next?.actions[0];
    return (action?.params ?? []).some((param) => {
      if (param.places) {
        const value = made.args[param.name];
        return (
          typeof value === 'string' &&
          (param.places[value] ?? []).some(
            ({ owner }) => owner === name && this.holds(game, param.places![value][0].zone),
          )
        );
      }
      if (param.set !== this.set) return false;
      return param.kind === 'subset' ? made.members?.includes(name) : made.args[param.name] === name;
    });
  }

  private holds(game: GameState, zone: string): boolean {
    return game.rules.zones.some((one) => one.name === zone && one.each === this.set);
  }

  // ----------------------------------------------------------------------------------------------------------- the tip

  protected get tipId(): string {
    return `tip-${this.set}-${this.seat ?? ''}`;
  }

  /** @param x @param y where the space is, in parts of the width and height */
  protected tip(
    game: GameState,
    set: SpaceSetView,
    found: Map<string, SpaceTarget[]>,
    index: number,
    x: number,
    y: number,
    below: boolean,
  ): TemplateResult {
    const name = set.names[index];
    const marks = marksOf(game.rules, game.view.state, set.name, name, nameOf);
    return html`<div class="tip ${below ? 'below' : 'above'}" style="--x: ${x}; --y: ${y}">
      <p class="tip-name"><strong>${spaceLabel(set, index)}</strong> ${this.facts(game, set, index).join(', ')}</p>
      ${marks.map((mark) => html`<p><span class="tip-label">${capitalized(mark.label)}</span> ${mark.words}</p>`)}
      <p class="tip-reason" id=${this.tipId} role="tooltip" ?hidden=${!this.reason || found.has(name)}>${icon('no')}${this.reason}</p>
    </div>`;
  }

  protected tipFor(index: number): string | typeof nothing {
    return this.shown === index && this.reason ? this.tipId : nothing;
  }

  // ------------------------------------------------------------------------------------------------------- choosing

  private indexOf(event: Event): number | undefined {
    const cell = (event.target as Element).closest<HTMLElement>('[data-space]');
    return cell ? Number(cell.dataset.space) : undefined;
  }

  protected clicked = (event: Event): void => {
    const index = this.indexOf(event);
    if (index === undefined) return;
    this.current = index;
    this.choose(index);
  };

  private choose(index: number): void {
    const { game, set } = this.drawn() ?? {};
    const name = set?.names[index];
    if (!game || name === undefined) return;
    const hand = inHand(game);
    if (hand?.space === name && hand.laying.space.set === this.set) {
      // A second time: the tile is laid as it is shown.
      draft({ ...game.draft, args: { ...game.draft.args, [hand.laying.turn.name]: hand.turn } });
      return;
    }
    const [target, ...more] = this.targets(game).get(name) ?? [];
    if (!target) {
      this.showAt(index);
      const move = this.asksFor(game, name);
      if (move) want(move);
      return;
    }
    this.shown = undefined;
    if (isPiece(target)) {
      if (more.length > 0) draft({ args: {}, piece: { label: name, targets: [target, ...more] as PieceTarget[] } });
      else draft(withPiece(game, target));
    } else if (target.way !== undefined) answer(target.action.name, target.param.name, target.way);
    else if (more.length > 0) draft({ args: {}, space: { set: this.set, name } });
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

  /** Where a key leads from a space; nothing if it does not walk. */
  protected abstract walk(key: string, from: number): number | undefined;

  protected pressed = (event: KeyboardEvent): void => {
    const index = this.indexOf(event);
    if (index === undefined) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      this.choose(index);
      return;
    }
    const to = this.walk(event.key, index);
    if (to === undefined) return;
    event.preventDefault();
    this.current = to;
    this.querySelector<HTMLElement>(`[data-space="${to}"]`)?.focus();
  };

  // --------------------------------------------------------------------------------------------------- why it can't be

  protected pointed = (event: Event): void => {
    const index = this.indexOf(event);
    if (index === undefined) return;
    if (event.type === 'focusin') this.current = index;
    this.showAt(index);
  };

  protected left = (): void => {
    this.shown = undefined;
    this.asked = '';
  };

  private showAt(index: number): void {
    this.shown = index;
    void this.explain();
  }

  private async explain(): Promise<void> {
    const { game, set } = this.drawn() ?? {};
    if (!game || !set || this.shown === undefined) return;
    const name = set.names[this.shown];
    const move = this.asksFor(game, name);
    const key = JSON.stringify([name, game.view.position, game.draft, move?.action]);
    if (key === this.asked) return;
    this.asked = key;
    this.reason = '';
    if (!move || this.targets(game).has(name)) return;
    const answer: Explanation = await client.ask('why', { table: TABLE, move });
    if (this.asked === key && !answer.legal) this.reason = `${capitalized(inWords(answer.reason ?? ''))}.`;
  }

  /** The move for which a space would be chosen, as far as it has been put together. */
  private asksFor({ view, draft: before }: GameState, name: string): Move | undefined {
    // What those at the screen may not know of the one who decides is not told by reasons either.
    const open = view.handOver === undefined && view.legal.length > 0;
    const target = open ? questionFor(view.next, view.legal, before, this.set) : undefined;
    if (!target) return undefined;
    const { action, param } = target;
    const value = param.kind === 'subset' ? [name] : name;
    return { action: action.name, args: { ...argsBefore(action, param, before), [param.name]: value } };
  }

  override updated(changed: PropertyValues): void {
    // Another position: what is pointed at may be another thing now.
    if (!changed.has('shown') && !changed.has('reason')) void this.explain();
  }
}

function describe(name: string, facts: string[], marks: Mark[], legal: boolean, chosen: boolean): string {
  const parts = [[name, ...facts].join(', '), ...marks.map((mark) => `${mark.label}: ${mark.words}`)];
  if (chosen) parts.push('chosen');
  else if (legal) parts.push('can be chosen');
  return parts.join('. ');
}
