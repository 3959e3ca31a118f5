/**
 * Two presses on the same thing, one soon after the other.
 *
 *     const isSecond = createTwice();
 *     isSecond(7, event.timeStamp);   // true where 7 was pressed just before
 */

/** Milliseconds between two presses that belong together. */
const SOON = 320;

/** @returns {(what: unknown, now: number) => boolean} a third press begins anew */
export function createTwice() {
  /** @type {{ what: unknown, at: number } | null} */
  let last = null;
  return (what, now) => {
    const isSecond = last !== null && last.what === what && now - last.at <= SOON;
    last = isSecond ? null : { what, at: now };
    return isSecond;
  };
}
