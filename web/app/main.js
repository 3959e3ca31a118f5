/** The app page: header, language and theme around one <sudoku-player>. */
import { pageLanguage } from './page-language.js';
import './player.js';
import { areInside } from './files.js';
import { loadMessages, translator } from './i18n.js';
import { keepWork } from './keep-work.js';
import { remember } from './memory.js';
import { bindPageKeys } from './page-keys.js';
import { writeTexts } from './page-texts.js';
import { openWaysIn } from './ways-in.js';

const player = /** @type {import('./player.js').SudokuPlayer} */ (document.querySelector('sudoku-player'));
const picker = /** @type {HTMLSelectElement} */ (document.querySelector('#language'));
const learn = /** @type {HTMLAnchorElement} */ (document.querySelector('#learn'));
const theme = /** @type {HTMLButtonElement} */ (document.querySelector('#theme'));

/** Milliseconds until the page, once it speaks, thinks of later visits. */
const REST = 3000;

/** @type {import('./i18n.js').Translate} */
let translate;
/** @type {{ speak: () => void } | null} */
let offline = null;

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
  offline?.speak();
}

picker.addEventListener('change', () => {
  remember('language', picker.value);
  speak(picker.value);
  save();
});

theme.addEventListener('click', () => {
  const root = document.documentElement;
  root.dataset.theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
  remember('theme', root.dataset.theme);
});

player.ready.then(() => document.querySelector('.about')?.remove());
learn.hidden = areInside; // the lesson is a page of its own
const save = keepWork(player, speak);
openWaysIn(player);
bindPageKeys(player);

await speak(pageLanguage).catch(async () => { // no words yet: the player offers to try again
  await player.ready;
  await speak(pageLanguage);
});

if (!areInside) {
  setTimeout(async () => {
    try {
      const { keepOffline } = await import('./offline.js');
      offline = await keepOffline(() => translate);
    } catch {
      // no network, or no service workers here: the page works as it is
    }
  }, REST);
}
