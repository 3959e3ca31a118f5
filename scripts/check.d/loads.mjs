/**
 * The files that a file of the site loads at once. Scripts are read by TypeScript's parser: an `import(...)` is
 * loaded later, and one in a comment is none.
 */
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import ts from '../../tests/node_modules/typescript/lib/typescript.js';

const LOADED = /^(stylesheet|preload|modulepreload|icon|manifest|prefetch)$/;
const TAG = /<(link|script|img|iframe|source|audio|video)\b([^>]*)>/g;
const STYLE = /@import\s+(?:url\()?["']?([^"')]+)|url\(\s*["']?(?!data:)([^"')]+)/g;
const COMMENT = /\/\*[^]*?\*\//g;

/** @param {string} attributes @param {string} name @returns {string | undefined} */
const attribute = (attributes, name) => new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];

/** Scripts that nothing waits for. @param {string} page its file @returns {string[]} their addresses */
export const asyncOf = (page) =>
  [...readFileSync(page, 'utf8').matchAll(TAG)].flatMap(([, tag, attributes]) => {
    const address = attribute(attributes, 'src');
    return tag === 'script' && /\sasync(?![\w-])/.test(attributes) && address ? [address] : [];
  });

/** @param {string} text */
const ofPage = (text) =>
  [...text.matchAll(TAG)].map(([, tag, attributes]) => {
    if (tag !== 'link') return attribute(attributes, 'src');
    const kinds = attribute(attributes, 'rel')?.split(' ') ?? [];
    return kinds.some((kind) => LOADED.test(kind)) ? attribute(attributes, 'href') : undefined;
  });

/** @param {string} text */
const ofSheet = (text) =>
  [...text.replace(COMMENT, '').matchAll(STYLE)].map(([, imported, named]) => imported ?? named);

/**
 * What a script imports, and files that it fetches from beside itself; a name that is put together is a dictionary.
 * @param {string} text
 */
function ofScript(text) {
  /** @type {(string | undefined)[]} */
  const found = [];
  /** @param {ts.Expression | undefined} expression */
  const add = (expression) => {
    if (expression && ts.isStringLiteral(expression)) found.push(expression.text);
  };
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) add(node.moduleSpecifier);
    if (ts.isNewExpression(node) && node.expression.getText() === 'URL') {
      const [address, base] = node.arguments ?? [];
      if (base?.getText() === 'import.meta.url') add(address);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('script.js', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS));
  return found;
}

/** @type {Record<string, (text: string) => (string | undefined)[]>} */
const kinds = { '.html': ofPage, '.css': ofSheet, '.js': ofScript, '.mjs': ofScript };

/** @param {string} file @returns {string[]} addresses of files of the site, from beside the file */
export function loadsOf(file) {
  const read = kinds[extname(file)];
  const addresses = read?.(readFileSync(file, 'utf8')) ?? [];
  return addresses.flatMap((address) => {
    const path = address?.split(/[?#]/)[0];
    return path && !/^([a-z]+:|\/\/)/.test(path) ? [path] : [];
  });
}
