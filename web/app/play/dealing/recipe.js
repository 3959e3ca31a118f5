/**
 * What a puzzle is wished to be that is dealt to a player. Pure.
 */
import { gradesOf } from '../../sudoku/grades.js';

/**
 * The form of a puzzle, without the seed.
 * @typedef {Omit<import('../../sudoku/wish.js').Wish, 'seed'>} Recipe
 */

/**
 * Clues by the side of the board and the grade; 0: as they come. Easy puzzles have more than they need, so that there
 * is always something to find; the hardest ones are those that are left when clues are taken away as long as that goes.
 * @type {Record<number, Record<number, number>>}
 */
const clues = {
  4: { 1: 6 },
  6: { 1: 14, 2: 12, 3: 12, 4: 12, 5: 0 },
  9: { 1: 36, 2: 32, 3: 30, 4: 28, 5: 0, 6: 0 },
};

/** All boards of 4x4 are solved by hidden singles: they have this grade without being graded. */
const SMALLEST = [1];

/**
 * The grades that can be dealt on such a board, from easy to hard: 1..6 for 9x9, fewer for smaller ones.
 * @param {number} size 4, 6 or 9
 * @returns {number[]} never empty
 */
export function gradesToDeal(size) {
  const grades = gradesOf(size);
  return grades.length ? grades : SMALLEST;
}

/**
 * The grade that is dealt where another one is asked for: the nearest that such a board has.
 * @param {number} size 4, 6 or 9
 * @param {number} grade 1..6
 */
export const nearestGrade = (size, grade) => Math.min(grade, Math.max(...gradesToDeal(size)));

/**
 * What is wished of a puzzle of a grade: half-turn symmetry, more clues than needed where it is to be easy.
 * @param {number} size 4, 6 or 9
 * @param {number} grade 1..6; on a board that has no such puzzles the nearest grade
 * @returns {Recipe} without a grade for 4x4, where all have the same
 */
export function recipe(size, grade) {
  const near = nearestGrade(size, grade);
  const graded = gradesOf(size).length > 0;
  return {
    size,
    clues: clues[size][near],
    symmetry: 'half-turn',
    minimal: false,
    ...(graded ? { grade: near } : {}),
  };
}
