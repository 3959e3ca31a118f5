/**
 * How hard the other puzzles of a worksheet are, for a person or for a search: what there is to choose, how far the
 * work is, and what stands on paper about it. Pure.
 *
 * @typedef {import('./state.js').ShareState} ShareState
 * @typedef {import('../state/state.js').State} State
 * @typedef {import('../i18n/i18n.js').Translate} Translate
 */
import { gradeName } from '../i18n/grades.js';
import { has } from '../state/features.js';
import { algorithms } from '../sudoku/algorithms.js';
import { effortFormFault, effortOf } from '../sudoku/effort-form.js';
import { gradesOf } from '../sudoku/grades.js';
import { countsText, effortLook } from '../view/effort.js';

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

/**
 * Whether puzzles can be made by what a search has to do, and the sheet has others than the first.
 * @param {ShareState['form']} form
 * @param {State} state
 */
const canLabour = ({ sheet, count }, state) => has(state, 'generator') && sheet === 'puzzle' && count > 1;

/** The form of the puzzles that are made by that. @param {Pick<State, 'size'>} state */
const shapeOf = ({ size }) => /** @type {const} */ ({ size, clues: 0, symmetry: 'none', minimal: false });

/**
 * Why there can be no puzzle with such an effort, or null.
 * @param {ShareState['form']} form
 * @param {State} state
 */
export const effortFaultIn = (form, state) => (canLabour(form, state) ? effortFormFault(form, shapeOf(state)) : null);

/**
 * The effort that counts; null: none, or none that can be.
 * @param {ShareState['form']} form
 * @param {State} state
 */
export const effortIn = (form, state) =>
  canLabour(form, state) && !effortFaultIn(form, state) ? effortOf(form) : null;

/** Whether puzzles are on their way, or about to be. @param {ShareState} share @param {State} state */
export const isAtWork = (share, state) => share.making || wantsMore(share, state);

/**
 * Whether the sheet has room for more puzzles than there are, which can be made, and the reader looks at it.
 * @param {ShareState} share
 * @param {State} state
 */
export const wantsMore = ({ open, tab, form, more, stopped }, state) =>
  open &&
  tab === 'print' &&
  form.sheet === 'puzzle' &&
  !stopped &&
  more.length + 1 < form.count &&
  !effortFaultIn(form, state);

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
 * The choice of what a search has to do on the others.
 * @param {ShareState} share
 * @param {State} state
 * @param {Translate} t
 */
export function effortFieldsLook({ form }, state, t) {
  if (!canLabour(form, state)) return null;
  const offered = algorithms.filter((id) => has(state, id));
  return effortLook(form, shapeOf(state), offered, t);
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
  if (isAtWork(share, state)) return t('share.making', { n: more.length + 2, count: form.count });
  if (stopped) return t('share.stopped', { count: more.length + 1, of: form.count });
  if (form.solution !== 'none' && !state.check?.solution) return t('share.unsolved');
  if (form.count === 1) return t('share.paper');
  const effort = effortIn(form, state);
  if (effort && !grade) return t('share.effort', { wish: t(`algorithm.${effort.algorithm}.name`) });
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

/**
 * What is written below a solution: its number where there are several, and what the search comes to where that was
 * wished and is known.
 * @param {import('./state.js').Printed} printed
 * @param {number} index
 * @param {ShareState} share
 * @param {State} state
 * @param {Translate} t
 */
export function solutionCaptionOf({ puzzle, effort }, index, { form, first }, state, t) {
  if (form.count === 1) return t('share.only.solution');
  const n = index + 1;
  const wish = effortIn(form, state);
  const known = [effort, first?.puzzle === puzzle ? first : null].find((each) => each?.algorithm === wish?.algorithm);
  return wish && known ? t('share.nth.did', { n, counts: countsText(known, t) }) : t('share.nth.solution', { n });
}
