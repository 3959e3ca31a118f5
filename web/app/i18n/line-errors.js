/** What is wrong with a line of a list, in words: the texts are those of the part `lists`. */
import { told } from './unseen.js';

/** Of a longer line nobody counts the cells. */
const MANY_CELLS = 4096;

/**
 * @param {import('../solver.js').LineError} error
 * @param {import('../i18n/i18n.js').Translate} t
 */
export function mistakeSentence({ column, code, found, expected }, t) {
  const isLong = code === 'length' && Number(found) > MANY_CELLS;
  const quoted = isLong ? MANY_CELLS : told(found);
  return t(`lists.wrong.${isLong ? 'long' : code}`, { column, found: quoted, expected: expected ?? '' });
}
