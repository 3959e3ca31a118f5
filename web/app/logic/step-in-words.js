/**
 * A step of `logic` in words: a deduction whole at its first step, then each thing that follows from it; and what is
 * tried where no technique helps.
 */
import { digitsOf } from '../sudoku/candidates.js';
import { wordsIn } from './lists-in-words.js';
import { sentenceOfDeduction } from './logic-sentence.js';

/** @typedef {import('../i18n/i18n.js').Translate} Translate @typedef {import('../i18n/i18n.js').Part} Part */
/** @typedef {import('../state/state.js').RunView} RunView @typedef {import('../solver.js').Step} Step */
/** @typedef {import('../solver.js').Deduction} Deduction */

/**
 * @param {RunView} run at a step
 * @param {number} size the side of the board
 * @param {Translate} t knows the texts of the part `logic`
 * @returns {Part[]}
 */
export function stepInWords(run, size, t) {
  const { step, pattern } = run;
  if (!step) return [];
  return pattern ? deduced(pattern, step, size, t) : tried(step, run, size, t);
}

/** @param {Deduction} pattern @param {Step} step @param {number} size @param {Translate} t @returns {Part[]} */
function deduced(pattern, step, size, t) {
  const { technique } = pattern;
  const name = t(`technique.${technique}.name`);
  const sentence = sentencesOf(pattern, step, size, t).reduce((first, next) => joined(first, next, t));
  return t
    .parts('deduction.told', { technique: name, sentence: '' })
    .map((part) => (part.name === 'technique' ? { ...part, technique } : part))
    .concat(sentence);
}

/** @param {Deduction} pattern @param {Step} step @param {number} size @param {Translate} t @returns {Part[][]} */
function sentencesOf(pattern, { kind, cell, digit }, size, t) {
  const words = wordsIn(size, t);
  const here = { cell: cell ?? 0, digit: digit ?? 0 };
  if (kind === 'place') return [t.parts('deduction.places', { digit: here.digit, cell: words.cells([here.cell]) })];
  if (kind === 'eliminate') return [t.parts('deduction.strikes', { struck: words.candidates([here]) })];
  return sentenceOfDeduction(pattern, size, t).map(({ key, params }) => t.parts(key, params));
}

/** Two sentences as one text. @param {Part[]} first @param {Part[]} next @param {Translate} t @returns {Part[]} */
const joined = (first, next, t) =>
  t
    .parts('deduction.join.sentence', { first: '\u0001', next: '\u0002' })
    .flatMap((part) => (part.text === '\u0001' ? first : part.text === '\u0002' ? next : [part]));

/** @param {Step} step @param {RunView} run @param {number} size @param {Translate} t @returns {Part[]} */
function tried({ kind, cell, digit, unit }, { notes }, size, t) {
  const words = wordsIn(size, t);
  const params = { digit: digit ?? 0, cell: words.cells([cell ?? 0]) };
  switch (kind) {
    case 'select':
      return t.parts('deduction.guess.select', { ...params, count: digitsOf((notes?.[cell ?? 0] ?? 0) << 1).length });
    case 'eliminate':
      return t.parts('deduction.guess.refuted', params);
    case 'retreat':
      return cell === null
        ? t.parts('deduction.deadEnd.unit', { ...params, unit: words.units([unit ?? 0]) })
        : t.parts('deduction.deadEnd.cell', params);
    default:
      return t.parts(`deduction.guess.${kind}`, params);
  }
}
