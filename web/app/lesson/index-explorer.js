/** The grid as lists of lists: a cell pointed at says its expression, an expression that is typed shows its cell. */
import { html } from '../../elements/element.js';
import { first } from '../sudoku/first-puzzle.js';

const SIZE = 9;
const EXPRESSION = /^\s*(?:sudoku)?\s*\[\s*(-?\s*\d+)\s*\]\s*\[\s*(-?\s*\d+)\s*\]\s*$/;
/** One pair of brackets for both numbers. */
const COMMA = /^\s*sudoku\s*\[[^\][]*,[^\][]*\]\s*$/i;
/** As it should be, but for capital letters. */
const CAPITAL = /^\s*sudoku\s*\[[^\][]*\]\s*\[[^\][]*\]\s*$/i;

/** @param {string} number as Python takes it, from the end if it is below 0 @returns {number} 0..8, NaN for none */
function lineOf(number) {
  const value = Number(number.replace(/\s/g, ''));
  if (value < -SIZE || value >= SIZE) return NaN;
  return value < 0 ? value + SIZE : value;
}

/**
 * The cell that an expression means in Python.
 * @param {string} text such as `sudoku[0][2]`, or `sudoku[-1][8]`, which counts its row from the end
 * @returns {{ row: number, column: number } | null} null: none of this grid
 */
export function cellOfExpression(text) {
  const [row, column] = (EXPRESSION.exec(text)?.slice(1) ?? []).map(lineOf);
  return row >= 0 && column >= 0 ? { row, column } : null;
}

/**
 * What is said of an expression beside its cell, as the name of its words.
 * @param {string} text
 * @returns {'cell' | 'fromEnd' | 'range' | 'comma' | 'capital' | 'wrong'}
 */
export function wordOfExpression(text) {
  if (cellOfExpression(text)) return text.includes('-') ? 'fromEnd' : 'cell';
  if (EXPRESSION.test(text)) return 'range';
  if (COMMA.test(text)) return 'comma';
  return CAPITAL.test(text) && !/^\s*sudoku/.test(text) ? 'capital' : 'wrong';
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
  const table = html('table', { class: 'grid', translate: 'no' }, [
    html('thead', {}, [
      html('tr', {}, [html('td'), ...range.map((column) => html('th', { scope: 'col' }, [String(column)]))]),
    ]),
    html(
      'tbody',
      {},
      cells.map((row, index) => html('tr', {}, [html('th', { scope: 'row' }, [String(index)]), ...row])),
    ),
  ]);

  /** @param {string} text */
  function show(text) {
    const place = cellOfExpression(text);
    cells.forEach((line, row) =>
      line.forEach((cell, column) => {
        cell.toggleAttribute('data-on', place !== null && row === place.row && column === place.column);
        cell.toggleAttribute('data-beside', place !== null && (row === place.row) !== (column === place.column));
      }),
    );
    said.textContent = words(
      wordOfExpression(text),
      place
        ? {
            row: place.row + 1,
            column: place.column + 1,
            expression: `sudoku[${place.row}][${place.column}]`,
            digit: digitAt(place.row, place.column),
          }
        : {},
    );
  }

  /** @param {Event} event */
  function point({ target }) {
    const cell = /** @type {Element} */ (target).closest('td[data-row]');
    if (!(cell instanceof HTMLElement)) return;
    input.value = `sudoku[${cell.dataset.row}][${cell.dataset.column}]`;
    show(input.value);
  }

  table.addEventListener('pointerover', point);
  table.addEventListener('click', point);
  input.addEventListener('input', () => show(input.value));
  show(input.value);
  return html('div', { class: 'live' }, [
    table,
    html('p', {}, [html('label', {}, [html('span', {}, [words('input')]), input])]),
    html('p', {}, [said]),
  ]);
}
