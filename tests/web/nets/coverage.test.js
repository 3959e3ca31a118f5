/** What scripts/test --coverage makes of the report of llvm-cov. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { branchesOf } from '../../../scripts/lib/branches.mjs';

const source = `void f(Kind kind) {
  switch (kind) {
    case kSome: return g();
  }
  if (a && b) g();
}`;

/** @param {string} report */
const reached = (report) => branchesOf(`/library/f.h:\n${report}`, () => source).map(({ reached }) => reached);

test('each place has two branches, which are reached or not', () => {
  assert.deepEqual(reached('  |  Branch (5:7): [True: 1.5k, False: 0]'), [true, false]);
  assert.deepEqual(reached('  |  Branch (5:7): [True: 0, False: 0]\n  |  Branch (5:12): [True: 10, False: 807M]'), [
    false,
    false,
    true,
    true,
  ]);
});

test('a branch of a template is reached where any of its instances reaches it', () => {
  assert.deepEqual(reached('  |  Branch (5:7): [True: 0, False: 3]\n  |  |  Branch (5:7): [True: 2, False: 0]'), [
    true,
    true,
  ]);
});

test('what the compiler decides is no branch, nor is the default that a switch has not', () => {
  assert.deepEqual(reached('  |  Branch (5:7): [Folded - Ignored]'), []);
  assert.deepEqual(reached('  |  Branch (2:11): [True: 0, False: 12]'), []);
  assert.deepEqual(reached('  |  Branch (3:5): [True: 0, False: 12]'), [false, true]);
});

test('a branch is named by its file, its place, the side that is never taken, and its line', () => {
  const [{ name }] = branchesOf('/library/f.h:\n  |  Branch (5:7): [True: 0, False: 1]', () => source);
  assert.equal(name, '/library/f.h:5:7: never true: if (a && b) g();');
});
