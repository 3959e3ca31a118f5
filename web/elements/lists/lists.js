/**
 * <sudoku-lists>: the panel for lists of puzzles. Property in: `appearance`. Intents out:
 * `file` { file }, `text` { text }, `cancel`, `download`, `forget`, `show` { kind }, `grade`,
 * `stop-grading`, `open` { puzzle }, `leave`.
 */
import { define, grown, html, intend, onPress, setAttribute, setName, setText } from '../element.js';
import { icon } from '../icons.js';
import { GradesPicture } from './grades.js';

/** @typedef {import('../../app/lists/look.js').ListsAppearance} Appearance */
/** @typedef {NonNullable<Appearance['result']>} Result */

/** Line, puzzle and solution, and the three of how hard it is. */
const COLUMNS = 6;

export class SudokuLists extends HTMLElement {
  #title = html('h2', { id: 'lists-title' });
  #close = html('button', { type: 'button', class: 'quiet', 'data-type': 'leave' }, [icon('close')]);
  #drop = html('p');
  #choose = html('button', { type: 'button', class: 'primary', 'data-type': 'choose-file' });
  #file = html('input', { type: 'file', hidden: '' });
  #zone = html('div', { class: 'zone' }, [this.#drop, this.#choose, this.#file]);
  #pasteLabel = html('label', { for: 'lists-text' });
  #text = html('textarea', {
    id: 'lists-text',
    rows: '3',
    spellcheck: 'false',
    autocapitalize: 'off',
    autocomplete: 'off',
    'aria-describedby': 'lists-hint',
  });
  #hint = html('p', { id: 'lists-hint', class: 'hint' });
  #start = html('button', { type: 'submit' });
  #form = html('form', {}, [this.#pasteLabel, this.#text, this.#hint, this.#start]);
  #name = html('h3', { tabindex: '-1' });
  #say = html('p', { class: 'told' });
  #bar = html('div', { class: 'bar', role: 'progressbar', 'aria-valuemin': '0', 'aria-valuemax': '100' }, [
    html('div'),
  ]);
  #buttons = html(
    'div',
    { class: 'acts' },
    ['cancel', 'download', 'forget'].map((type) => html('button', { type: 'button', 'data-type': type })),
  );
  #kinds = html('div', { role: 'group', class: 'kinds' });
  #grades = new GradesPicture();
  #note = html('p', { class: 'note' });
  #head = html(
    'div',
    { class: 'row head', 'aria-hidden': 'true' },
    Array.from({ length: COLUMNS }, () => html('span')),
  );
  #rows = html('ol', { class: 'rows' });
  /** What the rows show. @type {unknown} */
  #lines = null;
  #table = html('div', { class: 'table' }, [this.#head, this.#rows]);
  #result = html('section', { class: 'result', hidden: '' }, [
    html('div', { class: 'top' }, [html('div', {}, [this.#name, this.#say]), this.#buttons]),
    this.#bar,
    this.#kinds,
    this.#grades.node,
    this.#table,
    this.#note,
  ]);

  constructor() {
    super();
    onPress(this, (button) => {
      const { type = '', kind, puzzle } = button.dataset;
      if (type === 'choose-file') this.#file.click();
      else intend(this, { type, kind, puzzle });
    });
    this.addEventListener('dragover', () => this.#light(true));
    this.addEventListener('dragleave', () => this.#light(false));
    this.addEventListener('drop', () => this.#light(false));
    this.#file.addEventListener('change', () => {
      const file = this.#file.files?.[0];
      this.#file.value = ''; // the same one can be chosen again
      if (file) intend(this, { type: 'file', file });
    });
    this.#form.addEventListener('submit', (event) => {
      event.preventDefault();
      if (this.#text.value.trim() === '') this.#text.focus();
      else intend(this, { type: 'text', text: this.#text.value });
    });
  }

  /** Shows where a file may be dropped; the player takes it. @param {boolean} on */
  #light(on) {
    setAttribute(this.#zone, 'data-over', on ? '' : null);
  }

  connectedCallback() {
    if (this.firstChild) return;
    this.setAttribute('role', 'region');
    this.tabIndex = -1; // it may be given the focus as a whole, and is no stop of the Tab key
    this.append(
      html('header', {}, [this.#title, this.#close]),
      html('div', { class: 'intake' }, [this.#zone, this.#form]),
      this.#result,
    );
  }

  /** @param {Appearance} next */
  set appearance({ label, title, close, input, result }) {
    setAttribute(this, 'aria-label', label);
    setText(this.#title, title);
    setName(this.#close, close);
    setText(this.#drop, input.drop);
    setText(this.#choose, input.choose);
    setText(this.#pasteLabel, input.paste);
    setText(this.#hint, input.hint);
    setText(this.#start, input.start);
    const isNew = result !== null && this.#result.hidden;
    const hadFocus = this.#result.contains(/** @type {ShadowRoot} */ (this.getRootNode()).activeElement);
    this.#result.hidden = result === null;
    if (result) this.#paintResult(result, hadFocus);
    else if (hadFocus) this.#choose.focus();
    if (isNew) this.#result.scrollIntoView({ block: 'nearest' }); // on a phone it lies below the screen
  }

  /** @param {Result} result @param {boolean} hadFocus */
  #paintResult({ name, outcome, say, puzzles, pace, bar, cancel, download, forget, kinds, grades, list }, hadFocus) {
    setAttribute(this.#result, 'data-outcome', outcome);
    setText(this.#name, name);
    setText(this.#say, [say, puzzles, pace].filter((text) => text).join(' · '));
    setAttribute(this.#bar, 'aria-label', bar.label);
    setAttribute(this.#bar, 'aria-valuenow', String(Math.round(100 * bar.part)));
    setAttribute(this.#bar, 'aria-valuetext', bar.text);
    /** @type {HTMLElement} */ (this.#bar.children[0]).style.transform = `scaleX(${bar.part})`;
    [cancel, download, forget].forEach((text, index) => {
      const button = /** @type {HTMLElement} */ (this.#buttons.children[index]);
      setText(button, text);
      button.hidden = text === '';
    });
    this.#paintKinds(kinds);
    this.#grades.paint(grades);
    this.#paintList(list);
    // A button that went away must not take the focus with it.
    if (hadFocus && !this.#result.contains(/** @type {ShadowRoot} */ (this.getRootNode()).activeElement)) {
      this.#name.focus();
    }
  }

  /** @param {Result['kinds']} next */
  #paintKinds({ label, choices }) {
    setAttribute(this.#kinds, 'aria-label', label);
    const buttons = grown(this.#kinds, choices.length, () =>
      html('button', { type: 'button', 'data-type': 'show' }, [
        html('span', { class: 'mark', 'aria-hidden': 'true' }),
        html('b', { translate: 'no' }),
        html('span'),
      ]),
    );
    choices.forEach(({ id, mark, text, count, on }, index) => {
      const button = buttons[index];
      setAttribute(button, 'data-kind', id);
      setAttribute(button, 'aria-pressed', String(on));
      [mark, count, text].forEach((part, place) => setText(button.children[place], part));
    });
  }

  /** @param {Result['list']} next */
  #paintList({ kind, label, columns, lines, note, gradeNote, nothing }) {
    setAttribute(this.#rows, 'aria-label', label);
    setAttribute(this.#rows, 'data-kind', kind);
    [...this.#head.children].forEach((cell, index) => {
      setText(cell, columns[index] ?? '');
      /** @type {HTMLElement} */ (cell).hidden = index >= columns.length;
    });
    this.#head.hidden = lines.length === 0;
    setAttribute(this.#table, 'data-graded', columns.length === COLUMNS ? '' : null);
    setText(this.#note, [note || nothing, gradeNote].filter((text) => text).join(' · '));
    const rows = grown(this.#rows, lines.length, () =>
      html('li', { class: 'row' }, [
        html('span', { class: 'line', translate: 'no' }),
        html('button', { type: 'button', 'data-type': 'open', translate: 'no' }),
        html('span', { class: 'text', translate: 'no' }),
        html('span', { class: 'more' }),
        html('span', { class: 'graded' }, [html('span'), html('span', { translate: 'no' }), html('span')]),
      ]),
    );
    if (lines === this.#lines) return;
    this.#lines = lines;
    lines.forEach(({ line, text, more, graded, open, puzzle }, index) => {
      const [number, button, plain, rest, known] = /** @type {HTMLElement[]} */ ([...rows[index].children]);
      setText(number, line);
      setText(open ? button : plain, text);
      button.hidden = open === '';
      plain.hidden = open !== '';
      setAttribute(button, 'aria-label', open || null);
      setAttribute(button, 'data-puzzle', puzzle || null);
      setAttribute(rest, 'translate', open === '' ? null : 'no'); // a solution, or what is wrong with the line
      setText(rest, more);
      known.hidden = graded.length === 0;
      [...known.children].forEach((cell, place) => setText(cell, graded[place] ?? ''));
    });
  }
}

define('sudoku-lists', SudokuLists);
