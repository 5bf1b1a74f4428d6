/**
 * All rules in the order of a rulebook. One that is chosen shows its text and its place on the table, and what can be done
 * with it. Drawn from what the worker tells of the definition, so it knows no game and no concept of the language.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { OutlineRule, OutlineSection } from '../../engine/share/outline.ts';
import { StoreElement } from '../app/element.ts';
import { changeRules } from '../app/rules.ts';
import { followText } from '../app/show-text.ts';
import type { GameState } from '../app/state.ts';
import { store } from '../app/store.ts';
import { wantStructure } from '../app/structure.ts';
import { icon } from '../shapes/shapes.ts';
import { flashElement } from '../shell/flash.ts';
import { lightUp } from './light.ts';
import './outline.css';
import './rule-detail.ts';

@customElement('rules-outline')
export class RulesOutline extends StoreElement {
  @state() private sought = '';
  @state() private open: ReadonlySet<string> = new Set();
  private shown: unknown;
  /** Where all rules are the user's own, as in a game of their own or a copy, that is not worth a mark. */
  private marks = true;

  override render(): TemplateResult | typeof nothing {
    const { game, rule } = store.state;
    if (!game) return nothing;
    const { structure } = game;
    if (!structure) return html`<p class="quiet">Reading the rules …</p>`;
    this.marks = !structure.outline.sections.every(({ rules }) => flat(rules).every(({ own }) => own));
    const words = this.sought.trim().toLowerCase();
    const sections = structure.outline.sections
      .map((section) => ({ ...section, rules: found(section.rules, words) }))
      .filter(({ rules }) => rules.length > 0);
    return html`<input class="search" type="search" aria-label="Search the rules" placeholder="Search the rules" .value=${this.sought} @input=${(
      event: Event,
    ) => {
      this.sought = (event.target as HTMLInputElement).value;
    }} />
      ${this.removed(structure.outline.removed)}
      ${sections.map((section) => this.section(section, words !== '', rule))}
      ${sections.length === 0 ? html`<p class="empty">No rule has that in its words.</p>` : nothing}
      ${this.extends(game)}`;
  }

  private removed(paths: readonly string[]): TemplateResult | typeof nothing {
    if (paths.length === 0) return nothing;
    return html`<section class="outline-removed" aria-label="Switched off">
      <h3>Switched off</h3>
      <ul>${paths.map(
        (path) =>
          html`<li><code>${path}</code><button class="small" @click=${() => changeRules({ kind: 'reset-rule', path }, { show: 'if-open' })}>${icon('reset')}Bring it back</button></li>`,
      )}</ul>
    </section>`;
  }

  private section({ name, title, rules }: OutlineSection, all: boolean, chosen: string | undefined): TemplateResult {
    const open = all || this.open.has(name) || (chosen !== undefined && contains(rules, chosen));
    const changed = this.marks && flat(rules).some(({ own, patched }) => own || patched);
    return html`<details class="outline-section" ?open=${open} @toggle=${(event: Event) => this.toggled(name, event)}>
      <summary><span>${title}</span>${changed ? html`<mark>changed</mark>` : html`<span class="quiet">${rules.length}</span>`}</summary>
      ${open ? html`<ul class="outline-rules">${rules.map((rule) => this.rule(rule, chosen))}</ul>` : nothing}
    </details>`;
  }

  private toggled(name: string, event: Event): void {
    const open = new Set(this.open);
    if ((event.target as HTMLDetailsElement).open) open.add(name);
    else open.delete(name);
    if (open.size !== this.open.size) this.open = open;
  }

  private rule(rule: OutlineRule, chosen: string | undefined): TemplateResult {
    const { path, name, says, own, patched, inner } = rule;
    const is = path === chosen;
    const changed = this.marks && (own || patched !== undefined);
    return html`<li>
      <button class="outline-rule" data-rule=${path} aria-expanded=${is} @click=${() => this.choose(rule, is)}>
        <span class="outline-name">${changed ? html`<mark>${plainName(name)}</mark>` : plainName(name)}</span>
        <span class="outline-says">${says}</span>
      </button>
      ${is ? html`<rule-detail .rule=${rule}></rule-detail>` : nothing}
      ${inner.length > 0 ? html`<ul class="outline-rules">${inner.map((one) => this.rule(one, chosen))}</ul>` : nothing}
    </li>`;
  }

  private choose(rule: OutlineRule, was: boolean): void {
    store.set({ rule: was ? undefined : rule.path });
    if (was) return;
    if (rule.range) followText({ document: rule.document, from: rule.range.start.offset, to: rule.range.end.offset });
    void lightUp(rule.path);
  }

  /** Of a text that extends another: the way to one that stands alone. */
  private extends({ structure }: GameState): TemplateResult | typeof nothing {
    if (!structure || structure.texts.length < 2) return nothing;
    return html`<div class="outline-own">
      <p class="help">These rules are yours as changes to ${structure.texts[0].title}. As a copy of your own you can rewrite everything; it remembers where it came from.</p>
      <button @click=${() => changeRules({ kind: 'own-copy' }, { show: 'always' })}>Make it my own copy</button>
    </div>`;
  }

  override updated(): void {
    void wantStructure();
    const { rule, game } = store.state;
    const key = `${rule} ${game?.structure !== undefined}`;
    if (key === this.shown) return;
    this.shown = key;
    if (!rule) return;
    const element = this.querySelector<HTMLElement>(`[data-rule="${CSS.escape(rule)}"]`);
    if (element && document.activeElement !== element) flashElement(element);
  }
}

const flat = (rules: readonly OutlineRule[]): OutlineRule[] => rules.flatMap((rule) => [rule, ...flat(rule.inner)]);
const contains = (rules: readonly OutlineRule[], path: string): boolean =>
  flat(rules).some((rule) => rule.path === path);

/** A definition without its parameters. */
const plainName = (name: string): string => name.replace(/\s*\(.*$/, '');

/** Rules with the words in them, and what they are in. */
function found(rules: readonly OutlineRule[], words: string): readonly OutlineRule[] {
  if (!words) return rules;
  return rules.flatMap((rule) => {
    const inner = found(rule.inner, words);
    const has = `${rule.path} ${rule.says}`.toLowerCase().includes(words);
    return has ? [rule] : inner.length > 0 ? [{ ...rule, inner }] : [];
  });
}
