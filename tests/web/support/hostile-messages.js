/** Messages that must do nothing, whoever sends them; all of them can be sent from page to page. */

/** @param {string} value */
export const puzzleMessage = (value) => ({ type: 'sudoku-command', command: 'puzzle', value });

/** @type {[name: string, data: unknown][]} */
export const hostileMessages = [
  ['nothing', undefined],
  ['null', null],
  ['a text that looks like one', '{"type":"sudoku-command","command":"play"}'],
  ['a number', 7],
  ['a list', [{ type: 'sudoku-command', command: 'play' }]],
  ['an empty object', {}],
  ['another type', { type: 'sudoku-size', command: 'play' }],
  ['a type that is no text', { type: ['sudoku-command'], command: 'play' }],
  ['no command', { type: 'sudoku-command' }],
  ['an unknown command', { type: 'sudoku-command', command: 'explode' }],
  ['a command of every object', { type: 'sudoku-command', command: 'constructor' }],
  ['a command of its prototype', { type: 'sudoku-command', command: '__proto__' }],
  ['a command that is a list', { type: 'sudoku-command', command: ['play'] }],
  ['a field too many', { type: 'sudoku-command', command: 'play', target: 'top' }],
  ['a value where there is none', { type: 'sudoku-command', command: 'play', value: 1 }],
  ['a position before the start', { type: 'sudoku-command', command: 'seek', value: -1 }],
  ['a position that is a text', { type: 'sudoku-command', command: 'seek', value: '1' }],
  ['a position that is no number', { type: 'sudoku-command', command: 'seek', value: NaN }],
  ['a position beyond all', { type: 'sudoku-command', command: 'seek', value: 2 ** 53 }],
  ['no position', { type: 'sudoku-command', command: 'seek' }],
  ['no step at all', { type: 'sudoku-command', command: 'next', value: 0 }],
  ['no step back', { type: 'sudoku-command', command: 'previous', value: 0 }],
  ['half a step', { type: 'sudoku-command', command: 'next', value: 0.5 }],
  ['more steps than one waits for', { type: 'sudoku-command', command: 'next', value: 1_000_001 }],
  ['more steps back than one waits for', { type: 'sudoku-command', command: 'previous', value: 1_000_001 }],
  ['a mode that a frame has not', { type: 'sudoku-command', command: 'mode', value: 'edit' }],
  ['no mode', { type: 'sudoku-command', command: 'mode' }],
  ['a game that is no text', { type: 'sudoku-command', command: 'game', value: { toString: 1 } }],
  ['a game that never ends', { type: 'sudoku-command', command: 'game', value: 'x'.repeat(2 ** 20 + 1) }],
  ['less than a step a second', { type: 'sudoku-command', command: 'speed', value: 0.99 }],
  ['a speed beyond the fastest', { type: 'sudoku-command', command: 'speed', value: 100_001 }],
  ['an endless speed', { type: 'sudoku-command', command: 'speed', value: Infinity }],
  ['a puzzle of a megabyte', puzzleMessage('.'.repeat(2 ** 20))],
  ['a puzzle that is an object', { type: 'sudoku-command', command: 'puzzle', value: { length: 81 } }],
];
