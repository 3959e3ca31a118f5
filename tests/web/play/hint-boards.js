/** Boards that a player can come to: right digits in some order, and notes that are right, lack one, or mark places. */
import { createRandom } from '../../support/random.js';
import { readFileSync } from 'node:fs';
import { solver } from '../support/solver.js';
import { candidatesOf, isSingle, placesOf } from '../../../web/app/sudoku/candidates.js';
import { contentOf, emptyBoard, withContents } from '../../../web/app/play/board.js';

/** @typedef {import('../../../web/app/play/board.js').Board} Board */
/**
 * @typedef {{ puzzle: string, size: number, solution: string, board: Board, past:
 *   import('../../../web/app/play/game.js').Move[] }} Position
 */

/** @param {string} name @returns {string[]} */
const listed = (name) =>
  readFileSync(new URL(`../../data/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(/\s/)[0].replaceAll('0', '.'));

/** Puzzles of every grade and side, with one solution each. */
export const single = [
  ...['puzzles/easy.txt', 'puzzles/hard.txt', 'rated/needed.txt', 'rated/natural.txt', 'rated/bank.txt'].map(listed),
  ...[4, 6].map((size) =>
    Array.from({ length: 30 }, (_, seed) => solver.generate({ size, seed, minimal: seed % 2 === 0 }).puzzle),
  ),
];

export const several = listed('puzzles/several.txt');

/**
 * @param {Position} position
 * @param {number} cell
 * @param {Partial<import('../../../web/app/play/board.js').Content>} change
 */
export function changed({ board, past, ...rest }, cell, change) {
  const before = contentOf(board, cell);
  const after = { ...before, ...change };
  return { ...rest, board: withContents(board, [[cell, after]]), past: [...past, [{ cell, before, after }]] };
}

/**
 * A position of right play: some digits entered, some cells with notes that hold the digit of the solution.
 * @param {string} puzzle @param {string} solution @param {number} seed @returns {Position}
 */
export function positionOf(puzzle, solution, seed) {
  const random = createRandom(seed).next;
  const size = Math.sqrt(puzzle.length);
  const [filled, noted, noise] = [random(), random() * 1.2, random()];
  const cells = [...puzzle]
    .map((letter, cell) => ({ letter, cell, order: random() }))
    .filter(({ letter }) => letter === '.')
    .sort((a, b) => a.order - b.order)
    .map(({ cell }) => cell);
  /** @type {Position} */
  let position = { puzzle, size, solution, board: emptyBoard(puzzle), past: [] };
  for (const cell of cells) {
    if (random() < filled) position = changed(position, cell, { digit: Number(solution[cell]) });
    else if (random() < noted) {
      let mask = 1 << (Number(solution[cell]) - 1);
      for (let digit = 1; digit <= size; digit++) if (random() < noise) mask |= 1 << (digit - 1);
      position = changed(position, cell, random() < 0.7 ? { corner: mask } : { centre: mask });
    }
  }
  return position;
}

/**
 * A puzzle with a few digits of the solution, and all singles entered: what is left needs other techniques, if anything
 * is.
 * @param {string} puzzle @param {string} solution @param {number} seed @returns {Position}
 */
export function withoutSingles(puzzle, solution, seed) {
  const random = createRandom(seed).next;
  const size = Math.sqrt(puzzle.length);
  const filled = random() * 0.1;
  let board = emptyBoard(puzzle);
  for (const cell of board.digits.keys()) if (random() < filled) board.digits[cell] = Number(solution[cell]);
  for (;;) {
    const masks = candidatesOf(board.digits, size);
    const singles = masks.flatMap((mask, cell) => {
      const digit = Number(solution[cell]);
      return mask && isSingle(masks, size, cell, digit) ? [{ cell, digit }] : [];
    });
    if (singles.length === 0) return { puzzle, size, solution, board, past: [] };
    const contents = singles.map(({ cell, digit }) => [cell, { digit, corner: 0, centre: 0, colour: 0 }]);
    board = withContents(board, /** @type {any} */ (contents));
  }
}

/**
 * The same digits, with corner notes by Snyder's rule: a digit with two places left in a box is noted in both. Some
 * boxes are not yet looked through; some cells have a right list of what they can be in the centre.
 * @param {Position} start @param {number} seed @returns {Position}
 */
export function marked(start, seed) {
  const random = createRandom(seed + 1_000_000).next;
  const { size, puzzle, solution } = start;
  const masks = candidatesOf(start.board.digits, size);
  const [looked, listed] = [0.5 + random(), random() * 0.5];
  const contents = [...puzzle].map((_, cell) => ({ ...contentOf(start.board, cell), corner: 0, centre: 0 }));
  for (let box = 2 * size; box < 3 * size; box++) {
    for (let digit = 1; digit <= size; digit++) {
      const places = random() < looked ? placesOf(masks, size, box, digit) : [];
      for (const cell of places.length === 2 ? places : []) contents[cell].corner |= 1 << (digit - 1);
    }
  }
  for (const [cell, mask] of masks.entries()) {
    if (!mask || random() > listed) continue;
    contents[cell].centre = ((mask >> 1) & Math.floor(random() * 512)) | (1 << (Number(solution[cell]) - 1));
  }
  return { ...start, board: withContents(start.board, [...contents.entries()]) };
}
