/**
 * What the layer over the board shows of a deduction: a pure function of it.
 *
 *     layer.appearance = patternAppearance(run.pattern(), 9, t);
 *
 * @typedef {object} PatternAppearance
 * @property {import('../drawing/pattern-paths.js').Area} area what is shown of the board, in units of cells
 * @property {import('../drawing/pattern-paths.js').PatternShapes} shapes in units of cells
 * @property {string} label the name of the technique
 */
import { patternShapes } from '../drawing/pattern-paths.js';

/**
 * @param {import('../solver.js').Deduction | null} deduction
 * @param {number} size the side of the board
 * @param {import('../i18n/i18n.js').Translate} t
 * @returns {PatternAppearance | null} null: there is nothing to be drawn
 */
export function patternAppearance(deduction, size, t) {
  if (!deduction) return null;
  return {
    area: { x: 0, y: 0, width: size, height: size },
    shapes: patternShapes(deduction, size),
    label: t(`technique.${deduction.technique}.name`),
  };
}
