/** The page for teachers: ways to each figure and moment of the lesson, code that embeds them, and a worksheet. */
import { frameControls } from '../../../../web/app/embed/settings.js';
import { frameFragment } from '../../../../web/app/embed/settings.js';
import { escaped, filled, inAttribute, named } from '../html.mjs';
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
const LARGE = /data-large="([\w-]+)"/g;
const STEP = /<data data-step="([\w-]+)"><\/data>/g;
const POINTS = /<data data-points="([\w ]+)"><\/data>/g;
/** The last task of the sheet to hand in asks for a call, not for lines. */
const POINTS_AFTER = 2;

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
  result = filled(result, LARGE, (name) => `href="${inLarge(page, momentOf(page, name))}"`);
  result = filled(result, STEP, (name) => written(page, momentOf(page, name).position));
  result = filled(result, POINTS, (tasks) => points(page, tasks.split(' ')));
  return fillLesson(result, page);
}

/** @param {Filling} page @param {string} anchor */
const inLesson = ({ language }, anchor) => `../${language}.html#${anchor}`;

/** @param {Filling} page @param {string} name */
function momentOf({ facts }, name) {
  const { figure, position } = named(facts.moments, name);
  return { figure: facts.figures[figure], position };
}

/** A step in the view for the projector. @param {Filling} page @param {{ figure: Figure, position: number }} shown */
const inLarge = (page, { figure, position }) =>
  `../projector/${page.language}.html${escaped(fragment(page, figure, position))}`;

/**
 * What tasks of the sheet to hand in are worth: a point for each line.
 * @param {Filling} page @param {string[]} tasks
 */
function points({ drawn: { answers } }, tasks) {
  const { gaps, calls, stack } = answers;
  const worth = { gaps: gaps.answers.length, calls: calls.length, stack: stack.length, after: POINTS_AFTER };
  const sum = tasks.reduce((total, task) => total + Number(named(worth, task)), 0);
  return `<data value="${sum}">${sum}</data>`;
}

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
  return Object.keys(moments).map((name) => ({
    words: page.words(`moment.${name}`),
    address: inLesson(page, `go-${name}`),
    ...momentOf(page, name),
  }));
}

/** @param {Filling} page @param {string} kind */
function ways(page, kind) {
  const open = page.words('open');
  const heads = ['in-lesson', 'step', 'in-app', 'projector'].map((word) => `<th scope="col">${page.words(word)}</th>`);
  const projector = page.words('projector');
  const rows = entries(page, kind).map(({ words, address, figure, position }) => {
    const inApp = `${page.up}${escaped(fragment(page, figure, position))}`;
    const large = inLarge(page, { figure, position });
    const largeWords = inAttribute(`${open}, ${projector}: ${words}`);
    const cells = [
      `<th scope="row"><a href="${address}">${words}</a></th>`,
      `<td>${written(page, position)}</td>`,
      `<td class="in-app"><a href="${inApp}" aria-label="${inAttribute(open)}: ${inAttribute(words)}">${open}</a></td>`,
      `<td class="large"><a href="${large}" aria-label="${largeWords}">${open}</a></td>`,
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
