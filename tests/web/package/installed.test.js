/** The package in somebody else's program for node: packed and installed by npm, its types read, its command run. */
import assert from 'node:assert/strict';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import ts from 'typescript';
import { hasPackage, packageFile } from '../../support/artefacts.js';
import { program, run } from '../../support/published.js';

const puzzle = '1.....3..4.....2';

/** What a program in TypeScript says: all that is right, and one wrong use of each entry that has types. */
const typed = `import { loadSolver, SolverError, type Step } from 'stepdoku/solver';
import type { SudokuPlayer } from 'stepdoku';
import 'stepdoku/classic';
const solver = await loadSolver();
export const solution: string | null = solver.solve('${puzzle}');
export const rows: (number | null)[] = [...solver.run('${puzzle}')].map((step: Step) => step.row);
export const isOurs = (error: unknown) => error instanceof SolverError && error.code;
export const seek = (player: SudokuPlayer) => player.seek(5);
document.querySelector('sudoku-player')?.play();
// @ts-expect-error a number is no puzzle
solver.solve(5);
// @ts-expect-error there is no such method
export const rewind = (player: SudokuPlayer) => player.rewind();
`;

/**
 * What the compiler says of a program and of what it imports.
 * @param {string} folder @param {ts.CompilerOptions} options
 */
function complaints(folder, options) {
  const always = {
    strict: true,
    noEmit: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  };
  return ts
    .getPreEmitDiagnostics(ts.createProgram([join(folder, 'main.ts')], { ...always, ...options }))
    .map(({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
}

if (hasPackage) {
  const folder = await program('node');

  test('the package is installed from its tarball with all that it names, and nothing else', async () => {
    const about = JSON.parse(await readFile(join(folder, 'node_modules/stepdoku/package.json'), 'utf8'));
    const named = Object.values(about.exports).flatMap((entry) =>
      typeof entry === 'string' ? [entry] : Object.values(entry),
    );
    const files = [...named, ...Object.values(about.bin)].map((path) => path.replace('./', ''));
    assert.deepEqual(
      await readdir(join(folder, 'node_modules/stepdoku')).then((names) => names.sort()),
      [...new Set([...files, 'LICENSE', 'README.md', 'notices.txt'])].sort(),
    );
    assert.deepEqual(
      await readdir(join(folder, 'node_modules')).then((names) => names.filter((name) => !name.startsWith('.'))),
      ['stepdoku'],
    );
  });

  test('a program for node solves with the package, and is refused what the package does not export', async () => {
    await writeFile(
      join(folder, 'main.js'),
      `import { loadSolver } from 'stepdoku/solver';
const solver = await loadSolver();
const refused = await import('stepdoku/command.js').catch((error) => error.code);
const steps = [...solver.run('${puzzle}')];
console.log(solver.solve('${puzzle}'), steps.length, solver.grade('${puzzle}').grade, refused);\n`,
    );
    const { stdout, stderr } = await run('node', ['main.js'], { cwd: folder });
    assert.match(stdout, /^[1-4]{16} \d+ [1-6] ERR_PACKAGE_PATH_NOT_EXPORTED\n$/);
    assert.equal(stderr, '');
  });

  test('a program in TypeScript has types for each entry, as node and as bundlers look for them', async () => {
    await writeFile(join(folder, 'main.ts'), typed);
    const { NodeNext, ESNext } = ts.ModuleKind;
    assert.deepEqual(complaints(folder, { module: NodeNext }), []);
    assert.deepEqual(complaints(folder, { module: ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler }), []);
  });

  test('npx runs the command, from a program that has the package and from the tarball alone', async () => {
    const env = { ...process.env, npm_config_cache: join(folder, 'cache'), npm_config_update_notifier: 'false' };
    for (const words of [['stepdoku'], ['--yes', '--package', packageFile(), 'stepdoku']]) {
      const { stdout } = await run('npx', ['--offline', ...words, puzzle], { cwd: folder, env });
      assert.match(stdout, /^(\d \d \| \d \d\n){2}----\+----\n(\d \d \| \d \d\n){2}$/, words.join(' '));
    }
  });
}
