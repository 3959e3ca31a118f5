/**
 * What is known of the puzzle as a whole, in one line.
 *
 * @typedef {{ tone: 'good' | 'bad' | 'plain', mark: string, text: string }} Verdict what follows the first ' · ' is
 *   left out where there is little room
 * @typedef {{ grade: string, hardest: string }} Difficulty in words
 */
import { place, unitKind, unitName, unitTitle } from '../i18n/places.js';
import { isMissing } from '../state/run-reducer.js';

/**
 * @param {import('../state/state.js').State} state
 * @param {import('../i18n/i18n.js').Translate} t
 * @param {Difficulty | null} [difficulty] how hard it is, in words
 * @returns {Verdict}
 */
export function verdictOf(state, t, difficulty = null) {
  const { check } = state;
  if (state.solver === 'failed') return { tone: 'bad', mark: '!', text: t('notice.loadFailed') };
  if (isMissing(state.solver)) return { tone: 'plain', mark: '', text: '' }; // the notice says it
  if (!check) return { tone: 'plain', mark: '…', text: t('say.loading') };
  switch (check.status) {
    case 'invalid':
      return { tone: 'bad', mark: '!', text: clash(state, check.conflicts[0], t) };
    case 'none':
      return { tone: 'bad', mark: '✕', text: withLength(none(check, state, t), state, t) };
    case 'unique':
      return { tone: 'good', mark: '✓', text: withLength(unique(difficulty, t), state, t) };
    case 'multiple':
      return { tone: 'plain', mark: '≥2', text: withLength(t('verdict.multiple'), state, t) };
    default:
      return { tone: 'plain', mark: '?', text: unknown(state, t) };
  }
}

/** @param {Difficulty | null} difficulty @param {import('../i18n/i18n.js').Translate} t */
function unique(difficulty, t) {
  const text = t('verdict.unique');
  return difficulty ? `${text} – ${difficulty.grade} · ${difficulty.hardest}` : text;
}

/**
 * "row 3 has two equal digits: ..."
 * @param {import('../state/state.js').State} state
 * @param {import('../solver.js').Conflict} conflict
 * @param {import('../i18n/i18n.js').Translate} t
 */
function clash({ size, puzzle }, [first, second, unit], t) {
  const peer = place(second, size);
  return t(`verdict.clash.${unitKind(unit, size)}`, {
    ...place(first, size),
    peerRow: peer.row,
    peerColumn: peer.column,
    digit: puzzle[first],
    unit: unitTitle(unit, size, t),
  });
}

/**
 * @param {import('../solver.js').CheckResult} check
 * @param {import('../state/state.js').State} state
 * @param {import('../i18n/i18n.js').Translate} t
 */
function none({ impossible }, { size, insight }, t) {
  if (insight.culprits) return t('verdict.noneTogether', { count: insight.culprits.length });
  if (!impossible) return t('verdict.none');
  if ('cell' in impossible) return t('verdict.noneCell', place(impossible.cell, size));
  return t('verdict.noneUnit', { unit: unitName(impossible.unit, size, t), digit: impossible.digit });
}

/** @param {import('../state/state.js').State} state @param {import('../i18n/i18n.js').Translate} t */
function unknown(state, t) {
  const { cases } = state.insight;
  return cases === null ? withLength(t('verdict.unknown'), state, t) : t('insight.looking', { count: cases });
}

/**
 * @param {string} text
 * @param {import('../state/state.js').State} state
 * @param {import('../i18n/i18n.js').Translate} t
 */
function withLength(text, { run, algorithm, measuring }, t) {
  if (!run) return text;
  const key = run.complete ? `algorithm.${algorithm}.takes` : `algorithm.${algorithm}.takesMore`;
  return `${text} · ${t(measuring && !run.complete ? 'measure.soFar' : key, { count: run.known })}`;
}
