/**
 * <sudoku-keys>: the dialog that lists the keys. Property in: `appearance`; method `open()`. No intents.
 */
import { define, html, onPress } from '../element.js';
import { icon } from '../icons.js';
import { Modal } from '../modal.js';

export class SudokuKeys extends Modal {
  #dialog = html('dialog', { class: 'chooser keys', 'aria-labelledby': 'keys-title' });

  constructor() {
    super();
    this.hold(this.#dialog);
    onPress(this, () => this.#dialog.close());
    this.#dialog.addEventListener('click', (event) => {
      if (event.target === this.#dialog) this.#dialog.close();
    });
  }

  /** @param {ReturnType<typeof import('../../app/dialogs/keys-look.js').keysAppearance>} next */
  // eslint-disable-next-line max-lines-per-function -- one picture, from top to bottom
  set appearance({ title, hint, close, groups }) {
    this.#dialog.replaceChildren(
      html('div', { class: 'chooser-body' }, [
        html('header', {}, [
          html('h2', { id: 'keys-title' }, [title]),
          html(
            'button',
            { type: 'button', class: 'quiet', 'data-type': 'close', autofocus: '', 'aria-label': close, title: close },
            [icon('close')],
          ),
        ]),
        html('p', { class: 'hint' }, [hint]),
        html(
          'div',
          { class: 'key-groups' },
          groups.map((group) =>
            html('section', {}, [
              html('h3', {}, [group.title]),
              html(
                'dl',
                {},
                group.rows.map(({ ways, text }) =>
                  html('div', {}, [
                    html(
                      'dt',
                      {},
                      ways.map((keys) =>
                        html(
                          'span',
                          {},
                          keys.map((key) => html('kbd', { translate: 'no' }, [key])),
                        ),
                      ),
                    ),
                    html('dd', {}, [text]),
                  ]),
                ),
              ),
            ]),
          ),
        ),
      ]),
    );
  }
}

define('sudoku-keys', SudokuKeys);
