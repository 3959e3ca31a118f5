/**
 * A picture of a board with a text for each way of writing, not one for each digit. A browser lays out
 * and paints few texts with many places several times faster than many with one, and a file is half
 * as long. Not every other program knows a list of places, so pictures that readers take along are drawn
 * without.
 */
import { node } from '../../../../web/app/drawing/markup.js';

/** @typedef {import('../../../../web/app/drawing/markup.js').Node} Node */

/** A cell is a group that is moved to its place. */
const PLACE = /^translate\((\S+) (\S+)\)$/;

/** @param {Node | string} child @returns {child is Node} */
const isElement = (child) => typeof child !== 'string';

/** @param {Node | string} child @returns {child is Node} with nothing in it that is moved as well */
const isCell = (child) =>
  isElement(child) && PLACE.test(String(child.attributes.transform)) && !child.children.some(isCell);

/**
 * @param {Node} picture as pictureOf() makes it
 * @returns {Node} one that looks the same: what is on the ground of each cell, then all texts, then what
 *   is drawn over the text of a cell
 */
export function gathered(picture) {
  const { name, attributes, children } = picture;
  if (!children.some(isCell)) {
    return node(
      name,
      attributes,
      children.map((child) => (isElement(child) ? gathered(child) : child)),
    );
  }
  const cells = children.filter(isCell);
  const first = children.indexOf(cells[0]);
  const end = first + cells.length;
  if (!children.slice(first, end).every(isCell)) throw new Error('something is drawn between the cells');
  return node(name, attributes, [
    ...children.slice(0, first),
    ...cells.flatMap((cell) => partOf(cell, cell.children.slice(0, textsIn(cell).start))),
    ...written(cells),
    ...cells.flatMap((cell) => partOf(cell, cell.children.slice(textsIn(cell).end))),
    ...children.slice(end),
  ]);
}

/** Where the texts of a cell begin among its children, and where they end. @param {Node} cell */
function textsIn({ children }) {
  const isText = children.map((child) => isElement(child) && child.name === 'text');
  const start = isText.includes(true) ? isText.indexOf(true) : children.length;
  return { start, end: Math.max(start, isText.lastIndexOf(true) + 1) };
}

/**
 * A cell with some of its children; without any there is none.
 * @param {Node} cell
 * @param {Node['children']} children
 */
const partOf = ({ name, attributes }, children) => (children.length > 0 ? [node(name, attributes, children)] : []);

/** The texts of all cells, one for each way of writing. @param {Node[]} cells */
function written(cells) {
  /** @type {Map<string, { look: Node['attributes'], x: number[], y: number[], signs: string[] }>} */
  const texts = new Map();
  for (const cell of cells) {
    const [, across, down] = PLACE.exec(String(cell.attributes.transform)) ?? [];
    const { start, end } = textsIn(cell);
    for (const { name, attributes, children } of cell.children.slice(start, end).filter(isElement)) {
      const [sign] = children;
      if (name !== 'text' || String(sign).length !== 1) throw new Error(`no text of one sign: ${name} ${sign}`);
      const { x, y, ...look } = attributes;
      const key = JSON.stringify(look);
      const text = texts.get(key) ?? { look, x: [], y: [], signs: [] };
      text.x.push(rounded(Number(across) + Number(x)));
      text.y.push(rounded(Number(down) + Number(y)));
      text.signs.push(String(sign));
      texts.set(key, text);
    }
  }
  return [...texts.values()].map(({ look, x, y, signs }) =>
    node('text', { ...look, x: x.join(' '), y: y.join(' ') }, [signs.join('')]),
  );
}

/** Sums of tenths are no tenths. @param {number} value */
const rounded = (value) => Math.round(value * 10) / 10;
