/**
 * Going to the next or the one before of the steps that matter most.
 *
 * @typedef {typeof jumps[number]} Jump
 */

/** The kinds of step that one can jump to. */
export const jumps = /** @type {const} */ (['retreat', 'place', 'solution']);

/**
 * What is said where there is none: after this step, before it, or in what is known of the rest.
 * @type {Record<Jump, { after: string, before: string, yet: string }>}
 */
const none = {
  retreat: { after: 'noDeadEnd', before: 'noDeadEndBefore', yet: 'noDeadEndYet' },
  place: { after: 'noPlacement', before: 'noPlacementBefore', yet: 'noPlacementYet' },
  solution: { after: 'noSolution', before: 'noSolutionBefore', yet: 'noSolutionYet' },
};

/**
 * @param {Jump} kind
 * @param {boolean} backward
 * @param {{ known: number, complete: boolean }} run
 * @returns {import('./state.js').Notice}
 */
export function noneFound(kind, backward, { known, complete }) {
  if (backward) return { code: none[kind].before };
  return complete ? { code: none[kind].after } : { code: none[kind].yet, params: { count: known } };
}
