/**
 * What a search has to do, in words: what is wished of it, and what it did. The texts are those of the part `effort`.
 *
 *   effortText({ algorithm: 'mrv', deadEnds: 3, steps: 412 }, t) // "Fewest candidates first: 3 dead ends, 412 steps"
 */
import { effortChoice, effortFormFault, ranges } from '../sudoku/effort-form.js';

/**
 * @typedef {import('../i18n/i18n.js').Translate} Translate
 * @typedef {import('../sudoku/effort-form.js').EffortForm} EffortForm
 * @typedef {import('../sudoku/effort-form.js').Shape} Shape
 * @typedef {import('../sudoku/effort-form.js').Which} Which
 *
 * @typedef {NonNullable<ReturnType<typeof effortLook>>} EffortLook
 */

/** From so many on nobody counts. */
const UNTOLD = 1e6;

/** @param {import('../sudoku/effort-form.js').EffortFormFault} fault @param {Translate} t */
function faultText(fault, t) {
  if (fault.code !== 'bounds') return t(`effort.fault.${fault.code}`);
  const { at, least, most, nearest } = fault;
  if (at === 'ends' && most === 0) return t('effort.fault.never');
  return t(most < UNTOLD ? `effort.fault.${at}` : `effort.fault.${at}Open`, { least, most, nearest });
}

/**
 * @param {EffortForm} form
 * @param {Shape | null} shape null: something else is wrong with it
 * @param {Which} which
 * @param {Translate} t
 */
function rangeLook(form, shape, which, t) {
  const found = shape && effortFormFault(form, shape);
  const fault = found?.at === which ? found : null;
  const [least, most] = shape ? effortChoice(form, shape)[which] : [0, Infinity];
  return {
    label: t(`effort.${which}`),
    from: { label: t('effort.from'), value: form[`${which}From`] },
    to: { label: t('effort.to'), value: form[`${which}To`] },
    hint: fault ? '' : t(most < UNTOLD ? 'effort.choice' : 'effort.choiceOpen', { least, most }),
    fault: fault ? faultText(fault, t) : '',
    nearest: fault?.code === 'bounds' ? t('effort.nearest', { nearest: fault.nearest }) : '',
  };
}

/**
 * The fields for what a search has to do.
 * @param {EffortForm} form
 * @param {Shape | null} shape
 * @param {readonly string[]} algorithms to choose from
 * @param {Translate} t
 */
export function effortLook(form, shape, algorithms, t) {
  const { algorithm } = form;
  return {
    algorithm: {
      label: t('effort.label'),
      hint: t(algorithm ? 'effort.asWished' : 'effort.hint'),
      value: algorithm,
      choices: ['', ...algorithms].map((id) => ({ id, text: id ? t(`algorithm.${id}.name`) : t('effort.any') })),
    },
    ranges: algorithm
      ? /** @type {Record<Which, ReturnType<typeof rangeLook>>} */ (
          Object.fromEntries(ranges.map((which) => [which, rangeLook(form, shape, which, t)]))
        )
      : null,
  };
}

/**
 * Dead ends and steps.
 * @param {Pick<import('../solver.js').Effort, 'deadEnds' | 'steps'>} effort
 * @param {Translate} t
 */
export const countsText = ({ deadEnds, steps }, t) =>
  t('effort.counts', {
    ends: t('effort.deadEnds', { count: deadEnds }),
    steps: t('effort.stepCount', { count: steps }),
  });

/** What a search did. @param {import('../solver.js').Effort} effort @param {Translate} t */
export const effortText = (effort, t) =>
  t('effort.did', { algorithm: t(`algorithm.${effort.algorithm}.name`), counts: countsText(effort, t) });
