/**
 * <sudoku-game-outcome>: how a game has ended. Property in: `appearance`. Intents out: `outcome` { id }.
 */
import { define, grown, html, intend, onPress, setAttribute, setText } from '../element.js';

/**
 * @typedef {object} OutcomeLook
 * @property {'good' | 'bad'} tone
 * @property {string} title
 * @property {string[]} lines
 * @property {{ id: string, name: string }[]} actions the first is the one to be seen
 * @property {boolean} celebrate
 */

class SudokuGameOutcome extends HTMLElement {
  #title = html('h2');
  #lines = html('ul');
  #actions = html('div', { class: 'ways' });

  constructor() {
    super();
    onPress(this, ({ dataset: { type = '', id } }) => intend(this, { type, id }));
  }

  connectedCallback() {
    if (this.firstChild) return;
    this.append(
      html('div', { class: 'head' }, [html('span', { class: 'seal', 'aria-hidden': 'true' }), this.#title]),
      this.#lines,
      this.#actions,
    );
  }

  /** @param {OutcomeLook} next */
  set appearance({ tone, title, lines, actions, celebrate }) {
    setAttribute(this, 'data-tone', tone);
    setAttribute(this, 'data-celebrate', celebrate ? '' : null);
    setText(this.#title, title);
    const rows = grown(this.#lines, lines.length, () => html('li'));
    lines.forEach((line, index) => setText(rows[index], line));
    const buttons = grown(this.#actions, actions.length, () =>
      html('button', { type: 'button', 'data-type': 'outcome' }),
    );
    actions.forEach(({ id, name }, index) => {
      setAttribute(buttons[index], 'data-id', id);
      setText(buttons[index], name);
      buttons[index].classList.toggle('primary', index === 0);
    });
  }
}

define('sudoku-game-outcome', SudokuGameOutcome);
