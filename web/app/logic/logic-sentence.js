/**
 * A deduction in words: what is seen, and what follows, as keys of messages and what fills them in. The texts are those
 * that the dictionaries have for the part `logic`.
 *
 *     sentenceOfDeduction(run.pattern(), 9, t);
 *     // [{ key: 'technique.hidden-single.say', params: { unit: 'row 2', digit: 5 } },
 *     //  { key: 'deduction.places', params: { digit: 5, cell: 'row 2, column 7' } }]
 *     deductionInWords(run.pattern(), 9, t);
 *     // "Hidden single: In row 2 only one place is left for 5. So 5 goes into row 2, column 7."
 *
 * What fills in the texts: `digit` and `other` are digits, all else is words of the language, for one or for a list.
 *
 * | Placeholder | From the deduction |
 * |---|---|
 * | `cell` | the cell of `places`; of nishio and of a rectangle that of `eliminations`; of a dead end its own |
 * | `cells` | those of `candidates`, of a rectangle its corners, of ALS-XZ those of the first set |
 * | `digit` | that of `places`, else of `digits`; of a wing the pincers' common one, of a rectangle what stays |
 * | `other` | of a rectangle that of the pair which goes |
 * | `digits` | all of `digits`; of a wing the pivot's or cells', of a rectangle the pair, of ALS-XZ the first set's |
 * | `unit`, `units` | `units` with the role 'base' |
 * | `cover`, `covers` | `units` with the role 'cover' |
 * | `box` | of an empty rectangle the first of `units` |
 * | `fins` | the cells with the role 'fin'; of rectangle 3 those that are no corners |
 * | `roof`, `extra` | the corners of a rectangle that have more digits; of type 3 the digits with the role 'fin' |
 * | `pivot` | the cell with the role 'pivot' |
 * | `ends` | the outer ends of two strong links, the far end of one; the pincers of a wing, both cells of a W-wing |
 * | `inner` | the cells between these: two that see each other, or the strong link of a W-wing |
 * | `linked` | the digit of that link; of ALS-XZ those with the role 'pivot' |
 * | `others`, `otherDigits` | of ALS-XZ the cells and digits of the second set |
 * | `chain` | `candidates` by their nodes, one after the other, each true ('on') or not ('off'); of nishio `steps` |
 * | `struck` | `eliminations` |
 */
import { wordsIn } from './lists-in-words.js';
import { seenBy } from './patterns-in-words.js';

/** @typedef {import('../solver.js').Deduction} Deduction @typedef {import('../i18n/i18n.js').Translate} Translate */
/** @typedef {{ key: string, params: import('../i18n/i18n.js').Params }} Sentence */

/**
 * @param {Deduction} deduction
 * @param {number} size
 * @param {Translate} t names cells, units and digits
 * @returns {Sentence[]} what is seen, then what follows
 */
export function sentenceOfDeduction(deduction, size, t) {
  const words = wordsIn(size, t);
  return [...seenBy(deduction, words), ...whatFollows(deduction, words)];
}

/** All of the above, in one text. @param {Deduction} deduction @param {number} size @param {Translate} t */
export const reasoningInWords = (deduction, size, t) =>
  sentenceOfDeduction(deduction, size, t)
    .map(({ key, params }) => t(key, params))
    .reduce((first, next) => t('deduction.join.sentence', { first, next }));

/** The same after the name of the technique. @param {Deduction} deduction @param {number} size @param {Translate} t */
export const deductionInWords = (deduction, size, t) =>
  t('deduction.told', {
    technique: t(`technique.${deduction.technique}.name`),
    sentence: reasoningInWords(deduction, size, t),
  });

/**
 * Nothing follows from a guess: its digit is written on trial.
 * @param {Deduction} deduction @param {import('./lists-in-words.js').Words} words @returns {Sentence[]}
 */
function whatFollows({ technique, places: [placement], eliminations }, words) {
  if (technique === 'guess') return [];
  if (placement) {
    return [{ key: 'deduction.places', params: { digit: placement.digit, cell: words.cells([placement.cell]) } }];
  }
  return [{ key: 'deduction.strikes', params: { struck: words.candidates(eliminations) } }];
}
