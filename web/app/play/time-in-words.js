/**
 * How long something took, as a clock shows it: the same in every language. Pure.
 *
 *     timeInWords(247_000);      // '4:07'
 *     timeInWords(3_847_000);    // '1:04:07'
 *
 * @param {number} spent in milliseconds; what is below 0 is 0
 */
export function timeInWords(spent) {
  const seconds = Math.max(0, Math.floor(spent / 1000));
  const hours = Math.floor(seconds / 3600);
  const [minutes, rest] = [Math.floor(seconds / 60) % 60, seconds % 60];
  return hours > 0 ? `${hours}:${twoPlaces(minutes)}:${twoPlaces(rest)}` : `${minutes}:${twoPlaces(rest)}`;
}

/** @param {number} part */
const twoPlaces = (part) => String(part).padStart(2, '0');
