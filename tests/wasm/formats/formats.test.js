import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { loadSolver } from '../../../build/web/app/solver.js';
import { examples, puzzlesOf } from '../support/formats.js';
import { bytesOf, puzzles, solver, wasmBinary } from '../support/solver.js';

for (const { name, text, format, puzzles: held } of examples) {
  test(`${name} is read as ${format}`, () => {
    const result = solver.parse(text);
    assert.deepEqual(puzzlesOf(result), held);
    assert.equal(result.format, format);
    if (result.ok) assert.equal(result.size ** 2, result.puzzle.length);
  });
}

test('every example is read, and every format has one', () => {
  const files = readdirSync(new URL('../../data/formats/', import.meta.url)).filter((name) => name !== 'expected.json');
  assert.deepEqual(examples.map(({ name }) => name).sort(), files.sort());
  const rows = bytesOf('../../../web/app/formats/README.md')
    .toString()
    .matchAll(/^\| (`.*?`) \| `.*?\.js` \| .*? \| (.*?) \|$/gm);
  const table = [...rows].map(([, ids, names]) =>
    [ids, names].map((field) => [...field.matchAll(/`([^`]+)`/g)].map(([, word]) => word)),
  );
  const known = new Set(table.flatMap(([ids]) => ids));
  assert.deepEqual([...new Set(examples.map(({ format }) => format))].sort(), [...known].sort());
  for (const [ids, names] of table) {
    for (const name of names) {
      assert.ok(ids.includes(examples.find((example) => example.name === name)?.format ?? ''), name);
    }
  }
});

test('README.md names the modules in the order in which they are asked', () => {
  const registry = readFileSync(new URL('../../../web/app/formats/formats.js', import.meta.url), 'utf8');
  const lists = [...registry.matchAll(/^const (?:known|late|doubtful) = \[(.*?)\]/gm)].map(([, list]) => list);
  const modules = lists
    .join(', ')
    .replace(', spoilt', '')
    .replace('remains', 'letter')
    .replace('emptyLinks', 'links')
    .replace('named', 'names')
    .split(', ')
    .map((name) => `${name}.js`);
  const rows = [
    ...bytesOf('../../../web/app/formats/README.md')
      .toString()
      .matchAll(/^\| `.*?` \| `([\w-]+\.js)`/gm),
  ].map(([, name]) => name);
  const asked = rows.slice(rows.lastIndexOf('plain.js') + 1);
  assert.deepEqual(
    asked.filter((name, index) => name !== asked[index - 1]),
    modules,
  );
});

/** @type {[how: string, change: (text: string) => string][]} */
const changes = [
  ['with CR LF', (text) => text.replaceAll('\n', '\r\n')],
  ['with CR', (text) => text.replaceAll('\n', '\r')],
  ['after a byte order mark', (text) => `\ufeff${text}`],
  ['among blank lines', (text) => `\n\n \n${text}\n\n\t\n`],
  ['with no-break spaces', (text) => text.replaceAll(' ', '\u00a0')],
  [
    'in the middle of a mail',
    (text) => `Hello Ada,\n\nHere's the puzzle (as promised):\n\n${text.trimEnd()}\n\nBye :)\nGrace\n`,
  ],
];

/** Blanks are nothing but blanks where other text is. */
const ambiguous = ['line-blanks.txt'];

for (const [how, change] of changes) {
  test(`every example is read ${how}`, () => {
    for (const { name, text, puzzles: held } of examples) {
      if (how.includes('mail') && ambiguous.includes(name)) continue;
      assert.deepEqual(puzzlesOf(solver.parse(change(text))), held, name);
    }
  });
}

test('digits and punctuation of full width are as good as those of ASCII', () => {
  const wide = (/** @type {string} */ text) =>
    text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
  for (const { name, text, format, puzzles: held } of examples) {
    if (['json', 'csv', 'semicolons'].includes(format)) {
      assert.deepEqual(puzzlesOf(solver.parse(wide(text))), held, name);
    }
  }
});

test('the solver works without the formats, reads plain text then, and can load them', async () => {
  const plain = await loadSolver({ wasmBinary, batch: 'later', formats: 'later' });
  const text = '[[1,0,0,0],[0,0,2,0],[0,3,0,0],[0,0,0,4]]';
  assert.equal(plain.parse(puzzles.S1).ok, true);
  assert.equal(plain.parse(text).ok, false);
  await plain.loadFormats();
  await plain.loadFormats();
  assert.deepEqual(plain.parse(text), { ok: true, puzzle: '1.....2..3.....4', size: 4, format: 'json' });
});

test('JSON, listings, XML and links may be longer than plain text; what is longer still is too long', () => {
  const text = JSON.stringify({ puzzle: puzzles.S1, about: '' });
  const padded = (/** @type {number} */ length) => text.replace('""', `"${'a'.repeat(length - text.length)}"`);
  assert.equal(solver.parse(padded(16_384)).ok, true);
  const { error } = /** @type {any} */ (solver.parse(padded(16_385)));
  assert.deepEqual(error, { code: 'too-long', index: 0, line: 1, column: 1, found: 16_385, expected: 4096 });
});

test('of several puzzles each comes once, without its solution, and the second one has the place', () => {
  const solution = String(solver.solve(puzzles.four));
  const text = [puzzles.four, puzzles.six, puzzles.four, solution].join('\n');
  assert.deepEqual(solver.parse(text), {
    ok: false,
    format: 'sdm',
    puzzles: [puzzles.four, puzzles.six],
    unreadable: 0,
    error: { code: 'many', index: 17, line: 2, column: 1, found: 2, expected: 1 },
  });
  assert.deepEqual(solver.parse(`${puzzles.four}\n${solution}`).ok, true);
  assert.throws(() => solver.run(text), { name: 'SolverError', code: 'many' });
});

test('what cannot be read of several puzzles is counted', () => {
  const result = solver.parse([puzzles.S1, puzzles.S2, puzzles.S3.slice(1)].join('\n'));
  assert.deepEqual(!result.ok && [result.puzzles, result.unreadable], [
    [puzzles.S1, puzzles.S2].map((puzzle) => puzzle.replaceAll('0', '.')),
    1,
  ]);
});
