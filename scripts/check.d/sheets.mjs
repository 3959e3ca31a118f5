/** The table of web/styles/README.md: at which elements the rules of each sheet start, and which reach further. */
export const FOLDER = 'web/styles/';
export const TABLE = `${FOLDER}README.md`;
const ROW = /^\| `([\w/-]+\.css)` \| ([^|]*) \| ([^|]*)\|$/;

/**
 * @typedef {object} Sheet
 * @property {string} path from web/styles/
 * @property {string[]} starts selectors
 * @property {string} reaches why it reaches further than these; '' where it does not
 * @property {number} line of the table
 */

/** @param {string} text of the document with the table @returns {Sheet[]} */
export const sheetsIn = (text) =>
  text.split('\n').flatMap((content, index) => {
    const [, path, starts, reaches] = ROW.exec(content) ?? [];
    if (!path) return [];
    return [
      {
        path,
        starts: [...starts.matchAll(/`([^`]+)`/g)].map(([, start]) => start),
        reaches: reaches.trim(),
        line: index + 1,
      },
    ];
  });
