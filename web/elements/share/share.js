/**
 * <sudoku-share>: the dialog for what leaves the page: texts, links, pictures, sheets of paper, code
 * for other pages. Property in: `appearance`; methods `open()`, `close()` and `point()`. Intents out:
 * `panel` { panel }, `fill` { field, value }, `nearest`, `copy` { what }, `save` { what }, `send`, `add`,
 * `remove` { position }, `clear`, `again`, `stop`, `resume`, `print`, `closed`.
 */
import './share-copy.js';
import './share-embed.js';
import './share-picture.js';
import './share-print.js';
import '../player/tabs.js';
import { define, html, intend, onPress, setAttribute, setName, setText } from '../element.js';
import { filled } from '../fields.js';
import { icon } from '../icons.js';
import { Modal } from '../modal.js';

const names = /** @type {const} */ (['copy', 'picture', 'print', 'embed']);

export class SudokuShare extends Modal {
  #title = html('h2', { id: 'share-title' });
  #close = html('button', { type: 'button', class: 'quiet', 'data-type': 'close' }, [icon('close')]);
  #tabs = document.createElement('sudoku-tabs');
  /** @type {Record<string, any>} */
  #panes = Object.fromEntries(
    names.map((name) => {
      const pane = document.createElement(`sudoku-share-${name}`);
      for (const [key, value] of Object.entries({
        role: 'tabpanel',
        id: `panel-${name}`,
        'aria-labelledby': `tab-${name}`,
      })) {
        pane.setAttribute(key, value);
      }
      return [name, pane];
    }),
  );
  #status = html('p', { role: 'status', class: 'told' });
  #dialog = html('dialog', { class: 'chooser form share', 'aria-labelledby': 'share-title' }, [
    html('div', { class: 'chooser-body' }, [
      html('header', {}, [this.#title, this.#close]),
      this.#tabs,
      ...Object.values(this.#panes),
      this.#status,
    ]),
  ]);

  constructor() {
    super();
    this.hold(this.#dialog);
    onPress(this, (button) => {
      const { type = '', what, position } = button.dataset;
      if (type === 'close') this.close();
      else if (type !== 'panel') intend(this, { type, what, position: Number(position) });
    });
    this.addEventListener('input', ({ target }) => {
      const fill = filled(target);
      if (fill) intend(this, { type: 'fill', ...fill });
    });
    this.addEventListener('paste', (event) => event.stopPropagation()); // what is typed here is no puzzle
    this.#dialog.addEventListener('close', () => intend(this, { type: 'closed' }));
  }

  /** @param {import('../../app/share/look.js').ShareAppearance} next */
  set appearance(next) {
    setText(this.#title, next.title);
    setName(this.#close, next.close);
    this.#tabs.appearance = next.tabs;
    for (const name of names) {
      this.#panes[name].hidden = next[name] === null;
      if (next[name]) this.#panes[name].appearance = next[name];
    }
    setText(this.#status, next.told.text);
    setAttribute(this.#status, 'data-tone', next.told.bad ? 'bad' : null);
  }

  get isOpen() {
    return this.#dialog.open;
  }

  /** Leads to what the reader has to copy by hand, or to what is wrong. @param {string} what */
  point(what) {
    const field = this.querySelector(`[data-point="${what}"], [data-field="${what}"]`);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    field.focus();
    field.select();
  }
}

define('sudoku-share', SudokuShare);
