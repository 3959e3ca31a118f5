/**
 * Messages between embed.html and the page that holds it. Pure.
 *
 *     frame.contentWindow.postMessage({ type: 'sudoku-command', command: 'seek', value: 1308 }, '*');
 *
 * In: `type` and one `command`, with its `value` where it has one; nothing else. What is not of this
 * form, or does not come from the page that holds the frame, is ignored without a word; what comes
 * before the player is ready waits for that. Out: `{ type: 'sudoku-size', height }`, the pixels that
 * the player needs, and `{ type: 'sudoku-ready' }`, once for each player that the frame shows. In Play also what the
 * element tells by events: `{ type: 'sudoku-entry', cell, digit, kind, added }` and its like; and `{ type:
 * 'sudoku-game', game }`, the answer to the command `game` without a value.
 *
 * In Safari a call in strict code whose value is returned (`() => frame.postMessage(...)`) is a tail
 * call: its function is gone by then, and the message seems to come from the window that it goes to.
 * So `postMessage` stands as a statement, here and in the pages that hold a frame.
 */

/** A longer text is no puzzle. */
const LONGEST_PUZZLE = 4096;

/** A longer text is no game. */
const LONGEST_GAME = 1 << 20;

/** @param {number} least @param {number} most @returns {(value: unknown) => boolean} */
const whole = (least, most) => (value) =>
  Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;

/** @param {(value: unknown) => boolean} fits @returns {(value: unknown) => boolean} */
const optional = (fits) => (value) => value === undefined || fits(value);

/** @param {unknown} value */
const nothing = (value) => value === undefined;

/** What the value of each command must be. @type {Record<string, (value: any) => boolean>} */
export const commandValues = {
  play: nothing,
  pause: nothing,
  end: nothing,
  reset: nothing,
  next: optional(whole(1, 1e6)),
  previous: optional(whole(1, 1e6)),
  seek: whole(0, Number.MAX_SAFE_INTEGER),
  speed: (value) => Number.isFinite(value) && value >= 1 && value <= 100_000,
  mode: (value) => value === 'watch' || value === 'play',
  game: optional((value) => typeof value === 'string' && value.length <= LONGEST_GAME),
  puzzle: (value) => typeof value === 'string' && value.length <= LONGEST_PUZZLE,
};

/**
 * @param {{ source: unknown, data: any }} message
 * @param {{ parent: unknown, self: unknown }} page who may ask: the page that holds this one, if there is one
 * @returns {{ command: string, value: any } | null} null: it means nothing here
 */
export function readMessage({ source, data }, { parent, self }) {
  if (source !== parent || parent === self) return null;
  if (typeof data !== 'object' || data === null || Array.isArray(data) || data.type !== 'sudoku-command') return null;
  const { command, value } = data;
  if (typeof command !== 'string' || !Object.hasOwn(commandValues, command) || !commandValues[command](value)) {
    return null;
  }
  return Object.keys(data).every((key) => ['type', 'command', 'value'].includes(key)) ? { command, value } : null;
}

/** There is a run, or a puzzle that has none. */
export const readyMessage = { type: 'sudoku-ready' };

/** The events of a game, see sudoku-player.d.ts. */
export const gameEventTypes = /** @type {const} */ (['entry', 'mistake', 'hint', 'solved']);

/** @param {typeof gameEventTypes[number]} type @param {object} detail */
export const eventMessage = (type, detail) => ({ ...detail, type: `sudoku-${type}` });

/** @param {string | null} game as the property of the element has it */
export const gameMessage = (game) => ({ type: 'sudoku-game', game });

/** @param {number} height in pixels */
export const sizeMessage = (height) => ({ type: 'sudoku-size', height: Math.ceil(height) });
