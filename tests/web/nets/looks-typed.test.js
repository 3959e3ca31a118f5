/**
 * A field of a look that is renamed where the look is made, and nowhere else, is an error of tsc: so a painter cannot
 * go on to read a field that is no longer there. Ten fields are renamed, drawn by the chance of this run.
 */
import assert from 'node:assert/strict';
import { relative } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { chance } from '../../support/chance.js';
import { createRandom } from '../../support/random.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const MAP = `${ROOT}web/elements/elements.d.ts`;
const DRAWN = 10;

/**
 * @typedef {object} Field
 * @property {string} file
 * @property {number} at where its name begins in the file
 * @property {string} name
 * @property {boolean} isShort it is written as `{ name }`
 * @property {string} element the name of the element that paints it
 * @property {string} painter the file of that element
 */

/** Texts in place of those of files, each with a version. @type {Map<string, { text: string, version: string }>} */
const changed = new Map();

/** A service of TypeScript for the page's scripts and their tests, as scripts/check has it. */
function createService() {
  const settings = ts.readConfigFile(`${ROOT}tests/tsconfig.json`, ts.sys.readFile).config;
  const { fileNames, options } = ts.parseJsonConfigFileContent(settings, ts.sys, `${ROOT}tests`);
  return ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => fileNames,
    getScriptVersion: (file) => changed.get(file)?.version ?? '',
    getScriptSnapshot(file) {
      const text = changed.get(file)?.text ?? ts.sys.readFile(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => `${ROOT}tests`,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  });
}

/**
 * The type of an element's `appearance`.
 * @param {ts.TypeChecker} checker @param {ts.Symbol} element @param {ts.Node} at
 */
function lookOf(checker, element, at) {
  const appearance = checker.getTypeOfSymbolAtLocation(element, at).getProperty('appearance');
  return appearance && checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(appearance, at));
}

/** The fields of all looks that the page's scripts make. @param {ts.Program} program @returns {Field[]} */
function fieldsIn(program) {
  const checker = program.getTypeChecker();
  const source = /** @type {ts.SourceFile} */ (program.getSourceFile(MAP));
  const map = checker.resolveName('HTMLElementTagNameMap', source, ts.SymbolFlags.Interface, false);
  /** @type {Map<string, Field>} */
  const fields = new Map();
  for (const [name, element] of map?.members ?? []) {
    if (!element.declarations?.some((declaration) => declaration.getSourceFile() === source)) continue;
    const { symbol } = checker.getTypeOfSymbolAtLocation(element, source);
    const painter = /** @type {ts.Declaration[]} */ (symbol.declarations)[0].getSourceFile().fileName;
    for (const field of lookOf(checker, element, source)?.getProperties() ?? []) {
      for (const declaration of field.declarations ?? []) {
        const file = declaration.getSourceFile().fileName;
        const own = /** @type {ts.Node | undefined} */ (ts.getNameOfDeclaration(declaration));
        const isMade = ts.isObjectLiteralElement(declaration) || ts.isJSDocPropertyTag(declaration);
        if (!file.startsWith(`${ROOT}web/app/`) || !own || !isMade) continue;
        const at = own.getStart();
        const isShort = ts.isShorthandPropertyAssignment(declaration);
        fields.set(`${file}:${at}`, { file, at, name: field.name, isShort, element: String(name), painter });
      }
    }
  }
  return [...fields.values()];
}

/**
 * Renames a field.
 * @param {ts.LanguageService} service @param {Field} field
 * @returns {string | null} the first error; null: there is none
 */
function errorOf(service, { file, at, name, isShort, painter }) {
  const uses = service.findReferences(file, at)?.flatMap(({ references }) => references) ?? [];
  const text = /** @type {string} */ (ts.sys.readFile(file));
  const renamed = isShort ? `${name}Renamed: ${name}` : `${name}Renamed`;
  changed.set(file, { text: text.slice(0, at) + renamed + text.slice(at + name.length), version: String(at) });
  try {
    for (const used of new Set([file, painter, ...uses.map(({ fileName }) => fileName), `${ROOT}web/app/player.js`])) {
      const [error] = service.getSemanticDiagnostics(used);
      if (error) return ts.flattenDiagnosticMessageText(error.messageText, ' ');
    }
    return null;
  } finally {
    changed.delete(file);
  }
}

test('a field of a look that is renamed where it is made is an error', () => {
  const service = createService();
  const fields = fieldsIn(/** @type {ts.Program} */ (service.getProgram()));
  assert.ok(fields.length > 100, `${fields.length} fields`);
  const random = createRandom(chance);
  for (let drawn = 0; drawn < DRAWN; drawn++) {
    const field = fields[random.below(fields.length)];
    const place = `${relative(ROOT, field.file)}, ${field.name} of <${field.element}>`;
    assert.ok(errorOf(service, field), `${place}: renamed, and no error; chance ${chance}`);
  }
});
