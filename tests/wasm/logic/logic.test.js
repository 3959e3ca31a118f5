/** Solving as a person does: techniques by name, deductions, grades, and runs of the search `logic`. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadSolver, SolverError } from '../../../build/web/app/solver.js';
import { puzzles, solver, wasmBinary } from '../support/solver.js';

const ids = [
  ...['full-house', 'hidden-single', 'naked-single', 'pointing', 'claiming', 'naked-pair', 'hidden-pair'],
  ...['naked-triple', 'hidden-triple', 'x-wing', 'swordfish', 'skyscraper', 'two-string-kite', 'turbot-fish'],
  ...['empty-rectangle', 'xy-wing', 'xyz-wing', 'w-wing', 'finned-x-wing', 'sashimi-x-wing', 'unique-rectangle-1'],
  ...['unique-rectangle-2', 'unique-rectangle-3', 'unique-rectangle-4', 'hidden-rectangle', 'bug-plus-one'],
  ...['naked-quad', 'hidden-quad', 'jellyfish', 'finned-swordfish', 'sashimi-swordfish', 'als-xz', 'x-chain'],
  ...['xy-chain', 'aic', 'grouped-aic', 'nishio', 'guess'],
];

/** Needs an AIC, at least. */
const expert = '..9...4.25....81..7.........8.657.....5....4.6...2...........3..369..5..19.2.....';

/** @param {string} puzzle @returns {number[]} */
const digitsOf = (puzzle) => Array.from(puzzle, (sign) => Number(sign) || 0);

/** All candidates that a board allows, as notes. @param {number[]} digits */
function allowed(digits) {
  const side = Math.sqrt(digits.length);
  const run = solver.run(digits.map((digit) => digit || '.').join(''));
  const masks = digits.map((digit, cell) =>
    digit ? 0 : run.why(cell).reduce((mask, { digit: d, allowed: may }) => mask | (may ? 1 << (d - 1) : 0), 0),
  );
  run.dispose();
  assert.equal(masks.length, side * side);
  return Uint16Array.from(masks);
}

test('the techniques are those of players, in their order, each with family, grade and rating', () => {
  assert.deepEqual(
    solver.techniques.map(({ id }) => id),
    ids,
  );
  for (const { id, family, grade, rating } of solver.techniques) {
    assert.ok(family.length > 2, id);
    assert.ok(Number.isInteger(grade) && grade >= 1 && grade <= 6, id);
    assert.ok(rating >= 1 && Number.isInteger(Math.round(rating * 10)), id);
  }
});

test('deduction after deduction leads to the solution, and never strikes a digit of it', () => {
  const solution = digitsOf(String(solver.solve(expert)));
  const board = digitsOf(expert);
  const notes = allowed(board);
  for (let step = 0; board.includes(0); step++) {
    assert.ok(step < 1000);
    const found = solver.deduce(board, { notes });
    assert.ok(found, `after ${step} deductions`);
    for (const { cell, digit } of found.eliminations) {
      assert.notEqual(solution[cell], digit, found.technique);
      notes[cell] &= ~(1 << (digit - 1));
    }
    for (const { cell, digit } of found.places) {
      assert.equal(solution[cell], digit, found.technique);
      board[cell] = digit;
      const still = allowed(board);
      notes.forEach((mask, i) => (notes[i] = mask & still[i]));
    }
  }
});

test('a technique that is left out is not used, and a board may be a text or digits', () => {
  const [, , found] = [...'abc'].map(() => solver.deduce(puzzles.S1));
  assert.deepEqual(solver.deduce(digitsOf(puzzles.S1)), found);
  assert.deepEqual(solver.deduce(Uint8Array.from(digitsOf(puzzles.S1))), found);
  const without = ['full-house', 'hidden-single', 'naked-single'];
  const other = solver.deduce(puzzles.S1, { without });
  assert.ok(other && !without.includes(other.technique));
  assert.equal(solver.deduce(puzzles.S1, { without: ids }), null);
});

test('all deductions have the first one among them, and each technique asked for alone', () => {
  const all = solver.deductions(expert);
  assert.ok(all.length > 1);
  const first = solver.deduce(expert);
  assert.ok(all.some((one) => JSON.stringify(one) === JSON.stringify(first)));
  for (const { technique } of all) {
    const alone = solver.deductions(expert, { techniques: [technique] });
    assert.deepEqual(
      alone,
      all.filter((one) => one.technique === technique),
    );
  }
});

test('the links of a deduction join candidates that it names', () => {
  const chained = solver.deductions(expert, { techniques: ['aic', 'x-chain', 'xy-wing', 'skyscraper', 'grouped-aic'] });
  assert.ok(chained.length > 0);
  for (const { candidates, links, technique } of chained) {
    assert.ok(links.length > 0, technique);
    for (const { from, to, strong } of links) {
      assert.ok(candidates[from] && candidates[to] && from !== to, technique);
      assert.equal(typeof strong, 'boolean');
    }
  }
});

test('a grade says the hardest technique, and how often each was used', () => {
  const easy = solver.grade(puzzles.S1);
  assert.ok(easy.grade <= 2 && easy.guesses === 0);
  const hard = solver.grade(expert);
  assert.ok(hard.grade >= 4);
  const technique = solver.techniques.find(({ id }) => id === hard.hardest);
  assert.equal(technique?.grade, hard.grade);
  assert.ok(hard.counts[String(hard.hardest)] > 0);
  assert.deepEqual(solver.grade(digitsOf(expert)), hard);
});

test('a full board has nothing to be graded', () => {
  const full = String(solver.solve(puzzles.S1));
  assert.deepEqual(solver.grade(full), {
    ...{ status: 'unique', grade: 0, rating: 0, hardest: null, counts: {}, guesses: 0 },
  });
  assert.equal(solver.deduce(full), null);
});

test('many puzzles have the grades that each has by itself: as texts, and as a list', () => {
  const list = [puzzles.S1, expert, puzzles.S3, 'no puzzle'];
  const many = solver.gradeMany(list);
  list.slice(0, 3).forEach((puzzle, i) => {
    const { grade, rating, hardest } = solver.grade(puzzle);
    assert.deepEqual([many.grades[i], many.ratings[i], ids[many.hardest[i]]], [grade, rating, hardest]);
  });
  assert.deepEqual([many.grades[3], many.ratings[3], many.hardest[3]], [0, 0, 255]);
  const bytes = new TextEncoder().encode(list.slice(0, 3).join('\n'));
  const { grades, ratings, hardest } = solver.gradeMany(bytes);
  assert.deepEqual(
    [grades, ratings, hardest],
    [many.grades.slice(0, 3), many.ratings.slice(0, 3), many.hardest.slice(0, 3)],
  );
});

for (const grade of [1, 2, 3, 4, 5]) {
  test(`a puzzle of grade ${grade} is made, the same for the same seed`, () => {
    const made = solver.generate({ grade, seed: 'Ada', milliseconds: 60_000 });
    assert.ok(made.complete);
    assert.equal(solver.grade(made.puzzle).grade, grade);
    assert.equal(solver.generate({ grade, seed: 'Ada', milliseconds: 60_000 }).puzzle, made.puzzle);
  });
}

test('a puzzle whose hardest step is the technique to be practised', () => {
  const made = solver.generate({ technique: 'xy-wing', seed: 1, milliseconds: 60_000 });
  assert.equal(solver.grade(made.puzzle).hardest, 'xy-wing');
});

test('without enough time the nearest puzzle comes, and says that it is not all that was wished', () => {
  const made = solver.generate({ technique: 'jellyfish', size: 4, seed: 1, milliseconds: 5 });
  assert.equal(made.complete, false);
  assert.equal(solver.check(made.puzzle).status, 'unique');
});

test('a run of logic tells the deductions, goes back, and sees at each step what it belongs to', () => {
  const run = solver.run(expert, { algorithm: 'logic' });
  const seen = new Map();
  for (const step of run) {
    const pattern = run.pattern();
    if (step.kind === 'deduce' || step.kind === 'eliminate') assert.ok(pattern, step.kind);
    seen.set(step.position, { step, pattern });
  }
  assert.equal(run.step?.kind, 'solution');
  assert.equal(run.board().join(''), solver.solve(expert));
  for (const position of [...seen.keys()].reverse()) {
    assert.deepEqual(run.seek(position), seen.get(position).step);
    assert.deepEqual(run.pattern(), seen.get(position).pattern);
  }
  const { counts } = solver.grade(expert);
  const sum = Object.values(counts).reduce((a, b) => a + b, 0);
  assert.equal(run.totals().deduce, sum);
  run.dispose();
});

test('a run of logic has the candidates that its deductions have left, and deduces from them', () => {
  const run = solver.run(expert, { algorithm: 'logic' });
  for (const { kind, cell, digit } of run) {
    const notes = run.notes();
    const bit = 1 << ((digit ?? 1) - 1);
    if (kind === 'eliminate') assert.equal(notes[cell ?? 0] & bit, 0);
    if (kind === 'place') assert.equal(notes[cell ?? 0], 0);
    if (kind === 'deduce') assert.deepEqual(solver.deduce(run.board(), { notes }), run.pattern());
  }
  run.dispose();
});

test('other runs have no patterns, and the candidates that the board allows', () => {
  const run = solver.run(puzzles.S1, { algorithm: 'propagation' });
  run.seek(5);
  assert.equal(run.pattern(), null);
  assert.deepEqual(solver.deductions(run.board(), { notes: run.notes() }), solver.deductions(run.board()));
  run.dispose();
});

test('a puzzle without a solution, or with several, ends as it should', () => {
  const dead = solver.run(puzzles.nineDead, { algorithm: 'logic' });
  dead.seek(1e5);
  assert.equal(dead.step?.kind, 'exhausted');
  dead.dispose();
  const several = solver.run(puzzles.S1.replace(/\d/, '.').replace(/\d/, '.'), { algorithm: 'logic' });
  several.seek(1e5);
  assert.equal(several.step?.kind, 'solution');
  several.dispose();
});

/** @param {string} code @param {() => unknown} call */
const refused = (code, call) => assert.throws(call, (error) => error instanceof SolverError && error.code === code);

test('what cannot be graded or deduced is refused by a code', () => {
  refused('length', () => solver.deduce([1, 2, 3]));
  for (const digit of [5, -1, -5, 0.5, 3.5, Infinity, NaN]) {
    refused('digit', () => solver.deduce(Array(16).fill(digit)));
  }
  refused('conflict', () => solver.grade(`11${'.'.repeat(14)}`));
  refused('technique', () => solver.deduce(puzzles.S1, { without: ['magic'] }));
  refused('notes', () => solver.deduce(puzzles.S1, { notes: new Uint16Array(80) }));
  refused('type', () => solver.deduce(puzzles.S1, { notes: /** @type {any} */ ([1]) }));
  refused('grade', () => solver.generate({ grade: 7 }));
  refused('technique', () => solver.generate({ technique: 'magic' }));
  refused('conflict', () => solver.run(`11${'.'.repeat(14)}`, { algorithm: 'logic' }));
});

test('before it is loaded, logic says so; and when it is, it works', async () => {
  const later = await loadSolver({ wasmBinary, logic: 'later' });
  refused('not-loaded', () => later.techniques);
  refused('not-loaded', () => later.deduce(puzzles.S1));
  refused('not-loaded', () => later.run(puzzles.S1, { algorithm: 'logic' }));
  refused('not-loaded', () => later.generate({ grade: 1 }));
  await later.loadLogic();
  assert.deepEqual(later.deduce(puzzles.S1), solver.deduce(puzzles.S1));
});
