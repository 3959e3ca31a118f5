/**
 * <sudoku-game-pad>: what is pressed beside the board of a game. Property in: `appearance`. Intents out: `notes`,
 * `undo`, `redo`, `hint`, `check`, `kind` { kind }, `digit` { digit }, `digit-other` { digit, twice } for a key that is
 * pressed twice or held, `colour` { colour }, `erase`, and `menu` { id } of the list behind its last button.
 *
 * Of a key that is pressed twice the first press has said `digit` already: `twice` is true then.
 */
import {
  define,
  grown,
  html,
  intend,
  onPress,
  setAttribute,
  setEnabled,
  setHidden,
  setName,
  setText,
} from '../element.js';
import { addIcons, icon } from '../icons.js';
import { onLongPress } from '../long-press.js';
import '../player/pad.js';
import './game-menu.js';
import { createTwice } from './twice.js';

/** @typedef {import('../../app/play/look.js').PadLook} PadLook */
/** @typedef {import('../../app/play/look.js').ButtonLook} ButtonLook */

addIcons({
  notes:
    'M16.8 3.2a1.5 1.5 0 0 1 2.1 0l1.9 1.9a1.5 1.5 0 0 1 0 2.1L8.5 19.5 3 21l1.5-5.5z' +
    'M6.3 16.5l-.5 1.7 1.7-.5L16.6 8.6l-1.2-1.2z',
  lamp:
    'M12 2.5a7 7 0 0 1 4 12.7V18H8v-2.8a7 7 0 0 1 4-12.7z' +
    'm0 2a5 5 0 0 0-2 9.5V16h4v-2a5 5 0 0 0-2-9.5zM9 19.5h6v2H9z',
  check:
    'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19z' +
    'm0 2a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM7.3 12.2l1.4-1.4 2.3 2.3 4.5-5.1 1.5 1.3-5.9 6.7z',
});

/** Buttons from left to right. */
const actions = /** @type {const} */ (['notes', 'undo', 'redo', 'hint', 'check']);

export class SudokuGamePad extends HTMLElement {
  #buttons = new Map(
    actions.map((id) => [
      id,
      html('button', { type: 'button', 'data-type': id }, [icon(id === 'hint' ? 'lamp' : id), html('span')]),
    ]),
  );
  #menu = document.createElement('sudoku-game-menu');
  #actions = html('div', { class: 'actions' }, [...this.#buttons.values(), this.#menu]);
  #kinds = html('div', { role: 'group', class: 'segments kinds' });
  #keys = html('div', { role: 'group', class: 'entries', translate: 'no' });
  #erase = html('button', { type: 'button', 'data-type': 'erase' }, [icon('erase')]);
  #isSecond = createTwice();
  #now = 0;

  constructor() {
    super();
    this.addEventListener('click', ({ timeStamp }) => (this.#now = timeStamp), true);
    onPress(this, (button) => this.#press(button));
    onLongPress(this, (target) => this.#hold(target));
  }

  connectedCallback() {
    if (!this.firstChild) this.append(this.#actions, this.#kinds, this.#keys);
  }

  /** @param {PadLook} next */
  set appearance(next) {
    for (const id of actions) {
      const button = /** @type {HTMLElement} */ (this.#buttons.get(id));
      setText(/** @type {Element} */ (button.lastElementChild), next[id].name);
      setName(button, next[id].name); // where there is little room its text is not shown
      if (id === 'notes') setAttribute(button, 'aria-pressed', String(next.notes.pressed));
      else setEnabled(button, next[id].enabled);
    }
    this.#menu.appearance = { name: next.more, items: next.menu };
    this.#paintKinds(next.kinds);
    this.#paintKeys(next);
    setName(this.#erase, next.erase);
  }

  /** @param {PadLook['kinds']} kinds */
  #paintKinds(kinds) {
    setHidden(this.#kinds, kinds.length === 0);
    setAttribute(this, 'data-kinds', kinds.length > 0 ? '' : null);
    const buttons = grown(this.#kinds, kinds.length, () => html('button', { type: 'button', 'data-type': 'kind' }));
    kinds.forEach(({ kind, name, pressed }, index) => {
      setAttribute(buttons[index], 'data-kind', kind);
      setAttribute(buttons[index], 'aria-pressed', String(pressed));
      setText(buttons[index], name);
    });
  }

  /** Keys that stay keep the focus; the one that erases is always the last. @param {PadLook} next */
  #paintKeys({ size, label, digits, colours, kind }) {
    setAttribute(this, 'data-size', String(size));
    setAttribute(this.#keys, 'aria-label', label);
    setAttribute(this.#keys, 'data-kind', kind);
    if (!this.#erase.parentNode) this.#keys.append(this.#erase);
    const count = (colours ?? digits).length;
    while (this.#keys.children.length - 1 > count) this.#erase.previousElementSibling?.remove();
    while (this.#keys.children.length - 1 < count) {
      this.#erase.before(html('button', { type: 'button' }, [html('span'), html('small')]));
    }
    setAttribute(this.#keys, 'data-count', String(count));
    const keys = this.#keys.children;
    if (colours) colours.forEach((look, index) => paintColour(keys[index], look));
    else digits.forEach((look, index) => paintDigit(keys[index], look));
  }

  /** @param {HTMLElement} button */
  #press({ dataset: { type = '', kind, digit, colour } }) {
    if (digit !== undefined) return this.#enter(Number(digit));
    this.#isSecond(type, this.#now); // another press between two on a key: they are two
    if (colour !== undefined) intend(this, { type, colour: Number(colour) });
    else if (kind !== undefined) intend(this, { type, kind });
    else intend(this, { type });
  }

  /** @param {number} digit */
  #enter(digit) {
    if (this.#isSecond(digit, this.#now)) intend(this, { type: 'digit-other', digit, twice: true });
    else intend(this, { type: 'digit', digit });
  }

  /** @param {EventTarget | null} target */
  #hold(target) {
    const key = target instanceof Element ? target.closest('[data-digit]') : null;
    if (!(key instanceof HTMLElement)) return false;
    intend(this, { type: 'digit-other', digit: Number(key.dataset.digit), twice: false });
    return true;
  }
}

/** @param {Element} key @param {PadLook['digits'][number]} look */
function paintDigit(key, { digit, name, done, held, left }) {
  setAttribute(key, 'data-type', 'digit');
  setAttribute(key, 'data-digit', String(digit));
  setAttribute(key, 'data-colour', null);
  setAttribute(key, 'aria-label', name);
  setAttribute(key, 'aria-pressed', held ? 'true' : null);
  setAttribute(key, 'data-done', done ? '' : null);
  setText(key.children[0], String(digit));
  setAttribute(key.children[1], 'data-left', done ? '✓' : String(left));
}

/** @param {Element} key @param {NonNullable<PadLook['colours']>[number]} look */
function paintColour(key, { colour, name, sign, held }) {
  setAttribute(key, 'data-type', 'colour');
  setAttribute(key, 'data-digit', null);
  setAttribute(key, 'data-colour', String(colour));
  setAttribute(key, 'aria-label', name);
  setAttribute(key, 'aria-pressed', held ? 'true' : null);
  setAttribute(key, 'data-done', null);
  setText(key.children[0], sign);
  setAttribute(key.children[1], 'data-left', null);
}

define('sudoku-game-pad', SudokuGamePad);
