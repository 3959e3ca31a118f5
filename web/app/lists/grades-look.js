/**
 * What the panel for lists shows of how hard the puzzles are, as plain values: pure.
 *
 * @typedef {import('./grade-run.js').GradeProgress} GradeProgress
 * @typedef {import('./grade-job.js').Grade} Grade
 * @typedef {import('../i18n/i18n.js').Translate} Translate
 */
import { gradeName, techniqueName } from '../i18n/grades.js';
import { grades } from '../sudoku/grades.js';

/** Where grading ended before all were graded, it can be asked for once more. */
const unfinished = ['cancelled', 'failed', 'unread'];

/** @param {GradeProgress} progress */
const graded = ({ graded: { counts } }) => counts.reduce((sum, count) => sum + count, 0);

/**
 * A rating always has one decimal, behind the mark of the language.
 * @param {number} rating
 * @param {Translate} t
 */
const ratingIn = (rating, t) => rating.toFixed(1).replace('.', t.number(0.5).charAt(1));

/**
 * Null where there is nothing to be graded, or not yet.
 * @param {import('./list-run.js').Progress} progress of the list
 * @param {GradeProgress | null} grading null: it was not begun
 * @param {Translate} t
 */
export function gradesAppearance({ outcome, found: { counters } }, grading, t) {
  if (outcome === 'going' || counters.unique === 0) return null;
  const going = grading?.outcome === 'going';
  const percent = Math.floor(100 * (grading?.part ?? 0));
  return {
    title: t('grade.kinds'),
    say: grading ? sayOf(grading, percent, t) : t('grade.list.hint'),
    start: !grading || unfinished.includes(grading.outcome) ? t('grade.list.start') : '',
    stop: going ? t('grade.list.stop') : '',
    bar: going
      ? { label: t('grade.list.progress'), part: grading.part, text: t('grade.list.percent', { percent }) }
      : null,
    bars: grading ? barsOf(grading, t) : [],
  };
}

/** @param {GradeProgress} grading @param {number} percent @param {Translate} t */
function sayOf(grading, percent, t) {
  const { outcome, elapsed } = grading;
  const count = graded(grading);
  if (outcome !== 'done') return t(`grade.list.${outcome === 'unread' ? 'failed' : outcome}`, { percent });
  const speed = Number(((1000 * count) / Math.max(elapsed, 1)).toPrecision(2));
  const seconds = Number((elapsed / 1000).toPrecision(elapsed < 1000 ? 1 : 3));
  return [t('grade.list.done'), t('lists.pace', { speed, seconds })].join(' · ');
}

/** A bar for each grade, the longest for the most. @param {GradeProgress} grading @param {Translate} t */
function barsOf({ graded: { counts } }, t) {
  const most = Math.max(1, ...counts);
  return (counts[0] ? [0, ...grades] : grades).map((grade) => ({
    id: String(grade),
    name: gradeName(grade, t),
    count: t.number(counts[grade]),
    part: counts[grade] / most,
  }));
}

/** The columns behind a puzzle and its solution. @param {Translate} t */
export const gradeColumns = (t) => ['grade', 'rating', 'hardest'].map((id) => t(`grade.column.${id}`));

/** What the numbers in them mean. @param {Translate} t */
export const gradeNote = (t) => t('grade.ratingHint', { rating: t('grade.column.rating') });

/** What stands in them; nothing as long as it is not known. @param {Grade | undefined} known @param {Translate} t */
export function gradeCells(known, t) {
  if (!known) return ['', '', ''];
  const { grade, rating, hardest } = known;
  return [gradeName(grade, t), hardest ? ratingIn(rating, t) : '', hardest ? techniqueName(hardest, t) : ''];
}

/** What is read out when all are graded; '' before. @param {GradeProgress | null} grading @param {Translate} t */
export function gradesSpoken(grading, t) {
  if (grading?.outcome !== 'done') return '';
  const { counts } = grading.graded;
  const said = [0, ...grades].filter((grade) => counts[grade] > 0);
  const list = said.map((grade) => t('grade.count', { grade: gradeName(grade, t), count: counts[grade] }));
  return t('grade.list.summary', { list: list.reduce((first, next) => t('grade.list.join', { first, next })) });
}
