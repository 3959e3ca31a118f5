/**
 * The pages of web/demo: what an author does with a player in his own page. A page that allows no
 * WebAssembly has frames alone, and never asks for the player.
 */
import { pageLanguage } from './persistence/page-language.js';
import { loadMessages, translator } from './i18n/i18n.js';
import { later } from './platform/load-module.js';
import { remember } from './platform/settings.js';
import { writeTexts } from './platform/page-texts.js';

/** So many of the last events are shown. */
const EVENTS = 6;

const picker = /** @type {HTMLSelectElement} */ (document.querySelector('#language'));
const frame = document.querySelector('iframe');
const player = /** @type {import('./sudoku-player.js').SudokuPlayer | null} */ (document.querySelector('#first'));

const game = /** @type {import('./sudoku-player.js').SudokuPlayer | null} */ (document.querySelector('#game'));

/** @param {string} language */
async function speak(language) {
  picker.value = language;
  for (const element of document.querySelectorAll('sudoku-player')) element.setAttribute('lang', language);
  const [page, demo] = await Promise.all([language, `demo/${language}`].map(loadMessages));
  const t = translator(language, { ...page, ...demo });
  writeTexts(t);
  document.title = document.querySelector('h1')?.textContent ?? '';
}

picker.addEventListener('change', () => {
  remember('language', picker.value);
  speak(picker.value);
});

// A frame tells how high it is, and can be asked for things.
addEventListener('message', ({ source, data }) => {
  if (frame && source === frame.contentWindow && data?.type === 'sudoku-size' && data.height > 0) {
    frame.height = String(data.height);
  }
});
for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-command]'))) {
  button.addEventListener('click', () => {
    // never the value of a function: see embed/messages.js
    frame?.contentWindow?.postMessage({ type: 'sudoku-command', command: button.dataset.command }, '*');
  });
}

/** Attributes, methods and events of an element. @param {import('./sudoku-player.js').SudokuPlayer} element */
function wire(element) {
  /** @param {string} id @returns {HTMLInputElement} */
  const knob = (id) => /** @type {HTMLInputElement} */ (document.querySelector(`#${id}`));
  knob('controls').addEventListener('change', () => {
    element.controls = knob('controls').value || null;
  });
  knob('rate').addEventListener('change', () => {
    element.speed = Number(knob('rate').value);
  });
  knob('next').addEventListener('click', () => element.next());
  knob('play').addEventListener('click', () => (element.playing ? element.pause() : element.play()));
  report(element, 'log', ['ready', 'positionchange', 'play', 'pause', 'solved', 'error']);
}

/**
 * A game that the page keeps. Here that lasts as long as the page; a page for learners would send it to its server.
 * @param {import('./sudoku-player.js').SudokuPlayer} element
 */
function wireGame(element) {
  let kept = element.game;
  document.querySelector('#keep')?.addEventListener('click', () => {
    kept = element.game;
  });
  document.querySelector('#bring-back')?.addEventListener('click', () => {
    element.game = kept;
  });
  report(element, 'game-log', ['ready', 'entry', 'mistake', 'hint', 'solved', 'error']);
}

/**
 * Shows the last events of a player in a list.
 * @param {HTMLElement} element
 * @param {string} id of the list
 * @param {string[]} types of events, without their prefix
 */
function report(element, id, types) {
  const log = /** @type {Element} */ (document.querySelector(`#${id}`));
  for (const type of types) {
    element.addEventListener(`sudoku-${type}`, (event) => {
      const line = document.createElement('li');
      line.append([event.type, JSON.stringify(/** @type {CustomEvent} */ (event).detail)].join(' '));
      log.prepend(line);
      while (log.children.length > EVENTS) log.lastElementChild?.remove();
    });
  }
}

if (player && game) {
  wire(player);
  wireGame(game);
  await later(() => import('./player.js'));
}
await speak(pageLanguage);
