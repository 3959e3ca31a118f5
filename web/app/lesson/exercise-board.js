/** The board of an exercise: that of the figures, with its keys, in a root of its own. */
import '../player.js'; // <sudoku-board> comes with it
import { html } from '../../elements/element.js';
import { loadSheet } from '../platform/style-sheets.js';

/** @typedef {HTMLElement & { appearance: object }} Board */

/**
 * The players have the sheet `player` already, but in scripts that are bundled apart: it is taken from the cache and
 * parsed once more, rather than be handed out by `player.js`, whose exports others import.
 * @returns {Promise<{ host: HTMLElement, board: Board }>}
 */
export async function exerciseBoard() {
  const sheets = await Promise.all(['player', 'lesson-light'].map(loadSheet));
  const board = /** @type {Board} */ (document.createElement('sudoku-board'));
  const host = html('div', { class: 'board' });
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = sheets;
  root.append(board);
  return { host, board };
}

/** @param {{ text: string, kind: string, mark: string, label: string }} shown what a cell shows, and its name */
export const exerciseCell = (shown) => ({ clash: false, held: false, notes: '', struck: '', ...shown });
