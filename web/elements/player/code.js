/**
 * <sudoku-code>: the listing, with the line of this step and the variables. <sudoku-languages>:
 * which language it is in. Property in: `appearance`. Intent out of both: `code-language`
 * { language }; the one that is chosen already asks again for a listing that could not be loaded.
 */
import { define, html, intend, onPress, setAttribute, setText } from '../element.js';

/** @typedef {import('../../app/view/appearance.js').Appearance['code']} Appearance */

/** Its buttons ask for the listing in their language. @param {HTMLElement} element */
function offerLanguages(element) {
  onPress(element, (button) => intend(element, { type: 'code-language', language: button.dataset.language }));
}

export class SudokuCode extends HTMLElement {
  #list = html('ol');
  #box = html('div', { class: 'listing', tabindex: '0', role: 'group', dir: 'ltr', translate: 'no' }, [this.#list]);
  #message = html('p');
  #retry = html('button', { type: 'button', 'data-type': 'code-language' });
  #failure = html('div', { class: 'listing-failure', hidden: '' }, [this.#message, this.#retry]);
  #variables = html('dl', { class: 'variables', dir: 'ltr', translate: 'no' });
  /** What the list shows now. */
  #name = '';
  #part = 0;
  /** @type {Appearance['lines']} */
  #lines = [];
  /** The line of this step. @type {HTMLElement | null} */
  #current = null;
  /** Of the box, as it was last told, 0 without a width: to ask for it lays the page out. */
  #height = 0;
  /** How far the box is scrolled, as it was last told. */
  #scrolled = 0;
  /** Where each line stands, while that is known. @type {{ top: number, height: number }[] | null} */
  #places = null;

  constructor() {
    super();
    offerLanguages(this);
    const resized = new ResizeObserver((entries) => {
      const before = this.#height;
      this.#height = this.#box.clientWidth > 0 ? this.#box.clientHeight : 0;
      this.#places = null;
      // where lines break anew, the one that was shown is elsewhere
      const isBrokenAnew = entries.some(({ target }) => target === this.#list);
      if (before === 0 || this.#height < before || isBrokenAnew) this.#reveal();
    });
    for (const element of [this.#box, this.#list]) resized.observe(element);
    this.#box.addEventListener('scroll', () => {
      this.#scrolled = this.#box.scrollTop;
    });
  }

  connectedCallback() {
    if (this.firstChild) return;
    this.setAttribute('role', 'tabpanel');
    this.setAttribute('id', 'panel-code');
    this.setAttribute('aria-labelledby', 'tab-code');
    this.append(this.#box, this.#failure, this.#variables);
  }

  /** @param {Appearance} next */
  set appearance(next) {
    this.hidden = !next.shown;
    if (!next.shown) return;
    setAttribute(this.#box, 'aria-label', next.label);
    setAttribute(this.#variables, 'aria-label', next.variablesLabel);
    this.#failure.hidden = next.failure === null;
    this.#box.hidden = next.failure !== null;
    setText(this.#message, next.failure?.text ?? '');
    setText(this.#retry, next.failure?.retry ?? '');
    setAttribute(this.#retry, 'data-language', next.language);
    this.#paintLines(next);
    this.#paintVariables(next.variables);
  }

  /** @param {Appearance} next */
  #paintLines({ name, part, lines }) {
    const isNew = name !== this.#name || part !== this.#part || lines.length !== this.#lines.length;
    if (part !== this.#part || (this.#current && !lines.some(({ on }) => on))) {
      this.#current = null;
      // a part, and at the start a listing, begins with its first line, whatever was shown before
      queueMicrotask(() => this.#scrollTo(0));
    }
    if (isNew) {
      this.#list.replaceChildren(...lines.map(lineElement));
      this.#places = null;
    }
    lines.forEach((line, index) => {
      const shown = isNew ? undefined : this.#lines[index];
      if (shown ? shown.tone === line.tone && shown.on === line.on : line.tone === '') return;
      const element = /** @type {HTMLElement} */ (this.#list.children[index]);
      setAttribute(element, 'data-tone', line.tone || null);
      setAttribute(element, 'class', line.calls ? 'calls' : null);
      setAttribute(element, 'aria-current', line.on ? 'step' : null);
      if (!line.on) return;
      this.#current = element;
      queueMicrotask(() => this.#reveal()); // when all of the page is painted: to ask where it is lays the page out
    });
    this.#name = name;
    this.#part = part;
    this.#lines = lines;
  }

  /** Moves the listing in its box, and nothing else, until the line of this step can be seen. */
  #reveal() {
    if (!this.#current || this.#height === 0) return;
    const { top, height } = this.#placeOf(this.#current);
    const [highest, lowest] = [top - height, top + 2 * height - this.#height];
    if (this.#scrolled > highest) this.#scrollTo(highest);
    else if (this.#scrolled < lowest) this.#scrollTo(lowest);
  }

  /** All lines are asked once: to ask in each frame of a run lays the page out twice. @param {HTMLElement} line */
  #placeOf(line) {
    const all = /** @type {HTMLElement[]} */ ([...this.#list.children]);
    this.#places ??= all.map(({ offsetTop, offsetHeight }) => ({ top: offsetTop, height: offsetHeight }));
    return this.#places[all.indexOf(line)];
  }

  /** @param {number} top */
  #scrollTo(top) {
    this.#box.scrollTop = top;
    this.#scrolled = this.#box.scrollTop; // no further than there is something to see
  }

  /** @param {Appearance['variables']} next */
  #paintVariables(next) {
    const list = this.#variables;
    if (list.children.length !== next.length) {
      list.replaceChildren(...next.map(() => html('div', {}, [html('dt'), html('dd')])));
    }
    next.forEach(({ name, value }, index) => {
      const [term, content] = list.children[index].children;
      setText(term, name);
      setText(content, value);
    });
  }
}

/** @param {Appearance['lines'][number]} line */
function lineElement({ number, tokens }) {
  const code = html(
    'code',
    {},
    tokens.map(({ text, kind }) => (kind ? html('span', { class: kind }, [text]) : text)),
  );
  const [indentation] = /** @type {RegExpExecArray} */ (/^ */.exec(tokens.map(({ text }) => text).join('')));
  code.style.setProperty('--indentation', `${indentation.length}ch`);
  return html('li', {}, [html('span', { class: 'line-number', 'aria-hidden': 'true' }, [String(number)]), code]);
}

export class SudokuLanguages extends HTMLElement {
  #told = html('span');
  #buttons = html('div', { role: 'group' });

  constructor() {
    super();
    offerLanguages(this);
  }

  connectedCallback() {
    if (!this.firstChild) this.append(this.#told, this.#buttons);
  }

  /** @param {import('../../app/view/appearance.js').Appearance['languages']} next */
  set appearance({ shown, label, told, choices }) {
    this.hidden = !shown;
    setText(this.#told, told);
    this.#buttons.hidden = choices.length === 0;
    setAttribute(this.#buttons, 'aria-label', label);
    if (this.#buttons.children.length !== choices.length) {
      this.#buttons.replaceChildren(
        ...choices.map(({ id }) =>
          html('button', { type: 'button', 'data-type': 'code-language', 'data-language': id }),
        ),
      );
    }
    choices.forEach(({ text, on }, index) => {
      setText(this.#buttons.children[index], text);
      setAttribute(this.#buttons.children[index], 'aria-pressed', String(on));
    });
  }
}

define('sudoku-code', SudokuCode);
define('sudoku-languages', SudokuLanguages);
