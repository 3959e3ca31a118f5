import assert from 'node:assert/strict';
import { test } from 'node:test';
import { golden, kinds, puzzles, randomPositions, runOf } from '../support/solver.js';
import { unitsOf } from '../support/textbook.js';

/** @typedef {import('../../../build/web/app/solver.js').Reason} Reason */

for (const [about, puzzle] of Object.entries({ '4x4': puzzles.fourDead, '6x6': puzzles.sixDead, '9x9': puzzles.S1 })) {
  test(`board, stack, counters and depth of ${about} follow from the steps alone`, (t) => {
    const run = runOf(t, puzzle);
    const board = Uint8Array.from(puzzle, (sign) => Number(sign) || 0);
    const counters = Object.fromEntries(kinds.map((kind) => [kind, 0]));
    /** @type {import('../../../build/web/app/solver.js').Frame[]} */
    const stack = [];
    let position = 0;
    assert.deepEqual(run.counters(), counters);
    for (const step of run) {
      const { kind, cell, row, column, digit } = /** @type {any} */ (step);
      if (kind === 'place') {
        assert.equal(board[cell], 0);
        board[cell] = digit;
        stack.push({ cell, row, column, digit });
      }
      if (kind === 'erase') {
        board[cell] = 0;
        assert.deepEqual(stack.pop(), { cell, row, column, digit });
      }
      counters[kind] += 1;
      position += 1;
      assert.deepEqual(run.board(), board);
      assert.deepEqual(run.stack(), stack);
      assert.deepEqual(run.counters(), counters);
      assert.deepEqual([step.depth, step.position], [stack.length, position]);
    }
  });
}

/** @param {Uint8Array} board @param {number} cell @param {number} side @param {Reason} reason */
function assertReason(board, cell, side, { digit, allowed, peer, unit }) {
  const units = unitsOf(cell, side);
  const blocked = units.some(({ cells }) => cells.some((other) => other !== cell && board[other] === digit));
  assert.equal(allowed, !blocked);
  if (allowed) return assert.deepEqual([peer, unit], [null, null]);
  assert.notEqual(peer, cell);
  assert.equal(board[peer], digit);
  assert.ok(units.find((one) => one.unit === unit)?.cells.includes(peer), `${peer} shares unit ${unit} with ${cell}`);
}

for (const puzzle of [puzzles.S3, puzzles.six, puzzles.four]) {
  const side = Math.sqrt(puzzle.length);
  test(`why() on ${side}x${side} agrees with a look at all peers, for every cell at random positions`, (t) => {
    const run = runOf(t, puzzle);
    run.measure(1e6);
    for (const position of [0, run.known, ...randomPositions(50, run.known)]) {
      run.seek(position);
      const board = run.board();
      for (let cell = 0; cell < puzzle.length; cell++) {
        const reasons = run.why(cell);
        assert.deepEqual(
          reasons.map(({ digit }) => digit),
          Array.from({ length: side }, (_, i) => i + 1),
        );
        for (const reason of reasons) assertReason(board, cell, side, reason);
      }
      assert.equal(run.position, position);
    }
  });
}

test('why() allows a filled cell its own digit, which blocks it nowhere', (t) => {
  const run = runOf(t, golden.S1.solution);
  const [eight, ...others] = run.why(0).sort((a, b) => Number(b.allowed) - Number(a.allowed));
  assert.deepEqual(eight, { digit: 8, allowed: true, peer: null, unit: null });
  assert.equal(others.filter(({ allowed }) => allowed).length, 0);
});

for (const cell of [-1, 81, 1.5, NaN, '5', 'length', null, undefined, 2 ** 32]) {
  test(`why(${typeof cell === 'string' ? `'${cell}'` : cell}) is no cell`, (t) => {
    assert.throws(() => runOf(t).why(/** @type {any} */ (cell)), { name: 'SolverError', code: 'cell' });
  });
}

test('what a run hands out is a copy, which later calls, growing memory and its end leave alone', (t) => {
  const grow = t.mock.method(WebAssembly.Memory.prototype, 'grow');
  const run = runOf(t, puzzles.S3);
  run.seek(1000);
  const handedOut = () => [run.board(), run.stack(), run.counters(), run.why(20), run.read(5000), run.step];
  const taken = handedOut();
  const kept = structuredClone(taken);
  const before = grow.mock.callCount();
  for (let i = 0; i < 512; i++) runOf(t, puzzles.S3).measure(1e6);
  assert.ok(grow.mock.callCount() > before, 'the memory grew');
  run.seek(Infinity);
  run.dispose();
  assert.deepEqual(taken, kept);
});

test('to write on what a run handed out does not change the run', (t) => {
  const run = runOf(t);
  run.seek(1000);
  const [board, stack, counters] = [run.board(), run.stack(), run.counters()];
  board.fill(7);
  stack.length = 0;
  counters.place = -1;
  Object.assign(/** @type {object} */ (run.step), { kind: 'changed', position: -1 });
  assert.notDeepEqual(run.board(), board);
  assert.equal(run.stack().length, run.step?.depth);
  assert.equal(run.counters().place > 0, true);
  assert.equal(run.step?.position, 1000);
});
