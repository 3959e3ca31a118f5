import assert from 'node:assert/strict';
import test from 'node:test';
import { withSecondTry } from '../../e2e/engines/second-try.js';

/** An action that fails the first `failures` times. @param {number} failures */
function world(failures) {
  /** @type {unknown[]} */
  const told = [];
  let tries = 0;
  const action = withSecondTry(
    async () => {
      tries += 1;
      if (tries <= failures) throw new Error(`try ${tries}`);
    },
    (error) => told.push(String(error)),
  );
  return { run: () => action(null), told, tries: () => tries };
}

test('what passes is tried once, and nothing is told', async () => {
  const { run, told, tries } = world(0);
  await run();
  assert.deepEqual([tries(), told], [1, []]);
});

test('what passes at the second try passes, and what stopped the first one is told', async () => {
  const { run, told, tries } = world(1);
  await run();
  assert.deepEqual([tries(), told], [2, ['Error: try 1']]);
});

test('what fails twice has failed', async () => {
  const { run, told, tries } = world(2);
  await assert.rejects(run, /try 2/);
  assert.deepEqual([tries(), told], [2, []]);
});
