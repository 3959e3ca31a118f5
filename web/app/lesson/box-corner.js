/** The first row of a box by integer division, as a table whose number can be changed. */
import { html } from '../../elements/element.js';
import { rendered } from '../../elements/rendered.js';
import { corners, expressions, lyingTable } from './corner-table.js';

/** @param {import('./live.js').Words} words */
export function showCorner(words) {
  const input = /** @type {HTMLInputElement} */ (
    html('input', { type: 'range', min: '0', max: String(corners.length - 1), step: '1', value: '4' })
  );
  const table = /** @type {HTMLTableElement} */ (rendered(lyingTable(words('caption'))));
  const said = html('output', {});
  const show = () => {
    const row = Number(input.value);
    for (const { cells } of table.rows) {
      [...cells].slice(1).forEach((cell, index) => cell.toggleAttribute('data-on', index === row));
    }
    said.textContent = `${expressions[2].replace('row', String(row))} = ${corners[row][2]}`;
  };
  input.addEventListener('input', show);
  show();
  return html('div', { class: 'live' }, [
    table,
    html('p', {}, [html('label', {}, [html('code', {}, [expressions[0]]), input]), said]),
  ]);
}
