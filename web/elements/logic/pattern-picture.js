/**
 * A deduction as a picture in SVG, with names for the style sheet: plain values, to be put on the page.
 *
 * @typedef {import('../../app/logic/pattern-look.js').PatternAppearance} PatternAppearance
 * @typedef {import('../../app/drawing/pattern-paths.js').PatternShapes} PatternShapes
 * @typedef {import('../../app/drawing/pattern-paths.js').Area} Area
 * @typedef {import('../../app/drawing/markup.js').Node} Node
 */
import { node } from '../../app/drawing/markup.js';
import { RADIUS } from '../../app/drawing/pattern-paths.js';

/** Letters have sizes that browsers are used to, and are made smaller by this: a hundred of their units are a cell. */
const LETTERS = 0.01;

/**
 * What lies below comes first: units, cells, links, candidates, strokes.
 * @param {PatternAppearance} appearance
 * @returns {Node}
 */
export function pictureOf({ area: { x, y, width, height }, shapes, label }) {
  return node('svg', { viewBox: `${x} ${y} ${width} ${height}`, class: 'pattern' }, [
    node('title', {}, [label]),
    ...shapes.units.map(unitOf),
    ...cellsOf(shapes),
    ...shapes.eliminations.map(struckOf),
    ...shapes.groups.map(({ role, path }) => pathOf('pattern-group', path, { 'data-role': role })),
    ...shapes.links.map(({ strong, path }) =>
      pathOf('pattern-link', path, { 'data-strength': strong ? 'strong' : 'weak' }),
    ),
    ...shapes.candidates.map(({ role, path, digit, x, y }) =>
      node('g', { class: 'pattern-candidate', 'data-role': role }, [
        pathOf('pattern-outline', path),
        textOf('pattern-digit', digit, x, y),
      ]),
    ),
    ...shapes.eliminations.map(({ path }) => pathOf('pattern-stroke', path)),
  ]);
}

/** @param {PatternShapes['units'][number]} unit */
const unitOf = (unit) =>
  node('g', { class: 'pattern-unit', 'data-role': unit.role }, [
    pathOf('pattern-hatch', unit.hatch),
    rectOf('pattern-edge', unit),
  ]);

/** Cells that get a digit, or would get one, and where nothing is left. @param {PatternShapes} shapes */
function cellsOf({ places, steps, deadEnd }) {
  return [
    ...places.flatMap(({ frame, digit, x, y }) => [
      rectOf('pattern-frame', frame),
      textOf('pattern-digit', digit, x, y),
    ]),
    ...steps.flatMap(({ tile, order, digit, x, y }) => [
      rectOf('pattern-tile', tile),
      textOf('pattern-tried', digit, x, y),
      textOf('pattern-order', order, tile.x + tile.width / 6, tile.y + tile.height / 6),
    ]),
    ...(deadEnd ? [rectOf('pattern-dead-end', deadEnd), pathOf('pattern-cross', deadEnd.cross)] : []),
  ];
}

/** A candidate that goes, without its stroke. @param {PatternShapes['eliminations'][number]} elimination */
const struckOf = ({ x, y, digit }) =>
  node('g', { class: 'pattern-struck' }, [
    node('circle', { class: 'pattern-outline', cx: x, cy: y, r: RADIUS }),
    textOf('pattern-digit', digit, x, y),
  ]);

/** @param {string} className @param {string} d @param {Record<string, string>} [more] */
const pathOf = (className, d, more = {}) => node('path', { class: className, d, ...more });

/** @param {string} className @param {Area} area */
const rectOf = (className, { x, y, width, height }) => node('rect', { class: className, x, y, width, height });

/** @param {string} className @param {number} number @param {number} x @param {number} y @returns {Node} */
const textOf = (className, number, x, y) =>
  node('text', { class: className, translate: 'no', transform: `translate(${x} ${y}) scale(${LETTERS})` }, [
    String(number),
  ]);
