/**
 * The keyboard of a player: which key asks for what. Pure; the grid's arrows are the board's. In
 * Edit the signs for an empty cell are digits of their own, and what would move the run means nothing.
 *
 * @param {Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'> & { repeat?: boolean }} event
 * @param {{ editing: boolean, onButton: boolean, onRange: boolean, inText: boolean }} focus what has the focus keeps
 *   its own keys
 * @returns {{ type: string, [key: string]: any } | null} an intent, or null if the key means nothing here
 */
export function intentOf(
  { key, ctrlKey, metaKey, altKey, shiftKey, repeat = false },
  { editing, onButton, onRange, inText },
) {
  if (inText || altKey) return null;
  if (ctrlKey || metaKey) {
    const letter = key.toLowerCase();
    if (letter === 'z') return { type: shiftKey ? 'redo' : 'undo' };
    return letter === 'y' ? { type: 'redo' } : null;
  }
  if (/^[0-9]$/.test(key)) return { type: 'digit', digit: Number(key) };
  if (key === 'Backspace') return { type: 'erase' };
  if (key === 'Delete') return { type: 'erase', here: true };
  if (key === 'k' || key === 'K') return repeat ? null : { type: 'toggle' };
  if (key === '?') return { type: 'keys' };
  if (editing) return editIntent(key, onButton);
  return jumpIntent(key, shiftKey) ?? watchIntent(key, repeat, onButton, onRange);
}

/** @param {string} key @param {boolean} onButton */
function editIntent(key, onButton) {
  if (key === 'f' || key === 'F') return { type: 'pen' };
  return '.-'.includes(key) || (key === ' ' && !onButton) ? { type: 'digit', digit: 0 } : null;
}

/**
 * The letters of the kinds of step that one can jump to; with Shift to the one before.
 * @type {Record<string, import('../state/jump.js').Jump>}
 */
const jumpKeys = { d: 'retreat', p: 'place', s: 'solution' };

/** @param {string} key @param {boolean} backward */
function jumpIntent(key, backward) {
  const kind = jumpKeys[key.toLowerCase()];
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
    case 'Q':
      return repeat ? null : { type: 'predict' };
    case '.':
      return { type: 'step', count: 1 };
    case ',':
      return { type: 'back', count: 1 };
    case 'l':
    case 'L':
      return { type: 'step', count: 10 };
    case 'j':
    case 'J':
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
    case 'W':
      return { type: 'what-if' };
    case '<':
      return { type: 'faster', by: -5 };
    case '>':
      return { type: 'faster', by: 5 };
    default:
      return null;
  }
}
