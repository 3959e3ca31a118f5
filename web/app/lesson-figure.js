/**
 * A figure of the lesson: a still, and a player in its place from the first time that it is near the
 * window. `go` leads to a step of its run; `light` shows which cells a word means.
 *
 * @typedef {object} Figure
 * @property {HTMLElement} element
 * @property {() => void} start the player comes, if it is not there yet
 * @property {() => void} rest what plays pauses
 * @property {() => void} show brings it into the window, if it is not
 * @property {(position: number | null) => Promise<number>} go leads to a step, null to none; answers with the position then
 * @property {() => Promise<import('./solver.js').Kind | null>} kind of the step that is shown
 * @property {(what: string[]) => Promise<void>} light `row 3`, `column 3`, `box 3` or `cell 1 3`, counted from 1; nothing for none
 */
import { cellsOfWords } from './lesson-words.js';
import { loadSheet } from './sheets.js';

/** What the player is told of itself. */
const settings = ['puzzle', 'algorithm', 'position', 'controls', 'code'];

/** @param {HTMLElement} element with a still in it @param {string} language @returns {Figure} */
export function createFigure(element, language) {
  /** @type {Promise<import('./sudoku-player.js').SudokuPlayer> | null} */
  let player = null;

  async function create() {
    const [, light] = await Promise.all([import('./player.js'), loadSheet('lesson-light')]);
    const made = document.createElement('sudoku-player');
    made.setAttribute('lang', language);
    for (const name of settings) if (element.dataset[name] !== undefined) made.setAttribute(name, element.dataset[name] ?? '');
    const still = element.querySelector('.still');
    still?.after(made);
    const ready = await /** @type {import('./sudoku-player.js').SudokuPlayer} */ (/** @type {unknown} */ (made)).ready;
    still?.remove();
    const root = /** @type {ShadowRoot} */ (ready.shadowRoot);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, light];
    return ready;
  }

  /** A player that could not be loaded leaves the still, and is tried again the next time. */
  const start = () => {
    player ??= create().catch((error) => {
      player = null;
      throw error;
    });
    return player;
  };

  return {
    element,
    start: () => void start().catch(() => {}),
    rest: () => void player?.then((made) => made.pause()).catch(() => {}),
    show() {
      const { top, bottom } = element.getBoundingClientRect();
      if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'nearest' });
    },
    async go(position) {
      const made = await start();
      if (position === null) return made.position;
      made.pause();
      made.seek(position);
      return made.position;
    },
    kind: async () => (await start()).step?.kind ?? null,
    async light(what) {
      const made = await start();
      const lit = new Set(cellsOfWords(what, Math.sqrt(made.puzzle.length)));
      made.shadowRoot?.querySelectorAll('sudoku-board .cell').forEach((cell, index) => cell.toggleAttribute('data-lit', lit.has(index)));
    },
  };
}
