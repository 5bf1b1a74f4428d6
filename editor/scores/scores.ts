/** Scores by term, at any time; when the game is over, the ranking with what decided it. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { StoreElement } from '../app/element.ts';
import { nameOf } from '../app/game.ts';
import type { GameState } from '../app/state.ts';
import { store } from '../app/store.ts';
import { matchTable } from '../match/standing.ts';
import { sentence } from '../prompt/sentence.ts';
import { seatLabel, seatMark } from '../shapes/pieces.ts';
import { capitalized, pointsText } from '../table/words.ts';
import type { RulesView } from '../worker/protocol.ts';
import './scores.css';

@customElement('score-table')
export class ScoreTable extends StoreElement {
  override render(): TemplateResult | typeof nothing {
    const { game } = store.state;
    if (!game) return nothing;
    const { rules, view, seats } = game;
    const best = Math.max(...view.scores.map((score) => score.total ?? Number.NEGATIVE_INFINITY));
    return html`${view.match?.games.length ? matchTable(view.match) : nothing}
      ${view.outcome ? this.ranking(game) : nothing}
      <table class="scores">
        <caption>${view.match ? `${view.match.named[view.match.round].label}: ${view.outcome ? 'points' : 'points if it ended now'}` : view.outcome ? 'Points' : 'Points if the game ended now'}</caption>
        <thead><tr><td></td>${seats.map((_, i) => html`<th scope="col">${seatMark(i)}<span class="score-name">${nameOf(i)}</span></th>`)}</tr></thead>
        <tbody>
          ${rules.terms.map(({ name, label }) => html`<tr><th scope="row">${label}</th>${view.scores.map((score) => html`<td>${pointsText(score.terms[name])}</td>`)}</tr>`)}
        </tbody>
        <tfoot><tr><th scope="row">Total</th>${view.scores.map((score) => html`<td class=${score.total === best ? 'best' : ''}>${pointsText(score.total)}</td>`)}</tr></tfoot>
      </table>
      ${view.outcome ? nothing : html`<p class="empty">${winner(rules)}</p>`}`;
  }

  private ranking({ rules, view }: GameState): TemplateResult {
    const { ranking, reason } = view.outcome!;
    return html`<div class="ranking">
      <p><strong>Why it ended:</strong> ${sentence(reason)}.</p>
      <ol>${ranking.map(({ seat, rank, by }, i) => {
        const terms = Object.entries(view.scores[seat].terms).map(
          ([name, value]) => `${rules.terms.find((term) => term.name === name)?.label ?? name} ${pointsText(value)}`,
        );
        const above = ranking[i - 1];
        const decided = above ? by.findIndex((value, k) => value !== above.by[k]) : -1;
        const tied =
          above && decided < 0
            ? 'Tied with the one above in everything that counts.'
            : decided > 0
              ? `${capitalized(rules.winBy[decided] ?? 'the tie-break')} decides the tie: ${above.by[decided]} against ${by[decided]}.`
              : '';
        return html`<li class=${rank === 1 ? 'winner' : ''}>
          <span class="rank">${rank}.</span>
          <div><p>${seatLabel(seat, nameOf(seat))} <b>${pointsText(view.scores[seat].total)}</b></p>
          <p class="quiet">${terms.join(' · ')}${tied ? html`<br />${tied}` : nothing}</p></div>
        </li>`;
      })}</ol>
    </div>`;
  }
}

/** Who wins, in a sentence. */
function winner({ winText, winBy, ties }: RulesView): string {
  if (winText) return winText;
  const tied = ties === 'shared' ? 'Who is tied then shares the win.' : 'If players are tied then, nobody wins.';
  return `Who has ${winBy[0] ?? 'most points'} wins${winBy
    .slice(1)
    .map((by) => `, then ${by}`)
    .join('')}. ${tied}`;
}
