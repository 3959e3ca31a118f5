/**
 * <sudoku-game-hint>: a hint, stage by stage. Property in: `appearance`. Intents out: `hint` for the next stage,
 * `hint-do`, `hint-close`, `hint-why` for more about its technique, and `walk` { cell, extend } for a cell that it
 * names.
 */
import { define, html, intend, onPress, setAttribute, setHidden, setName, setText } from '../element.js';
import { icon } from '../icons.js';
import { piecesOf, pressed } from './hint-pieces.js';

/** Where to look, which technique, the pattern, done. */
const STAGES = 4;

export class SudokuGameHint extends HTMLElement {
  #title = html('h2');
  #stages = html(
    'span',
    { class: 'stages', 'aria-hidden': 'true' },
    Array.from({ length: STAGES }, () => html('span')),
  );
  #close = html('button', { type: 'button', class: 'quiet', 'data-type': 'hint-close' }, [icon('close')]);
  #text = html('p', { tabindex: '0' });
  #do = html('button', { type: 'button', 'data-type': 'hint-do' });
  #next = html('button', { type: 'button', 'data-type': 'hint' });
  #why = html('button', { type: 'button', 'data-type': 'hint-why', class: 'quiet' });
  #said = '';

  constructor() {
    super();
    onPress(this, ({ dataset }) => intend(this, pressed(dataset)));
  }

  connectedCallback() {
    if (this.firstChild) return;
    this.append(
      html('div', { class: 'head' }, [this.#title, this.#stages, this.#close]),
      this.#text,
      html('div', { class: 'ways' }, [this.#do, this.#next, this.#why]),
    );
  }

  /** @param {import('../../app/play/hints/hint-look.js').HintAppearance} next */
  set appearance(next) {
    setText(this.#title, next.title);
    this.#say(next.text, next.cells);
    setAttribute(this, 'data-stage', String(next.stage));
    [...this.#stages.children].forEach((dot, index) => setAttribute(dot, 'data-on', index < next.stage ? '' : null));
    setName(this.#close, next.close);
    for (const [button, name] of /** @type {[HTMLElement, string][]} */ ([
      [this.#do, next.do?.name ?? ''],
      [this.#next, next.next?.name ?? ''],
      [this.#why, next.why],
    ])) {
      setHidden(button, name === '');
      setText(button, name);
    }
    // The way on is the one to be seen: to the next stage, and from the last one to what it says.
    this.#next.classList.toggle('primary', next.next !== null);
    this.#do.classList.toggle('primary', next.next === null);
  }

  /** @param {string} text @param {import('../../app/play/hints/hint-look.js').HintAppearance['cells']} cells */
  #say(text, cells) {
    const said = JSON.stringify([text, cells]);
    if (said === this.#said) return;
    this.#said = said;
    this.#text.replaceChildren(...piecesOf(text, cells).flatMap(nodesOf));
  }
}

/** Signs that stay with the word before them. */
const closing = /^[\p{Pe}\p{Pf}\p{Po}]+/u;

/**
 * What stands for a piece: a cell takes the signs behind it along, so that none of them begins a line.
 * @param {{ text: string, cell: number | null }} piece @param {number} index @param {{ text: string, cell: number |
 *   null }[]} pieces
 * @returns {(Node | string)[]}
 */
function nodesOf({ text, cell }, index, pieces) {
  const signsOf = (/** @type {string} */ following) => closing.exec(following)?.[0] ?? '';
  if (cell === null) return [index > 0 ? text.slice(signsOf(text).length) : text];
  const next = pieces[index + 1];
  const signs = next?.cell === null ? signsOf(next.text) : '';
  const place = html('button', { type: 'button', class: 'place', 'data-type': 'walk', 'data-cell': String(cell) }, [
    text,
  ]);
  return [signs === '' ? place : html('span', { class: 'kept' }, [place, signs])];
}

define('sudoku-game-hint', SudokuGameHint);
