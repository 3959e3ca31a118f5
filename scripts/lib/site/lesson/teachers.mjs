/** The page for teachers: ways to each figure and moment of the lesson, code that embeds them, and a worksheet. */
import { frameControls } from '../../../../web/app/embed/settings.js';
import { frameFragment } from '../../../../web/app/embed/settings.js';
import { escaped, filled, inAttribute } from '../html.mjs';
import { fragment } from './figures.mjs';
import { fillLesson, written } from './fill.mjs';
import { startFiles } from './start.mjs';
import { task } from './tasks.mjs';

/** @typedef {import('./page.mjs').Filling} Filling */
/** @typedef {import('./stills.mjs').Figure} Figure */

const WAYS = /<div data-ways="(figures|moments)"><\/div>/g;
const CODES = /<div data-codes="(figures|moments)"><\/div>/g;
const TASK = /<div data-(sheet|solved)="(\w+)"><\/div>/g;
const MINUTES = /<li data-minutes="(\d+)">/g;
const START = /<div data-start><\/div>/g;
const GO = /data-go="([\w-]+)"/g;

/** @param {string} text @param {Filling} page */
export function fillTeachers(text, page) {
  let result = filled(text, CODES, (kind) => codes(page, kind));
  result = filled(result, WAYS, (kind) => ways(page, kind));
  result = filled(result, TASK, (kind, name) => task(name, page, kind === 'solved'));
  result = filled(result, MINUTES, (count) => {
    return `<li><span class="minutes">${page.words('minutes').replace('{count}', count)}</span> `;
  });
  result = filled(result, START, () => starts(page));
  result = filled(result, GO, (name) => `href="${inLesson(page, `go-${name}`)}"`);
  return fillLesson(result, page);
}

/** @param {Filling} page @param {string} anchor */
const inLesson = ({ language }, anchor) => `../${language}.html#${anchor}`;

/**
 * Of each figure or moment: its name in words, its address in the lesson, and where it is.
 * @param {Filling} page
 * @param {string} kind
 */
function entries(page, kind) {
  const { figures, moments } = page.facts;
  if (kind === 'figures') {
    return Object.entries(figures).map(([name, figure]) => ({
      words: page.words(`figure.${name}`),
      address: inLesson(page, `fig-${name}`),
      figure,
      position: figure.position ?? 0,
    }));
  }
  return Object.entries(moments).map(([name, { figure, position }]) => ({
    words: page.words(`moment.${name}`),
    address: inLesson(page, `go-${name}`),
    figure: figures[figure],
    position,
  }));
}

/** @param {Filling} page @param {string} kind */
function ways(page, kind) {
  const open = page.words('open');
  const heads = ['in-lesson', 'step', 'in-app', 'projector'].map((word) => `<th scope="col">${page.words(word)}</th>`);
  const projector = page.words('projector');
  const rows = entries(page, kind).map(({ words, address, figure, position }) => {
    const inApp = `${page.up}${escaped(fragment(page, figure, position))}`;
    const large = `../projector/${page.language}.html${escaped(fragment(page, figure, position))}`;
    const inLarge = inAttribute(`${open}, ${projector}: ${words}`);
    const cells = [
      `<th scope="row"><a href="${address}">${words}</a></th>`,
      `<td>${written(page, position)}</td>`,
      `<td class="in-app"><a href="${inApp}" aria-label="${inAttribute(open)}: ${inAttribute(words)}">${open}</a></td>`,
      `<td class="large"><a href="${large}" aria-label="${inLarge}">${open}</a></td>`,
    ];
    return `<tr>${cells.join('')}</tr>\n`;
  });
  return `<table class="ways"><thead><tr>${heads.join('')}</tr></thead>\n<tbody>\n${rows.join('')}</tbody></table>`;
}

/** Ways to the files that one starts from. @param {Filling} page */
function starts({ language }) {
  const items = Object.entries(startFiles).map(([name, program]) => {
    return `<li><a href="start/${language}/${name}" download>${program}: <code>${name}</code></a></li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}

/**
 * A moment is shown with what a frame shows of itself, a figure with its own controls.
 * @param {Filling} page
 * @param {string} kind
 */
function codes(page, kind) {
  const all = entries(page, kind).map(({ words, figure, position }) => {
    const { controls = frameControls, code = null } = kind === 'figures' ? figure : {};
    const asked = frameFragment(fragment(page, figure, position), { mode: null, controls, code, autoplay: null });
    const size = `width="100%" height="${heightOf(kind, figure)}"`;
    const frame = escaped(`<iframe src="stepdoku/embed.html${asked}" title="${inAttribute(words)}" ${size}></iframe>`);
    return `<details class="code"><summary>${words}</summary><pre tabindex="0"><code>${frame}</code></pre></details>`;
  });
  return all.join('\n');
}

/** Pixels in which all that is shown can be seen on a wide page. @param {string} kind @param {Figure} figure */
function heightOf(kind, figure) {
  if (kind !== 'figures') return 860;
  return figure.code ? 1100 : 900;
}
