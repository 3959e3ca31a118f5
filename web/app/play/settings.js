/**
 * What a player of games can set. Pure.
 *
 * @typedef {object} Settings
 * @property {boolean} digitFirst a digit is taken in hand, and each cell that is tapped gets it
 * @property {boolean} twoKinds corner and centre notes; else there is one kind
 * @property {boolean} tidy a digit that is placed takes away the notes that it rules out
 * @property {boolean} lightSame the same digits are lit, in notes too
 * @property {boolean} lightArea row, column and box of the cursor are lit
 * @property {boolean} showClashes digits that break a rule are marked at once
 * @property {boolean} showWrong digits that are not the solution's are marked at once
 * @property {boolean} timer the time is shown
 */

/** @type {Readonly<Settings>} */
export const initialSettings = Object.freeze({
  digitFirst: false,
  twoKinds: false,
  tidy: true,
  lightSame: true,
  lightArea: false,
  showClashes: true,
  showWrong: false,
  timer: false,
});

/**
 * The settings that something kept says, which may be of another time, damaged or made up: what is missing or no
 * boolean is as at first.
 * @param {unknown} value
 * @returns {Settings}
 */
export function settingsIn(value) {
  const kept = typeof value === 'object' && value !== null ? /** @type {Record<string, unknown>} */ (value) : {};
  const known = Object.entries(initialSettings).map(([name, initial]) => {
    const set = Object.hasOwn(kept, name) ? kept[name] : initial;
    return [name, typeof set === 'boolean' ? set : initial];
  });
  return /** @type {Settings} */ (Object.fromEntries(known));
}
