/**
 * What a search can choose from when it places a digit, as the grammar of steps says: pure, told
 * from the board alone. It is what stands beside a digit of the stack: tried before, or to come.
 * `logic` chooses by its notes, which a board does not tell: of it nothing is said beside the digit.
 *
 * @typedef {{ cell: number, digit: number }} Choice
 */
import { candidatesOf, digitsOf, isSingle, placesOf, smallestItem } from './candidates.js';

/**
 * @param {ArrayLike<number>} board the digits before the choice, 0 for an empty cell
 * @param {Choice} chosen
 * @param {string} algorithm
 * @returns {Choice[]} all that are possible in the order of trying, the chosen one among them; it alone where it was
 *   forced, or where the board does not tell
 */
export function choicesAt(board, chosen, algorithm) {
  if (algorithm === 'logic') return [chosen];
  const size = Math.sqrt(board.length);
  const masks = candidatesOf(board, size);
  if (masks[chosen.cell] === 1 << chosen.digit) return [chosen];
  // While there is a single, propagation does not guess.
  if (algorithm === 'propagation' && isSingle(masks, size, chosen.cell, chosen.digit)) return [chosen];
  const item = algorithm === 'dancing-links' ? smallestItem(board, masks, size) : chosen;
  if (item === null) return [];
  if ('cell' in item) return digitsOf(masks[item.cell]).map((digit) => ({ cell: item.cell, digit }));
  return placesOf(masks, size, item.unit, item.digit).map((cell) => ({ cell, digit: item.digit }));
}
