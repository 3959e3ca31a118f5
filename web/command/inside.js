/** What the program has beside its code. In the package all of it stands in this module itself. */
import { readFileSync } from 'node:fs';
import { languages } from '../app/i18n/languages.js';

/** @param {string} path from web/ */
const read = (path) => JSON.parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'));

/** All that the project says, by language. @type {Record<string, any>} */
export const texts = Object.fromEntries(languages.map((language) => [language, read(`i18n/${language}.json`)]));

/** @type {string} */
export const version = read('package.json').version;
