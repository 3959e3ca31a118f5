/** How much of a text are cells: where most of it is, it is meant as a puzzle, and else it may be anything. */

/** From this share of its signs on, what stands between cells not counted. */
const MOST = 0.7;

/** From this share on, a text with a mistake may still have been meant as cells, as `12a` may. */
const HALF = 0.5;

/** @param {string} text */
export const isMostlyCells = (text) => areCells(text, MOST);

/** Whether at least a share of the signs of a text are cells. @param {string} text @param {number} share */
function areCells(text, share) {
  const signs = text.replace(/[\s|+=,;:/'"()[\]{}-]/g, '');
  return signs.replace(/[^\p{Nd}.*_Xx?\u00b7\u2022]/gu, '').length >= share * signs.length;
}

/**
 * Whether a text holds no puzzle: it is refused because of its first sign that is no cell, and fewer than half of its
 * signs are cells.
 * @param {string} text
 * @param {import('../solver.js').ParseError} error
 */
export const holdsNone = (text, { code, index }) =>
  code === 'character' && index === text.search(/[^\s\p{Nd}.*_Xx?|+=-]/u) && !areCells(text, HALF);
