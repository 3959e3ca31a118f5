/**
 * <sudoku-play-settings>: the dialog of the settings of a game. Property in: `appearance`; methods `open()` and
 * `close()`. Intent out: `setting` { name, value }.
 */
import { define, grown, html, intend, onPress, setAttribute, setName, setText } from '../element.js';
import { filled } from '../fields.js';
import { icon } from '../icons.js';
import { Modal } from '../modal.js';

/** @typedef {import('../../app/play/dialogs/settings-look.js').SettingsAppearance} SettingsAppearance */

export class SudokuPlaySettings extends Modal {
  #title = html('h2', { id: 'play-settings-title' });
  #close = html('button', { type: 'button', class: 'quiet', 'data-type': 'close' }, [icon('close')]);
  #groups = html('div', { class: 'groups' });
  #helpTitle = html('summary');
  #help = html('ul');
  #dialog = html('dialog', { class: 'chooser form play-settings', 'aria-labelledby': 'play-settings-title' }, [
    html('div', { class: 'chooser-body' }, [
      html('header', {}, [this.#title, this.#close]),
      this.#groups,
      html('details', {}, [this.#helpTitle, this.#help]),
    ]),
  ]);

  constructor() {
    super();
    this.hold(this.#dialog);
    onPress(this, () => this.close());
    this.#dialog.addEventListener('click', ({ target }) => {
      if (target === this.#dialog) this.close();
    });
    this.addEventListener('input', ({ target }) => {
      const fill = filled(target);
      if (fill) intend(this, { type: 'setting', name: fill.field, value: fill.value });
    });
  }

  /** @param {SettingsAppearance} next */
  set appearance({ title, close, groups, help }) {
    setText(this.#title, title);
    setName(this.#close, close);
    const nodes = grown(this.#groups, groups.length, () => html('fieldset', {}, [html('legend'), html('div')]));
    groups.forEach((group, index) => {
      const [legend, body] = nodes[index].children;
      setText(legend, group.title);
      const rows = grown(body, group.settings.length, makeRow);
      group.settings.forEach((setting, place) => paintRow(rows[place], setting));
    });
    setText(this.#helpTitle, help.title);
    const items = grown(this.#help, help.lines.length, () => html('li'));
    help.lines.forEach((line, index) => setText(items[index], line));
  }
}

const makeRow = () =>
  html('div', { class: 'field check' }, [
    html('input', { type: 'checkbox' }),
    html('label'),
    html('p', { class: 'hint' }),
  ]);

/** @param {HTMLElement} row @param {SettingsAppearance['groups'][number]['settings'][number]} setting */
function paintRow(row, { name, on, text, about }) {
  const [input, label, hint] = row.children;
  const id = `play-settings-${name}`;
  setAttribute(input, 'id', id);
  setAttribute(input, 'data-field', name);
  setAttribute(input, 'aria-describedby', `${id}-about`);
  setAttribute(label, 'for', id);
  setAttribute(hint, 'id', `${id}-about`);
  /** @type {HTMLInputElement} */ (input).checked = on;
  setText(label, text);
  setText(hint, about);
}

define('sudoku-play-settings', SudokuPlaySettings);
