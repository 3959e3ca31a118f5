/**
 * Times that were kept, which may be of a clock that was set wrong, damaged, or made up. Pure.
 *
 *     keptTime(1_763_856_000_000, Date.now());   // the same
 *     keptTime(1e300, Date.now());               // 0: no date
 */

/** The latest time that a Date can hold, in milliseconds since 1970. */
export const LAST_DATE = 8.64e15;

/** How far ahead a kept time may lie: the clock of the machine may have been set back a little. */
const DAY = 86_400_000;

/**
 * @param {unknown} value
 * @param {number} now in milliseconds since 1970
 * @returns {number} likewise, at most a day after now; 0 for what is no such time
 */
export function keptTime(value, now) {
  const isTime = Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= Math.min(LAST_DATE, now + DAY);
  return isTime ? Number(value) : 0;
}
