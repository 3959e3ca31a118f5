/**
 * The whole tree of a search as a picture for readers without scripts and for paper: it lies on its side,
 * the puzzle at the left, so that it fits across a page.
 *
 *     treeStill(nodes, 198, { theme: 'light', title: 'Sudoku', language: 'en' });
 *
 * @typedef {import('../../../../web/app/run/tree-builder.js').TreeNode} TreeNode
 */
import { markup, node } from '../../../../web/app/drawing/markup.js';
import { coloursOf, fonts, MIDDLE } from '../../../../web/app/drawing/board-svg.js';
import { layoutTree } from '../../../../web/app/drawing/tree-layout.js';
import { statusAt } from '../../../../web/app/run/tree-builder.js';

/** Between two levels, and between two nodes of one. */
const STEP = 32;
const MARGIN = 18;
const RADIUS = 13;
const DIGIT = 17;

/** How wide and high it is. @param {TreeNode[]} nodes @param {{ x: number }[]} places */
const extentOf = (nodes, places) => ({
  width: 2 * MARGIN + Math.max(...nodes.map(({ depth }) => depth)) * STEP + RADIUS,
  height: 2 * MARGIN + Math.max(...places.map(({ x }) => x)) * STEP,
});

/**
 * @param {TreeNode[]} nodes by index @param {number} position a step of the run: what is on the stack then, was taken
 *   back before, is to come
 * @param {{ theme: import('../../../../web/app/drawing/board-svg.js').Theme, title: string, language: string }} caption
 * @returns {{ svg: string, width: number, height: number }} a whole file, and its size
 */
export function treeStill(nodes, position, { theme, title, language }) {
  const colours = coloursOf(theme);
  const places = layoutTree(nodes[0]);
  const { width, height } = extentOf(nodes, places);
  const x = (/** @type {TreeNode} */ { depth }) => MARGIN + depth * STEP;
  const y = (/** @type {TreeNode} */ { index }) => MARGIN + places[index].x * STEP;
  const inks = { path: colours.accent, back: colours.soft, ahead: colours.soft };
  const svg = node(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      role: 'img',
      'xml:lang': language,
      lang: language,
      'font-family': fonts,
      'text-anchor': 'middle',
      fill: 'none',
    },
    [
      node('title', {}, [title]),
      node('rect', { width, height, fill: colours.panel }),
      ...nodes.slice(1).map((child) => {
        const [from, status] = [/** @type {TreeNode} */ (child.parent), statusAt(child, position)];
        const middle = (x(from) + x(child)) / 2;
        return node('path', {
          d: `M${x(from)} ${y(from)}C${middle} ${y(from)} ${middle} ${y(child)} ${x(child)} ${y(child)}`,
          stroke: inks[status],
          'stroke-width': status === 'path' ? 4 : 1.5,
          'stroke-dasharray': status === 'ahead' ? '3 4' : null,
        });
      }),
      ...nodes.map((each) => nodeOf(each, x(each), y(each), statusAt(each, position), colours)),
    ],
  );
  return { svg: markup(svg), width, height };
}

/**
 * @param {TreeNode} node
 * @param {number} x
 * @param {number} y
 * @param {'path' | 'back' | 'ahead'} status
 * @param {Record<string, string>} colours
 */
// eslint-disable-next-line max-lines-per-function -- one picture, from top to bottom
function nodeOf({ digit, deadEnd, solution }, x, y, status, colours) {
  const onPath = status === 'path';
  return node('g', { transform: `translate(${x} ${y})` }, [
    node('circle', {
      r: digit === null ? RADIUS / 2 : RADIUS,
      fill: onPath ? (digit === null ? colours.accent : colours.place) : colours.panel,
      stroke: onPath ? colours.accent : colours.soft,
      'stroke-width': onPath ? 2.5 : 1.5,
      'stroke-dasharray': status === 'ahead' ? '3 3' : null,
    }),
    ...(digit === null
      ? []
      : [
          node('text', { y: DIGIT * MIDDLE, 'font-size': DIGIT, fill: onPath ? colours.ink : colours.soft }, [
            String(digit),
          ]),
        ]),
    ...(deadEnd
      ? [
          node('path', {
            class: 'dead-end',
            d: 'M15-4l8 8M15 4l8-8',
            stroke: colours.bad,
            'stroke-width': 2.5,
            'stroke-linecap': 'round',
          }),
        ]
      : []),
    ...(solution
      ? [
          node('path', {
            class: 'solution',
            d: 'M15 0l4 5l7-10',
            stroke: colours.accent,
            'stroke-width': 3,
            'stroke-linecap': 'round',
            'stroke-linejoin': 'round',
          }),
        ]
      : []),
  ]);
}
