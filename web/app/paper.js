/**
 * The sheet that is printed in place of the page. It stands beside the page, in the document itself:
 * only there can a style sheet set the margins of paper and hide all else.
 */
import '../elements/sheet.js';
import { loadSheet } from './sheets.js';

/** Set on the root of the document while there is a sheet. */
const MARK = 'data-sudoku-paper';

export class Paper {
  #element = /** @type {any} */ (document.createElement('sudoku-sheet'));

  /** @returns {Promise<Paper>} with its style sheet */
  static async load() {
    const sheet = await loadSheet('sheet');
    if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return new Paper();
  }

  /** @param {import('./sheet-look.js').SheetAppearance | null} look null: the page itself is printed */
  show(look) {
    document.documentElement.toggleAttribute(MARK, look !== null);
    if (!look) {
      this.#element.remove();
      return;
    }
    if (!this.#element.isConnected) document.body.append(this.#element);
    this.#element.appearance = look;
  }
}
