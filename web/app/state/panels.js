/** The wide panel beside the stack: which of its tabs is open. */

/** The tabs, from left to right: the keys of `panel`. */
export const panels = /** @type {const} */ (['code', 'tree']);

/** @typedef {typeof panels[number]} Panel */
