/**
 * Asks browsers to compile a whole script as it comes in, beside the page, because most of it is called before the
 * first step can be taken: else each function is compiled when it is called first, and the page waits for that.
 * Browsers that do not know the comment pass over it (explicit compile hints, Chrome 136).
 */

/** Counts only as the first line. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * A script, or its source map, which then has a line more before the first.
 * @param {string} path
 * @param {string} text
 */
export function withHint(path, text) {
  if (!path.endsWith('.map')) return HINT + text;
  const { mappings, ...rest } = JSON.parse(text);
  return JSON.stringify({ ...rest, mappings: `;${mappings}` });
}
