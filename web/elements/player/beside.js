/**
 * The buttons beside the verdict. <sudoku-assist>: the one thing that can be asked for just now; null for none.
 * <sudoku-ask>: the switch by which the reader is asked on the way; null for none.
 * <sudoku-out>: the way to all that leaves the page, its name; '' where there is none. <sudoku-help>: the way to the
 * list of keys; <sudoku-foot>: the same at the end of the page, with its name, for a screen where there is no room for
 * more signs. Property in: `appearance`. Intents out: the type that the appearance names, `predict`, `share`,
 * `keys`.
 */
import { define, html, intend, onPress, setAttribute, setEnabled, setName, setText } from '../element.js';
import { addIcons, icon } from '../icons.js';

addIcons({
  ask: 'M3 4h18v13h-9l-5 4v-4H3zm2 2v9h14V6zm2.500 3.500h2v2h-2zm3.500 0h2v2h-2zm3.500 0h2v2h-2z',
  share: 'M12 3l5 5-1.4 1.4L13 6.8V15h-2V6.8L8.4 9.4 7 8zM5 12h3v2H7v5h10v-5h-1v-2h3v9H5z',
});

export class SudokuAssist extends HTMLElement {
  #button = html('button', { type: 'button' });

  constructor() {
    super();
    onPress(this, ({ dataset }) => intend(this, { type: dataset.type ?? '' }));
  }

  connectedCallback() {
    if (!this.firstChild) this.append(this.#button);
  }

  /** @param {import('../../app/view/appearance.js').Appearance['assist']} next */
  set appearance(next) {
    this.hidden = next === null;
    if (!next) return;
    setText(this.#button, next.text);
    setAttribute(this.#button, 'data-type', next.type);
    setAttribute(this.#button, 'title', next.title || null);
    setAttribute(this.#button, 'aria-pressed', next.on === null ? null : String(next.on));
    setEnabled(this.#button, next.enabled);
  }
}

export class SudokuAsk extends HTMLElement {
  #text = html('span');
  #button = html('button', { type: 'button', 'data-type': 'predict' }, [icon('ask'), this.#text]);

  constructor() {
    super();
    this.#button.addEventListener('click', () => intend(this, { type: 'predict' }));
  }

  connectedCallback() {
    if (!this.firstChild) this.append(this.#button);
  }

  /** @param {import('../../app/view/appearance.js').Appearance['ask']} next */
  set appearance(next) {
    this.hidden = next === null;
    if (!next) return;
    setText(this.#text, next.text);
    setAttribute(this.#button, 'aria-label', next.text); // where there is little room the text is not shown
    setAttribute(this.#button, 'title', next.title);
    setAttribute(this.#button, 'aria-pressed', String(next.on));
  }
}

export class SudokuOut extends HTMLElement {
  #button = html('button', { type: 'button', 'data-type': 'share' }, [icon('share')]);

  constructor() {
    super();
    this.#button.addEventListener('click', () => intend(this, { type: 'share' }));
  }

  connectedCallback() {
    if (!this.firstChild) this.append(this.#button);
  }

  /** @param {import('../../app/view/appearance.js').Appearance['out']} next */
  set appearance(next) {
    this.hidden = next === '';
    setName(this.#button, next);
  }
}

export class SudokuHelp extends HTMLElement {
  #text = html('span');
  #key = html('kbd', { 'aria-hidden': 'true', translate: 'no' });
  #button = html('button', { type: 'button', class: 'quiet', 'data-type': 'keys' }, [this.#text, this.#key]);

  constructor() {
    super();
    onPress(this, () => intend(this, { type: 'keys' }));
  }

  connectedCallback() {
    if (!this.firstChild) this.append(this.#button);
  }

  /** @param {import('../../app/view/appearance.js').Appearance['help']} next */
  set appearance({ text, key }) {
    setText(this.#text, text);
    setAttribute(this.#button, 'aria-label', text); // beside the verdict the text is not shown
    setAttribute(this.#button, 'title', text);
    setText(this.#key, key);
  }
}

define('sudoku-assist', SudokuAssist);
define('sudoku-ask', SudokuAsk);
define('sudoku-out', SudokuOut);
define('sudoku-help', SudokuHelp);
define('sudoku-foot', class extends SudokuHelp {});
