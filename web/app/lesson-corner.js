/** The first row of a box by integer division, as a table whose number can be changed. */
import { html } from '../elements/element.js';

const SIZE = 9;
const BOX = 3;

/** The rows of the table: a number, how often three goes into it, and where its box begins. */
export const corners = Array.from({ length: SIZE }, (_, row) => [row, Math.floor(row / BOX), Math.floor(row / BOX) * BOX]);

/** What each of the three is in code. */
export const expressions = ['row', `row // ${BOX}`, `row // ${BOX} * ${BOX}`];

/** @param {import('./lesson-live.js').Words} words */
export function showCorner(words) {
  const input = /** @type {HTMLInputElement} */ (html('input', { type: 'range', min: '0', max: String(SIZE - 1), step: '1', value: '4' }));
  const columns = corners.map((column) => column.map((value) => html('td', {}, [String(value)])));
  const table = html('table', {}, [
    html('caption', {}, [words('caption')]),
    html('tbody', {}, expressions.map((head, index) => html('tr', {}, [html('th', { scope: 'row' }, [html('code', {}, [head])]), ...columns.map((column) => column[index])]))),
  ]);
  const said = html('output', {});
  const show = () => {
    const row = Number(input.value);
    columns.forEach((column, index) => column.forEach((cell) => cell.toggleAttribute('data-on', index === row)));
    said.textContent = `${row} // ${BOX} * ${BOX} = ${corners[row][2]}`;
  };
  input.addEventListener('input', show);
  show();
  return html('div', { class: 'live' }, [table, html('p', {}, [html('label', {}, [html('code', {}, [expressions[0]]), input]), said])]);
}
