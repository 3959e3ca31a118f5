/**
 * Digit-first: a digit is taken in hand, and each cell that is tapped gets it. Else, cell-first, a
 * digit goes into the cell in hand at once. Pure.
 *
 * @typedef {object} Pen
 * @property {boolean} first digits are taken in hand
 * @property {number | null} digit the one in hand
 *
 * @typedef {{ type: 'pen', on?: boolean } | { type: 'hold', digit: number }} PenAction
 */

/** @type {Pen} */
export const initialPen = { first: false, digit: null };

/**
 * @param {Pen} pen
 * @param {{ type: string, [key: string]: any }} action
 * @param {{ size: number }} after the state after the action
 * @returns {Pen} the same object if nothing changed
 */
export function reducePen(pen, action, { size }) {
  if (action.type === 'pen') return { first: action.on ?? !pen.first, digit: null };
  if (action.type === 'hold' && pen.first) {
    return { ...pen, digit: action.digit === pen.digit || action.digit > size ? null : action.digit };
  }
  return pen.digit !== null && pen.digit > size ? { ...pen, digit: null } : pen;
}

/** The digit in hand where cells can be given one, else null. @param {import('./state.js').State} state */
export const heldIn = ({ mode, pen }) => (mode === 'edit' ? pen.digit : null);

/**
 * What an action means with a digit in hand: a cell that is tapped gets it, or loses it if it has it.
 * @param {import('./state.js').State} state @param {import('./state.js').Action} action @returns
 *   {import('./state.js').Action}
 */
export function penned(state, action) {
  const digit = heldIn(state);
  if (action.type !== 'ask' || action.cell === null || digit === null) return action;
  return { type: 'enter', cell: action.cell, digit: state.puzzle[action.cell] === String(digit) ? 0 : digit };
}

/**
 * What a digit that is typed, or tapped on the pad, means: into the cell in hand, or in hand itself.
 * @param {import('./state.js').State} state
 * @param {number} digit 0 for a cell that stays empty
 * @returns {import('./state.js').Action}
 */
export function typed(state, digit) {
  const { mode, pen, cursor, advance } = state;
  if (mode === 'edit' && pen.first && digit > 0) return { type: 'hold', digit };
  return { type: 'enter', cell: cursor, digit, ...(advance && !pen.first && { onward: true }) };
}

/**
 * What it means to erase: the cell in hand, or where that is empty and digits have just gone on to it, the one before.
 * @param {import('./state.js').State} state @param {boolean} [here] the cell in hand in any case @returns
 *   {import('./state.js').Action}
 */
export function erased({ mode, pen, puzzle, cursor, advance, trail }, here = false) {
  const isBack = !here && mode === 'edit' && advance && !pen.first && puzzle[cursor] === '.' && trail > 0;
  return isBack ? { type: 'enter', cell: cursor - 1, digit: 0, back: true } : { type: 'enter', cell: cursor, digit: 0 };
}

/**
 * How many cells the digits typed in a row went on from, up to the one in hand: so many can be taken back. Whatever
 * else moves the cursor or changes the puzzle ends the row.
 * @param {import('./state.js').State} before @param {import('./state.js').Action} action @param
 *   {import('./state.js').State} after
 */
export function trailOf({ trail, cursor, puzzle }, action, after) {
  const isTyped = action.type === 'enter';
  if (after.cursor === cursor) return isTyped || after.puzzle === puzzle ? trail : 0;
  if (!isTyped) return 0;
  if (action.onward && after.cursor === cursor + 1) return trail + 1;
  return action.back && after.cursor === cursor - 1 ? Math.max(0, trail - 1) : 0;
}
