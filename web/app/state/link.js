/**
 * Links: what a player shows, as the fragment of an address, and back. Pure.
 *
 *     linkTo(state, 'de');     // '#p=1.....3..4.....2&a=backtracking&g=1&n=118&s=22&l=de'
 *     readLink('#p=1.....3..4.....2&n=118');
 *     // { link: { puzzle: '1.....3..4.....2', position: 118 }, faults: [] }
 *
 * A fragment can come from anybody. What is read out of it went through the table below, field by
 * field; all else in it is ignored, and no fragment makes this throw.
 *
 * @typedef {object} Link what is missing is left as it is
 * @property {string} [puzzle] the givens, '.' for an empty cell
 * @property {string} [algorithm] an id of sudoku/algorithms.js
 * @property {number} [position] how many steps have been taken
 * @property {import('./fork-place.js').ForkPlace} [fork] the run beside it; without a position of its own, the link
 *   leads to that where it begins
 * @property {number} [speed] 0..100, see state/speed.js
 * @property {import('./modes.js').Grain} [grain]
 * @property {string} [questions] those that are asked on the way, see state/questions.js
 * @property {'watch' | 'edit' | 'play'} [mode]
 * @property {import('../solver.js').Progress} [progress] what a player has entered: only with its puzzle, and only
 *   where the sender asked for it
 * @property {string} [language] a code of i18n/i18n.js
 * @property {import('./code-languages.js').CodeLanguage} [code] the language of listings
 *
 * @typedef {keyof Link | 'grammar' | 'length' | 'fields'} Fault what could not be used, and was left out
 * @typedef {{ link: Link, faults: Fault[] }} Arrival
 *
 * @typedef {object} Field
 * @property {string} key its short name in a fragment
 * @property {keyof Link | 'grammar'} of what it is about
 * @property {(text: string, found: Link) => Link[keyof Link] | null} read null: this means nothing here; found: what
 *   stands before it
 */
import { algorithms } from '../sudoku/algorithms.js';
import { codeLanguages } from './code-languages.js';
import { givensOf } from '../sudoku/puzzle.js';
import { readFork } from './fork-place.js';
import { resumeAt } from './history.js';
import { languages } from '../i18n/i18n.js';
import { grains } from './modes.js';
import { readProgress, writeProgress } from './progress.js';
import { readQuestions, writeQuestions } from './questions.js';
import { grammarOf } from '../sudoku/steps.js';

/** A longer fragment, in UTF-16 units, is not looked at: a link of ours has some 200. */
export const LONGEST_LINK = 2000;

/** @param {readonly string[]} list @returns {Field['read']} */
const oneOf = (list) => (text) => (list.includes(text) ? text : null);

/** A whole number in decimal digits. @param {number} most @returns {(text: string) => number | null} */
const whole = (most) => (text) => (/^\d{1,16}$/.test(text) && Number(text) <= most ? Number(text) : null);

/** That of the algorithm, the first one if none is named. @type {Field['read']} */
const grammar = (text, { algorithm = algorithms[0] }) => (text === String(grammarOf(algorithm)) ? text : null);

/** That of the puzzle: without one it means nothing. @type {Field['read']} */
const progress = (text, { puzzle }) => (puzzle === undefined ? null : readProgress(text, puzzle));

/** In the order in which they are written. @type {Field[]} */
const fields = [
  { key: 'p', of: 'puzzle', read: givensOf },
  { key: 'a', of: 'algorithm', read: oneOf(algorithms) },
  { key: 'g', of: 'grammar', read: grammar },
  { key: 'n', of: 'position', read: whole(Number.MAX_SAFE_INTEGER) },
  { key: 'k', of: 'fork', read: readFork },
  { key: 's', of: 'speed', read: whole(100) },
  { key: 'r', of: 'grain', read: oneOf(grains) },
  { key: 'q', of: 'questions', read: (text) => (readQuestions(text) ? text : null) },
  { key: 'm', of: 'mode', read: oneOf(['watch', 'edit', 'play']) },
  { key: 'd', of: 'progress', read: progress },
  { key: 'l', of: 'language', read: oneOf(languages) },
  { key: 'c', of: 'code', read: oneOf(codeLanguages) },
];

/** What says where in a run of which puzzle the link leads to: it stands or falls together. @type {(keyof Link)[]} */
const place = ['puzzle', 'algorithm', 'position', 'fork', 'mode', 'progress'];

/**
 * @param {string} fragment of an address, with its '#' or without
 * @returns {Arrival} faults: which fields were there and could not be used; ['length']: it was too long to be read;
 *   ['fields']: it has none, and is no name either. The position is left out where it means nothing: with another
 *   grammar, or an algorithm that is not known.
 */
export function readLink(fragment) {
  if (typeof fragment !== 'string' || fragment.length > LONGEST_LINK) return { link: {}, faults: ['length'] };
  const text = fragment.replace(/^#/, '');
  const texts = textsOf(text);
  if (texts.size === 0 && !names.test(text)) return { link: {}, faults: ['fields'] };
  /** @type {Record<string, Link[keyof Link]>} */
  const found = {};
  /** @type {Fault[]} */
  const faults = [];
  for (const { key, of: name, read } of fields) {
    const field = texts.get(key);
    const value = field === undefined ? undefined : read(field, found);
    if (value === null) faults.push(name);
    else if (value !== undefined) found[name] = value;
  }
  delete found.grammar;
  if (faults.includes('puzzle')) for (const name of place) delete found[name];
  if (['algorithm', 'grammar', 'position'].some((name) => faults.includes(/** @type {Fault} */ (name)))) {
    delete found.position;
    delete found.fork;
  }
  const { fork } = /** @type {Link} */ (found);
  if (fork) found.position ??= fork[0];
  return { link: found, faults };
}

/** @param {Link} link @returns {string} a fragment with its '#' */
export function writeLink(link) {
  const values = /** @type {Record<string, string | number | number[] | undefined>} */ ({
    ...link,
    grammar: link.position === undefined ? undefined : grammarOf(link.algorithm ?? algorithms[0]),
    progress: link.puzzle && link.progress && (writeProgress(link.progress, link.puzzle) || undefined),
  });
  const written = fields
    .filter(({ of: name }) => values[name] !== undefined)
    .map(({ key, of: name }) => `${key}=${values[name]}`);
  return `#${written.join('&')}`;
}

/**
 * The link to what a player shows now; with its speed if somebody has chosen one.
 * @param {import('./state.js').State} state
 * @param {string} [language] the one that it is to be read in; without it, the reader's own
 * @param {import('../solver.js').Progress | null} [progress] of the game that is played, where it is to go with the
 *   link
 * @returns {string} a fragment with its '#'
 */
export function linkTo(state, language, progress) {
  const { puzzle, algorithm, fork: open, speed, growing, grain, mode } = state;
  const questions = writeQuestions(state);
  return writeLink({
    puzzle,
    algorithm,
    position: resumeAt(state),
    ...(open && mode === 'watch' && { fork: open }),
    ...(!growing && { speed: Math.round(speed) }),
    ...(grain !== 'read' && { grain }),
    ...(questions !== null && { questions }),
    ...((mode === 'edit' || mode === 'play') && { mode }),
    ...(progress && { progress }),
    ...(language !== undefined && { language }),
  });
}

/** Names alone are no link of ours, but maybe somebody's: of a place on a page. */
const names = /^[\w&-]*$/;

/** The fields of a fragment, the first of each name. @param {string} text @returns {Map<string, string>} */
function textsOf(text) {
  /** @type {Map<string, string>} */
  const texts = new Map();
  for (const piece of text.split('&')) {
    const [key, ...rest] = piece.split('=');
    if (rest.length > 0 && !texts.has(key)) texts.set(key, decoded(rest.join('=')));
  }
  return texts;
}

/** Programs that send links on may have encoded what need not be. @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // no field has a '%'
  }
}
