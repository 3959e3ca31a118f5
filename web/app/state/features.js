/** What a player can do beside the board, as far as a state must know it. */

/** The modes, tabs, buttons and algorithms that are features (app/features.js); all others are always there. */
const optional = ['play', 'compare', 'lists', 'tree', 'insight', 'generator', 'share', 'logic', 'fork', 'predict'];

/**
 * Whether it can do that.
 * @param {{ features: readonly string[] | null }} state
 * @param {string} id of a feature, a mode, a tab or an algorithm
 */
export const has = ({ features }, id) => features === null || !optional.includes(id) || features.includes(id);
