/**
 * The sheet that is printed in place of the page. It stands beside the page, in the document itself:
 * only there can a style sheet set the margins of paper and hide all else. That sheet, too, is there
 * only for as long: its margins would be those of everything that the page prints.
 */
import '../../elements/share/paper.js';
import { loadSheet } from '../platform/style-sheets.js';

/** Set on the root of the document while there is a sheet. */
const MARK = 'data-sudoku-paper';

export class Paper {
  #element = document.createElement('sudoku-sheet');
  #style;

  /** @returns {Promise<Paper>} with its style sheet */
  static async load() {
    return new Paper(await loadSheet('sheet'));
  }

  /** @param {CSSStyleSheet} style */
  constructor(style) {
    this.#style = style;
  }

  /** @param {import('./paper-look.js').SheetAppearance | null} look null: the page itself is printed */
  show(look) {
    if (Boolean(look) !== this.#element.isConnected) this.#lay(look !== null);
    if (look) this.#element.appearance = look;
  }

  /** @param {boolean} isThere */
  #lay(isThere) {
    const others = document.adoptedStyleSheets.filter((style) => style !== this.#style);
    document.adoptedStyleSheets = isThere ? [...others, this.#style] : others;
    document.documentElement.toggleAttribute(MARK, isThere);
    if (isThere) document.body.append(this.#element);
    else this.#element.remove();
  }
}
