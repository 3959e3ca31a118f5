/**
 * The keyboard of a player: which key asks for what. Pure; the grid's arrows are the board's. In
 * Edit the signs for an empty cell are digits of their own, and what would move the run means nothing.
 */
import { pressOf } from '../keys/press.js';

/**
 * @param {import('../keys/press.js').KeyPress} event
 * @param {{ editing: boolean, onButton: boolean, onRange: boolean, inText: boolean }} focus what has the focus keeps
 *   its own keys
 * @returns {{ type: string, [key: string]: any } | null} an intent, or null if the key means nothing here
 */
export function intentOf(event, { editing, onButton, onRange, inText }) {
  const { key, digit, shift, command, alt, repeat } = pressOf(event);
  if (inText || alt) return null;
  if (command) {
    if (key === 'z') return { type: shift ? 'redo' : 'undo' };
    return key === 'y' ? { type: 'redo' } : null;
  }
  if (digit !== null) return { type: 'digit', digit };
  if (key === 'Backspace') return { type: 'erase' };
  if (key === 'Delete') return { type: 'erase', here: true };
  if (key === 'k') return repeat ? null : { type: 'toggle' };
  if (key === '?') return { type: 'keys' };
  if (editing) return editIntent(key, onButton);
  return jumpIntent(key, shift) ?? watchIntent(key, repeat, onButton, onRange);
}

/** @param {string} key @param {boolean} onButton */
function editIntent(key, onButton) {
  if (key === 'f') return { type: 'pen' };
  return key === '.' || key === '-' || (key === ' ' && !onButton) ? { type: 'digit', digit: 0 } : null;
}

/**
 * The letters of the kinds of step that one can jump to; with Shift to the one before.
 * @type {Record<string, import('../state/jump.js').Jump>}
 */
const jumpKeys = { d: 'retreat', p: 'place', s: 'solution' };

/** @param {string} key @param {boolean} backward */
function jumpIntent(key, backward) {
  const kind = Object.hasOwn(jumpKeys, key) ? jumpKeys[key] : null;
  return kind ? { type: 'find', kind, backward } : null;
}

/** @param {string} key @param {boolean} repeat @param {boolean} onButton @param {boolean} onRange */
function watchIntent(key, repeat, onButton, onRange) {
  switch (key) {
    case ' ':
      return onButton || repeat ? null : { type: 'toggle' };
    case 'Escape':
      return { type: 'ask', cell: null };
    case 'q':
      return repeat ? null : { type: 'predict' };
    case '.':
      return { type: 'step', count: 1 };
    case ',':
      return { type: 'back', count: 1 };
    case 'l':
      return { type: 'step', count: 10 };
    case 'j':
      return { type: 'back', count: 10 };
    case 'Home':
      return onRange ? null : { type: 'to-start' };
    case 'End':
      return onRange ? null : { type: 'to-end' };
    case '+':
      return { type: 'zoom', factor: 4 };
    case '-':
      return { type: 'zoom', factor: 1 / 4 };
    case 'w':
      return { type: 'what-if' };
    case '<':
      return { type: 'faster', by: -5 };
    case '>':
      return { type: 'faster', by: 5 };
    default:
      return null;
  }
}
