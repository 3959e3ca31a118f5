/**
 * <sudoku-pattern>: a deduction, drawn over the board. Property in: `appearance`; null draws nothing.
 * It is laid over the cells of a board by whoever holds both, in a box of the same size.
 *
 * For the eye alone: the ear has the same from the sentence about the step. Nothing in it can be pressed, and what is
 * below it gets all clicks.
 */
import { define, setAttribute } from '../element.js';
import { vector } from '../vector.js';
import { pictureOf } from './pattern-picture.js';

/** @typedef {import('../../app/logic/pattern-look.js').PatternAppearance} PatternAppearance */

export class SudokuPattern extends HTMLElement {
  /** @type {PatternAppearance | null} */
  #shown = null;

  /** @param {PatternAppearance | null} next */
  set appearance(next) {
    if (next === this.#shown) return;
    this.#shown = next;
    setAttribute(this, 'aria-hidden', 'true');
    this.replaceChildren(...(next ? [vector(pictureOf(next))] : []));
  }
}

define('sudoku-pattern', SudokuPattern);
