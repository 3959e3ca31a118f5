/**
 * What is shown of a hint at one of its stages: pure functions of it.
 *
 *     const { text, cells, pattern } = hintAppearance(hint, 3, 9, t);
 *
 * @typedef {object} HintAppearance
 * @property {string} title
 * @property {string} text the sentence of the stage
 * @property {1 | 2 | 3} stage
 * @property {{ cell: number, name: string }[]} cells that are lit, ascending
 * @property {import('../../logic/pattern-look.js').PatternAppearance | null} pattern drawn over the board from stage 3
 *   on
 * @property {{ name: string } | null} next the button that says more; null: all is said
 * @property {{ name: string } | null} do the button that does it, once all is said
 * @property {{ name: string } | null} watch the button that goes on in Watch, where nothing can be done
 * @property {string} close the name of that button
 * @property {string} why the name of the button that explains the technique, from stage 2 on; '': there is none
 * @property {string | null} technique its id, for the intent `technique`, as long as there is that button
 */
import { blockersOf } from '../../sudoku/candidates.js';
import { geometryOf } from '../../sudoku/geometry.js';
import { wordsIn } from '../../logic/lists-in-words.js';
import { reasoningInWords } from '../../logic/logic-sentence.js';
import { patternAppearance } from '../../logic/pattern-look.js';
import { blockerInWords } from '../../view/why.js';
import { hintInWords } from './hint-in-words.js';

/** @typedef {import('./hints.js').Hint} Hint @typedef {import('../../i18n/i18n.js').Translate} Translate */

/**
 * @param {Hint} hint @param {1 | 2 | 3} stage @param {number} size the side of the board
 * @param {Translate} t knows the texts of the parts `play` and `logic`
 * @returns {HintAppearance}
 */
export function hintAppearance(hint, stage, size, t) {
  const isHelpless = hint.kind === 'guess' || hint.kind === 'unsolvable';
  const named = stage > 1 ? hint.technique : null;
  const technique = named && t(`technique.${named}.name`);
  const words = wordsIn(size, t);
  return {
    title: technique ?? t('hint.title'),
    // the name stands above it
    text: stage === 3 && hint.deduction ? reasoningInWords(hint.deduction, size, t) : hintInWords(hint, stage, size, t),
    stage,
    cells: lookedAt(hint, stage, size).map((cell) => ({ cell, name: words.cells([cell]) })),
    pattern: stage === 3 ? patternAppearance(hint.deduction, size, t) : null,
    next: isHelpless || stage === 3 ? null : { name: t(nextKey(hint, stage)) },
    do: isHelpless || stage < 3 ? null : { name: t('hint.do') },
    watch: isHelpless ? { name: t('hint.watch') } : null,
    close: t('hint.close'),
    why: technique ? t('hint.about', { technique }) : '',
    technique: named,
  };
}

/** @param {Hint} hint @param {1 | 2 | 3} stage */
const nextKey = ({ kind }, stage) =>
  stage === 2 ? 'hint.next.show' : kind === 'deduction' ? 'hint.next.technique' : 'hint.next.what';

/**
 * The unit, if there is one, until the pattern is shown; then all cells that the pattern speaks of.
 * @param {Hint} hint @param {1 | 2 | 3} stage @param {number} size @returns {number[]}
 */
function lookedAt({ unit, cells, clash, deduction }, stage, size) {
  if (stage < 3) return unit === null ? cells : geometryOf(size).cellsOf[unit];
  const others = [...(deduction?.eliminations ?? []), ...(deduction?.steps ?? []), ...(clash ? [clash] : [])];
  return [...new Set([...cells, ...others.map(({ cell }) => cell)])].sort((a, b) => a - b);
}

/**
 * Why a digit cannot go into a cell, as Watch says it.
 * @param {Pick<import('../board.js').Board, 'digits'>} board
 * @param {number} size the side of the board
 * @param {number} cell
 * @param {number} digit
 * @param {Translate} t
 * @returns {string | null} null: the other digits on the board do not forbid it
 */
export function whyNot({ digits }, size, cell, digit, t) {
  const others = digits.slice();
  others[cell] = 0;
  const reason = blockersOf(others, cell, size)[digit - 1];
  return reason.allowed ? null : blockerInWords(reason, size, t);
}
