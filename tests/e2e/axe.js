/** axe-core, run on the page as it stands. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds. @param {import('./app.js').App} app @returns {Promise<string[]>} */
export async function findings(app) {
  await app.page.evaluate(axe);
  return app.page.evaluate(async () => {
    const { violations } = await /** @type {any} */ (globalThis).axe.run(document);
    return violations.map((/** @type {any} */ violation) => `${violation.id}: ${violation.nodes.map((/** @type {any} */ node) => `${node.target} ${node.failureSummary}`).join(' | ')}`);
  });
}
