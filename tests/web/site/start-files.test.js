/** The files that pupils start from: each says what is missing, and with the functions of the listing all is right. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { listingIn } from '../../../scripts/lib/site/lesson/listings.mjs';
import { wordsIn } from '../../../scripts/lib/site/lesson/page.mjs';
import { startFile, startFiles } from '../../../scripts/lib/site/lesson/start.mjs';
import { answersOf } from '../../../scripts/lib/site/lesson/worksheet.mjs';
import { solver } from '../support/solver.js';
import { languages, read } from '../support/texts.js';
import { runJava, withJava } from './java.js';

const { puzzles } = JSON.parse(read('lesson/figures.json'));
const sheet = JSON.parse(read('lesson/worksheet.json'));
const answers = /** @type {any} */ (answersOf(sheet, puzzles, solver));
const listings = fileURLToPath(new URL('../../../web/', import.meta.url));

/** @param {string} name @param {string} language */
function fileIn(name, language) {
  return startFile(read(`lesson/start/${name}.txt`), name, {
    words: wordsIn(read(`lesson/teachers/${language}.html`)),
    puzzle: puzzles[sheet.puzzle],
    answers,
  });
}

/** How a function looks in each, from its head to its end. @type {Record<string, (name: string) => RegExp>} */
const shapes = {
  'sudoku.py': (name) => new RegExp(`^def ${name}[^]*?(?=\\n\\n\\n|$(?![^]))`, 'm'),
  'sudoku.js': (name) => new RegExp(`^function ${name}[^]*?\\n}(?=\\n|$)`, 'm'),
  'Sudoku.java': (name) => new RegExp(`^ {2}static boolean ${name}[^]*?\\n {2}}`, 'm'),
  'sudoku.cc': (name) => new RegExp(`^bool ${name}\\([^;]*?{[^]*?\\n}`, 'm'),
};

/** With the functions of the listing in place of those that are begun. @param {string} name @param {string} file */
function finished(name, file) {
  const listing = listingIn(listings, `backtracking.${name.split('.')[1]}`);
  return ['isValid', 'backtracking'].reduce((text, part) => {
    const [own] = shapes[name](part).exec(listing) ?? [];
    assert.ok(own && shapes[name](part).test(text), `${part} of ${name}`);
    return text.replace(shapes[name](part), () => own);
  }, file);
}

/** @param {string} program @param {string[]} values */
function output(program, values) {
  const { status, stdout, stderr, error } = spawnSync(program, values, { encoding: 'utf8' });
  assert.equal(status, 0, String(error ?? stderr));
  return stdout;
}

/** How each is run. @type {Record<string, (file: string) => string>} */
const runs = {
  'sudoku.py': (file) => output('python3', ['-X', 'utf8', '-c', file]),
  'sudoku.js': (file) => output(process.execPath, ['-e', file]),
  'Sudoku.java': (file) => runJava({ 'Sudoku.java': file }, 'Sudoku', []),
  'sudoku.cc'(file) {
    const folder = mkdtempSync(join(tmpdir(), 'start-'));
    try {
      const [source, program] = [join(folder, 'sudoku.cc'), join(folder, 'sudoku')];
      writeFileSync(source, file);
      output('c++', ['-std=c++20', '-o', program, source]);
      return output(program, []);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** Compilers take long, and what differs by the language of the page is in comments and strings alone. */
const slow = ['Sudoku.java', 'sudoku.cc'];

for (const name of Object.keys(startFiles)) {
  const needs = name === 'Sudoku.java' ? withJava : {};
  for (const language of slow.includes(name) ? ['en'] : languages) {
    test(`${name} in ${language} says what is missing, and in the end that all is right`, needs, () => {
      const words = wordsIn(read(`lesson/teachers/${language}.html`));
      const [right, missing] = [words['start.right'], words['start.not-yet']];
      const file = fileIn(name, language);
      const said = (/** @type {string} */ text) =>
        runs[name](text)
          .trim()
          .split('\n')
          .map((line) => line.split(': '));
      const [begun, done] = [said(file), said(finished(name, file))];
      assert.deepEqual(
        begun.map(([, verdict]) => verdict),
        [right, missing, missing, right, missing, missing],
      );
      assert.deepEqual(
        done,
        begun.map(([about]) => [about, right]),
      );
    });
  }

  test(`${name} has nothing left to fill in, in any language, and no line that is too long for a screen`, () => {
    for (const language of languages) {
      const file = fileIn(name, language);
      assert.doesNotMatch(file.replaceAll('${', ''), /\$|undefined/);
      for (const line of file.split('\n')) assert.ok(line.length <= 110, line);
    }
  });
}
