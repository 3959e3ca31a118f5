/**
 * What of a player is shown beside its board: the attributes `controls` and `code`. Pure.
 *
 *     const { shown } = readControls('transport scrubber', null);
 *     layoutOf(shown).without;       // the names of all that is left out, for the style sheet
 */
import { codeLanguages } from '../state/code-languages.js';

/** What `controls` can name, in the order of the page. The listing is no such name: it has its own attribute. */
export const controlNames = /** @type {const} */ ([
  'edit',
  'verdict',
  'ask',
  'sentence',
  'scrubber',
  'strip',
  'transport',
  'speed',
  'grain',
  'algorithm',
  'solutions',
  'tabs',
  'stack',
  'counters',
  'legend',
  'hint',
  'check',
  'games',
]);

/** @typedef {typeof controlNames[number] | 'code'} Control */

/**
 * What stands beside the board where there is room; without any of it the player is one column.
 * @type {readonly Control[]}
 */
const wide = ['edit', 'grain', 'algorithm', 'tabs', 'code', 'stack', 'counters', 'legend'];

/**
 * @param {string | null} controls names separated by blanks; `none`; `all` or null for all
 * @param {string | null} code a language of listings, '' for the first; `none`; null: there is a listing where there
 *   are tabs
 * @returns {{ shown: ReadonlySet<Control>, language: import('../state/code-languages.js').CodeLanguage | null, unknown:
 *   { controls: string[], code: string[] } }} language: the one that is asked for; unknown: words that mean nothing,
 *   and were left out
 */
export function readControls(controls, code) {
  const wanted = controls === null ? ['all'] : wordsOf(controls);
  const words = wanted.includes('all') ? controlNames : wanted.filter((word) => word !== 'none');
  const known = controlNames.filter((name) => words.includes(name));
  const [wish = null] = code === null ? [] : wordsOf(code || codeLanguages[0]);
  const language = codeLanguages.find((id) => id === wish) ?? null;
  const hasListing = language !== null || (wish !== 'none' && known.includes('tabs'));
  return {
    shown: new Set(/** @type {Control[]} */ ([...known, ...(hasListing ? ['code'] : [])])),
    language,
    unknown: {
      controls: words.filter((word) => !known.some((name) => name === word)),
      code: wish === null || language || wish === 'none' ? [] : [wish],
    },
  };
}

/** What of it makes the look of the frame. @param {ReadonlySet<Control>} shown */
export function layoutOf(shown) {
  return {
    without: [...controlNames, /** @type {const} */ ('code')].filter((name) => !shown.has(name)).join(' '),
    columns: wide.some((name) => shown.has(name)) ? 'two' : 'one',
  };
}

/**
 * The open panel, where the reader cannot choose.
 * @param {ReadonlySet<Control>} shown
 * @returns {import('../state/panels.js').Panel | null} null: he can, or there is none
 */
export function onlyPanel(shown) {
  if (shown.has('tabs')) return shown.has('code') ? null : 'tree';
  return shown.has('code') ? 'code' : null;
}

/** @param {string} text */
const wordsOf = (text) =>
  text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
