/**
 * Listings: the files of web/listings, one for each algorithm and language. A line may end in a
 * mark, a comment that names the kinds of steps that it does; the reader does not see it:
 *
 *     sudoku[row][column] = number; //! place
 *     if (sudoku[row][i] === number) return false; //! check.row conflict.row
 *
 * What follows the dot is a kind of unit, a rule, or a technique. `call` marks the line that calls
 * the function that does the checks. A line of three hyphens begins another part: one part is shown
 * at a time, that of the step.
 */
import { loadOnce } from '../platform/load-once.js';
import { askAgain, patiently } from '../platform/patience.js';
import { listingName } from '../state/listing.js';

/** @typedef {import('../state/listing.js').Listing} Listing */
/** @typedef {import('../state/listing.js').Token} Token */

const DIVIDER = '---';
const MARK = /\s*(?:\/\/|#)! ([\w.\- ]+)$/;

/** @param {string} name of the file @param {string} text all of it @returns {Listing} */
export function parseListing(name, text) {
  /** @type {Listing['marks']} */
  const marks = {};
  /** @type {Listing['lines']} */
  const lines = [];
  const parts = [0];
  const tokensOf = name.endsWith('.txt') ? plainTokens : codeTokens;
  for (const line of text.trimEnd().split('\n')) {
    if (line === DIVIDER) {
      parts.push(lines.length);
    } else {
      for (const mark of MARK.exec(line)?.[1].split(' ') ?? []) marks[mark] = lines.length;
      lines.push(tokensOf(line.replace(MARK, '')));
    }
  }
  return { name, lines, parts, marks, failed: false };
}

const KEYWORDS = /* @__PURE__ */ new Set(
  (
    'const let function return if else for of new null true false continue ' +
    'def in is not and or range None True False ' +
    'auto bool int void using include std ' +
    'class static boolean import'
  ).split(' '),
);

/** @param {string} line @returns {Token[]} */
const plainTokens = (line) => [{ text: line, kind: '' }];

/** @param {string} line @returns {Token[]} */
function codeTokens(line) {
  /** @type {Token[]} */
  const tokens = [];
  for (const [text] of line.matchAll(/\w+|\W+/g)) {
    const kind = /^\d/.test(text) ? 'number' : KEYWORDS.has(text) ? 'keyword' : '';
    const last = tokens.at(-1);
    if (last && last.kind === kind) last.text += text;
    else tokens.push({ text, kind });
  }
  return tokens;
}

/** What no listing has: the head of a page, or characters that no text has. */
const ALIEN = /^<|[^\P{Cc}\s]|\uFFFD/u;

/** The listing of a file of web/listings, which ends with a line; none where it is cut short, damaged, or a page. */
const loadListing = /* @__PURE__ */ loadOnce(
  (name) => `listings/${name}`,
  async (response, name) => {
    const text = await response.text();
    if (!text.endsWith('\n') || ALIEN.test(text)) throw new Error(`the listing ${name} is not whole`);
    return parseListing(name, text);
  },
);

/**
 * Fetches the listing that a state asks for, once it is to be seen.
 * @param {(action: { type: 'listing', listing: Listing }) => void} dispatch
 * @param {(name: string) => Promise<Listing>} [load]
 */
export function createListings(dispatch, load = loadListing) {
  let pending = '';
  let isLate = false;
  /** @param {string} name @returns {Listing} */
  const missing = (name) => ({ name, lines: [], parts: [0], marks: {}, failed: true });
  return {
    /**
     * To be called after every change.
     * @param {import('../state/state.js').State} state
     * @param {string} language of the page
     */
    async follow(state, language) {
      const name = listingName(state, language);
      const isSeen = state.panel === 'code' && state.mode === 'watch' && state.run !== null;
      if (!isSeen || name === state.listing?.name) return;
      if (name === pending) {
        if (isLate) askAgain();
        isLate = false;
        return;
      }
      pending = name;
      isLate = false;
      const listing = await patiently(load(name), () => {
        if (name !== pending) return;
        isLate = true;
        dispatch({ type: 'listing', listing: missing(name) });
      }).catch(() => missing(name));
      if (name !== pending) return; // another one was asked for meanwhile
      pending = '';
      dispatch({ type: 'listing', listing });
    },
  };
}
