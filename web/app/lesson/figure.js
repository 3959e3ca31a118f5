/**
 * A figure of the lesson: a still, and a player in its place from the first time that the reader rests
 * near it. `go` leads to a step of its run; `light` shows which cells a word means.
 *
 * @typedef {object} Figure
 * @property {HTMLElement} element
 * @property {() => void} start the player comes, if it is not there yet
 * @property {() => void} rest what plays pauses
 * @property {() => void} show brings it into the window, if it is not
 * @property {(position: number | null) => Promise<number>} go leads to a step, null to none; answers with the position
 *   then
 * @property {(listener: (position: number) => void) => void} onMove the listener is told each position that the figure
 *   comes to, but not those that it was led to by `follow`
 * @property {(position: number) => void} follow shows a position as another figure does; before the player is there, it
 *   will begin at it
 * @property {(what: string[]) => Promise<void>} light `row 3`, `column 3`, `box 3` or `cell 1 3`, counted from 1;
 *   nothing for none
 */
import { html } from '../../elements/element.js';
import { afterPaintAtRest, afterScrolling } from '../platform/after-scrolling.js';
import { later } from '../platform/load-module.js';
import { layOut } from './lay-out.js';
import { steadily } from './steady.js';
import { createTurns } from './turns.js';
import { geometryOf } from '../sudoku/geometry.js';
import { askAgain, patiently } from '../platform/patience.js';
import { loadSheet } from '../platform/style-sheets.js';

/** What the player is told of itself. */
const settings = ['puzzle', 'algorithm', 'position', 'controls', 'code'];

/** Milliseconds that the other figures wait for one. */
const PATIENCE = 1000;
/** And after it: its listing or its tree may still be on their way. */
const REST = 150;

/** @param {number} ms @returns {Promise<void>} */
const pause = (ms) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Pixels outside of the window. @param {Element} element */
function outside(element) {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.max(0, top - innerHeight, -bottom);
}

/**
 * The same; where the section is not to be seen, of that: to ask for what is in it would lay it out.
 * @param {Element} element
 */
const distance = (element) => outside(element.closest('section') ?? element) || outside(element);

const inTurn = createTurns({
  distance,
  gather: () => pause(0).then(afterScrolling),
  rest: () => pause(REST).then(afterScrolling),
  patience: () => pause(PATIENCE),
});

/**
 * Which cells the words of the lesson mean.
 * @param {string[]} words a kind, and numbers that count from 1: `['row', '3']`, `['column', '3']`, `['box', '3']`,
 *   `['cell', '1', '3']`; none means none
 * @param {number} size
 * @returns {number[]}
 */
export function cellsOfWords([kind, first, second], size) {
  if (kind === 'cell') return [(Number(first) - 1) * size + Number(second) - 1];
  const kinds = ['row', 'column', 'box'].indexOf(kind);
  return kinds < 0 ? [] : (geometryOf(size).cellsOf[kinds * size + Number(first) - 1] ?? []);
}

/**
 * Rejected, and the player gone, where what it needs cannot be loaded.
 * @param {import('../player.js').SudokuPlayer} player
 */
function ready(player) {
  return new Promise((resolve, reject) => {
    const ends = new AbortController();
    player.addEventListener(
      'sudoku-error',
      (event) => {
        if (/** @type {CustomEvent} */ (event).detail.code !== 'load') return;
        player.remove();
        reject(new Error('no player'));
      },
      { signal: ends.signal },
    );
    player.ready.then(resolve).then(() => ends.abort());
  });
}

/**
 * The way that the still was, into the app, at the step that the player shows.
 * @param {HTMLAnchorElement} still
 * @param {import('../player.js').SudokuPlayer} player
 */
function wayIntoApp(still, player) {
  const way = /** @type {HTMLAnchorElement} */ (html('a', { class: 'into-app', href: still.href }));
  way.textContent = still.querySelector('.open')?.textContent ?? '';
  for (const type of ['pointerdown', 'focus', 'click']) {
    way.addEventListener(type, () => {
      way.href = still.href.replace(/([#&]n=)\d+/, `$1${player.position}`);
    });
  }
  return way;
}

/** @param {HTMLElement} element with a still in it @param {string} language @returns {Figure} */
// eslint-disable-next-line max-lines-per-function -- one object: the functions within are its methods
export function createFigure(element, language) {
  /** @type {Promise<import('../player.js').SudokuPlayer> | null} */
  let player = null;

  /** @type {((position: number) => void)[]} */
  const listeners = [];
  /** Where another figure has led to last. @type {number | null} */
  let followed = null;

  /** The still stays until the player stands, and for the printer. */
  async function create() {
    const [, light] = await Promise.all([later(() => import('../player.js')), loadSheet('lesson-light')]);
    return inTurn(element, () => put(light));
  }

  /** @param {CSSStyleSheet} light */
  async function put(light) {
    const still = element.querySelector('.still');
    const made = /** @type {import('../player.js').SudokuPlayer} */ (document.createElement('sudoku-player'));
    made.setAttribute('lang', language);
    made.setAttribute('class', 'waiting');
    made.inert = true;
    for (const name of settings) {
      if (element.dataset[name] !== undefined) made.setAttribute(name, element.dataset[name] ?? '');
    }
    if (made.controls && made.controls !== 'none') made.controls += ' ask';
    made.addEventListener('sudoku-positionchange', (event) => {
      const { position } = /** @type {CustomEvent} */ (event).detail;
      if (position !== followed) for (const listener of listeners) listener(position);
      followed = null;
    });
    await afterPaintAtRest(); // the first of all takes its while to be made
    still?.after(made);
    await ready(made);
    made.store.dispatch({ type: 'own-page', keepsGames: false });
    // the exercises count single steps, whatever the reader wants to see moving
    made.store.dispatch({ type: 'grain', grain: 'read' });
    const root = /** @type {ShadowRoot} */ (made.shadowRoot);
    await made.whole;
    await afterPaintAtRest(); // its last part
    await afterPaintAtRest(); // what stands around its tree
    // Both take a new style of all its parts: now, while they have none.
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, light];
    made.inert = false;
    await layOut(root, () => made.classList.add('complete'));
    steadily(element, () => {
      made.removeAttribute('class');
      still?.classList.add('printed');
      if (still instanceof HTMLAnchorElement) element.append(wayIntoApp(still, made));
    });
    return made;
  }

  /** What the player needs has not come yet: the still stands there meanwhile. */
  let isLate = false;

  /**
   * A player that could not be loaded leaves the still, and is tried again the next time; what is late is asked for
   * once more then.
   */
  const start = () => {
    if (isLate) again();
    isLate = false;
    player ??= patiently(create(), () => {
      isLate = true;
    }).catch((error) => {
      player = null;
      throw error;
    });
    return player;
  };

  /** The player is a script with requests of its own, which `askAgain` of this one does not reach. */
  function again() {
    askAgain();
    /** @type {import('../player.js').SudokuPlayer | null} */ (element.querySelector('sudoku-player'))?.retry();
  }

  return {
    element,
    start: () => void start().catch(() => {}),
    rest: () =>
      void player
        ?.then((made) => {
          made.pause();
          made.obey({ type: 'measure-stop' });
        })
        .catch(() => {}),
    show() {
      const { top, bottom, height } = element.getBoundingClientRect();
      if (top >= 0 && bottom <= innerHeight) return;
      // of a figure that is higher than the window the player may fit
      const shown = height > innerHeight ? element.querySelector('sudoku-player') : null;
      (shown ?? element).scrollIntoView({ block: 'nearest' });
    },
    async go(position) {
      const made = await start();
      if (position === null) return made.position;
      made.pause();
      made.seek(position);
      return made.position;
    },
    onMove: (listener) => void listeners.push(listener),
    follow(position) {
      followed = position;
      element.dataset.position = String(position);
      const now = /** @type {import('../player.js').SudokuPlayer | null} */ (element.querySelector('sudoku-player'));
      if (now && now.position !== position) now.seek(position);
    },
    async light(what) {
      const made = await start();
      made.light(new Set(cellsOfWords(what, Math.sqrt(made.puzzle.length))));
    },
  };
}
