/**
 * <sudoku-sheet>: what a printer gets in place of the page: puzzles with their solutions, or steps
 * with their sentences. On the screen it is not to be seen. Property in: `appearance`.
 */
import { pictureOf } from '../../app/drawing/board-svg.js';
import { define, grown, html, setAttribute, setText } from '../element.js';
import { vector } from '../vector.js';

/** @typedef {import('../../app/share/paper-look.js').SheetAppearance} SheetAppearance */

/** Steps that are drawn stay as they are. @type {WeakMap<object, HTMLElement>} */
const drawn = new WeakMap();

export class SudokuSheet extends HTMLElement {
  #heading = html('h1');
  #body = html('div');
  #foot = html('p', { class: 'sheet-foot' });
  #legend = html('ul', { class: 'sheet-legend' });
  #figures = html('div', { class: 'sheet-story' });
  #shown = '';

  connectedCallback() {
    if (!this.firstChild) this.append(this.#heading, this.#body, this.#foot);
  }

  /** @param {SheetAppearance} next */
  set appearance(next) {
    setAttribute(this, 'lang', next.language);
    setText(this.#heading, next.heading);
    setText(this.#foot, next.foot);
    if (next.story) this.#paintStory(next.story, next.language);
    else if (next.puzzles) this.#paintPuzzles(next.puzzles, next.language);
  }

  /** @param {NonNullable<SheetAppearance['puzzles']>} puzzles @param {string} language */
  #paintPuzzles(puzzles, language) {
    const shown = JSON.stringify([puzzles, language]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    /** @param {{ caption: string, title: string, board: import('../../app/drawing/board-svg.js').BoardLook }} look */
    const figure = ({ caption, title, board }) =>
      html('figure', {}, [printed(board, title, language), ...(caption ? [html('figcaption', {}, [caption])] : [])]);
    const { count, solution, answers, boards, solutions } = puzzles;
    this.#body.replaceChildren(
      html(
        'div',
        { class: 'sheet-puzzles', 'data-count': String(count), 'data-solution': solution },
        boards.map(figure),
      ),
      html('div', { class: 'sheet-solutions', 'data-solution': solution }, [
        ...(answers && solutions.length > 0 ? [html('h2', {}, [answers])] : []),
        ...solutions.map(figure),
      ]),
    );
  }

  /** @param {NonNullable<SheetAppearance['story']>} story @param {string} language */
  #paintStory({ legend, figures }, language) {
    this.#shown = '';
    if (this.#figures.parentNode !== this.#body) this.#body.replaceChildren(this.#legend, this.#figures);
    grown(this.#legend, legend.length, () => html('li')).forEach((item, index) => {
      setAttribute(item, 'data-mark', legend[index].mark);
      setText(item, legend[index].text);
    });
    const wanted = figures.map((figure) => drawing(figure, language));
    if (
      wanted.length !== this.#figures.children.length ||
      wanted.some((figure, index) => figure !== this.#figures.children[index])
    ) {
      this.#figures.replaceChildren(...wanted);
    }
  }
}

/**
 * The picture of a board, whose digits no translator changes.
 * @param {import('../../app/drawing/board-svg.js').BoardLook} board @param {string} title @param {string} language
 */
function printed(board, title, language) {
  const picture = vector(pictureOf(board, { theme: 'print', title, language }));
  setAttribute(picture, 'translate', 'no');
  return picture;
}

/** @param {NonNullable<SheetAppearance['story']>['figures'][number]} figure @param {string} language */
function drawing({ picture, number, sentence }, language) {
  const known = drawn.get(picture);
  if (known) return known;
  const made = html('figure', {}, [
    printed(picture, number, language),
    html('figcaption', {}, [html('b', {}, [number]), html('span', {}, [sentence])]),
  ]);
  drawn.set(picture, made);
  return made;
}

define('sudoku-sheet', SudokuSheet);
