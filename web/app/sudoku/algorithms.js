/**
 * The algorithms that the page can show, in the order of the solver's own list. `algorithm.<id>` in
 * the dictionaries has the name, a sentence, and how many steps it takes.
 */
export const algorithms = ['backtracking', 'all-solutions', 'lookup-tables', 'mrv', 'propagation', 'dancing-links'];

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
      reading ? { kind: 'check', key: algorithm === 'lookup-tables' ? 'look' : 'check' } : null,
      { kind: 'try', key: 'try' },
      reading ? { kind: 'conflict', key: 'conflict' } : null,
      { kind: 'place', key: 'place' },
      algorithm === 'propagation' ? { kind: 'eliminate', key: 'eliminate' } : null,
      { kind: 'retreat', key: 'retreat' },
      { kind: 'erase', key: 'erase' },
      algorithm === 'all-solutions' ? { kind: 'solution', key: 'solution' } : null,
    ].filter((row) => row !== null)
  );
}

/**
 * The texts of the picker, and of the switch beside it.
 * @param {string} chosen
 * @param {boolean} candidates whether they are shown
 * @param {import('../i18n/i18n.js').Translate} t
 */
export function pickerAppearance(chosen, candidates, t) {
  return {
    label: t('algorithm.label'),
    chosen,
    about: t(`algorithm.${chosen}.about`),
    candidates: {
      text: t('candidates.switch'),
      title: t(candidates ? 'candidates.hide' : 'candidates.show'),
      on: candidates,
    },
    choices: algorithms.map((id) => ({ id, name: t(`algorithm.${id}.name`) })),
  };
}
