/**
 * The techniques of a run, and where each of them is used: a pure function of what `deductionsOf` has read.
 *
 *     element.appearance = deductionsAppearance(known, { position: 57, technique: 'x-wing' }, solver.techniques, t);
 *
 * @typedef {object} DeductionRow
 * @property {string} id of the technique
 * @property {string} name
 * @property {boolean} on it is at work now
 * @property {string} count how often it is used
 * @property {string} spoken the same for the ear
 * @property {{ position: number, spoken: string }} next the place after the present one, or the first one
 * @property {PlaceAppearance[]} places those around the present position
 * @property {string} more how many others there are; '' for none
 *
 * @typedef {{ position: number, text: string, label: string, on: boolean }} PlaceAppearance
 */
import { byDifficulty } from './difficulty.js';

/** @typedef {import('../i18n/i18n.js').Translate} Translate */
/** @typedef {ReturnType<typeof deductionsAppearance>} DeductionsAppearance */

/** No more places of a technique can be pressed one by one. */
const MOST_PLACES = 60;

/**
 * @param {import('./run-deductions.js').RunDeductions} known
 * @param {{ position: number, technique: string | null }} now where the run stands, and what is told there
 * @param {readonly import('../solver.js').Technique[]} techniques
 * @param {Translate} t
 */
export function deductionsAppearance({ positions, complete }, now, techniques, t) {
  return {
    label: t('deduction.run.label'),
    note: noteOf(positions.size, complete, t),
    about: t('deduction.run.about'),
    rows: byDifficulty(techniques).flatMap(({ id }) => {
      const places = positions.get(id);
      return places ? [rowOf(id, places, now, t)] : [];
    }),
  };
}

/** @param {number} used how many techniques @param {boolean} complete @param {Translate} t */
function noteOf(used, complete, t) {
  if (!complete) return t('deduction.run.soFar');
  return used > 0 ? '' : t('deduction.run.none');
}

/**
 * @param {string} id @param {number[]} positions of its steps
 * @param {{ position: number, technique: string | null }} now @param {Translate} t @returns {DeductionRow}
 */
function rowOf(id, positions, { position, technique }, t) {
  const name = t(`technique.${id}.name`);
  const count = positions.length;
  const times = t('deduction.run.count', { count });
  const on = technique === id;
  const after = positions.findIndex((place) => place > position);
  const here = (after < 0 ? count : after) - 1;
  const next = positions[Math.max(after, 0)];
  const shown = shownAround(positions, here);
  return {
    id,
    name,
    on,
    count: times,
    spoken: t('deduction.run.spoken', { technique: name, count }),
    next: { position: next, spoken: t('deduction.run.go', { technique: name, count: times, position: next }) },
    places: shown.map((place) => ({
      position: place,
      text: t.number(place),
      label: t('deduction.run.step', { position: place }),
      on: on && place === positions[here],
    })),
    more: shown.length < count ? t('deduction.run.more', { count: count - shown.length }) : '',
  };
}

/** As many as are shown, the one at a place about in their middle. @param {number[]} positions @param {number} place */
function shownAround(positions, place) {
  const last = Math.max(positions.length - MOST_PLACES, 0);
  const start = Math.min(Math.max(place - MOST_PLACES / 2, 0), last);
  return positions.slice(start, start + MOST_PLACES);
}
