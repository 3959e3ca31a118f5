/**
 * <sudoku-fork>: what if a cell took another digit. The digits that it could take, the second board with its run, and
 * the marks of all that was tried so. Property in: `appearance`. Intents out: `fork-take` { cell, digit }, `fork-again`
 * { index }, `fork-toggle`, `fork-step`, `fork-back`, `fork-to-start`, `fork-to-end`, `fork-stop`, `fork-leave`,
 * `fork-forget`.
 *
 * The keys of the player's run move the second one while that has the focus, and a digit takes that digit where it is
 * offered.
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
import { icon, setIcon } from '../icons.js';
import { pressOf } from '../../app/keys/press.js';
import '../player/mini-board.js';

/** @typedef {import('../../app/fork/look.js').ForkAppearance} Appearance */

/** Buttons from left to right; `toggle` plays and pauses. */
const order = ['to-start', 'back', 'toggle', 'step', 'to-end'];

/** What a key asks for in the second run. @type {Record<string, string>} */
const keys = {
  '.': 'step',
  ',': 'back',
  k: 'toggle',
  Home: 'to-start',
  End: 'to-end',
  Escape: 'leave',
};

export class SudokuFork extends HTMLElement {
  #ask = html('span', { 'aria-hidden': 'true' });
  #choices = html('div', { class: 'choices', role: 'group', translate: 'no' });
  #offers = html('div', { class: 'offers' }, [this.#ask, this.#choices]);
  #title = html('h2', { id: 'fork-title' });
  #leave = html('button', { type: 'button', 'data-type': 'fork-leave' }, [icon('close')]);
  #board = document.createElement('sudoku-mini-board');
  #from = html('p', { class: 'from' });
  #sign = html('span', { class: 'verdict-mark', 'aria-hidden': 'true' });
  #line = html('span');
  #how = html('p', { class: 'line' }, [this.#sign, this.#line]);
  #buttons = new Map(
    order.map((id) => [
      id,
      html('button', { type: 'button', 'data-type': `fork-${id}` }, [icon(id === 'toggle' ? 'play' : id)]),
    ]),
  );
  #row = html('div', { role: 'group', class: 'buttons' }, [...this.#buttons.values()]);
  #stop = html('button', { type: 'button', 'data-type': 'fork-stop' });
  #forget = html('button', { type: 'button', 'data-type': 'fork-forget' });
  #second = html('section', { class: 'second', 'aria-labelledby': 'fork-title' }, [
    html('header', {}, [this.#title, this.#leave]),
    html('div', { class: 'body' }, [
      this.#board,
      html('div', { class: 'about' }, [
        this.#from,
        this.#how,
        this.#row,
        html('div', { class: 'more' }, [this.#stop, this.#forget]),
      ]),
    ]),
  ]);
  #marksLabel = html('span', { id: 'fork-marks' });
  #list = html('ul', { 'aria-labelledby': 'fork-marks' });
  #marks = html('div', { class: 'marks' }, [this.#marksLabel, this.#list]);

  constructor() {
    super();
    onPress(this, ({ dataset: { type = '', cell, digit, index } }) =>
      intend(this, { type, cell: Number(cell), digit: Number(digit), index: Number(index) }),
    );
    this.addEventListener('keydown', (event) => this.#onKey(event));
  }

  connectedCallback() {
    if (this.firstChild) return;
    this.setAttribute('role', 'group');
    this.append(this.#offers, this.#second, this.#marks);
  }

  /** The focus goes to the digits that are offered, or to the second run. @param {boolean} isAsking */
  takeFocus(isAsking) {
    const choice = isAsking ? this.#choices.querySelector('button') : null;
    if (choice) choice.focus();
    else if (!this.#second.hidden) this.#buttons.get('toggle')?.focus();
  }

  /** @param {Appearance} next */
  set appearance({ label, offers, second, marks }) {
    setAttribute(this, 'aria-label', label);
    this.#paintOffers(offers);
    this.#paintSecond(second);
    this.#paintMarks(marks);
  }

  /** @param {Appearance['offers']} next */
  #paintOffers(next) {
    setHidden(this.#offers, next === null);
    if (!next) return;
    setText(this.#ask, next.text);
    setAttribute(this.#choices, 'aria-label', next.label);
    const buttons = grown(this.#choices, next.choices.length, () =>
      html('button', { type: 'button', 'data-type': 'fork-take' }),
    );
    next.choices.forEach(({ cell, digit, text, label, on }, index) => {
      const button = buttons[index];
      setAttribute(button, 'data-cell', String(cell));
      setAttribute(button, 'data-digit', String(digit));
      setText(button, text);
      setName(button, label);
      setAttribute(button, 'aria-current', on ? 'true' : null);
    });
  }

  /** @param {Appearance['second']} next */
  #paintSecond(next) {
    const appears = next !== null && this.#second.hidden;
    setHidden(this.#second, next === null);
    if (!next) return;
    setText(this.#title, next.title);
    setName(this.#leave, next.leave);
    this.#board.appearance = next.board;
    setText(this.#from, next.from);
    setAttribute(this.#how, 'data-tone', next.tone || null);
    setText(this.#sign, next.sign);
    setText(this.#line, next.line);
    this.#paintControls(next.controls);
    if (next.stop === '' && this.#isFocused(this.#stop)) this.#buttons.get('toggle')?.focus();
    setHidden(this.#stop, next.stop === '');
    setText(this.#stop, next.stop);
    setText(this.#forget, next.forget);
    if (appears) this.#second.scrollIntoView({ block: 'nearest' });
  }

  /** @param {NonNullable<Appearance['second']>['controls']} next */
  #paintControls({ label, playing, play, enabled, buttons }) {
    setAttribute(this.#row, 'aria-label', label);
    const toggle = /** @type {HTMLElement} */ (this.#buttons.get('toggle'));
    setIcon(toggle, playing ? 'pause' : 'play');
    setName(toggle, play);
    setEnabled(toggle, enabled);
    for (const each of buttons) {
      const button = /** @type {HTMLElement} */ (this.#buttons.get(each.id));
      setName(button, each.text);
      setEnabled(button, each.enabled);
    }
  }

  /** @param {Appearance['marks']} next */
  #paintMarks({ label, rows }) {
    setHidden(this.#marks, rows.length === 0);
    setText(this.#marksLabel, label);
    const items = grown(this.#list, rows.length, () =>
      html('li', {}, [
        html('button', { type: 'button', 'data-type': 'fork-again' }, [
          html('span'),
          html('span', { class: 'sign', 'aria-hidden': 'true' }),
        ]),
      ]),
    );
    rows.forEach(({ index, text, label: name, on, tone, sign }, row) => {
      const button = items[row].children[0];
      setAttribute(button, 'data-index', String(index));
      setName(button, name);
      setAttribute(button, 'data-tone', tone || null);
      setAttribute(button, 'aria-current', on ? 'true' : null);
      setText(button.children[0], text);
      setText(button.children[1], sign);
    });
  }

  /** @param {Element} element */
  #isFocused = (element) => /** @type {ShadowRoot} */ (this.getRootNode()).activeElement === element;

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const press = pressOf(event);
    if (press.command || press.alt) return;
    const target = /** @type {Element} */ (event.target);
    const intent = this.#second.contains(target) ? secondIntent(press) : this.#digitIntent(press.key);
    if (!intent) return;
    event.preventDefault();
    event.stopPropagation();
    intend(this, intent);
  }

  /** @param {string} key */
  #digitIntent(key) {
    const button = [...this.#choices.children].find((choice) => choice.getAttribute('data-digit') === key);
    if (!(button instanceof HTMLElement) || this.#offers.hidden) return null;
    return { type: 'fork-take', cell: Number(button.dataset.cell), digit: Number(key) };
  }
}

/** @param {import('../../app/keys/press.js').Press} press */
function secondIntent({ key, repeat }) {
  if (!Object.hasOwn(keys, key) || (repeat && keys[key] === 'toggle')) return null;
  return { type: `fork-${keys[key]}` };
}

define('sudoku-fork', SudokuFork);
