/** The ways to a page of the lesson in other languages: the choice is remembered, and the place in the page kept. */
import { remember } from '../platform/settings.js';

export function rememberLanguage() {
  for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll('.tools a'))) {
    link.addEventListener('click', () => {
      remember('language', link.lang);
      link.hash = location.hash;
    });
  }
}
