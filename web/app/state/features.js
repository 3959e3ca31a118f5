/** What a player can do beside the board, as far as a state must know it. */

/** The modes, tabs and buttons that are features (app/features.js); all others are always there. */
const optional = ['compare', 'lists', 'tree', 'insight', 'generator', 'share'];

/**
 * Whether it can do that.
 * @param {{ features: readonly string[] | null }} state
 * @param {string} id of a feature, a mode or a tab
 */
export const has = ({ features }, id) => features === null || !optional.includes(id) || features.includes(id);
