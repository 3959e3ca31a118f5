/**
 * How hard the other puzzles of a worksheet are: a grade to choose, how far the work is, and what stands on paper
 * about it. Pure.
 *
 * @typedef {import('./state.js').ShareState} ShareState
 * @typedef {import('../state/state.js').State} State
 * @typedef {import('../i18n/i18n.js').Translate} Translate
 */
import { gradeName } from '../i18n/grades.js';
import { has } from '../state/features.js';
import { gradesOf } from '../sudoku/grades.js';

/** Whether puzzles can be made by grades; then the words of `logic` are needed too. @param {State} state */
export const canGrade = (state) => has(state, 'generator') && has(state, 'logic');

/** The grades to choose from: none where puzzles of this size are all as easy. @param {State} state */
const gradesFor = (state) => (canGrade(state) ? gradesOf(state.size) : []);

/**
 * The grade that counts; 0: about as hard as the first puzzle.
 * @param {ShareState['form']} form
 * @param {State} state
 */
export const gradeIn = ({ grade }, state) => (gradesFor(state).includes(grade) ? grade : 0);

/** Whether puzzles are on their way, or about to be. @param {ShareState} share */
export const isAtWork = (share) => share.making || wantsMore(share);

/** Whether the sheet has room for more puzzles than there are, and the reader looks at it. @param {ShareState} share */
export const wantsMore = ({ open, tab, form, more, stopped }) =>
  open && tab === 'print' && form.sheet === 'puzzle' && !stopped && more.length + 1 < form.count;

/**
 * The choice of a grade; not shown for the one puzzle that is there.
 * @param {ShareState} share
 * @param {State} state
 * @param {Translate} t
 */
export function gradeLook({ form }, state, t) {
  const choices = gradesFor(state);
  return {
    label: t('share.grade.label'),
    value: String(gradeIn(form, state)),
    choices: [0, ...choices].map((id) => ({ id: String(id), text: id ? gradeName(id, t) : t('share.grade.like') })),
    shown: form.sheet === 'puzzle' && form.count > 1 && choices.length > 0,
  };
}

/**
 * How far the work is, or what the sheet has.
 * @param {ShareState} share
 * @param {State} state
 * @param {Translate} t
 */
export function worksheetNote(share, state, t) {
  const { form, more, awaited, stopped } = share;
  const grade = gradeIn(form, state);
  if (awaited) return t('notice.laterLate');
  if (isAtWork(share)) return t('share.making', { n: more.length + 2, count: form.count });
  if (stopped) return t('share.stopped', { count: more.length + 1, of: form.count });
  if (form.solution !== 'none' && !state.check?.solution) return t('share.unsolved');
  if (form.count === 1) return t('share.paper');
  return grade ? t('share.graded', { grade: gradeName(grade, t) }) : t('share.generated');
}

/**
 * What is written below a puzzle: its number where there are several, and its grade where one was chosen and is known.
 * @param {{ puzzle: string, grade?: number }} printed
 * @param {number} index
 * @param {ShareState['form']} form
 * @param {State} state
 * @param {Translate} t
 */
export function captionOf({ puzzle, grade = 0 }, index, form, state, t) {
  if (form.count === 1) return '';
  const known = state.graded?.puzzle === puzzle ? state.graded.grading.grade : grade;
  return gradeIn(form, state) && known
    ? t('share.nth.graded', { n: index + 1, grade: gradeName(known, t) })
    : t('share.nth.puzzle', { n: index + 1 });
}
