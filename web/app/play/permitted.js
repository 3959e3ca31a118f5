/**
 * What of a game is shown where the page that holds the player does not permit all: what cannot be asked for has no
 * name in a menu, and none among what follows a game. Buttons that are always in their places are hidden by the style
 * sheet of controls. Pure.
 *
 * @typedef {import('./look.js').PlayAppearance} PlayAppearance
 */

/**
 * @param {PlayAppearance} look
 * @param {(id: string) => boolean} permits whether that may be asked for
 * @returns {PlayAppearance}
 */
export function permitted(look, permits) {
  if (look.status === null) return look; // there is no game yet
  const { pad, outcome } = look;
  const chosen = (/** @type {{ id: string }} */ { id }) => permits(id);
  return {
    ...look,
    pad: pad && { ...pad, menu: pad.menu.filter(chosen) },
    outcome: outcome && { ...outcome, actions: outcome.actions.filter(chosen) },
  };
}
