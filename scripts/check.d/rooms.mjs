/**
 * Every import of the page's scripts is one that the table of rooms in web/README.md allows. Scripts are read by
 * TypeScript's parser; types in comments and what is loaded later, by `import()`, are no imports.
 */
import { posix } from 'node:path';
import ts from '../../tests/node_modules/typescript/lib/typescript.js';
import { Findings, listed, readText } from './files.mjs';

const TABLE = 'web/README.md';
const ROW = /^\| `([\w/-]+\/)` \|.*\| ([^|]*) \|$/;

/**
 * @typedef {{ name: string, everything: boolean, others: string[], line: number }} Room others: whose modules it may
 *   import
 */

/** @param {string} text of the document with the table @returns {Room[]} */
const roomsIn = (text) =>
  text.split('\n').flatMap((content, index) => {
    const [, name, others] = ROW.exec(content) ?? [];
    if (!name) return [];
    const everything = others === 'everything';
    return [
      { name, everything, others: [...others.matchAll(/`([^`]+)`/g)].map(([, other]) => other), line: index + 1 },
    ];
  });

/** Addresses that a script imports at once, with their lines. @param {string} path @param {string} text */
function importsOf(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  return source.statements.flatMap((node) => {
    const isImport = ts.isImportDeclaration(node) || ts.isExportDeclaration(node);
    if (!isImport || !node.moduleSpecifier || !ts.isStringLiteral(node.moduleSpecifier)) return [];
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    return [{ address: node.moduleSpecifier.text, line: line + 1 }];
  });
}

const findings = new Findings();
const rooms = roomsIn(readText(TABLE));
/** The room of a path from web/: that of the longest name that it begins with. @param {string} path */
const roomOf = (path) =>
  rooms
    .filter(({ name }) => path.startsWith(name))
    .sort((one, other) => other.name.length - one.name.length)
    .at(0);

const scripts = listed().filter((path) => /^web\/(app|elements)\/.*\.js$/.test(path));
for (const { name, others, line } of rooms) {
  if (!scripts.some((path) => path.startsWith(`web/${name}`))) findings.add(TABLE, line, `${name} does not exist`);
  for (const other of others) {
    if (!rooms.some((room) => room.name === other)) findings.add(TABLE, line, `${other} has no row of its own`);
  }
}
for (const path of scripts) {
  const own = path.slice('web/'.length);
  const room = roomOf(own);
  const isOfPages = room?.name === 'app/' && own.split('/').length > 2;
  if (!room || isOfPages) {
    findings.add(path, 1, `lies in no room of ${TABLE}`);
    continue;
  }
  for (const { address, line } of importsOf(path, readText(path))) {
    if (room.everything || !address.startsWith('.')) continue;
    const target = posix.join(posix.dirname(own), address);
    const other = roomOf(target);
    if (!other || other === room || room.others.includes(other.name)) continue;
    findings.add(path, line, `${room.name} may not import ${other.name}, see ${TABLE}:${room.line}`);
  }
}
