/**
 * embed.html: a player for a frame of another page. Its address says what it shows, see
 * embed/settings.js; it tells the page how high it is, and obeys its commands, see embed/messages.js.
 * The whole player is loaded where the light one does not do.
 */
import { html } from '../elements/element.js';
import { algorithms } from './sudoku/algorithms.js';
import { LightPlayer } from './embed/light-player.js';
import { suitsLightPlayer } from './embed/light-look.js';
import { intentsOf } from './player/commands.js';
import { readControls } from './player/controls.js';
import { eventMessage, gameEventTypes, gameMessage, readMessage, readyMessage, sizeMessage } from './embed/messages.js';
import { keepToOwnHost } from './embed/own-host.js';
import { readSettings } from './embed/settings.js';
import { first } from './sudoku/first-puzzle.js';
import { bestLanguage, loadMessages, translator } from './i18n/i18n.js';
import { later } from './platform/load-module.js';
import { noticeOf } from './state/open-link.js';
import { askAgain, patiently } from './platform/patience.js';
import { stepsPerSecond } from './state/speed.js';

/** What a command of the page is done by. @typedef {(command: string, value: any) => void} Obey */
/** @typedef {ReturnType<typeof readSettings>} Settings */

keepToOwnHost(import.meta.url);

const root = document.documentElement;
const place = /** @type {HTMLElement} */ (document.querySelector('#player'));
const darkSystem = matchMedia('(prefers-color-scheme: dark)');

/** Milliseconds that a sign waits for its words. */
const WORDS = 1000;

/** Milliseconds between two looks at what is on its way, and that a height stays before it is told. */
const SOON = 100;

/** Pixels; nobody has chosen the height of a lower frame: browsers give it 150. */
const LOWEST = 200;

/** @type {any} */
let sizeTimer = null;
/** Pixels, as they were told last. */
let heightTold = 0;
/** Pixels: for this width the layout was chosen. */
let widthOfFrame = 0;

/** The player that the address asks for, when it is ready. @type {Promise<Obey>} */
let player;
/** Aborted when the address asks for another one. */
let ends = new AbortController();

/**
 * @param {Settings} settings
 * @param {AbortSignal} signal
 * @returns {Promise<Obey>} rejects where something could not be loaded
 */
async function mount({ link, faults, mode, controls, code, autoplay }, signal) {
  const { shown } = readControls(controls, code);
  const { puzzle = first, algorithm = algorithms[0], position = 0, speed, questions, language = '' } = link;
  const notice = noticeOf(faults);
  if (mode === 'play' || questions || !suitsLightPlayer(shown, algorithm)) {
    return mountWhole(
      {
        puzzle,
        mode,
        algorithm,
        position,
        speed: speed && stepsPerSecond(speed),
        autoplay: autoplay ? '' : null,
        controls,
        code,
        questions,
        lang: language || null,
      },
      notice,
      signal,
      link.progress,
    );
  }
  const light = new LightPlayer(place, { lang: language, shown, puzzle, algorithm, position, speed, autoplay, notice });
  signal.addEventListener('abort', () => light.close());
  await awaited(light.shown, signal, language);
  await light.ready; // without a solver never: it says so itself
  return (command, value) => {
    if (command === 'puzzle') light.read(value);
    else if (command === 'game') tell(gameMessage(null));
    else if (command !== 'mode') for (const intent of intentsOf(command, value) ?? []) light.obey(intent);
  };
}

/**
 * @param {Record<string, string | number | null | undefined>} attributes
 * @param {import('./state/state.js').Notice | null} notice
 * @param {AbortSignal} signal
 * @param {import('./solver.js').Progress} [progress] what a game is to begin with
 * @returns {Promise<Obey>}
 */
async function mountWhole(attributes, notice, signal, progress) {
  await awaited(
    later(() => import('./player.js')),
    signal,
    String(attributes.lang ?? ''),
  );
  signal.throwIfAborted();
  const element = document.createElement('sudoku-player');
  tellOfGame(element);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined) element.setAttribute(name, String(value));
  }
  place.append(element);
  /** @type {any} */ (element).store.dispatch({ type: 'own-page', keepsGames: false });
  root.lang = bestLanguage([element.lang, ...navigator.languages]);
  await element.ready;
  if (progress) /** @type {any} */ (element).store.dispatch({ type: 'start', puzzle: attributes.puzzle, progress });
  if (notice) /** @type {any} */ (element).store.dispatch({ type: 'notice', notice });
  await gameStands(element, signal);
  return (command, value) => {
    if (command === 'game' && value === undefined) {
      gameStands(element, signal).then(() => signal.aborted || tell(gameMessage(element.game)));
    } else if (['puzzle', 'speed', 'mode', 'game'].includes(command)) Object.assign(element, { [command]: value });
    else /** @type {any} */ (element)[command](value);
  };
}

/** Whether a player is in Play, whose view has not come yet. @param {any} element */
const awaitsGame = (element) => element?.mode === 'play' && element.game === null;

/** @param {number} ms @returns {Promise<void>} */
const pause = (ms) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/**
 * Settled when a player in Play has its game, or has left Play.
 * @param {Element} element @param {AbortSignal} signal
 */
async function gameStands(element, signal) {
  while (!signal.aborted && awaitsGame(element)) await pause(SOON);
}

/**
 * What a mode paints last. A view that waits for its words has no name yet. In modes without an entry it is
 * `sudoku-foot`.
 * @type {Record<string, string>}
 */
const pictures = {
  play: 'sudoku-game-pad .entries button',
  compare: 'sudoku-compare[aria-label]',
  lists: 'sudoku-lists[aria-label]',
};

/** Whether there is the whole picture of a player, or a sign in its place. */
function isSeen() {
  const element = /** @type {any} */ (place.querySelector('sudoku-player'));
  const state = element?.store?.state;
  if (state && !state.notice && ['loading', 'ready'].includes(state.solver)) {
    return element.shadowRoot.querySelector(pictures[state.mode] ?? 'sudoku-foot') !== null;
  }
  return place.offsetHeight > 0 || document.querySelector('#late:not([hidden])') !== null;
}

/** The pixels that the player needs: in a frame as high as that no scroll bar takes a part of the width. */
function heightOfAll() {
  root.style.overflow = 'hidden';
  const { height } = root.getBoundingClientRect();
  root.style.overflow = '';
  return height;
}

/**
 * Chooses the layout by the height of the frame, at first and for each other width. A page may give its frame each
 * height that it is told. A layout that followed such a height would change it again.
 */
function chooseLayout() {
  if (innerWidth === widthOfFrame) return;
  widthOfFrame = innerWidth;
  const isAsTold = Math.abs(innerHeight - heightTold) <= 1;
  if (!isAsTold) root.style.setProperty('--height-of-frame', innerHeight < LOWEST ? '' : `${innerHeight}px`);
}

/** Tells the page the height, once there is something to be seen that has kept its height for a moment. */
function tellSize() {
  clearTimeout(sizeTimer);
  sizeTimer = setTimeout(() => {
    if (!isSeen()) tellSize();
    else {
      const message = sizeMessage(heightOfAll());
      heightTold = message.height;
      tell(message);
    }
  }, SOON);
}

/**
 * Tells the page what it would hear from an element of its own.
 * @param {import('./sudoku-player.js').SudokuPlayer} element
 */
function tellOfGame(element) {
  for (const type of gameEventTypes) {
    element.addEventListener(`sudoku-${type}`, (event) => {
      if (element.mode === 'play') tell(eventMessage(type, /** @type {CustomEvent} */ (event).detail));
    });
  }
}

/**
 * What is said where there is no player, by signs where its words are not there either.
 * @param {'laterFailed' | 'laterLate'} code @param {string} wanted a language @param {() => void} again the reader asks
 *   for it once more
 */
async function signOf(code, wanted, again) {
  const language = bestLanguage([wanted, ...navigator.languages]);
  const words = loadMessages(`light/${language}`).then(
    (messages) => translator(language, messages),
    () => null,
  );
  const t = await Promise.race([
    words,
    new Promise((resolve) => {
      setTimeout(resolve, WORDS, null);
    }),
  ]);
  if (t) root.lang = language;
  const notice = document.createElement('sudoku-notice');
  notice.appearance = {
    text: t?.(`notice.${code}`) ?? document.title,
    offer: { text: t?.('notice.retry') ?? '↻', action: { type: 'retry' } },
    dismiss: null,
  };
  const sign = html('div', { class: 'player', role: 'alert' }, [notice]);
  notice.addEventListener('intent', () => {
    sign.remove();
    again();
  });
  return sign;
}

/**
 * Waits for what the player needs, and says so where that takes long.
 * @template T
 * @param {Promise<T>} coming
 * @param {AbortSignal} signal
 * @param {string} language
 */
async function awaited(coming, signal, language) {
  const ends = new AbortController();
  const tell = async () => {
    const sign = await signOf('laterLate', language, askAgain);
    if (signal.aborted || ends.signal.aborted) return;
    place.append(sign);
    ends.signal.addEventListener('abort', () => sign.remove());
  };
  try {
    return await patiently(coming, tell);
  } finally {
    ends.abort();
  }
}

/**
 * @param {Settings} settings
 * @param {AbortSignal} signal
 * @returns {Promise<Obey>} rejects where the address asks for another one by now
 */
async function mounted(settings, signal) {
  place.replaceChildren();
  return mount(settings, signal).catch(async () => {
    signal.throwIfAborted();
    await new Promise((resolve) => {
      signOf('laterFailed', settings.link.language ?? '', () => resolve(null)).then(
        (sign) => signal.aborted || place.replaceChildren(sign),
      );
    });
    return mounted(settings, signal);
  });
}

/** @param {object} message */
const tell = (message) => {
  if (parent !== window) parent.postMessage(message, '*'); // never the value of a function: see embed/messages.js
};

function show() {
  const settings = readSettings(location.hash);
  const paint = () => {
    root.dataset.theme = settings.theme ?? (darkSystem.matches ? 'dark' : 'light');
  };
  darkSystem.onchange = paint;
  paint();
  ends.abort();
  ends = new AbortController();
  player = mounted(settings, ends.signal);
  whenReady(() => tell(readyMessage));
}

/** For the player that the address asks for now; no other one is meant. @param {(obey: Obey) => void} work */
function whenReady(work) {
  const { signal } = ends;
  player.then(
    (obey) => signal.aborted || work(obey),
    () => {},
  );
}

addEventListener('hashchange', show);
addEventListener('message', (event) => {
  const message = readMessage(event, window);
  if (message) whenReady((obey) => obey(message.command, message.value));
});
addEventListener('resize', chooseLayout);
chooseLayout();
new ResizeObserver(tellSize).observe(root);
show();
