/**
 * The algorithms that the page can show, in the order of the solver's own list. `algorithm.<id>` in
 * the dictionaries has the name, a sentence, and how many steps it takes.
 */
export const algorithms = [
  'backtracking',
  'all-solutions',
  'lookup-tables',
  'mrv',
  'propagation',
  'dancing-links',
  'logic',
];

/** The algorithms that strike candidates out one at a time, so that they are always shown. */
export const strikesOut = (/** @type {string} */ algorithm) => algorithm === 'propagation' || algorithm === 'logic';

/**
 * What is counted for each of them, in the order of the list.
 * @param {string} algorithm
 * @returns {{ kind: import('../solver.js').Kind, key: string }[]} kind of step, and the key of its name under
 *   `counters`
 */
export function countedIn(algorithm) {
  const reading = algorithms.indexOf(algorithm) < 3;
  return /** @type {{ kind: import('../solver.js').Kind, key: string }[]} */ (
    [
      algorithm === 'logic' ? { kind: 'deduce', key: 'deduce' } : null,
      reading ? { kind: 'check', key: algorithm === 'lookup-tables' ? 'look' : 'check' } : null,
      { kind: 'try', key: 'try' },
      reading ? { kind: 'conflict', key: 'conflict' } : null,
      { kind: 'place', key: 'place' },
      strikesOut(algorithm) ? { kind: 'eliminate', key: 'eliminate' } : null,
      { kind: 'retreat', key: 'retreat' },
      { kind: 'erase', key: 'erase' },
      algorithm === 'all-solutions' ? { kind: 'solution', key: 'solution' } : null,
    ].filter((row) => row !== null)
  );
}

/**
 * The texts of the picker, and of the switch beside it.
 * @param {string} chosen
 * @param {readonly string[]} offered ids of those that there are
 * @param {boolean} candidates whether they are shown
 * @param {import('../i18n/i18n.js').Translate} t
 */
export function pickerAppearance(chosen, offered, candidates, t) {
  return {
    label: t('algorithm.label'),
    chosen,
    about: t(`algorithm.${chosen}.about`),
    candidates: {
      text: t('candidates.switch'),
      title: t(candidates ? 'candidates.hide' : 'candidates.show'),
      on: candidates,
    },
    choices: offered.map((id) => ({ id, name: t(`algorithm.${id}.name`) })),
  };
}
