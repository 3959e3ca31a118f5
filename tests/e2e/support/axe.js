/** axe-core, run on the page as it stands. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds.
 * @param {import('./app.js').App} app
 * @param {string[]} [rules] only by these
 * @param {string[]} [without] by all but these
 * @param {string} [part] a selector of what is looked at: all of the page where it is left out
 * @returns {Promise<string[]>}
 */
export async function findings(app, rules, without = [], part = 'html') {
  if (!(await app.page.evaluate(() => 'axe' in globalThis))) await app.page.evaluate(axe);
  return app.page.evaluate(async ([values, left, selector]) => {
    const options = values
      ? { runOnly: { type: 'rule', values } }
      : { rules: Object.fromEntries(left.map((rule) => [rule, { enabled: false }])) };
    const { violations } = await /** @type {any} */ (globalThis).axe.run(selector, {
      ...options,
      resultTypes: ['violations'],
    }); // it describes no other nodes
    return violations.map((/** @type {any} */ { id, nodes }) => {
      const places = nodes.map((/** @type {any} */ node) => `${node.target} ${node.failureSummary}`);
      return `${id}: ${places.join(' | ')}`;
    });
  }, /** @type {const} */ ([rules, without, part]));
}
