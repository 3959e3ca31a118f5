/**
 * <sudoku-play>: the parts of a game: status, board, and what stands beside it. Property in: `appearance`; each piece
 * of it is handed on, and null hides its part. Intents out: those of its parts.
 */
import { define, html, setAttribute, setHidden, setText } from '../element.js';
import './game-board.js';
import './game-pad.js';
import './game-status.js';
import './hint.js';
import './outcome.js';

/** @template {'status' | 'board' | 'pad' | 'hint' | 'outcome'} Name @param {Name} name */
function make(name) {
  const part = document.createElement(/** @type {`sudoku-game-${Name}`} */ (`sudoku-game-${name}`));
  part.setAttribute('part', `game-${name}`);
  part.hidden = true;
  return part;
}

export class SudokuPlay extends HTMLElement {
  #status = make('status');
  #board = make('board');
  #pad = make('pad');
  #hint = make('hint');
  #outcome = make('outcome');
  #loading = html('p', { class: 'loading', hidden: '' });

  connectedCallback() {
    if (this.firstChild) return;
    this.setAttribute('role', 'group');
    const side = html('div', { class: 'side-of-game' }, [this.#pad, this.#hint, this.#outcome]);
    this.append(this.#status, this.#board, this.#loading, html('div', { class: 'side-room' }, [side]));
  }

  /** The board has the focus: the element itself is no box. */
  focus() {
    this.#board.focus();
  }

  /** @param {import('../../app/play/look.js').PlayAppearance} next */
  set appearance({ status, board, pad, hint, outcome, message, loading }) {
    hand(this.#status, status && { ...status, message });
    hand(this.#board, board);
    hand(this.#pad, pad);
    hand(this.#hint, hint);
    hand(this.#outcome, outcome);
    setText(this.#loading, loading);
    setHidden(this.#loading, loading === '');
    // Where there is little room, what is said takes the place of the keys.
    setAttribute(this.#pad, 'data-yields', hint || outcome ? '' : null);
    // The keys tell how often each digit stands on the board.
    setAttribute(this.#pad, 'data-rests', board?.covered ? '' : null);
    setAttribute(this.#board, 'data-celebrates', outcome?.celebrate ? '' : null);
  }
}

/** @template Look @param {HTMLElement & { appearance: Look }} part @param {Look | null} piece */
function hand(part, piece) {
  setHidden(part, piece === null);
  if (piece) part.appearance = piece;
}

define('sudoku-play', SudokuPlay);
