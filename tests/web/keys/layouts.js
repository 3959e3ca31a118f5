/**
 * Keyboards of the world, and the events that they send: what the digit row types, from 1 to 0, and other keys with a
 * digit. A sign that an input method or a dead key holds back has its name instead.
 *
 * @typedef {import('../../../web/app/keys/press.js').KeyPress} KeyPress
 *
 * @typedef {object} Layout
 * @property {string[]} row ten signs
 * @property {string[]} shifted ten signs, with Shift
 * @property {string[]} [altGr] ten signs, with AltGr; '': none
 * @property {string} [pad] the digits of the number pad, from 0 to 9; '0123456789' where it is left out
 * @property {{ code: string, key: string }[]} [more] keys beside the row that type a digit
 * @property {boolean} [isZeroElsewhere] the tenth key has no digit
 *
 * @typedef {'windows' | 'linux' | 'mac'} Platform
 *
 * @typedef {{ shift?: boolean, command?: boolean, numLock?: boolean }} Held
 */

const us = { row: [...'1234567890'], shifted: [...'!@#$%^&*()'] };
const held = Array.from({ length: 10 }, () => 'Process');

/** @type {Record<string, Layout>} */
export const layouts = {
  us,
  uk: { ...us, shifted: [...'!"£$%^&*()'] },
  'us international': {
    ...us,
    shifted: ['!', '@', '#', '$', '%', 'Dead', '&', '*', '(', ')'],
    altGr: [...'¡²³¤€¼½¾‘’'],
  },
  german: {
    row: us.row,
    shifted: [...'!"§$%&/()='],
    altGr: ['', '²', '³', '', '', '', '{', '[', ']', '}'],
  },
  french: {
    row: [...'&é"\'(-è_çà'],
    shifted: us.row,
    altGr: ['', 'Dead', '#', '{', '[', '|', 'Dead', '\\', '^', '@'],
  },
  belgian: {
    row: [...'&é"\'(§è!çà'],
    shifted: us.row,
    altGr: ['|', '@', '#', '', '', '^', '', '', '{', '}'],
  },
  czech: { row: [...'+ěščřžýáíé'], shifted: us.row },
  slovak: { row: [...'+ľščťžýáíé'], shifted: us.row },
  hungarian: {
    row: [...'123456789ö'],
    shifted: [...'\'"+!%/=()Ö'],
    more: [{ code: 'Backquote', key: '0' }],
    isZeroElsewhere: true,
  },
  lithuanian: {
    row: [...'ąčęėįšųū„“'],
    shifted: [...'ĄČĘĖĮŠŲŪ()'],
    altGr: us.row,
  },
  russian: { row: us.row, shifted: [...'!"№;%:?*()'] },
  arabic: {
    row: [...'١٢٣٤٥٦٧٨٩٠'],
    shifted: [...'!@#$%^&*)('],
    pad: '٠١٢٣٤٥٦٧٨٩',
  },
  persian: {
    row: [...'۱۲۳۴۵۶۷۸۹۰'],
    shifted: [...'!٬٫﷼٪×،*)('],
    pad: '۰۱۲۳۴۵۶۷۸۹',
  },
  hindi: {
    row: [...'१२३४५६७८९०'],
    shifted: ['ऍ', 'ॅ', '्र', 'र्', 'ज्ञ', 'त्र', 'क्ष', 'श्र', '(', ')'],
  },
  bengali: {
    row: [...'১২৩৪৫৬৭৮৯০'],
    shifted: ['!', 'ৰ', '্র', 'র্', 'জ্ঞ', 'ত্র', 'ক্ষ', 'শ্র', '(', ')'],
    pad: '০১২৩৪৫৬৭৮৯',
  },
  thai: {
    row: [...'ๅ/-ภถุึคตจ'],
    shifted: [...'+๑๒๓๔ู฿๕๖๗'],
    more: [
      { code: 'Minus', key: '๘' },
      { code: 'Equal', key: '๙' },
    ],
  },
  'japanese with an input method': { row: held, shifted: held, pad: '' },
  'chinese with an input method': { row: held, shifted: held, pad: '' },
  'full-width': {
    row: [...'１２３４５６７８９０'],
    shifted: [...'！＂＃＄％＆＇（）～'],
    pad: '０１２３４５６７８９',
  },
};

/** What the number pad means without NumLock, from 0 to 9. */
const moves = [
  ...['Insert', 'End', 'ArrowDown', 'PageDown', 'ArrowLeft'],
  ...['Clear', 'ArrowRight', 'Home', 'ArrowUp', 'PageUp'],
];

/**
 * @param {Partial<KeyPress>} event @param {string[]} [on] locks and modifiers that only `getModifierState` tells
 * @returns {KeyPress}
 */
export const eventOf = (event, on = []) => ({
  ...{
    key: '',
    code: '',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
  },
  getModifierState: (name) => on.includes(name),
  ...event,
});

/** A key of the digit row. @param {Layout} layout @param {number} digit of its place @param {Held} [how] */
export function rowEvent({ row, shifted }, digit, { shift = false, command = false, numLock = false } = {}) {
  const key = (shift ? shifted : row)[(digit + 9) % 10];
  return eventOf({ key, code: `Digit${digit}`, shiftKey: shift, ctrlKey: command }, numLock ? ['NumLock'] : []);
}

/**
 * A key of the number pad; null: it is there to move by. Windows lets Shift go where it turns a digit into a move.
 * @param {Layout} layout @param {number} digit @param {Platform} platform @param {Held} [how]
 */
export function padEvent({ pad = '0123456789' }, digit, platform, { shift = false, command = false, numLock } = {}) {
  const isOn = platform !== 'mac' && Boolean(numLock);
  const isDigit = platform === 'mac' || (platform === 'linux' ? isOn !== shift : isOn && !shift);
  const key = isDigit ? pad[digit] || 'Process' : moves[digit];
  const isHidden = platform === 'windows' && isOn;
  const event = {
    key,
    code: `Numpad${digit}`,
    shiftKey: shift && !isHidden,
    ctrlKey: command,
  };
  return isOn || isDigit ? eventOf(event, isOn ? ['NumLock'] : []) : null;
}

/** The same key where it moves: without NumLock. @param {number} digit @param {boolean} shift */
export const moveEvent = (digit, shift) => eventOf({ key: moves[digit], code: `Numpad${digit}`, shiftKey: shift }, []);
