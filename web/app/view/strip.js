/**
 * The strip as it is shown: the part of the run that it shows, what is said beside it, and whether
 * the end of the run is being looked for. A pure function of the state.
 */
import { extentOf, LEAST, viewOf } from '../drawing/strip-zoom.js';

/**
 * Where the run stands, in numbers and words.
 * @param {import('../state/state.js').State} state
 * @param {import('../i18n/i18n.js').Translate} t
 */
export function positionAppearance({ run, puzzle }, t) {
  const { position, known, complete } = run ?? { position: 0, known: 0, complete: true };
  const key = complete ? 'position.of' : 'position.ofMore';
  const params = { position, length: known, known };
  return {
    label: t('position.label'),
    position,
    end: known,
    text: t(key, params),
    parts: t.parts(key, params),
    depth: t('position.depth', { depth: run?.stack.length ?? 0, empty: puzzle.split('.').length - 1 }),
  };
}

/** @param {import('../state/state.js').State} state @param {import('../i18n/i18n.js').Translate} t */
export function stripAppearance(state, t) {
  const { run, puzzle, strip, measuring } = state;
  const { known, complete } = run ?? { known: 0, complete: true };
  const empty = puzzle.split('.').length - 1;
  const extent = extentOf(known, complete);
  const view = viewOf(strip.window, extent);
  const span = view.to - view.from;
  return {
    ...positionAppearance(state, t),
    most: Math.max(empty, 1),
    extent,
    view,
    zoomed: strip.window !== null,
    zoom: [
      { id: 'out', text: t('strip.out'), enabled: strip.window !== null },
      { id: 'in', text: t('strip.in'), enabled: Boolean(run) && span > LEAST },
    ],
    pointed:
      strip.pointed === null ? null : { position: strip.pointed, text: t('strip.at', { position: strip.pointed }) },
    measure: complete ? null : measureAppearance(measuring, t),
  };
}

/**
 * The button that ends the search for the end, or takes it up again.
 * @param {boolean} measuring
 * @param {import('../i18n/i18n.js').Translate} t
 */
function measureAppearance(measuring, t) {
  return measuring
    ? { type: 'measure-stop', text: t('measure.stop'), title: t('measure.stopHint') }
    : { type: 'measure', text: t('measure.goOn'), title: t('measure.goOnHint') };
}
