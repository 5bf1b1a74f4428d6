/** All games that are shipped, and what a person has made of them. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { StoreElement } from '../app/element.ts';
import { chooseFile, fileChosen } from '../app/files.ts';
import { askForNewGame } from '../app/new-game.ts';
import { store } from '../app/store.ts';
import { removeWork } from '../app/works.ts';
import { icon } from '../shapes/shapes.ts';
import type { WorkSummary } from '../storage/types.ts';
import { capitalized, humanized } from '../table/words.ts';
import type { GameCard } from '../worker/protocol.ts';
import './gallery.css';
import './picture.ts';

@customElement('game-gallery')
export class GameGallery extends StoreElement {
  override render(): TemplateResult {
    const { cards = [], awaited, works } = store.state;
    const shelves = new Map<string, GameCard[]>();
    for (const card of cards) shelves.set(card.shelf ?? '', [...(shelves.get(card.shelf ?? '') ?? []), card]);
    return html`<div class="gallery">
      <section class="intro">
        <h1>Change a rule.<br /><mark>Play it at once.</mark></h1>
        <p>Pick a game, switch its house rules, and play on with friends at one screen or against bots. What you make is kept in this browser, and can leave it as a file.</p>
        <div class="ways-in">
          <button class="primary" @click=${askForNewGame}>${icon('plus')}New game</button>
          <label class="button open-file">${icon('import')}Import a rule set or a saved game<input type="file" accept=".yaml,.yml,.json,.zip" @click=${chooseFile} @change=${fileChosen} /></label>
        </div>
      </section>
      ${
        works.length > 0
          ? html`<section aria-labelledby="works"><h2 id="works">Yours</h2><ul class="works">${works.map((work) => this.work(work))}</ul></section>`
          : nothing
      }
      ${[...shelves].map(
        ([shelf, there]) => html`<section aria-labelledby="shelf-${shelf}">
          <h2 id="shelf-${shelf}">${shelf ? capitalized(humanized(shelf)) : 'Games'}</h2>
          <ul class="cards ${shelf ? 'small' : ''}">${there.map((card) => this.card(card))}</ul>
        </section>`,
      )}
      ${awaited === 0 || cards.length < awaited ? html`<p class="loading">Reading the rules …</p>` : nothing}
    </div>`;
  }

  private work({ id, title, updated, plies }: WorkSummary): TemplateResult {
    return html`<li class="work">
      <a href="#/work/${id}"><strong>${title}</strong><span>${plies ? `${plies} moves · ` : ''}${ago(updated)}</span></a>
      <button class="icon-button" aria-label="Remove ${title}" title="Remove" @click=${() => removeWork(id, title)}>${icon('trash')}</button>
    </li>`;
  }

  private card(card: GameCard): TemplateResult {
    const { name, title, about, players, variants, optionCount, problem } = card;
    return html`<li class="game-card">
      <board-picture .card=${card}></board-picture>
      <div class="card-text">
        <h3><a href="#/play/${name}">${title}</a></h3>
        <p>${about}</p>
        ${
          problem
            ? html`<p class="bad">Its rules have a fault: ${problem}</p>`
            : html`<p class="card-facts"><span>${players.min === players.max ? players.min : `${players.min} to ${players.max}`} players</span>${optionCount > 0 ? html`<span>${optionCount === 1 ? '1 rule' : `${optionCount} rules`} to tune</span>` : nothing}</p>
              ${
                variants.length > 0
                  ? html`<h4>${variants.length} ${variants.length === 1 ? 'variant' : 'variants'}</h4>
                    <ul class="card-variants">${variants.map((variant) => html`<li><a href="#/play/${name}/${variant.name}">${variant.title}</a>${variant.houseRule ? html` <span class="badge">house rule</span>` : nothing}</li>`)}</ul>`
                  : nothing
              }`
        }
        <a class="button primary" href="#/play/${name}" aria-label="Play ${title}">${icon('play')}Play</a>
      </div>
    </li>`;
  }
}

/** How long ago a time is, in words. */
function ago(time: number): string {
  const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  const seconds = (time - Date.now()) / 1000;
  const steps: [number, Intl.RelativeTimeFormatUnit][] = [
    [60, 'second'],
    [60, 'minute'],
    [24, 'hour'],
    [Number.POSITIVE_INFINITY, 'day'],
  ];
  let value = seconds;
  for (const [size, unit] of steps) {
    if (Math.abs(value) < size) return words.format(Math.round(value), unit);
    value /= size;
  }
  return '';
}
