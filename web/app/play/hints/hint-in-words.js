/**
 * A hint in words, in stages that say more each: where to look, what there is, the reason, what was done.
 *
 *     hintInWords(hint, 1, 9, t);    // "Look at row 4."
 *     hintInWords(hint, 2, 9, t);    // "Row 4: Hidden single."
 *     hintInWords(hint, 3, 9, t);    // "Hidden single: In row 4 only one place is left for 7. So 7 goes into ..."
 *     hintInWords(hint, 4, 9, t);    // "Done: 7 in row 4, column 5."
 */
import { capitalised, place, unitKind, unitName } from '../../i18n/places.js';
import { wordsIn } from '../../logic/lists-in-words.js';
import { deductionInWords } from '../../logic/logic-sentence.js';

/** @typedef {import('./hints.js').Hint} Hint @typedef {import('../../i18n/i18n.js').Translate} Translate */
/** @typedef {1 | 2 | 3 | 4} Stage 4: it was done */
/** @typedef {import('../../logic/lists-in-words.js').Words} Words */

/**
 * Where nothing can be done there is one stage, and all of them say the same.
 * @param {Hint} hint @param {Stage} stage @param {number} size the side of the board
 * @param {Translate} t knows the texts of the parts `play` and `logic`
 * @returns {string}
 */
export function hintInWords(hint, stage, size, t) {
  const words = wordsIn(size, t);
  if (hint.kind === 'unsolvable') return t('hint.unsolvable');
  if (hint.kind === 'guess') return t('hint.guess', { cell: words.cells(hint.cells) });
  switch (stage) {
    case 1:
      return hint.unit === null
        ? t('hint.look.cells', { cells: words.cells(hint.cells) })
        : t('hint.look.unit', { unit: words.units([hint.unit]) });
    case 2:
      return whatInWords(hint, size, words, t);
    case 3:
      return hint.deduction ? deductionInWords(hint.deduction, size, t) : faultInWords(hint, size, words, t);
    default:
      return doneInWords(hint, words, t);
  }
}

/** @param {Hint} hint @param {number} size @param {Words} words @param {Translate} t */
function whatInWords({ kind, technique, cells, unit }, size, words, t) {
  const what = kind === 'deduction' ? t(`technique.${technique}.name`) : t(`hint.what.${kind}`);
  const where = unit === null ? words.cells(cells) : unitName(unit, size, t);
  return t('hint.what.told', { where: capitalised(where), what });
}

/** @param {Hint} hint @param {number} size @param {Words} words @param {Translate} t */
function faultInWords({ kind, clash, eliminations, additions }, size, words, t) {
  if (kind === 'missing') return missingInWords(additions, words, t);
  const [{ cell, digit }] = eliminations;
  const params = { digit, cell: words.cells([cell]) };
  if (!clash) return t('hint.fault.wrong', params);
  const there = place(clash.cell, size);
  const unit = unitName(clash.unit, size, t);
  const key = `hint.fault.clash.${unitKind(clash.unit, size)}`;
  return t(key, { ...params, unit, peerRow: there.row, peerColumn: there.column });
}

/** @param {Hint['additions']} additions of one cell @param {Words} words @param {Translate} t */
function missingInWords(additions, words, t) {
  const digits = additions.map(({ digit }) => digit);
  const cell = words.cells([additions[0].cell]);
  return t('hint.fault.missing', { count: digits.length, digits: words.digits(digits), cell });
}

/** @param {Hint} hint @param {Words} words @param {Translate} t */
function doneInWords({ kind, deduction, places, eliminations, additions }, words, t) {
  if (kind === 'missing') return t('hint.done.added', { candidates: words.candidates(additions) });
  if (kind === 'wrong') return t('hint.done.taken', { candidates: words.candidates(eliminations) });
  if (places.length > 0) return t('hint.done.placed', { candidates: words.candidates(places) });
  const written = new Set(additions.map(({ cell }) => cell));
  const bare = deduction?.eliminations.filter(({ cell }) => written.has(cell)) ?? [];
  return [
    ...(eliminations.length > 0 ? [t('hint.done.struck', { candidates: words.candidates(eliminations) })] : []),
    ...(bare.length > 0 ? [t('hint.done.written', { candidates: words.candidates(bare) })] : []),
  ].reduce((first, next) => t('deduction.join.sentence', { first, next }));
}
