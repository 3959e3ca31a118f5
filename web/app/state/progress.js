/**
 * What a player has entered beside the givens, digits, notes and colours, as a short text for a link, and back. Pure.
 *
 *     const text = writeProgress(board, puzzle);     // 'AJQI0A'
 *     readProgress(text, puzzle);                    // the same board
 *     readProgress('rubbish', puzzle);               // null
 *
 * The text is bits, six to a character of base64 for addresses, the high bit first. For each cell that is not given:
 * `0` for nothing, `10` and a digit, or `11`, the corner notes and the centre notes, a bit for each digit. Then a bit
 * that says whether there are colours, and a colour for each cell. A digit and a colour have four bits. What is left of
 * the last character is zeros, so that every board has one text, and no other text has a board.
 *
 * @typedef {import('../solver.js').Progress} Progress
 */

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Colours are numbers from 1 to this. */
const COLOURS = 8;

/** Bits of a digit, and of a colour. */
const NIBBLE = 4;

/**
 * @param {Progress} board
 * @param {string} puzzle the givens, '.' for an empty cell
 * @returns {string} up to 325 characters; '' where nothing stands beside the givens
 */
export function writeProgress({ digits, corner, centre, colours }, puzzle) {
  const side = Math.sqrt(puzzle.length);
  const hasColours = colours.some(Boolean);
  const bits = Array.from(puzzle, (given, cell) => {
    if (given !== '.') return '';
    if (digits[cell]) return `10${binary(digits[cell], NIBBLE)}`;
    return corner[cell] || centre[cell] ? `11${binary(corner[cell], side)}${binary(centre[cell], side)}` : '0';
  }).join('');
  if (!hasColours && !bits.includes('1')) return '';
  const painted = hasColours ? `1${Array.from(colours, (colour) => binary(colour, NIBBLE)).join('')}` : '0';
  return (bits + painted).replace(/.{1,6}/g, (six) => SIGNS[parseInt(six.padEnd(6, '0'), 2)]);
}

/** @param {number} value @param {number} width */
const binary = (value, width) => value.toString(2).padStart(width, '0');

/**
 * @param {string} text
 * @param {string} puzzle the givens, '.' for an empty cell
 * @returns {Progress | null} null: `writeProgress` has not made this of any board of that puzzle
 */
export function readProgress(text, puzzle) {
  if (!/^[\w-]{1,400}$/.test(text)) return null;
  const bits = text.replace(/./g, (sign) => binary(SIGNS.indexOf(sign), 6));
  const side = Math.sqrt(puzzle.length);
  let at = 0;
  const take = (/** @type {number} */ width) => parseInt(bits.slice(at, (at += width)), 2); // NaN behind the end
  const board = {
    digits: Uint8Array.from(puzzle, Number),
    corner: new Uint16Array(puzzle.length),
    centre: new Uint16Array(puzzle.length),
    colours: new Uint8Array(puzzle.length),
  };
  let fits = true;
  for (let cell = 0; cell < puzzle.length; cell++) {
    if (puzzle[cell] !== '.' || !take(1)) continue;
    if (take(1)) {
      [board.corner[cell], board.centre[cell]] = [take(side), take(side)];
      fits &&= (board.corner[cell] | board.centre[cell]) > 0;
    } else {
      board.digits[cell] = take(NIBBLE);
      fits &&= board.digits[cell] > 0 && board.digits[cell] <= side;
    }
  }
  if (take(1)) board.colours = board.colours.map(() => take(NIBBLE));
  fits &&= at <= bits.length && board.colours.every((colour) => colour <= COLOURS);
  // Where the text was cut or has more than that, it is not what is written of the board.
  return fits && writeProgress(board, puzzle) === text ? board : null;
}
