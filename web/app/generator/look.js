/** All that the dialog for a generated puzzle shows, as plain values: pure. */
import { cluesFault } from './state.js';
import { boundsOf, symmetries } from '../sudoku/wish.js';
import { sides } from '../sudoku/geometry.js';

/** @typedef {ReturnType<typeof generatorAppearance>} GeneratorAppearance */

/** @param {import('./state.js').GeneratorState} state @param {import('../i18n/i18n.js').Translate} t */
export function generatorAppearance(state, t) {
  const { form, wish, stage } = state;
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
    clues: {
      label: t('generator.clues'),
      value: form.clues,
      hint: t('generator.cluesHint', { least, most }),
      fault: fault(form, t),
    },
    minimal: { label: t('generator.minimal'), hint: t('generator.minimalHint'), on: form.minimal },
    seed: {
      label: t('generator.seed'),
      value: form.seed,
      hint: t('generator.seedHint'),
      last:
        wish && !going && String(wish.seed) !== form.seed.trim()
          ? { text: t('generator.last', { seed: String(wish.seed) }), value: String(wish.seed) }
          : null,
    },
    progress: progress(state, t),
    make: { text: t('generator.make'), enabled: !going },
    again: going && state.awaited ? t('notice.retry') : '',
    stop: going && state.shown ? t('generator.stop') : '',
    take: state.best && state.shown ? t('generator.take', { count: state.best.clues }) : '',
  };
}

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
  const found = best
    ? t(best.minimal || !wish?.minimal ? 'generator.best' : 'generator.bestOpen', { count: best.clues })
    : t('generator.nothing');
  return {
    going: stage === 'going',
    text: stage === 'failed' ? t('generator.failed') : t(`generator.stage.${stage}`, { best: found }),
  };
}
