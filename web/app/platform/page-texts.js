/**
 * The texts of a page beside its player: `data-text` names the key of an element's text, `data-label` that of its
 * label.
 */

/** Writes them in a language. @param {import('../i18n/i18n.js').Translate} t */
export function writeTexts(t) {
  document.documentElement.lang = t.language;
  for (const element of document.querySelectorAll('[data-text]')) {
    element.textContent = t(/** @type {HTMLElement} */ (element).dataset.text ?? '');
  }
  for (const element of document.querySelectorAll('[data-label]')) {
    const label = t(/** @type {HTMLElement} */ (element).dataset.label ?? '');
    for (const name of ['aria-label', 'title']) element.setAttribute(name, label);
  }
}
