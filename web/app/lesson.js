/**
 * The lesson: its figures come to life where the reader looks, and its words drive them. A figure is a
 * still until then, and without scripts for good.
 */
import { createFigure } from './lesson/figure.js';
import { rememberLanguage } from './lesson/languages.js';
import { enliven } from './lesson/live.js';
import { afterPaint } from './platform/after-paint.js';
import { afterScrolling } from './platform/after-scrolling.js';
import { openOnPaper } from './platform/open-on-paper.js';
import { askAgain, patiently } from './platform/patience.js';

const root = document.documentElement;
const { lang } = root;

openOnPaper(document.querySelectorAll('details'));

/** By the name in `data-figure`, the first of that name. @type {Map<string, import('./lesson/figure.js').Figure>} */
const figures = new Map();
for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('figure[data-figure]'))) {
  figures.set(element.dataset.figure ?? '', createFigure(element, lang));
}

// Figures that show one run move as one.
for (const figure of figures.values()) {
  const other = figures.get(figure.element.dataset.with ?? '');
  other?.onMove((position) => figure.follow(position));
  if (other) figure.onMove((position) => other.follow(position));
}

const near = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      const figure = figures.get(/** @type {HTMLElement} */ (target).dataset.figure ?? '');
      if (isIntersecting) figure?.start();
      else figure?.rest();
    }
  },
  { rootMargin: '25% 0px' },
);
for (const { element } of figures.values()) near.observe(element);

/** What is alive, or on its way. @type {WeakSet<Element>} */
const begun = new WeakSet();

/** What has not come yet. @type {Set<Element>} */
const late = new Set();

/**
 * What cannot be loaded, or is late, leaves its text, and is tried again when the reader comes back to it.
 * @param {HTMLElement} element
 */
async function begin(element) {
  if (late.delete(element)) askAgain();
  if (begun.has(element)) return;
  begun.add(element);
  try {
    await afterScrolling();
    await patiently(enliven(element, { figures, language: lang }), () => late.add(element));
    late.delete(element);
    soon.unobserve(element);
    delete element.dataset.missing;
  } catch {
    begun.delete(element);
    late.delete(element);
    element.dataset.missing = '';
  }
}

const soon = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) begin(/** @type {HTMLElement} */ (target));
  },
  { rootMargin: '50% 0px' },
);
for (const element of document.querySelectorAll('[data-live]')) soon.observe(element);

/** The observer says at once whether it is near. @param {IntersectionObserver} observer @param {Element} element */
function lookAgain(observer, element) {
  observer.unobserve(element);
  observer.observe(element);
}

addEventListener('online', () => {
  for (const { element } of figures.values()) lookAgain(near, element);
  for (const element of [...document.querySelectorAll('[data-missing]'), ...late]) lookAgain(soon, element);
});

/** The figure that a word is about. @param {HTMLElement} word @param {string | undefined} name */
const figureOf = (word, name = word.dataset.figure) => figures.get(name ?? '');

/** Until then the browser itself scrolls to the place that the address names. @type {Promise<unknown>} */
const loaded = new Promise((resolve) => {
  if (document.readyState === 'complete') resolve(null);
  else addEventListener('load', () => requestAnimationFrame(resolve));
});

loaded.then(afterPaint).then(() => {
  root.dataset.laidOut = ''; // see styles/lesson.css
});

/** Leads to the step that a word means. @param {HTMLElement} word @returns {boolean} whether there is its figure */
function lead(word) {
  const figure = figureOf(word);
  if (!figure) return false;
  figure.show();
  figure
    .go(Number(word.dataset.position))
    .then(() => loaded)
    .then(figure.show)
    .catch(() => {}); // what cannot be loaded leaves the still
  return true;
}

document.addEventListener('click', (event) => {
  const word = /** @type {Element} */ (event.target).closest?.('a[data-go]');
  if (!(word instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (!lead(word)) return;
  event.preventDefault();
  const name = `go-${word.dataset.go}`;
  const address = document.getElementById(name) ? `#${name}` : (word.getAttribute('href') ?? '');
  if (address !== location.hash) history.pushState(null, '', address); // so that Back stays in the lesson
});

/** The address may name the word: `#go-dead-end`. */
function follow() {
  const word = document.getElementById(location.hash.slice(1));
  if (word?.matches('a[data-go]')) lead(word);
}
addEventListener('hashchange', follow);
follow();

for (const word of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-light]'))) {
  const [name, ...what] = (word.dataset.light ?? '').split(' ');
  const figure = figureOf(word, name);
  const light = (/** @type {string[]} */ cells) => figure?.light(cells).catch(() => {});
  word.tabIndex = 0;
  for (const type of ['pointerenter', 'focus']) word.addEventListener(type, () => light(what));
  for (const type of ['pointerleave', 'blur']) word.addEventListener(type, () => light([]));
  word.addEventListener('click', () => figure?.show());
}

rememberLanguage();
