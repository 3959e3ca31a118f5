/**
 * Modules that the page loads later: each call of `later()`, see web/app/platform/load-module.js, is told which files
 * its module needs that the script with the call does not.
 */
import { posix } from 'node:path';

/**
 * @param {string} path of a script in the site
 * @param {string} code
 * @param {import('./scripts.mjs').Scripts} scripts
 */
export function withFiles(path, code, scripts) {
  const there = new Set([path, ...scripts.atOnce(path)]);
  return scripts.later(path).reduce((text, loaded) => {
    const files = [loaded, ...scripts.atOnce(loaded)].filter((file) => !there.has(file)).sort();
    const load = `()=>import("./${posix.relative(posix.dirname(path), loaded)}")`;
    if (!text.includes(load)) throw new Error(`${path} loads ${loaded} without later()`);
    return files.length > 0 ? text.replaceAll(load, `${load},${JSON.stringify(files)}`) : text;
  }, code);
}
