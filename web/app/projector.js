/**
 * The projector view: one player as large as the window, and keys for whoever presents. The address says what it
 * shows, as that of the app does; without one it is the puzzle of the lesson.
 */
import { html } from '../elements/element.js';
import { later } from './platform/load-module.js';
import { adoptSheets } from './platform/style-sheets.js';
import { presenterAction, nextScale } from './lesson/presenting.js';
import { FIELDS, bindPageKeys } from './player/page-keys.js';
import { readLink } from './state/link.js';

const root = document.documentElement;
const place = /** @type {HTMLElement} */ (document.querySelector('#projector'));
const button = (/** @type {string} */ name) =>
  /** @type {HTMLButtonElement} */ (document.querySelector(`[data-do="${name}"]`));

const { link } = readLink(location.hash);
const { puzzle = place.dataset.puzzle ?? '', algorithm = 'backtracking', position = 0, code = 'python' } = link;
const player = /** @type {import('./player.js').SudokuPlayer} */ (
  html('sudoku-player', {
    puzzle,
    algorithm,
    position: String(position),
    code,
    controls: 'sentence transport stack',
    lang: root.lang,
  })
);

/** What the buttons and the keys of the presenter do. @type {Record<string, () => void>} */
const actions = {
  step: () => player.obey({ type: 'step', count: 1 }),
  back: () => player.obey({ type: 'back', count: 1 }),
  place: () => player.obey({ type: 'find', kind: 'place', backward: false }),
  larger: () => scale(1),
  smaller: () => scale(-1),
  blank() {
    const isBlank = root.toggleAttribute('data-blank');
    button('blank').setAttribute('aria-pressed', String(isBlank));
    if (isBlank) player.pause();
  },
  full() {
    const change = document.fullscreenElement ? document.exitFullscreen() : root.requestFullscreen();
    change.catch(() => {}); // the browser may forbid it
  },
};

/** @param {1 | -1} by */
function scale(by) {
  const now = Number(place.style.getPropertyValue('--scale') || 1);
  place.style.setProperty('--scale', String(nextScale(now, by)));
}

button('full').hidden = !document.fullscreenEnabled;
for (const [name, act] of Object.entries(actions)) button(name).addEventListener('click', act);
document.addEventListener(
  'keydown',
  (event) => {
    const [target] = /** @type {Element[]} */ (event.composedPath()); // in the player, too
    if (target.matches?.(FIELDS)) return;
    const action = presenterAction(event, root.hasAttribute('data-blank'));
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    actions[action]?.();
  },
  { capture: true },
);

await later(() => import('./player.js'));
bindPageKeys(player);
place.querySelector('#tools')?.before(player);
await player.ready;
if (player.shadowRoot) await adoptSheets(player.shadowRoot, 'projector-player');
