/**
 * The call stack: the digits that are written and not taken back, the newest first, each with the
 * digits that the search would still try in its cell. Pure functions of the state.
 */
import { geometryOf } from './geometry.js';
import { place } from './units.js';

/** @typedef {import('./solver.js').Frame} Frame */

/** @param {import('./state.js').State} state @param {import('./i18n.js').Translate} t */
export function stackOf({ algorithm, puzzle, size, run }, t) {
  const stack = run?.stack ?? [];
  const toCome = digitsToCome(algorithm, puzzle, stack);
  return {
    label: t('stack.label'),
    hint: t('stack.hint'),
    empty: stack.length === 0 ? t('stack.empty') : '',
    frames: stack.map(({ cell, row, column, digit }, index) => ({
      index,
      digit: String(digit),
      field: `[${row}, ${column}]`,
      toCome: toCome[index].join(' '),
      label: t(toCome[index].length > 0 ? 'stack.frame' : 'stack.lastFrame', { digit, toCome: toCome[index].join(t('board.separator')), ...place(cell, size) }),
    })).reverse(),
  };
}

/** Searches that try every digit in turn. */
const tryAll = ['backtracking', 'all-solutions', 'lookup-tables'];

/**
 * Per frame, the oldest first, the digits that the search would try in its cell after this one, in
 * order. A placement that was forced has none, and neither has a digit whose place was chosen.
 * @param {string} algorithm @param {string} puzzle the givens @param {Frame[]} stack @returns {number[][]}
 */
export function digitsToCome(algorithm, puzzle, stack) {
  const size = Math.sqrt(puzzle.length);
  if (tryAll.includes(algorithm)) return stack.map(({ digit }) => larger((2 << size) - 2, digit, size));
  const candidates = new Candidates(puzzle);
  return stack.map(({ cell, digit }) => {
    const mask = candidates.of(cell);
    const isChoice = algorithm === 'propagation' ? !candidates.isHidden(cell, digit)
      : algorithm !== 'dancing-links' || !candidates.hasScarcerDigit(countOf(mask));
    candidates.write(cell, digit);
    return isChoice ? larger(mask, digit, size) : [];
  });
}

/** The digits above one of them in a mask. @param {number} mask @param {number} digit @param {number} size */
function larger(mask, digit, size) {
  const digits = [];
  for (let next = digit + 1; next <= size; next++) if (mask >> next & 1) digits.push(next);
  return digits;
}

/** @param {number} mask */
function countOf(mask) {
  let count = 0;
  for (let rest = mask; rest; rest &= rest - 1) count++;
  return count;
}

/** The digits that each cell of a growing board can take, as masks: bit d for the digit d. */
class Candidates {
  /** @param {string} puzzle */
  constructor(puzzle) {
    this.geometry = geometryOf(Math.sqrt(puzzle.length));
    /** Per unit, the digits in it. */
    this.used = new Array(3 * this.geometry.side).fill(0);
    this.isFilled = new Array(puzzle.length).fill(false);
    [...puzzle].forEach((given, cell) => {
      if (given !== '.') this.write(cell, Number(given));
    });
  }

  /** @param {number} cell @param {number} digit */
  write(cell, digit) {
    this.isFilled[cell] = true;
    for (const unit of this.geometry.unitsOf[cell]) this.used[unit] |= 1 << digit;
  }

  /** @param {number} cell */
  of(cell) {
    if (this.isFilled[cell]) return 0;
    const [row, column, box] = this.geometry.unitsOf[cell];
    return ((2 << this.geometry.side) - 2) & ~(this.used[row] | this.used[column] | this.used[box]);
  }

  /** Whether the digit fits nowhere else in a unit of the cell. @param {number} cell @param {number} digit */
  isHidden(cell, digit) {
    return this.geometry.unitsOf[cell].some((unit) => this.placesFor(digit, unit) === 1);
  }

  /** Whether some digit has fewer places in some unit than that. @param {number} count */
  hasScarcerDigit(count) {
    if (count < 2) return false; // with none there would be no placement
    return this.used.some((used, unit) => {
      for (let digit = 1; digit <= this.geometry.side; digit++) {
        if (!(used >> digit & 1) && this.placesFor(digit, unit) < count) return true;
      }
      return false;
    });
  }

  /** @param {number} digit @param {number} unit */
  placesFor(digit, unit) {
    return this.geometry.cellsOf[unit].filter((cell) => this.of(cell) >> digit & 1).length;
  }
}
