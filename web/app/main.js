/** The app page: header, language and theme around one <sudoku-player>. */
import { pageLanguage } from './persistence/page-language.js';
import { kept } from './persistence/arrival.js';
import './player.js';
import * as pageFeatures from './page-features.js';
import { areInside } from './files.js';
import { loadMessages, translator } from './i18n/i18n.js';
import { keepWork } from './persistence/restore.js';
import { later } from './platform/load-module.js';
import { recall, remember } from './platform/settings.js';
import { isHeldByOthers } from './platform/site-storage.js';
import { bindPageKeys } from './player/page-keys.js';
import { writeTexts } from './platform/page-texts.js';
import { tellOf } from './kernel/late-notice.js';
import { patiently } from './platform/patience.js';
import { openWaysIn } from './platform/incoming.js';

const player = /** @type {import('./player.js').SudokuPlayer} */ (document.querySelector('sudoku-player'));
const picker = /** @type {HTMLSelectElement} */ (document.querySelector('#language'));
const learn = /** @type {HTMLAnchorElement} */ (document.querySelector('#learn'));
const theme = /** @type {HTMLButtonElement} */ (document.querySelector('#theme'));

/** Milliseconds until the page, once it speaks, thinks of later visits. */
const REST = 3000;
/** Milliseconds until a first visit is told a few words. */
const SETTLED = 1500;

/** @type {import('./i18n/i18n.js').Translate} */
let translate;
/** What else of the page speaks, as it comes. @type {{ speak: () => unknown }[]} */
const speakers = [];

/** @param {string} language */
async function speak(language) {
  player.lang = language;
  picker.value = language;
  if (learn.dataset.languages?.split(' ').includes(language)) learn.href = `lesson/${language}.html`;
  const t = translator(language, await loadMessages(language));
  if (player.lang !== language) return; // chosen anew meanwhile
  translate = t;
  document.title = t('app.title');
  writeTexts(t);
  for (const speaker of speakers) speaker.speak();
}

picker.addEventListener('change', () => {
  remember('language', picker.value);
  change(picker.value);
  save();
});

/** Another language, while the page goes on in the one that it has. @param {string} language */
async function change(language) {
  const tell = (/** @type {import('./platform/lazy-part.js').News} */ news) =>
    tellOf('language', news, (action) => player.store.dispatch(action));
  await patiently(speak(language), () => tell('late')).then(
    () => tell('come'),
    () => tell('failed'),
  );
}

theme.addEventListener('click', () => {
  const root = document.documentElement;
  root.dataset.theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
  remember('theme', root.dataset.theme);
});

// Where there is little room, a game has that of the header too.
addEventListener('sudoku-fold', (event) =>
  document.documentElement.toggleAttribute('data-folded', /** @type {CustomEvent} */ (event).detail.folded),
);

player.store.dispatch({ type: 'own-page', keepsGames: !isHeldByOthers() });
player.ready.then(() => document.querySelector('.about')?.remove());
learn.hidden = areInside; // the lesson is a page of its own
const save = keepWork(player, change);
openWaysIn(player);
bindPageKeys(player);

await speak(pageLanguage).catch(async () => {
  // no words yet: the player offers to try again
  await player.ready;
  await change(pageLanguage);
});

// What is not wanted yet may cost nothing yet.
setTimeout(() => player.ready.then(() => player.store.dispatch({ type: 'grade-puzzles' })), REST);

if (!areInside && !isHeldByOthers() && 'offline' in pageFeatures) {
  setTimeout(async () => {
    try {
      const { keepOffline } = await pageFeatures.offline.load();
      speakers.push(await keepOffline(() => translate));
    } catch {
      // no network, or no service workers here: the page works as it is
    }
  }, REST);
}

/** Nobody has worked here before, or read what is told to who comes first. */
const isFirstVisit = !kept && recall('first-words') === null && history.state?.firstWords === undefined;

/** Never again; where nothing can be stored, as long as this page is among those that the tab has been at. */
function rememberWords() {
  remember('first-words', 'seen');
  try {
    history.replaceState({ ...history.state, firstWords: 'seen' }, '');
  } catch {
    // not here: it lasts as long as the page
  }
}

if (isFirstVisit) {
  setTimeout(async () => {
    try {
      await player.ready;
      const { FirstWords } = await later(() => import('./first-visit/first-words.js'));
      const words = new FirstWords(player, () => translate, rememberWords);
      speakers.push(words); // the language may change while they begin
      await words.begin();
    } catch {
      // no network: the next time
    }
  }, SETTLED);
}
