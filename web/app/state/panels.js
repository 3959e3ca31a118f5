/** The wide panel beside the stack: which of its tabs is open. */

import { has } from './features.js';

/** The tabs, from left to right: the keys of `panel`. */
export const panels = /** @type {const} */ (['code', 'tree']);

/** @typedef {typeof panels[number]} Panel */

/** @param {import('./state.js').State} state @param {import('../i18n/i18n.js').Translate} t */
export function tabsOf(state, t) {
  return {
    label: t('panel.label'),
    tabs: panels.filter((id) => has(state, id)).map((id) => ({ id, text: t(`panel.${id}`), on: id === state.panel })),
  };
}
