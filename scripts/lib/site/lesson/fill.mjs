/** What stands in the texts of the lesson for numbers, figures, listings and what else is the same in all languages. */
import { branchLists } from '../../../../web/app/lesson/branch-lists.js';
import { standingTable } from '../../../../web/app/lesson/corner-table.js';
import { demandTable } from '../../../../web/app/lesson/demands.js';
import { boardOf } from '../../../../web/app/lesson/queens-board.js';
import { queensRun } from '../../../../web/app/lesson/queens.js';
import { wordsFrom } from '../../../../web/app/lesson/words.js';
import { markup } from '../../../../web/app/drawing/markup.js';
import { writeLink } from '../../../../web/app/state/link.js';
import { escaped, filled, inAttribute, named, plain } from '../html.mjs';
import { code, figure } from './figures.mjs';
import { listingIn, partOf } from './listings.mjs';
import { wordsIn } from './page.mjs';
import { rowsOf } from './rows.mjs';

/** @typedef {import('./page.mjs').Filling} Filling */

const FIGURE = /<figure id="(fig-[\w-]+)" data-figure="([\w-]+)">/g;
const NUMBER = /<data value="([\w.-]+)"><\/data>/g;
const GRID = /<pre data-grid="([\w-]+)"><\/pre>/g;
const LISTING = /<pre data-listing="([\w./-]+)"(?: data-part="(\w+)")?><\/pre>/g;
const CORNER = /(<div data-live="corner">\n)(<template data-word="caption">(.*?)<\/template>)/g;
const TREE = /(<div data-live="tree4">\n(?:<p class="task">.*?<\/p>\n)?)((?:<template.*\n)+)/g;
const QUEENS = /(<div data-live="queens">\n)(<template data-word="picture">(.*?)<\/template>)/g;
const DEMANDS = /(<div data-live="demands" data-of="([\w-]+)">\n)((?:<template.*\n)+)/g;
const APP = /data-app="([\w-]+) ([\w-]+)(?: ([\w-]+))?"/g;
const GO = /data-go="([\w-]+)"/g;

/** @param {string} text @param {Filling} page */
export function fillLesson(text, page) {
  let result = filled(text, GRID, (name) => grid(named(page.facts.puzzles, name)));
  result = filled(result, LISTING, (name, part) => listing(page, name, part));
  result = filled(result, FIGURE, (anchor, name) => figure(page, anchor, name));
  result = filled(result, NUMBER, (name) => written(page, named(page.facts.numbers, name)));
  result = filled(result, CORNER, (opening, template, caption) => {
    return `${opening}${markup(standingTable(plain(caption)))}\n${template}`;
  });
  result = filled(result, TREE, (opening, templates) => {
    const { label, dead } = wordsIn(templates);
    return `${opening}${tree(page, label, dead)}\n${templates}`;
  });
  result = filled(result, QUEENS, (opening, template, picture) => {
    const solved = queensRun(8).at(-1);
    return `${opening}${markup(boardOf(8, solved?.columns ?? [], null, plain(picture)))}\n${template}`;
  });
  result = filled(result, DEMANDS, (opening, name, templates) => {
    return `${opening}${markup(demands(page, name, templates))}\n${templates}`;
  });
  result = filled(result, APP, (name, algorithm, questions) => app(page, name, algorithm, questions));
  return filled(kept(result.replace(/<pre(?= class|>)/g, '<pre tabindex="0"')), GO, (name) => way(page, name));
}

/** Code and grids, which translators must leave as they are. @param {string} text */
const kept = (text) =>
  text.replace(/<(?:pre|(?<!<pre[^>]*>\s*<)code|kbd)(?=[ >])|<table class="(?:four|grid)"/g, '$& translate="no"');

/** A number as the language writes it. @param {Filling} page @param {number | string} value */
export const written = ({ drawn, language }, value) =>
  `<data value="${value}">${escaped(drawn.written[language][value])}</data>`;

/**
 * For readers without scripts.
 * @param {Filling} page
 * @param {string} label its name
 * @param {string} dead what is said of a dead end
 */
export function tree({ drawn }, label, dead) {
  const lists = markup(branchLists(drawn.answers.tree, plain(dead)));
  return `<div class="tree4" role="group" aria-label="${inAttribute(label)}" tabindex="0">${lists}</div>`;
}

/**
 * For readers without scripts: the demands of a puzzle before its first digit is placed.
 * @param {Filling} page
 * @param {string} name of the figure
 * @param {string} templates its words
 */
function demands({ facts }, name, templates) {
  const rows = rowsOf(named(facts.puzzles, named(facts.figures, name).puzzle));
  const words = Object.entries(wordsIn(templates)).map(([key, text]) => [key, plain(text)]);
  return demandTable(rows.flat(), rows.length, wordsFrom(Object.fromEntries(words)));
}

/**
 * A puzzle in the app, with an algorithm.
 * @param {Filling} page
 * @param {string} name
 * @param {string} algorithm
 * @param {string} [questions] that are asked there, as a link has them
 */
function app({ facts, language, up }, name, algorithm, questions) {
  const puzzle = named(facts.puzzles, name);
  const link = writeLink({ puzzle, algorithm, language, code, ...(questions && { questions }) });
  return `data-app="${name} ${algorithm}" href="${up}${escaped(link)}"`;
}

/**
 * The first way to a moment can be led to from elsewhere: web/app/lesson.js follows it then.
 * @param {Filling} page
 * @param {string} name
 */
function way({ led, facts }, name) {
  const { figure: shown, position } = named(facts.moments, name);
  const anchor = led.has(name) ? '' : `id="go-${name}" `;
  led.add(name);
  return `${anchor}data-go="${name}" data-figure="${shown}" data-position="${position}"`;
}

/** A puzzle as the list of lists that the programs take, as one writes it in Python. @param {string} puzzle */
function grid(puzzle) {
  const rows = rowsOf(puzzle).map((row) => `    [${row.join(', ')}],\n`);
  return `<pre>sudoku = [\n${rows.join('')}]</pre>`;
}

/**
 * A listing, or the piece of it that defines one function, without the marks for the player.
 * @param {Filling} page
 * @param {string} name
 * @param {string} [part]
 */
function listing({ sources }, name, part) {
  const whole = listingIn(sources, name);
  const shown = part ? partOf(whole, part) : whole;
  return `<pre data-listing="${name}" tabindex="0"><code>${escaped(shown)}</code></pre>`;
}
