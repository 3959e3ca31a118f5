/**
 * The figures of the lesson before a script has run: what a player needs to know, and the still that stands there
 * until then.
 */
import { writeLink } from '../../../../web/app/state/link.js';
import { escaped, inAttribute, named } from '../html.mjs';

/** @typedef {import('./page.mjs').Filling} Filling */

/** The lesson shows its programs in this language; the app goes on in it. */
export const code = 'python';

/** For a picture that lies across the page; web/styles/lesson.css says the same. */
const ROOM = '(min-width: 560px)';

/**
 * The fragment of an address that leads to a step of a figure in the app.
 * @param {Filling} page
 * @param {import('./stills.mjs').Figure} figure
 * @param {number} position
 */
export const fragment = ({ facts, language }, { puzzle, algorithm = 'backtracking' }, position) =>
  writeLink({ puzzle: facts.puzzles[puzzle], algorithm, position, language, code });

/**
 * The link of a figure, with its stills: one for each theme. web/styles/lesson.css shows one of them, on paper that of
 * the light theme; a browser loads only that.
 * @param {Filling} page
 * @param {string} anchor
 * @param {string} name
 */
export function figure(page, anchor, name) {
  const shown = named(page.facts.figures, name);
  const { puzzle, algorithm, position, controls, code: listing, with: other } = shown;
  const settings = { puzzle: page.facts.puzzles[puzzle], algorithm, position, controls, code: listing, with: other };
  const data = Object.entries(settings)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `data-${key}="${escaped(String(value))}"`);
  const said = escaped(page.drawn.said[name][page.language]);
  const size = page.drawn.across[name];
  const still = page.drawn.stills[name];
  const alt = size ? `${captionOf(page, name)} ${said}` : said;
  const pictures = [
    ['light', ''],
    ['dark', '-dark'],
  ].map(
    ([theme, ending]) => `<picture class="in-${theme}">${size ? across(name, size, ending) : ''}\
<img src="stills/${still}${ending}.svg" alt="${alt}" width="360" height="360" loading="lazy"></picture>`,
  );
  const href = `${page.up}${escaped(fragment(page, shown, position ?? 0))}`;
  return `<figure id="${anchor}" data-figure="${name}" ${data.join(' ')}>
<a class="still${size ? ' across' : ''}" href="${href}">${pictures.join('')}\
<span>${said} <span class="open">${page.words('open')}</span></span></a>`;
}

/** What the text says below a figure. @param {Filling} page @param {string} name */
function captionOf({ text }, name) {
  const [, caption] = new RegExp(`data-figure="${name}"><figcaption>(.*?)</figcaption>`).exec(text) ?? [];
  return inAttribute(caption);
}

/**
 * The picture of a figure that lies across the page, for where there is room.
 * @param {string} name
 * @param {{ width: number, height: number }} size
 * @param {string} ending of the files of a theme
 */
const across = (name, { width, height }, ending) =>
  `<source srcset="stills/${name}-across${ending}.svg" media="${ROOM}, print" width="${width}" height="${height}">`;
