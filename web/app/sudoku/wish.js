/**
 * What a generated puzzle can be asked to be. Pure.
 *
 * @typedef {'none' | 'half-turn' | 'diagonal' | 'both-axes'} Symmetry
 *
 * @typedef {object} Wish as `solver.generate` takes it
 * @property {number} size
 * @property {number} clues 0: as they come
 * @property {Symmetry} symmetry
 * @property {boolean} minimal
 * @property {number | string} seed
 * @property {number} [grade] how hard: 1..6
 * @property {string} [technique] that is to be the hardest step
 * @property {import('./effort.js').EffortWish} [effort] what a search has to do
 *
 * @typedef {object} Made what `solver.generate` gives
 * @property {string} puzzle
 * @property {number} clues
 * @property {boolean} minimal
 * @property {boolean} complete all that was wished
 * @property {import('../solver.js').Grading} [grading] where the wish was about that
 * @property {import('../solver.js').Effort} [effort] what the search had to do, where the wish was about that
 */
import { geometryOf } from './geometry.js';

/** In the order of sudoku::Symmetry. @type {Symmetry[]} */
export const symmetries = ['none', 'half-turn', 'diagonal', 'both-axes'];

/** No puzzle with fewer clues has one solution. @type {Record<number, number>} */
const fewest = { 4: 4, 6: 8, 9: 17 };

/**
 * How many clues there can be, and of what they are a multiple.
 * @param {Pick<Wish, 'size' | 'symmetry' | 'minimal'>} form
 */
export function boundsOf({ size, symmetry, minimal }) {
  const { cells } = geometryOf(size);
  const steps = { none: 1, 'half-turn': 2, diagonal: 1, 'both-axes': 4 };
  return {
    least: fewest[size],
    most: minimal && symmetry === 'none' ? cells - size : cells, // the last digit of a full row is never needed
    step: size % 2 ? 1 : steps[symmetry], // an odd board has a cell in the middle
  };
}
