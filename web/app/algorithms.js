/**
 * The algorithms that the page can show, in the order of the solver's own list. `algorithm.<id>` in
 * the dictionaries has the name, a sentence, and how many steps it takes.
 */
export const algorithms = ['backtracking', 'all-solutions', 'lookup-tables', 'mrv', 'propagation', 'dancing-links'];

/** The texts of the picker. @param {string} chosen @param {import('./i18n.js').Translate} t */
export function pickerAppearance(chosen, t) {
  return {
    label: t('algorithm.label'),
    chosen,
    about: t(`algorithm.${chosen}.about`),
    choices: algorithms.map((id) => ({ id, name: t(`algorithm.${id}.name`) })),
  };
}
