/** What the scripts of a finished site import, as a parser sees it. */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { filesIn } from '../../../scripts/lib/site/files.mjs';
import { parse, walk } from './sources.js';

/**
 * @typedef {{ path: string, files: string[] }} Loaded what is imported when it is wanted, and the files that the call
 *   names
 */

/**
 * By the path of a script: what it imports at once, and later.
 * @param {string} site
 * @returns {Record<string, { atOnce: string[], later: Loaded[] }>}
 */
export const importsOf = (site) =>
  Object.fromEntries(
    filesIn(site)
      .filter((path) => /^(app|wasm)\/.*\.m?js$/.test(path))
      .map((path) => [path, importsIn(readFileSync(join(site, path), 'utf8'), posix.dirname(path))]),
  );

/** @param {string} code @param {string} folder of its script */
function importsIn(code, folder) {
  /** @type {string[]} */
  const atOnce = [];
  /** @type {Loaded[]} */
  const later = [];
  walk(parse(code), (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      if (node.moduleSpecifier) atOnce.push(posix.join(folder, textOf(node.moduleSpecifier)));
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [name] = node.arguments;
      if (!ts.isStringLiteral(name) || !name.text.startsWith('.')) return; // a file of node
      // later(() => import(name), files)
      const [, files] = /** @type {ts.CallExpression} */ (node.parent.parent).arguments;
      const texts = files && ts.isArrayLiteralExpression(files) ? files.elements.map(textOf) : [];
      later.push({ path: posix.join(folder, name.text), files: texts });
    }
  });
  return { atOnce, later };
}

/** @param {ts.Node} literal */
const textOf = (literal) => /** @type {ts.StringLiteral} */ (literal).text;
