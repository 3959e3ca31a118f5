/** The pages of the site, but for those of the lesson. */
import { readText } from './files.mjs';
import { escaped, filled } from './html.mjs';

/** @typedef {Record<string, import('./dictionaries.mjs').Dictionary>} Dictionaries */

const PICKER = /([ \t]*)(<select id="language"[^>]*>)(<\/select>)/g;
/** What stands there before there are scripts, or without them. */
const SAID = /([ \t]*)(<(noscript|div|button)[^>]* data-said="(\w+)\.(\w+)">)(<\/\3>)/g;
const SCRIPT = /^([ \t]*)(<script type="module" src="((?:\.\.\/)*)(app\/[\w-]+\.js)"><\/script>\n)/gm;

/**
 * A page offers each language under its own name, and says in all what it says before there are scripts, or without
 * them.
 * @param {string} page
 * @param {Dictionaries} dictionaries
 */
export function withTexts(page, dictionaries) {
  const languages = Object.entries(dictionaries);
  const said = filled(page, SAID, (indent, opening, kind, group, key, closing) => {
    const tag = kind === 'button' ? 'span' : 'p';
    const lines = languages.map(
      ([code, dictionary]) => `<${tag} lang="${code}">${escaped(dictionary[group][key])}</${tag}>`,
    );
    return [`${indent}${opening}`, ...lines.map((line) => `${indent}  ${line}`), `${indent}${closing}`].join('\n');
  });
  const offered = filled(said, PICKER, (indent, opening, closing) => {
    const options = languages.map(
      ([code, { name }]) => `<option value="${code}" lang="${code}">${escaped(name)}</option>`,
    );
    return [`${indent}${opening}`, ...options.map((line) => `${indent}  ${line}`), `${indent}${closing}`].join('\n');
  });
  return withLanguages(offered, Object.keys(dictionaries));
}

/**
 * Fills in the next list of languages: those of the page itself, then those of the lesson that it leads to.
 * @param {string} page
 * @param {string[]} codes
 */
export const withLanguages = (page, codes) => page.replace('data-languages=""', `data-languages="${codes.join(' ')}"`);

/** By their paths. @param {string} sources @param {string[]} paths @param {Dictionaries} dictionaries */
export const readPages = (sources, paths, dictionaries) =>
  Object.fromEntries(paths.map((path) => [path, withTexts(readText(sources, path), dictionaries)]));

/**
 * A page asks for all chunks of its scripts at once instead of one after the other.
 * @param {string} page
 * @param {import('./scripts.mjs').Scripts} scripts
 */
export const withPreloads = (page, scripts) =>
  filled(page, SCRIPT, (indent, script, up, path) => {
    const links = scripts.atOnce(path).map((chunk) => `${indent}<link rel="modulepreload" href="${up}${chunk}">\n`);
    return [...links, indent, script].join('');
  });
