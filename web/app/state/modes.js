/** What a reader can do here, one at a time. */
export const modes = /** @type {const} */ (['watch', 'play', 'edit', 'compare', 'lists']);

/** @typedef {typeof modes[number]} Mode */

/**
 * Whether the board is to be seen; in the other modes a view of its own takes its place, and speaks for itself.
 * @param {{ mode: Mode }} state
 */
export const hasBoard = ({ mode }) => mode === 'watch' || mode === 'edit';

/** How far one step goes: to the next read, the next digit that is settled, or the next one placed or taken back. */
export const grains = /** @type {const} */ (['read', 'digit', 'placement']);

/** @typedef {typeof grains[number]} Grain */
