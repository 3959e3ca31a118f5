/**
 * embed.html: a player for a frame of another page. Its address says what it shows, see
 * embed-settings.js; it tells the page how high it is, and obeys its commands, see embed-messages.js.
 * The whole player is loaded where the bare one does not do.
 */
import { algorithms } from './algorithms.js';
import { BarePlayer } from './bare-player.js';
import { isBare } from './bare-shows.js';
import { intentsOf } from './commands.js';
import { readControls } from './controls.js';
import { readMessage, sizeMessage } from './embed-messages.js';
import { readSettings } from './embed-settings.js';
import { first } from './first-puzzle.js';
import { bestLanguage } from './i18n.js';
import { noticeOf } from './opening.js';
import { stepsPerSecond } from './speed.js';

/** What a command of the page is done by. @typedef {{ obey(command: string, value: any): void, close(): void }} Remote */

const root = document.documentElement;
const place = /** @type {HTMLElement} */ (document.querySelector('#player'));
const darkSystem = matchMedia('(prefers-color-scheme: dark)');

/** @type {Promise<Remote> | null} */
let player = null;

/** @param {ReturnType<typeof readSettings>} settings @returns {Promise<Remote>} */
async function mount({ link, faults, controls, code, autoplay }) {
  const { shown } = readControls(controls, code);
  const { puzzle = first, algorithm = algorithms[0], position = 0, speed, language = '' } = link;
  if (!isBare(shown, algorithm)) return mountWhole({ puzzle, algorithm, position, speed: speed && stepsPerSecond(speed), autoplay: autoplay ? '' : null, controls, code, lang: language || null });
  const bare = new BarePlayer(place, { lang: language, shown, puzzle, algorithm, position, speed, autoplay, notice: noticeOf(faults) });
  return {
    obey: (command, value) => {
      if (command === 'puzzle') bare.read(value);
      else for (const intent of intentsOf(command, value) ?? []) bare.obey(intent);
    },
    close: () => bare.close(),
  };
}

/** @param {Record<string, string | number | null | undefined>} attributes @returns {Promise<Remote>} */
async function mountWhole(attributes) {
  await import('./player.js');
  const element = document.createElement('sudoku-player');
  for (const [name, value] of Object.entries(attributes)) if (value !== null && value !== undefined) element.setAttribute(name, String(value));
  place.append(element);
  root.lang = bestLanguage([element.lang, ...navigator.languages]);
  return {
    obey: (command, value) => {
      if (command === 'puzzle' || command === 'speed') Object.assign(element, { [command]: value });
      else /** @type {any} */ (element)[command](value);
    },
    close: () => {},
  };
}

async function show() {
  const settings = readSettings(location.hash);
  const paint = () => { root.dataset.theme = settings.theme ?? (darkSystem.matches ? 'dark' : 'light'); };
  darkSystem.onchange = paint;
  paint();
  (await player)?.close();
  place.replaceChildren();
  player = mount(settings);
}

addEventListener('hashchange', show);
addEventListener('message', async (event) => {
  const message = readMessage(event, window);
  if (message) (await player)?.obey(message.command, message.value);
});
if (parent !== window) {
  new ResizeObserver(() => {
    parent.postMessage(sizeMessage(root.getBoundingClientRect().height), '*'); // never the value of a function: see embed-messages.js
  }).observe(root);
}
show();
