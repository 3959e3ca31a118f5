/** What is told while a list is worked on. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Progress } from '../../../web/command/progress.js';

/** What a translation was asked for. */
const t = /** @type {any} */ (
  Object.assign((/** @type {string} */ key) => key, {
    number: String,
    percent: String,
    quoted: String,
  })
);

/** A piece of a list in which each line is unreadable. @param {number} count of its lines */
const unreadable = (count) =>
  /** @type {any} */ ({
    puzzles: 0,
    counts: [0, 0, 0, 0],
    unreadable: count,
    errors: Array.from({ length: count }, (_, index) => ({
      code: 'character',
      line: index + 1,
      column: 1,
      found: 'q',
      expected: null,
    })),
  });

for (const pieces of [[25], [8, 8, 8], [10, 1], [0, 3]]) {
  test(`at most ten unreadable lines are told one by one, each once: pieces of ${pieces} lines`, () => {
    /** @type {string[]} */
    const written = [];
    const stderr = /** @type {any} */ ({
      isTTY: false,
      write: (/** @type {string} */ text) => written.push(text),
    });
    const progress = new Progress(stderr, t, null);
    let before = 0;
    for (const count of pieces) {
      progress.add(unreadable(count), before, 0);
      before += count;
    }
    const lines = written.join('').split('\n');
    const told = lines.map((line) => /^(\d+):1: /.exec(line)?.[1]).filter((line) => line !== undefined);
    assert.deepEqual(
      told,
      Array.from({ length: Math.min(before, 10) }, (_, index) => String(index + 1)),
    );
    assert.equal(progress.unsound, before);
  });
}
