/** The program `stepdoku` as the package has it. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { algorithms } from '../../../web/app/sudoku/algorithms.js';
import { puzzles, solver } from '../support/solver.js';
import { read, translators } from '../support/texts.js';

const program = fileURLToPath(new URL('../../../build/npm/command.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'command-'));
after(() => rmSync(folder, { recursive: true }));

/**
 * @param {string[]} words
 * @param {{ input?: string, takes?: number }} [options] takes: so many bytes are read of what it says, and no more
 * @returns {Promise<{ code: number | null, out: string, said: string }>}
 */
function stepdoku(words, { input = '', takes = Infinity } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [program, ...words]);
    let [out, said] = ['', ''];
    child.stdout.on('data', (data) => {
      out += data;
      if (out.length >= takes) child.stdout.destroy();
    });
    child.stderr.on('data', (data) => (said += data));
    child.stdin.on('error', () => {}); // it may have ended before it read
    child.on('close', (code) => resolve({ code, out, said }));
    child.stdin.end(input);
  });
}

/** @param {string} name @param {string | Buffer} text */
function file(name, text) {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const lines = (/** @type {string} */ text) => text.split('\n').slice(0, -1);

for (const name of /** @type {const} */ (['school', 'hard', 'small', 'medium'])) {
  test(`the solution of a puzzle is a grid: ${name}`, async () => {
    const { code, out, said } = await stepdoku([puzzles[name]]);
    assert.deepEqual([code, said], [0, '']);
    assert.equal(out.replace(/\D/g, ''), solver.solve(puzzles[name]));
    assert.equal(lines(out).filter((line) => /\d/.test(line)).length, Math.sqrt(puzzles[name].length));
  });
}

test('a grid has rules between its boxes', async () => {
  const { out } = await stepdoku([puzzles.small]);
  assert.match(out, /^(\d \d \| \d \d\n){2}----\+----\n(\d \d \| \d \d\n){2}$/);
});

/** @type {[words: string[], code: number, out: RegExp, said: RegExp][]} */
const talks = [
  [['--check', puzzles.school], 0, /^Exactly one solution\n$/, /^$/],
  [['--check', puzzles.two], 1, /^More than one solution\n$/, /^$/],
  [['--check', puzzles.none], 1, /^No solution: .+\n$/, /^$/],
  [['--check', puzzles.invalid], 1, /^Row 1 has two equal digits: .+\n$/, /^$/],
  [[puzzles.invalid], 1, /^$/, /^stepdoku: Row 1 has two equal digits/],
  [[puzzles.none], 1, /^$/, /^stepdoku: No solution/],
  [[puzzles.two], 1, /^(\d| |\||-|\+|\n)+$/, /^stepdoku: More than one solution\n$/],
  [['--grade', puzzles.two], 1, /^$/, /^stepdoku: More than one solution\n$/],
  [['--grade', puzzles.school], 0, /^Easy\n.+\nRating 1\.\d\n( +\d+ {2}\S.+\n)+$/, /^$/],
  [['--grade', '--language', 'de', puzzles.school], 0, /^Leicht\n/, /^$/],
  [['53..7'], 1, /^$/, /no file of this name.*\nstepdoku: 5 cells, .+ line 1, column 5/],
  [['nowhere.txt'], 1, /^$/, /no file of this name/],
  [['--nonsense'], 2, /^$/, /^stepdoku: .*--nonsense/],
  [['--check', '--grade', puzzles.school], 2, /^$/, /--check and --grade/],
  [['--steps', '--algorithm', 'luck', puzzles.school], 2, /^$/, /--algorithm is one of .*logic.*luck/],
  [['--language', 'la', puzzles.school], 2, /^$/, /--language is one of en/],
  [[puzzles.school, puzzles.two], 2, /^$/, /one puzzle or one file at a time/],
  [[folder], 2, /^$/, /^stepdoku: EISDIR/],
  [['--help'], 0, /--check[\s\S]*Exit code/, /^$/],
  [['--version'], 0, new RegExp(`^${JSON.parse(read('package.json')).version}\n$`), /^$/],
];

for (const [words, wanted, out, said] of talks) {
  test(`stepdoku ${words.join(' ').replaceAll(folder, 'FOLDER')}`, async () => {
    const answer = await stepdoku(words);
    assert.match(answer.out, out);
    assert.match(answer.said, said);
    assert.equal(answer.code, wanted);
  });
}

for (const algorithm of algorithms) {
  test(`every step of ${algorithm} is a sentence, and there are as many as the run has`, async () => {
    const { code, out } = await stepdoku(['--steps', '--algorithm', algorithm, puzzles.small]);
    assert.equal(code, 0);
    const run = solver.run(puzzles.small, { algorithm });
    const kinds = [...run].map(({ kind, position }) => `${position}\t${kind}`);
    run.dispose();
    assert.deepEqual(
      lines(out).map((line) => line.split('\t').slice(0, 2).join('\t')),
      kinds,
    );
    for (const line of lines(out)) assert.match(line.split('\t')[2], /^\S.*[.!?]$/);
  });
}

test('whoever has read enough of a run without an end in sight ends the program', async () => {
  const { code, out, said } = await stepdoku(['--steps', puzzles.hard], { takes: 1000 });
  assert.deepEqual([code, said], [0, '']);
  assert.match(out, /^1\tselect\t/);
});

/** Some thousand puzzles of one solution and of none, with lines between them that are none. */
const mixed = Array.from({ length: 9000 }, (_, index) => {
  if (index % 3000 === 7) return 'nonsense';
  if (index % 100 === 0) return '# a remark';
  return index % 5 === 0 ? puzzles.none : `${puzzles.school} ; ${index}`;
});
const asked = mixed.filter((line) => /^[\d.]/.test(line)).map((line) => line.slice(0, 81));

for (const [name, end] of Object.entries({ LF: '\n', CRLF: '\r\n', CR: '\r' })) {
  test(`a list is answered in its own order, whatever ends its lines: ${name}`, async () => {
    const path = file(`mixed-${name}.txt`, mixed.join(end));
    const { code, out, said } = await stepdoku([path]);
    assert.equal(code, 1);
    const { solution } = solver.check(puzzles.school);
    assert.deepEqual(
      lines(out),
      asked.map((puzzle) => (puzzle === puzzles.none ? `${puzzle},0,` : `${puzzle},1,${solution}`)),
    );
    const places = mixed.flatMap((line, index) => (line === 'nonsense' ? [`${index + 1}:1`] : []));
    assert.deepEqual(said.match(/^\d+:\d+/gm), places);
    assert.match(
      said,
      new RegExp(`${translators.en.number(asked.length)} puzzles · .* · Not readable: ${places.length}\n$`),
    );
    const piped = await stepdoku(['-'], { input: readFileSync(path, 'utf8') });
    assert.equal(piped.out, out);
  });
}

test('a list may be in UTF-16, as Windows writes texts at times, in a file or in pieces', async () => {
  const text = `\ufeff${Array.from({ length: 3000 }, () => `${puzzles.school};ü\r\n`).join('')}`;
  const path = file('utf-16.txt', Buffer.from(text, 'utf16le'));
  const { code, out } = await stepdoku(['--check', path]);
  assert.deepEqual([code, out], [0, `${puzzles.school},1\n`.repeat(3000)]);
});

test('a list without a puzzle has one heading at most, however it is cut', async () => {
  const lines = Array.from({ length: 30_000 }, (_, i) => (i === 0 ? 'puzzle' : 'abcdefgh'.repeat(4)));
  for (const name of ['-', file('words.txt', `${lines.join('\n')}\n`)]) {
    const { said } = await stepdoku(['--check', name], { input: name === '-' ? `${lines.join('\n')}\n` : '' });
    assert.match(said, /Not readable: 29,999\n$/, name);
  }
});

test('comments before a heading are none, however many there are', async () => {
  const input = `${'# about these puzzles\n'.repeat(10_000)}id,puzzle\n1,${puzzles.school}\n`;
  const { code, out } = await stepdoku(['--check', '-'], { input });
  assert.deepEqual([code, out], [0, `${puzzles.school},1\n`]);
});

test('after a line that is too long to be a puzzle the numbers of lines are right', async () => {
  const input = `#${'x'.repeat(1 << 21)}\n${puzzles.school}\nnonsense\n${puzzles.school}\n`;
  const { out, said } = await stepdoku(['--check', '-'], { input });
  assert.equal(out, `${puzzles.school},1\n`.repeat(2));
  assert.deepEqual(said.match(/^\d+:\d+/gm), ['3:1']);
});

test('a line may have blanks and quotes before its puzzle, and the file a byte order mark', async () => {
  const { code, out } = await stepdoku(['--check'], { input: `\ufeff "${puzzles.school}",1\n\t'${puzzles.hard}'\n` });
  assert.deepEqual([code, out], [0, `${puzzles.school},1\n${puzzles.hard},1\n`]);
});

test('a list is checked and graded', async () => {
  const list = [puzzles.school, puzzles.two, puzzles.none, puzzles.hard].join('\n');
  const { out: checked } = await stepdoku(['--check'], { input: list });
  assert.deepEqual(
    lines(checked).map((line) => line.slice(82)),
    ['1', '2+', '0', '1'],
  );
  const { out: graded } = await stepdoku(['--grade'], { input: list });
  const grading = solver.grade(puzzles.school);
  assert.deepEqual(
    lines(graded).map((line) => line.split(',').slice(3).join()),
    [
      `${grading.grade},${grading.rating.toFixed(1)},${grading.hardest}`,
      ',,',
      ',,',
      /** @type {string} */ (lines(graded)[3].split(',').slice(3).join()),
    ],
  );
  assert.equal(Number(lines(graded)[3].split(',')[3]), solver.grade(puzzles.hard).grade);
});

test('a list of small boards has another size from its first puzzle on, in every piece', async () => {
  const list = [puzzles.school, ...Array(30_000).fill(puzzles.small)].join('\n');
  const { out, said } = await stepdoku([file('sizes.txt', list)]);
  assert.equal(lines(out).length, 1);
  assert.match(said, /Not readable: 30,000\n$/);
});

test('a text that is no list is one puzzle in any form', async () => {
  const grid = (puzzles.school.match(/.{9}/g) ?? []).join('\n');
  const { code, out } = await stepdoku(['--check'], { input: grid });
  assert.deepEqual([code, out], [0, 'Exactly one solution\n']);
  const link = await stepdoku([`https://example.org/#p=${puzzles.school}&n=7`]);
  assert.equal(link.out.replace(/\D/g, ''), solver.solve(puzzles.school));
});

/** Clears a terminal, names its window, ends both, and writes from right to left. */
const CONTROLS = '\u001b[2J\u001b]0;mine\u0007\u009b1m\u007f\u202e';

/** @type {Record<string, [words: string[], input: string, said: string]>} */
const echoes = {
  'an unreadable puzzle': [['-'], `\u001b${'.'.repeat(80)}`, '“U+001B”'],
  'an unreadable puzzle that is a word': [[`\u202e${'.'.repeat(80)}`], '', '80 cells, 81 are needed'],
  'an unreadable line of a list': [['-'], `${puzzles.school}\n53\u001b..\n`, '“U+001B”'],
  'an option': [['--language', CONTROLS], '', 'U+001B[2JU+001B]0;mineU+0007U+009B1mU+007FU+202E'],
  'an unknown option': [[`--${CONTROLS}`], '', 'U+001B[2J'],
  'a word too many': [[puzzles.school, CONTROLS], '', 'U+001B[2J'],
};

for (const [what, [words, input, shown]] of Object.entries(echoes)) {
  test(`a terminal does not obey what is quoted: ${what}`, async () => {
    const { code, out, said } = await stepdoku(words, { input });
    assert.notEqual(code, 0);
    assert.ok(said.includes(shown), JSON.stringify(said));
    assert.doesNotMatch(out + said, /(?!\n)[\p{Cc}\p{Cf}]/u);
  });
}

test('steps are of one puzzle alone, and nothing is no puzzle', async () => {
  const steps = await stepdoku(['--steps'], { input: `${puzzles.school}\n${puzzles.two}\n` });
  assert.equal(steps.code, 2);
  assert.match(steps.said, /--steps is for one puzzle/);
  const nothing = await stepdoku([], { input: '' });
  assert.equal(nothing.code, 1);
  assert.match(nothing.said, /no puzzle in this text/);
});
