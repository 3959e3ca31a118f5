/** The first row of a box by integer division, as tables of plain values. Pure. */
import { node } from '../drawing/markup.js';

const SIZE = 9;
const BOX = 3;

/** A number, how often three goes into it, and where its box begins. */
export const corners = Array.from({ length: SIZE }, (_, row) => [
  row,
  Math.floor(row / BOX),
  Math.floor(row / BOX) * BOX,
]);

/** What each of the three is in code. */
export const expressions = ['row', `row // ${BOX}`, `row // ${BOX} * ${BOX}`];

/** @param {string | number} text */
const code = (text) => node('code', {}, [String(text)]);
/** @param {'row' | 'col'} scope */
const heads = (scope) => expressions.map((expression) => node('th', { scope }, [code(expression)]));
/** @param {string} caption */
const captionOf = (caption) => node('caption', {}, [caption]);

/** A row for each expression, a column for each number. @param {string} caption */
export const lyingTable = (caption) =>
  node('table', {}, [
    captionOf(caption),
    node(
      'tbody',
      {},
      heads('row').map((head, index) =>
        node('tr', {}, [head, ...corners.map((corner) => node('td', {}, [String(corner[index])]))]),
      ),
    ),
  ]);

/** A column for each expression, so that it fits a phone. @param {string} caption */
export const standingTable = (caption) =>
  node('table', {}, [
    captionOf(caption),
    node('thead', {}, [node('tr', {}, heads('col'))]),
    node(
      'tbody',
      {},
      corners.map((corner) =>
        node(
          'tr',
          {},
          corner.map((value) => node('td', {}, [code(value)])),
        ),
      ),
    ),
  ]);
