/**
 * The keys of the projector view: those of a presenter's remote control, and a letter for each button. Pure.
 *
 *     presenterAction({ key: 'PageDown', ... }, false) === 'step'
 */

/** @type {Record<string, string>} */
const actions = {
  PageDown: 'step',
  ArrowRight: 'step',
  PageUp: 'back',
  ArrowLeft: 'back',
  b: 'blank',
  '.': 'blank',
  '+': 'larger',
  '=': 'larger',
  '-': 'smaller',
  f: 'full',
  F5: 'full', // what a remote control sends to begin; Ctrl+R loads the page anew
};

/** Keys of the player that are no sign. */
const others = ['Escape', 'Home', 'End'];

/** Of the letters; larger ones would leave no room for the stack beside the code. */
const SCALES = [0.8, 0.9, 1, 1.1, 1.2];

/**
 * What a key asks for; null: it is the player's, or the browser's. While nothing is to be seen, every key of the
 * presenter and of the player brings the picture back, and does nothing else.
 * @param {Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>} event
 * @param {boolean} isBlank
 */
export function presenterAction({ key, ctrlKey, metaKey, altKey }, isBlank) {
  if (ctrlKey || metaKey || altKey) return null;
  const name = key.length === 1 ? key.toLowerCase() : key;
  if (isBlank && (key.length === 1 || Object.hasOwn(actions, name) || others.includes(name))) return 'blank';
  return Object.hasOwn(actions, name) ? actions[name] : null;
}

/** The next larger or smaller one; the last stays. @param {number} now @param {1 | -1} by */
export function nextScale(now, by) {
  const next = SCALES.indexOf(now) + by;
  return SCALES[Math.min(Math.max(next, 0), SCALES.length - 1)];
}
