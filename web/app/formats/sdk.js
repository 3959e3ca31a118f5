/**
 * The .sdk files of SadMan and SudoCue: nine rows under `[Puzzle]`, perhaps with the state of a game
 * under `[State]`, which does not count; lines that start with `#` tell author, level and the like.
 *
 *     #ARuud
 *     [Puzzle]
 *     2..1.5..3
 *     .54...71.
 */
import { excerptOf, linesOf } from './excerpt.js';
import { letter, remaining } from './letter.js';

/** @type {import('./excerpt.js').Format} */
export const sdk = {
  find(signs, read) {
    const lines = linesOf(signs).filter(({ text }) => /^[\s>]*[[#]/.test(text));
    const from = lines.findIndex(({ text }) => /^[\s>]*\[puzzle\]\s*$/i.test(text));
    if (from >= 0) {
      const head = lines[from].index + lines[from].text.length;
      const next = lines.slice(from).findIndex(({ text }, i) => i > 0 && /^[\s>]*\[/.test(text));
      return under(signs, head, next < 0 ? signs.length : lines[from + next].index, read);
    }
    const found = lines.length > 0 ? letter.find(signs, read) : null;
    return found?.pieces.length === 1 ? { ...found, id: 'sdk' } : null;
  },
};

/** @param {string} signs @param {number} from @param {number} to @param {Parameters<typeof letter.find>[1]} read */
function under(signs, from, to, read) {
  const section = excerptOf(signs.slice(from, to), from);
  if (read(section).ok) return { id: 'sdk', pieces: [section] };
  // As long as the text, so that places are those of the text.
  const text = `${' '.repeat(from)}${signs.slice(from, to)}`;
  const pieces = letter.find(text, read)?.pieces ?? remaining(text);
  return pieces.length > 0 ? { id: 'sdk', pieces } : null;
}
