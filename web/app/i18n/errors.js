import { told } from './unseen.js';

/**
 * Why a text is no puzzle, and where, in a sentence: the texts are those of the part `formats`.
 * @param {import('../solver.js').ParseError | import('../solver.js').LineError} error
 * @param {import('./i18n.js').Translate} t
 */
export function errorSentence(error, t) {
  const { code, found, expected, line, column } = error;
  const row = 'row' in error ? (error.row ?? 0) : 0;
  return t(`error.${code}`, { found: told(found), expected: expected ?? '', line, column, row });
}
