/**
 * Asks browsers to compile a whole script as it comes in, beside the page, because most of it is called before the
 * first step can be taken: else each function is compiled when it is called first, and the page waits for that.
 * Browsers that do not know the comment pass over it (explicit compile hints, Chrome 136).
 */

/** Counts only as the first line. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** @param {string} code */
export const withHint = (code) => HINT + code;

/** A source map whose script has a line more before the first. @param {string} map */
export function withLine(map) {
  const { mappings, ...rest } = JSON.parse(map);
  return JSON.stringify({ ...rest, mappings: `;${mappings}` });
}
