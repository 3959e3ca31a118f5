/** All that the dialog for a generated puzzle shows, as plain values: pure. */
import { gradeName, gradeReason, techniqueName } from '../i18n/grades.js';
import { cluesFault, shapeOf, techniquesToChoose } from './state.js';
import { gradesOf } from '../sudoku/grades.js';
import { boundsOf, symmetries } from '../sudoku/wish.js';
import { sides } from '../sudoku/geometry.js';
import { countsText, effortLook, effortText } from '../view/effort.js';

/** @typedef {ReturnType<typeof generatorAppearance>} GeneratorAppearance */

/**
 * @param {import('./state.js').GeneratorState} state
 * @param {import('../i18n/i18n.js').Translate} t
 * @param {{ graded: boolean, algorithms: readonly string[] }} can graded: whether it can be wished how hard the puzzle
 *   is; then `t` has the words for that; algorithms: those that there are
 */
export function generatorAppearance(state, t, { graded, algorithms }) {
  const { form, stage } = state;
  const { least, most } = boundsOf(form);
  const going = stage === 'going';
  return {
    title: t('generator.title'),
    close: t('generator.close'),
    size: {
      label: t('generator.size'),
      value: String(form.size),
      choices: sides.map((side) => ({ id: String(side), text: t('generator.side', { side }) })),
    },
    symmetry: {
      label: t('generator.symmetry.label'),
      value: form.symmetry,
      choices: symmetries.map((id) => ({ id, text: t(`generator.symmetry.${id}`) })),
    },
    grade: graded ? gradeField(form, t) : null,
    technique: graded ? techniqueField(form, t) : null,
    effort: effortLook(form, shapeOf(form), algorithms, t),
    clues: {
      label: t('generator.clues'),
      value: form.clues,
      hint: t('generator.cluesHint', { least, most }),
      fault: fault(form, t),
    },
    minimal: { label: t('generator.minimal'), hint: t('generator.minimalHint'), on: form.minimal },
    seed: seedField(state, t),
    made: madeLast(state, t),
    progress: progress(state, t),
    make: { text: t('generator.make'), enabled: !going },
    again: going && state.awaited ? t('notice.retry') : '',
    stop: going && state.shown ? t('generator.stop') : '',
    take: state.best && state.shown ? t('generator.take', { count: state.best.clues }) : '',
  };
}

/**
 * That of the last puzzle is offered again.
 * @param {import('./state.js').GeneratorState} state
 * @param {import('../i18n/i18n.js').Translate} t
 */
function seedField({ form, wish, stage }, t) {
  const last = stage !== 'going' && wish ? String(wish.seed) : '';
  return {
    label: t('generator.seed'),
    value: form.seed,
    hint: t('generator.seedHint'),
    last: last && last !== form.seed.trim() ? { text: t('generator.last', { seed: last }), value: last } : null,
  };
}

/** @param {import('./state.js').Form} form @param {import('../i18n/i18n.js').Translate} t */
function gradeField({ size, grade }, t) {
  const choices = gradesOf(size);
  return {
    label: t('grade.wish.label'),
    hint: gradeHint(grade, choices.length > 0, t),
    value: String(grade),
    enabled: choices.length > 0,
    choices: [0, ...choices].map((id) => ({ id: String(id), text: id ? gradeName(id, t) : t('grade.wish.any') })),
  };
}

/** @param {number} grade 0 any @param {boolean} isChoice @param {import('../i18n/i18n.js').Translate} t */
function gradeHint(grade, isChoice, t) {
  if (!isChoice) return t('grade.wish.allEasy');
  return grade ? gradeReason(grade, t) : t('grade.wish.hint');
}

/** @param {import('./state.js').Form} form @param {import('../i18n/i18n.js').Translate} t */
function techniqueField(form, t) {
  const groups = techniquesToChoose(form).map(({ grade, techniques }) => ({
    label: gradeName(grade, t),
    choices: techniques.map((id) => ({ id, text: techniqueName(id, t) })),
  }));
  return {
    label: t('grade.wish.technique'),
    hint: groups.length ? t('grade.wish.techniqueHint') : '',
    value: form.technique,
    enabled: groups.length > 0,
    groups: [{ label: '', choices: [{ id: '', text: t('grade.wish.anyTechnique') }] }, ...groups],
  };
}

/**
 * What is known of the puzzle that was made last, where that was wished.
 * @param {import('./state.js').GeneratorState} state
 * @param {import('../i18n/i18n.js').Translate} t
 */
function madeLast({ stage, best }, t) {
  if (stage !== 'idle' || !best) return '';
  const { grading, effort } = best;
  const texts = [
    grading?.hardest && gradingText('grade.wish.made', grading, t),
    effort && t('effort.made', { did: effortText(effort, t) }),
  ];
  return texts.filter(Boolean).join('\n');
}

/**
 * @param {string} key
 * @param {import('../solver.js').Grading} grading of a puzzle that is not solved
 * @param {import('../i18n/i18n.js').Translate} t
 * @param {number} [count] of its clues
 */
const gradingText = (key, { grade, hardest }, t, count = 0) =>
  t(key, { count, grade: gradeName(grade, t), technique: techniqueName(hardest ?? '', t) });

/**
 * What is wrong with the number of clues, or ''.
 * @param {import('./state.js').Form} form
 * @param {import('../i18n/i18n.js').Translate} t
 */
function fault(form, t) {
  const found = cluesFault(form);
  if (!found) return '';
  const { code, ...bounds } = found;
  return t(`generator.fault.${code}`, bounds);
}

/**
 * How far the search is, where that is worth a word.
 * @param {import('./state.js').GeneratorState} state
 * @param {import('../i18n/i18n.js').Translate} t
 */
function progress({ stage, shown, awaited, best, wish }, t) {
  if (!shown || stage === 'idle') return { going: false, text: '' };
  if (stage === 'going' && awaited) return { going: true, text: t('notice.laterLate') };
  const found = best ? nearest(best, wish, t) : t('generator.nothing');
  return {
    going: stage === 'going',
    text: stage === 'failed' ? t('generator.failed') : t(`generator.stage.${stage}`, { best: found }),
  };
}

/**
 * The puzzle that comes nearest to the wish so far; what is known of it, where that was wished.
 * @param {import('../sudoku/wish.js').Made} best
 * @param {import('../sudoku/wish.js').Wish | null} wish
 * @param {import('../i18n/i18n.js').Translate} t
 */
function nearest({ clues, minimal, grading, effort }, wish, t) {
  const text = grading?.hardest
    ? gradingText('grade.wish.best', grading, t, clues)
    : t(minimal || !wish?.minimal ? 'generator.best' : 'generator.bestOpen', { count: clues });
  return effort ? t('effort.best', { best: text, counts: countsText(effort, t) }) : text;
}
