/**
 * What holds of every state of a player, whatever was done to it: rules that are not kept, each as a sentence.
 * These functions need nothing around them, so that tests can ask them in a page too.
 *
 * @typedef {import('../../../web/app/state/state.js').State} State
 */

/** @param {State} state @returns {string[]} */
export function unsound({ size, puzzle, origin, cursor, speed, past, playing, mode, panel, grain, asked }) {
  /** @type {[rule: string, holds: boolean][]} */
  const rules = [
    ['the size is 4, 6 or 9', [4, 6, 9].includes(size)],
    ['the puzzle has a character for each cell', puzzle.length === size ** 2],
    ['the puzzle has digits of its size', new RegExp(`^[.1-${size}]*$`).test(puzzle)],
    ['the origin is a puzzle', [16, 36, 81].includes(origin.length)],
    ['the cursor is on a cell', Number.isInteger(cursor) && cursor >= 0 && cursor < puzzle.length],
    ['the speed is from 0 to 100', speed >= 0 && speed <= 100],
    ['what undo remembers has an end', past.length <= 1000],
    ['only what is watched plays', !playing || mode === 'watch'],
    ['the mode is known', ['watch', 'play', 'edit', 'compare', 'lists'].includes(mode)],
    ['the panel is known', ['code', 'tree'].includes(panel)],
    ['the grain is known', ['read', 'digit', 'placement'].includes(grain)],
    [
      'the cell that is asked about is on the board',
      asked === null || asked === 'nothing' || (asked >= 0 && asked < puzzle.length),
    ],
  ];
  return rules.filter(([, holds]) => !holds).map(([rule]) => `does not keep that ${rule}`);
}

/** What holds of a run that the solver gave. @param {State} state @returns {string[]} */
export function unsoundRun({ size, puzzle, run }) {
  if (!run) return [];
  const { position, known, board, done, complete } = run;
  /** @type {[rule: string, holds: boolean][]} */
  const rules = [
    ['the position is a whole number', Number.isInteger(position) && position >= 0],
    ['the position is among the known steps', position <= known],
    ['a run that is done has an end that is known', !done || complete],
    ['the board has a number for each cell', board.length === size ** 2],
    ['no digit is larger than the size', board.every((digit) => digit <= size)],
    [
      'the givens stand on the board',
      [...puzzle].every((given, cell) => given === '.' || Number(given) === board[cell]),
    ],
  ];
  return rules.filter(([, holds]) => !holds).map(([rule]) => `does not keep that ${rule}`);
}
