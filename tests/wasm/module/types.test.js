import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const caller = fileURLToPath(new URL('caller.ts', import.meta.url));

/** @type {ts.CompilerOptions} */
const options = {
  strict: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
  types: [],
  skipDefaultLibCheck: true,
};

/** A file that is only thought of: what the compiler must reject. */
const wrong = caller.replace('caller.ts', 'wrong.ts');
const wrongText = `
import { loadSolver } from '../../../build/web/app/solver.js';
const solver = await loadSolver();
solver.parse(5);
// @ts-expect-error nothing is wrong here
solver.parse('5');
`;

const host = ts.createCompilerHost(options);
const { fileExists, readFile } = host;
host.fileExists = (/** @type {string} */ name) => name === wrong || fileExists(name);
host.readFile = (/** @type {string} */ name) => (name === wrong ? wrongText : readFile(name));
host.getSourceFile = (/** @type {string} */ name, /** @type {ts.ScriptTarget} */ version) =>
  ts.createSourceFile(name, host.readFile(name) ?? '', version);

const diagnostics = ts.getPreEmitDiagnostics(ts.createProgram([caller, wrong], options, host));
const complaints = diagnostics.map(({ messageText, file }) => ({
  file: file?.fileName,
  text: ts.flattenDiagnosticMessageText(messageText, '\n'),
}));

test('a strict TypeScript caller compiles against solver.d.ts, and each of its wrong uses is rejected', () => {
  assert.deepEqual(
    complaints.filter(({ file }) => file !== wrong),
    [],
  );
});

test('a wrong use, and one that is expected in vain, would be noticed', () => {
  const texts = complaints.filter(({ file }) => file === wrong).map(({ text }) => text);
  assert.deepEqual(texts, [
    "Argument of type 'number' is not assignable to parameter of type 'string'.",
    "Unused '@ts-expect-error' directive.",
  ]);
});
