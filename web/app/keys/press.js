/**
 * What a key event means on any keyboard: the one place that knows layouts, scripts and number pads. Pure.
 *
 *     pressOf(event).key;   // '1' for the first key of the digit row, whatever sign the layout has there
 *     pressOf(event);       // { digit: 1, shift: true, ... } for Shift+Numpad1, which may come as 'End' without Shift
 *
 * @typedef {Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'> & Partial<Pick<KeyboardEvent, 'code' |
 *   'shiftKey' | 'repeat' | 'isComposing' | 'getModifierState'>>} KeyPress
 *
 * @typedef {object} Press
 * @property {string} key a digit '0' to '9', a letter 'a' to 'z', another sign, or the name of a key as in
 *   `KeyboardEvent.key`; '': none of these
 * @property {string} code the place of the key; '' with AltGr, where only the sign counts
 * @property {number | null} digit the same digit as a number
 * @property {boolean} shift Shift is held, and is not what makes the key a digit
 * @property {boolean} command Ctrl or Command is held
 * @property {boolean} alt Alt is held, and is not AltGr
 * @property {boolean} repeat the key is held down
 */

/** Names of keys whose sign the browser does not tell: an input method or a dead key has it. */
const untold = ['Process', 'Unidentified', 'Dead'];

/** @type {Omit<Press, 'repeat'>} */
const nothing = { key: '', code: '', digit: null, shift: false, command: false, alt: false };

/** @param {KeyPress} event @returns {Press} */
export function pressOf(event) {
  const { altKey, repeat = false, isComposing = false } = event;
  if (isComposing) return { ...nothing, repeat };
  const altGr = isOn(event, 'AltGraph') && typesSign(event.key);
  const alt = altKey && !altGr;
  const command = (event.ctrlKey && !altGr) || event.metaKey;
  const code = altGr ? '' : (event.code ?? '');
  const found = alt ? null : digitIn(event, command, altGr);
  const { digit = null, shift = event.shiftKey ?? false } = found ?? {};
  const isSpare = digit === 0 && shift; // Shift+0 means nothing, so that no cell is emptied by mistake
  if (isSpare || isShiftedPoint(event)) return { ...nothing, repeat };
  const key = digit === null ? signOf(event.key, code) : String(digit);
  return { key, code, digit, shift, command, alt, repeat };
}

/** Whether it is no key with a name, which AltGr leaves what it is. @param {string} key */
const typesSign = (key) => key.length <= 1 || untold.includes(key);

/** Whether a lock or a modifier is on. @param {KeyPress} event @param {'NumLock' | 'AltGraph'} name */
const isOn = (event, name) => event.getModifierState?.(name) ?? false;

/**
 * The digit of an event without Alt.
 * @param {KeyPress} event @param {boolean} command @param {boolean} altGr
 * @returns {Pick<Press, 'shift'> & { digit: number } | null}
 */
function digitIn(event, command, altGr) {
  const { key, code = '', shiftKey = false } = event;
  const [, row, place] = /^(Digit|Numpad)(\d)$/.exec(code) ?? [];
  const typed = typedDigit(key);
  if (row === 'Numpad') return padDigit(event, Number(place), typed);
  if (!row) return typed === null ? null : { digit: typed, shift: shiftKey };
  const digit = Number(place);
  if (typed === digit) return { digit, shift: shiftKey && command }; // Shift alone makes it a digit, as in France
  return altGr || isHungarian(key, digit) ? null : { digit, shift: shiftKey };
}

/**
 * With NumLock, a key of the number pad that types no digit is held together with Shift: Windows hides Shift then.
 * @param {KeyPress} event @param {number} digit at this place @param {number | null} typed
 */
function padDigit(event, digit, typed) {
  const isPlain = typed !== null || untold.includes(event.key);
  if (isPlain) return { digit: typed ?? digit, shift: event.shiftKey ?? false };
  return isOn(event, 'NumLock') ? { digit, shift: true } : null;
}

/** Shift with the point of the number pad comes as Delete, which it is without NumLock only. @param {KeyPress} event */
const isShiftedPoint = (event) => event.code === 'NumpadDecimal' && event.key === 'Delete' && isOn(event, 'NumLock');

/** In Hungary the place of 0 has ö, and 0 is the key before 1. @param {string} key @param {number} digit */
const isHungarian = (key, digit) => digit === 0 && key.toLowerCase() === 'ö';

/**
 * The digit that a key types in any script: Unicode has those of each script in a row, from 0 to 9.
 * @param {string} key
 */
function typedDigit(key) {
  if (!isDigit(key)) return null;
  const point = key.codePointAt(0) ?? 0;
  let first = point;
  while (isDigit(String.fromCodePoint(first - 1))) first--;
  return (point - first) % 10;
}

/** @param {string} sign */
const isDigit = (sign) => /^\p{Nd}$/u.test(sign);

/**
 * Letters count by their sign in Latin script, whatever the case, and by their place in others; full-width signs are
 * read as plain ones.
 * @param {string} key @param {string} code
 */
function signOf(key, code) {
  const sign = plain(key);
  if (/^[a-z]$/i.test(sign)) return sign.toLowerCase();
  const isOther = untold.includes(key) || /^(?!\p{Script=Latin})[\p{L}\p{M}]+$/u.test(key);
  const place = isOther ? /^Key([A-Z])$/.exec(code)?.[1] : undefined;
  return place?.toLowerCase() ?? (untold.includes(key) ? '' : sign);
}

/** A full-width sign as the plain one. @param {string} key */
const plain = (key) =>
  key === '\u3000' ? ' ' : key.replace(/^[\uff01-\uff5e]$/, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
