/**
 * How fast a player plays as long as nobody has chosen a speed: slowly enough at first that single
 * reads can be followed, then faster and faster, so that the first dead end comes within some ten
 * seconds. Larger steps than reads stay as slow as they begin. Pure; speeds are those of state/speed.js.
 *
 *     { speed: FIRST, growing: true }    // 13 a second, 100 after twenty seconds, then up to 320
 */

/** The speed that playing begins with. */
export const FIRST = 22;
/** It grows no further: each placement can still be seen. */
const LAST = 50;
/** Milliseconds for which it stays as it is when playing begins, or goes on. */
export const CALM = 1000;
/** How much it grows in a millisecond: by a tenth in a second. */
const GROWTH = 1 / 1000;

/** @typedef {Pick<import('./state.js').State, 'speed' | 'growing' | 'grain' | 'run'>} Playing */

/** The speed after so many milliseconds more of playing. @param {Playing} state @param {number} ms */
export function grown({ speed, growing, grain }, ms) {
  return growing && grain === 'read' ? Math.max(speed, Math.min(LAST, speed + ms * GROWTH)) : speed;
}

/** The speed that playing begins with: slow again at the start of a run. @param {Playing} state */
export function beginning({ speed, growing, run }) {
  return growing && (!run || run.position === 0 || run.done) ? FIRST : speed;
}

/** The speed for steps of another size: it grows from the beginning. @param {Playing} state */
export const afresh = ({ speed, growing }) => (growing ? FIRST : speed);
