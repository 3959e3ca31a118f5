/** The sources of the site without one of the features of web/app/features.js or web/app/page-features.js. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';
import * as features from '../../../web/app/features.js';
import * as pageFeatures from '../../../web/app/page-features.js';
import { filesIn } from '../../../scripts/lib/site/files.mjs';
import { parse, walk } from './sources.js';

/** All that can be taken out. */
export const optional = Object.keys({ ...features, ...pageFeatures });

/**
 * Deletes the folders of a feature, its sheet, the worker that starts from there, and its line in the table; and with
 * it what is built upon it.
 * @param {string} folder with `web` in it, as `sourcesFor` makes it
 * @param {string} feature
 */
export function takeOut(folder, feature) {
  const web = join(folder, 'web');
  for (const other of builtUpon(feature)) takeOut(folder, other);
  const table = join(web, feature in features ? 'app/features.js' : 'app/page-features.js');
  const lines = readFileSync(table, 'utf8').split('\n');
  const kept = lines.filter((line) => !line.startsWith(`export { ${feature} } from `));
  assert.equal(kept.length, lines.length - 1, `one line for ${feature}`);
  writeFileSync(table, kept.join('\n'));
  const workers = filesIn(web).filter(
    (path) =>
      /^app\/[\w-]+-worker\.js$/.test(path) && importsIn(web, path).some((name) => name.startsWith(`app/${feature}/`)),
  );
  const parts = [`app/${feature}`, `elements/${feature}`, `styles/${feature}`, ...workers];
  assert.ok(existsSync(join(web, parts[0])), `app/${feature} is a folder`);
  for (const part of parts) rmSync(join(web, part), { recursive: true, force: true });
}

/** The features that are built upon one. @param {string} base */
const builtUpon = (base) =>
  Object.values(features)
    .filter((feature) => 'builtUpon' in feature && feature.builtUpon?.includes(base))
    .map(({ id }) => id);

/** What scripts import, at once or later, that is not there. @param {string} folder with `web` in it */
export function missingIn(folder) {
  const web = join(folder, 'web');
  return filesIn(web)
    .filter((path) => /^(app|elements)\/.*\.js$/.test(path))
    .flatMap((path) => importsIn(web, path).map((name) => ({ path, name })))
    .filter(({ name }) => /^(app|elements)\//.test(name) && !existsSync(join(web, name)))
    .map(({ path, name }) => `${path} imports ${name}`);
}

/** By their paths from web/. @param {string} web @param {string} path of a script */
function importsIn(web, path) {
  /** @type {string[]} */
  const names = [];
  walk(parse(readFileSync(join(web, path), 'utf8')), (node) => {
    const name =
      ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
        ? node.moduleSpecifier
        : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
          ? node.arguments[0]
          : undefined;
    if (name && ts.isStringLiteral(name)) names.push(posix.join(posix.dirname(path), name.text));
  });
  return names;
}
