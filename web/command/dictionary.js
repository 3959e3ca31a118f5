/** All that the project says, in one of its languages. */
import { translator } from '../app/i18n/i18n.js';
import { texts } from './inside.js';

/** The languages there are, the default first. */
export const languages = Object.keys(texts).sort((a, b) => Number(b === 'en') - Number(a === 'en'));

/**
 * @param {string} language one of `languages`
 * @returns {import('../app/i18n/i18n.js').Translate} with the texts of all parts
 */
export function translatorOf(language) {
  const { later, ...first } = texts[language];
  return translator(language, Object.assign({}, ...Object.values(later), first));
}
