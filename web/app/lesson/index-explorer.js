/** The grid as lists of lists: a cell pointed at says its expression, an expression that is typed shows its cell. */
import { html } from '../../elements/element.js';
import { first } from '../sudoku/first-puzzle.js';

const SIZE = 9;
const EXPRESSION = /^\s*(?:sudoku)?\s*\[\s*(\d)\s*\]\s*\[\s*(\d)\s*\]\s*$/;

/**
 * The cell that an expression means.
 * @param {string} text such as `sudoku[0][2]`
 * @returns {{ row: number, column: number } | null} null: none of this grid
 */
export function cellOfExpression(text) {
  const found = EXPRESSION.exec(text);
  if (!found) return null;
  const [row, column] = found.slice(1).map(Number);
  return row < SIZE && column < SIZE ? { row, column } : null;
}

/** @param {import('./live.js').Words} words */
// eslint-disable-next-line max-lines-per-function -- one object: the functions within are its methods
export function exploreIndex(words) {
  const digitAt = (/** @type {number} */ row, /** @type {number} */ column) =>
    first[row * SIZE + column].replace('.', '0');
  const said = html('output', { class: 'said', 'aria-live': 'polite' });
  const input = /** @type {HTMLInputElement} */ (
    html('input', {
      type: 'text',
      value: 'sudoku[0][2]',
      spellcheck: 'false',
      autocapitalize: 'off',
      autocomplete: 'off',
    })
  );
  const range = Array.from({ length: SIZE }, (_, index) => index);
  const cells = range.map((row) =>
    range.map((column) =>
      html('td', { 'data-row': String(row), 'data-column': String(column) }, [digitAt(row, column)]),
    ),
  );
  const table = html('table', { class: 'grid' }, [
    html('thead', {}, [
      html('tr', {}, [html('td'), ...range.map((column) => html('th', { scope: 'col' }, [String(column)]))]),
    ]),
    html(
      'tbody',
      {},
      cells.map((row, index) => html('tr', {}, [html('th', { scope: 'row' }, [String(index)]), ...row])),
    ),
  ]);

  /** @param {{ row: number, column: number } | null} place */
  function show(place) {
    cells.forEach((line, row) =>
      line.forEach((cell, column) => {
        cell.toggleAttribute('data-on', place !== null && row === place.row && column === place.column);
        cell.toggleAttribute('data-beside', place !== null && (row === place.row) !== (column === place.column));
      }),
    );
    said.textContent = place
      ? words('cell', {
          row: place.row + 1,
          column: place.column + 1,
          expression: `sudoku[${place.row}][${place.column}]`,
          digit: digitAt(place.row, place.column),
        })
      : words('wrong');
  }

  /** @param {Event} event */
  function point({ target }) {
    const cell = /** @type {Element} */ (target).closest('td[data-row]');
    if (!(cell instanceof HTMLElement)) return;
    const place = { row: Number(cell.dataset.row), column: Number(cell.dataset.column) };
    input.value = `sudoku[${place.row}][${place.column}]`;
    show(place);
  }

  table.addEventListener('pointerover', point);
  table.addEventListener('click', point);
  input.addEventListener('input', () => show(cellOfExpression(input.value)));
  show(cellOfExpression(input.value));
  return html('div', { class: 'live' }, [
    table,
    html('p', {}, [html('label', {}, [html('span', {}, [words('input')]), input])]),
    html('p', {}, [said]),
  ]);
}
