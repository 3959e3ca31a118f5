/**
 * The lesson: its figures come to life where the reader looks, and its words drive them. A figure is a
 * still until then, and without scripts for good.
 */
import { createFigure } from './lesson-figure.js';
import { enliven } from './lesson-live.js';
import { remember } from './memory.js';

const { lang } = document.documentElement;

/** By the name in `data-figure`, the first of that name. @type {Map<string, import('./lesson-figure.js').Figure>} */
const figures = new Map();
for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('figure[data-figure]'))) {
  figures.set(element.dataset.figure ?? '', createFigure(element, lang));
}

const near = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    const figure = figures.get(/** @type {HTMLElement} */ (target).dataset.figure ?? '');
    if (isIntersecting) figure?.start();
    else figure?.rest();
  }
}, { rootMargin: '25% 0px' });
for (const { element } of figures.values()) near.observe(element);

const soon = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    soon.unobserve(target);
    enliven(/** @type {HTMLElement} */ (target), { figures, language: lang }).catch(() => soon.observe(target));
  }
}, { rootMargin: '50% 0px' });
for (const element of document.querySelectorAll('[data-live]')) soon.observe(element);

/** The figure that a word is about. @param {HTMLElement} word @param {string | undefined} name */
const figureOf = (word, name = word.dataset.figure) => figures.get(name ?? '');

document.addEventListener('click', async (event) => {
  const word = /** @type {Element} */ (event.target).closest?.('a[data-go]');
  if (!(word instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const figure = figureOf(word);
  if (!figure) return;
  event.preventDefault();
  figure.show();
  await figure.go(Number(word.dataset.position)).catch(() => {}); // what cannot be loaded leaves the still
});

for (const word of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-light]'))) {
  const [name, ...what] = (word.dataset.light ?? '').split(' ');
  const figure = figureOf(word, name);
  const light = (/** @type {string[]} */ cells) => figure?.light(cells).catch(() => {});
  word.tabIndex = 0;
  for (const type of ['pointerenter', 'focus']) word.addEventListener(type, () => light(what));
  for (const type of ['pointerleave', 'blur']) word.addEventListener(type, () => light([]));
  word.addEventListener('click', () => figure?.show());
}

for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll('.tools a'))) {
  link.addEventListener('click', () => {
    remember('language', link.lang);
    link.hash = location.hash;
  });
}
