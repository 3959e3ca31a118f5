/** The part of the dialog of games with the results: a table by grade, and what erases it by two presses. */
import { paintChoices } from './games-new.js';
import { grown, html, setAttribute, setText } from '../element.js';

/** @typedef {NonNullable<import('../../app/play/dialogs/games-look.js').GamesAppearance['results']>} Look */

/** The roles are said, since with large letters on a small phone the sheet lays the cells out as no table. */
export class GameResults {
  #sizes = html('div', { role: 'group', class: 'segments', translate: 'no' });
  #caption = html('caption', { class: 'unseen' });
  #head = html(
    'tr',
    { role: 'row' },
    Array.from({ length: 4 }, () => html('th', { scope: 'col', role: 'columnheader' })),
  );
  #body = html('tbody', { role: 'rowgroup' });
  #hint = html('p', { class: 'hint' });
  #erase = html('button', { type: 'button', class: 'remove', 'data-type': 'erase' });
  node = html(
    'div',
    { role: 'tabpanel', id: 'panel-games-results', 'aria-labelledby': 'tab-games-results', tabindex: '-1' },
    [
      this.#sizes,
      html('table', { role: 'table' }, [this.#caption, html('thead', { role: 'rowgroup' }, [this.#head]), this.#body]),
      this.#hint,
      this.#erase,
    ],
  );

  /** @param {Look | null} next null: another part is shown */
  paint(next) {
    this.node.hidden = next === null;
    if (!next) return;
    paintChoices(this.#sizes, 'size', next.size);
    setText(this.#caption, next.caption);
    setText(this.#hint, next.hint);
    next.columns.forEach((text, index) => setText(this.#head.children[index], text));
    const rows = grown(this.#body, next.rows.length, () =>
      html('tr', { role: 'row' }, [
        html('th', { scope: 'row', role: 'rowheader' }),
        ...Array.from({ length: 3 }, () => html('td', { role: 'cell', translate: 'no' })),
      ]),
    );
    next.rows.forEach(({ name, solved, unaided, best, empty }, index) => {
      setAttribute(rows[index], 'data-empty', empty ? '' : null);
      [name, solved, unaided, best].forEach((text, place) => {
        setText(rows[index].children[place], text);
        setAttribute(rows[index].children[place], 'data-column', next.columns[place]);
      });
    });
    this.#paintErase(next.erase);
  }

  /** @param {Look['erase']} erase */
  #paintErase(erase) {
    const { activeElement } = /** @type {ShadowRoot} */ (this.node.getRootNode());
    if (!erase && activeElement === this.#erase) this.node.focus();
    this.#erase.hidden = erase === null;
    setText(this.#erase, erase?.text ?? '');
    setAttribute(this.#erase, 'data-armed', erase?.armed ? '' : null);
  }
}
