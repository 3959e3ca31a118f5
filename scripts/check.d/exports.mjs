/**
 * Whatever a script exports another one uses. What is imported at once ts-unused-exports knows; a name also counts as
 * used where its module is loaded by `import()`, or a type is taken from it in a comment, and another script says the
 * name.
 */
import { posix, relative } from 'node:path';
import { analyzeTsConfig } from '../../tests/node_modules/ts-unused-exports/lib/app.js';
import { Findings, listed, readText, ROOT } from './files.mjs';

/**
 * Asked for from outside, or by a name that is made: the interface for others, settings of tools, what the build puts
 * in place of others, and the engines of the browser tests.
 */
const FOR_OTHERS = /\.d\.ts$|\.config\.js$|^scripts\/lib\/site\/inside\/|^tests\/e2e\/engines\//;
const LATER = /\b(?:import\(|from)\s*['"]([^'"]+)['"]/g;

const scripts = listed().filter((path) => /^(web|tests|scripts)\/.*\.m?js$/.test(path));

const texts = scripts.map((path) => ({ path, text: readText(path) }));
/**
 * Modules that are loaded later, or whose types are taken. Those that are imported at once are among them, because of a
 * script that has its types in a file of their own, which is all that is read of it.
 */
const named = new Set(
  texts.flatMap(({ path, text }) =>
    [...text.matchAll(LATER)].map(([, address]) => posix.join(posix.dirname(path), address)),
  ),
);

/** @param {string} path @param {string} name */
const isSaidElsewhere = (path, name) => {
  const word = new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`);
  return named.has(path) && texts.some(({ path: other, text }) => other !== path && word.test(text));
};

const findings = new Findings();
const { unusedExports } = analyzeTsConfig(`${ROOT}/tests/tsconfig.json`);
for (const [file, names] of Object.entries(unusedExports)) {
  const path = relative(ROOT, file);
  if (path.startsWith('build/') || FOR_OTHERS.test(path)) continue;
  for (const { exportName, location } of names) {
    if (!isSaidElsewhere(path, exportName)) {
      findings.add(path, location?.line ?? 1, `no other script uses ${exportName}`);
    }
  }
}
