/** A match: how its games went, and what they add up to. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { StoreElement } from '../app/element.ts';
import { nameOf } from '../app/game.ts';
import { store } from '../app/store.ts';
import { seatLabel, seatMark } from '../shapes/pieces.ts';
import type { MatchView } from '../worker/protocol.ts';
import './match.css';

/** `12 : 14`: what each seat has in a game, in the order of the seats. */
const scoreLine = (totals: readonly number[]): string => totals.join(' : ');

/** One line above the table: which game of the match this is, and how it stands. */
@customElement('match-bar')
export class MatchBar extends StoreElement {
  override render(): TemplateResult | typeof nothing {
    const match = store.state.game?.view.match;
    if (!match) return nothing;
    const { named, round, games, totals } = match;
    return html`<ol class="match-bar" aria-label="Games of the match">
      ${named.map(
        ({ label }, i) => html`<li class=${i === round ? 'now' : ''} aria-current=${i === round ? 'step' : nothing}>
          <span>${label}</span>${
            games[i]
              ? html` <b aria-hidden="true">${scoreLine(games[i])}</b><span class="for-readers">: ${spoken(games[i])}</span>`
              : nothing
          }
        </li>`,
      )}
      ${
        games.length > 0
          ? html`<li class="match-sum"><span>Together</span> <b aria-hidden="true">${scoreLine(totals)}</b><span class="for-readers">: ${spoken(totals)}</span></li>`
          : nothing
      }
    </ol>`;
  }
}

const spoken = (totals: readonly number[]): string =>
  totals.map((total, seat) => `${nameOf(seat)} ${total}`).join(', ');

/** Who has won the match, for a heading. */
export function matchWinners({ winners = [], totals }: MatchView): TemplateResult | string {
  if (winners.length === 0) return 'Nobody wins the match';
  const names = winners.map((seat, i) => html`${i > 0 ? ' and ' : ''}${seatLabel(seat, nameOf(seat))}`);
  return html`${names} ${winners.length === 1 ? 'wins' : 'share'} the match with ${totals[winners[0]]} points`;
}

/** Points game by game, and their sum. */
export function matchTable({ named, games, totals, winners }: MatchView): TemplateResult {
  const best = Math.max(...totals);
  return html`<table class="scores">
    <caption>${winners ? 'The match' : 'The match so far'}</caption>
    <thead><tr><td></td>${totals.map((_, seat) => html`<th scope="col">${seatMark(seat)}<span class="score-name">${nameOf(seat)}</span></th>`)}</tr></thead>
    <tbody>${games.map((scores, i) => html`<tr><th scope="row">${named[i].label}</th>${scores.map((score) => html`<td>${score}</td>`)}</tr>`)}</tbody>
    <tfoot><tr><th scope="row">Together</th>${totals.map((total) => html`<td class=${total === best ? 'best' : ''}>${total}</td>`)}</tr></tfoot>
  </table>`;
}
