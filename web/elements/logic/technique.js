/**
 * <sudoku-technique>: the dialog that explains a technique. Property in: `appearance`; methods `open()` and `close()`.
 * Intent out: `technique` { id }, of the one before or after.
 */
import { define, grown, html, intend, onPress, setAttribute, setEnabled, setName, setText } from '../element.js';
import { icon } from '../icons.js';
import { Modal } from '../modal.js';
import '../player/mini-board.js';
import './pattern.js';

/** @typedef {import('../../app/logic/technique-look.js').TechniqueAppearance} TechniqueAppearance */

/** A part of the player that paints an appearance. @param {string} name @returns {any} */
const painter = (name) => document.createElement(name);

/** @param {string} way @param {(Node | string)[]} children */
const neighbourButton = (way, children) =>
  html('button', { type: 'button', 'data-type': 'technique', 'data-way': way }, children);

export class SudokuTechnique extends Modal {
  #title = html('h2', { id: 'technique-title', 'aria-live': 'polite' });
  #close = html('button', { type: 'button', class: 'quiet', 'data-type': 'close', autofocus: '' }, [icon('close')]);
  #facts = html('p', { class: 'facts' });
  #about = html('p', { class: 'about', 'aria-live': 'polite' });
  #example = html('h3');
  #board = painter('sudoku-mini-board');
  #pattern = painter('sudoku-pattern');
  #told = html('p');
  #signs = html('ul', { class: 'signs' });
  #names = { previous: html('span'), next: html('span') };
  #ways = {
    previous: neighbourButton('previous', [icon('back'), this.#names.previous]),
    next: neighbourButton('next', [this.#names.next, icon('step')]),
  };

  #body = html('div', { class: 'chooser-body' }, [
    html('header', {}, [this.#title, this.#close]),
    this.#facts,
    this.#about,
    this.#example,
    html('div', { class: 'example' }, [
      html('div', { class: 'picture' }, [this.#board, this.#pattern]),
      html('div', { class: 'words' }, [this.#told, this.#signs]),
    ]),
    html('footer', {}, [this.#ways.previous, this.#ways.next]),
  ]);

  #dialog = html('dialog', { class: 'chooser technique', 'aria-labelledby': 'technique-title' }, [this.#body]);

  constructor() {
    super();
    this.hold(this.#dialog);
    onPress(this, ({ dataset: { type, id } }) => {
      if (type === 'technique') intend(this, { type, id });
      else this.close();
    });
    this.#dialog.addEventListener('click', (event) => {
      if (event.target === this.#dialog) this.close();
    });
  }

  /** @param {TechniqueAppearance} next */
  set appearance({ title, close, facts, about, example, previous, next }) {
    setText(this.#title, title);
    setName(this.#close, close);
    setText(this.#facts, facts);
    setText(this.#about, about);
    this.#paintExample(example);
    this.#paintWay('previous', previous);
    this.#paintWay('next', next);
    if (!previous) this.#handOn(this.#ways.previous, this.#ways.next);
    if (!next) this.#handOn(this.#ways.next, this.#ways.previous);
  }

  open() {
    super.open();
    this.#dialog.scrollTop = 0;
  }

  /** The focus of what is not shown any more. @param {HTMLElement} hidden @param {HTMLElement} other */
  #handOn(hidden, other) {
    if (hidden.matches(':focus')) other.focus();
  }

  /** @param {TechniqueAppearance['example']} next */
  #paintExample({ title, told, board, pattern, legend }) {
    setText(this.#example, title);
    setText(this.#told, told);
    this.#board.appearance = board;
    this.#pattern.appearance = pattern;
    setAttribute(this.#signs, 'aria-label', legend.label);
    const items = grown(this.#signs, legend.signs.length, () =>
      html('li', {}, [html('span', { class: 'swatch' }, [painter('sudoku-pattern')]), html('span')]),
    );
    legend.signs.forEach(({ text, picture }, index) => {
      const [swatch, words] = items[index].children;
      Object.assign(swatch.children[0], { appearance: picture });
      setText(words, text);
    });
  }

  /** @param {'previous' | 'next'} way @param {import('../../app/logic/technique-look.js').Neighbour} neighbour */
  #paintWay(way, neighbour) {
    const button = this.#ways[way];
    setEnabled(button, neighbour !== null);
    setText(this.#names[way], neighbour?.name ?? '');
    setAttribute(button, 'data-id', neighbour?.id ?? null);
    setName(button, neighbour?.spoken ?? null);
    button.toggleAttribute('data-last', neighbour === null);
  }
}

define('sudoku-technique', SudokuTechnique);
