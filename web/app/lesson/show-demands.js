/** The demands of the exact cover that a figure shows, at each step that it comes to. */
import { html } from '../../elements/element.js';
import { rendered } from '../../elements/rendered.js';
import { demandTable } from './demands.js';

/**
 * @param {import('./live.js').Words} words
 * @param {import('./figure.js').Figure | undefined} figure that the table follows: its run begins with the givens
 */
export function showDemands(words, figure) {
  if (!figure) throw new Error('There is no figure of that name.');
  const { element } = figure;
  const place = html('div', { class: 'live' });
  const show = () => {
    const player = /** @type {import('../player.js').SudokuPlayer | null} */ (element.querySelector('sudoku-player'));
    const now = player?.board ?? '';
    const shown = /[1-9]/.test(now) ? now : (element.dataset.puzzle ?? ''); // before it is ready it has no digit
    const board = Array.from(shown, (sign) => Number(sign) || 0);
    place.replaceChildren(rendered(demandTable(board, Math.sqrt(board.length), words)));
  };
  figure.onMove(show);
  show();
  return place;
}
