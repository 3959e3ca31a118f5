/** The demands of the exact cover that a figure shows, at each step that it comes to. */
import { html } from '../../elements/element.js';
import { rendered } from '../../elements/rendered.js';
import { demandLines, demandTable } from './demands.js';

/**
 * @param {import('./live.js').Words} words
 * @param {import('./figure.js').Figure | undefined} figure that the table follows: its run begins with the givens
 */
export function showDemands(words, figure) {
  if (!figure) throw new Error('There is no figure of that name.');
  const { element } = figure;
  const boardNow = () => {
    const player = /** @type {import('../player.js').SudokuPlayer | null} */ (element.querySelector('sudoku-player'));
    const board = player?.board ?? '';
    const known = /[1-9]/.test(board) ? board : (element.dataset.puzzle ?? ''); // before it is ready it has no digit
    return Array.from(known, (sign) => Number(sign) || 0);
  };
  const size = Math.sqrt(boardNow().length);
  const table = /** @type {HTMLTableElement} */ (rendered(demandTable(boardNow(), size, words)));
  figure.onMove(() => {
    demandLines(boardNow(), size, words).forEach((texts, index) => {
      const { cells } = table.tBodies[0].rows[index];
      texts.forEach((text, column) => {
        if (cells[column].textContent !== text) cells[column].textContent = text;
        cells[column].toggleAttribute('data-on', index === 0 && texts[1] !== '');
      });
    });
  });
  return html('div', { class: 'live' }, [table]);
}
