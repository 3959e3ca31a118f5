/**
 * What the dialog for a generated puzzle knows: the wish as it is filled in, and what became of it.
 * Pure.
 *
 * @typedef {import('../sudoku/wish.js').Symmetry} Symmetry
 * @typedef {import('../sudoku/wish.js').Wish} Wish
 * @typedef {import('../sudoku/wish.js').Made} Made
 *
 * @typedef {import('../sudoku/effort-form.js').EffortForm} EffortForm
 *
 * @typedef {object} PuzzleForm
 * @property {number} size
 * @property {string} clues '' as they come
 * @property {Symmetry} symmetry
 * @property {boolean} minimal
 * @property {string} seed '' any
 * @property {number} grade 0 any
 * @property {string} technique that is to be the hardest step; '' any
 *
 * @typedef {PuzzleForm & EffortForm} Form as it is filled in
 *
 * @typedef {object} GeneratorState
 * @property {Form} form
 * @property {Wish | null} wish what was asked for last
 * @property {Made | null} best the nearest to it so far
 * @property {'idle' | 'going' | 'stopped' | 'late' | 'failed'} stage late: the time is up
 * @property {boolean} shown the search takes so long that it is worth a word
 * @property {boolean} awaited what it needs has not come yet, and that is worth a word
 *
 * @typedef {{ type: 'fill', field: keyof Form, value: any } | { type: 'nearest' } | { type: 'begin', wish: Wish }
 *   | { type: 'wait' } | { type: 'await', on: boolean } | { type: 'found', best: Made } | { type: 'end', stage: 'idle'
 *   | 'stopped' | 'late' | 'failed' }} GeneratorAction
 *
 * @typedef {{ code: 'number' } | { code: 'range', least: number, most: number } | { code: 'step', step: number }} Fault
 */
import { effortFormFault, effortOf, nearestFields, noEffort } from '../sudoku/effort-form.js';
import { gradesOf, techniquesOf } from '../sudoku/grades.js';
import { boundsOf } from '../sudoku/wish.js';

/** @returns {GeneratorState} */
export function initialGenerator() {
  return {
    form: { size: 9, clues: '', symmetry: 'none', minimal: false, seed: '', grade: 0, technique: '', ...noEffort },
    wish: null,
    best: null,
    stage: 'idle',
    shown: false,
    awaited: false,
  };
}

/** @param {GeneratorState} state @param {GeneratorAction} action @returns {GeneratorState} */
export function reduceGenerator(state, action) {
  switch (action.type) {
    case 'fill':
      return { ...state, form: possible({ ...state.form, [action.field]: action.value }) };
    case 'nearest':
      return { ...state, form: { ...state.form, ...Object.fromEntries(nearestFields(effortFaultIn(state.form))) } };
    case 'begin':
      return { ...state, wish: action.wish, best: null, stage: 'going', shown: false, awaited: false };
    case 'wait':
      return state.stage === 'going' ? { ...state, shown: true } : state;
    case 'await':
      return { ...state, awaited: action.on };
    case 'found':
      return state.stage === 'going' && action.best.puzzle !== state.best?.puzzle
        ? { ...state, best: action.best }
        : state;
    case 'end':
      return { ...state, stage: action.stage, shown: action.stage !== 'idle' };
    default:
      return state;
  }
}

/**
 * A technique has one grade, and a small board not all of them: what does not go with what was filled in last is any.
 * @param {Form} form
 * @returns {Form}
 */
function possible(form) {
  const grade = gradesOf(form.size).includes(form.grade) ? form.grade : 0;
  const among = techniquesToChoose({ size: form.size, grade }).flatMap(({ techniques }) => techniques);
  return { ...form, grade, technique: among.includes(form.technique) ? form.technique : '' };
}

/**
 * The techniques to choose from, by grades: those of the grade that is wished, or all.
 * @param {Pick<Form, 'size' | 'grade'>} form
 */
export const techniquesToChoose = ({ size, grade: wished }) =>
  gradesOf(size)
    .filter((grade) => wished === 0 || grade === wished)
    .map((grade) => ({ grade, techniques: techniquesOf(size, grade) }));

/** Why there can be no such number of clues, or null. @param {Form} form @returns {Fault | null} */
export function cluesFault(form) {
  const text = form.clues.trim();
  if (text === '') return null;
  if (!/^\d+$/.test(text)) return { code: 'number' };
  const { least, most, step } = boundsOf(form);
  const clues = Number(text);
  if (clues < least || clues > most) return { code: 'range', least, most };
  return clues % step ? { code: 'step', step } : null;
}

/**
 * The form of the puzzle that an effort is wished of; null: what is filled in there is at fault.
 * @param {Form} form
 * @returns {import('../sudoku/effort-form.js').Shape | null}
 */
export function shapeOf(form) {
  const { size, clues, symmetry, minimal } = form;
  return cluesFault(form) ? null : { size, clues: Number(clues), symmetry, minimal };
}

/** Why there can be no such effort, or null. @param {Form} form */
export function effortFaultIn(form) {
  const shape = shapeOf(form);
  return shape && effortFormFault(form, shape);
}

/**
 * The wish of a form without fault.
 * @param {Form} form
 * @param {number} any the seed where none is given
 * @returns {Wish}
 */
export function wishOf(form, any) {
  const { size, clues, symmetry, minimal, seed, grade, technique } = form;
  const effort = effortOf(form);
  const text = seed.trim();
  const number = /^\d+$/.test(text) && Number.isSafeInteger(Number(text));
  return {
    size,
    clues: Number(clues),
    symmetry,
    minimal,
    seed: text === '' ? any : number ? Number(text) : text,
    ...(grade ? { grade } : {}),
    ...(technique ? { technique } : {}),
    ...(effort ? { effort } : {}),
  };
}
