/** Values that no caller should hand over, made in the page: a test cannot send most of them there. */
import { readFileSync } from 'node:fs';

const source = readFileSync(new URL('../../support/hostile-values.js', import.meta.url), 'utf8');

/**
 * To make a text of these takes an engine minutes, in any attribute of any element: whoever hands them over waits for
 * himself.
 */
const ENDLESS = ['an array that says it is longer', 'the longest array'];

/** What an attribute may well hold, but not each of them at any time. */
const WORDS = ['play', 'lists', 'compare', 'edit', 'watch', 'none', 'python', 'transport', 'logic', 'mrv', 'zh', '300'];

/** Goes into the head of the page, which then has them as `hostileValues`, by what is said of them. */
export const hostileHere = `{
${source.replaceAll(/^export /gm, '')}
globalThis.hostileValues = Object.fromEntries([
  ...Object.entries(hostile).filter(([about]) => !${JSON.stringify(ENDLESS)}.includes(about)),
  ...${JSON.stringify(WORDS)}.map((word) => [word, () => word]),
]);
}`;
