/**
 * <sudoku-game-outcome>: how a game has ended. Property in: `appearance`. Intents out: `outcome` { id }.
 */
import { define, grown, html, intend, onPress, setAttribute, setText } from '../element.js';

export class SudokuGameOutcome extends HTMLElement {
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

  /** @param {import('../../app/play/look.js').OutcomeLook} next */
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
