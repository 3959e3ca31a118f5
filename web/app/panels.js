/** The wide panel beside the stack: which of its tabs is open, and what is remembered of it. */
import { codeLanguages } from './code-languages.js';
import { recall, remember } from './memory.js';

/** The tabs, from left to right: the keys of `panel`. */
export const panels = /** @type {const} */ (['code', 'tree']);

/** @typedef {typeof panels[number]} Panel */

/** @param {import('./state.js').State} state @param {import('./i18n.js').Translate} t */
export function tabsOf(state, t) {
  return { label: t('panel.label'), tabs: panels.map((id) => ({ id, text: t(`panel.${id}`), on: id === state.panel })) };
}

/** What the reader chose on an earlier visit, as far as it still exists. @returns {Partial<import('./state.js').State>} */
export function recallPanels() {
  const panel = panels.find((id) => id === recall('panel'));
  const codeLanguage = codeLanguages.find((id) => id === recall('codeLanguage'));
  return { ...(panel && { panel }), ...(codeLanguage && { codeLanguage }) };
}

/** @param {import('./state.js').State} now @param {import('./state.js').State} before */
export function rememberPanels(now, before) {
  if (now.panel !== before.panel) remember('panel', now.panel);
  if (now.codeLanguage !== before.codeLanguage) remember('codeLanguage', now.codeLanguage);
}
