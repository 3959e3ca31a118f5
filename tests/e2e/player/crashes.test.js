import assert from 'node:assert/strict';
import { puzzles, viewsOf } from '../../web/support/solver.js';
import { hard, useApp } from '../support/app.js';
import { some } from '../engines/engine.js';
import { test } from '../engines/test.js';
import { killAndPress, killable } from '../support/kill.js';
import { watched, workers } from '../support/workers.js';

const { open } = useApp();

const KILLS = some(Array.from({ length: 100 })).length;

/** The same numbers in every run: 0 to below `limit`. @param {number} limit */
function* numbers(limit) {
  for (let seed = 20_240_229; ; seed = (seed * 48_271) % 0x7fffffff) yield seed % limit;
}

test(`an instance that dies at ${KILLS} positions is replaced, with the same board and position`, async () => {
  const app = await open({}, { head: [killable], path: `#p=${puzzles.classic}&a=lookup-tables` });
  await app.reads('verdict', '142,615');
  const random = numbers(142_615);
  const positions = Array.from({ length: KILLS }, () => Number(random.next().value));
  const views = viewsOf(puzzles.classic, positions, 'lookup-tables');
  for (const [index, position] of positions.entries()) {
    await app.slide('sudoku-scrubber input', position);
    await killAndPress(app.button('find'));
    await app.reads('notice', 'The solver had to be restarted');
    const shown = (await app.board()).replaceAll('.', '0');
    assert.equal(await app.page.locator('sudoku-scrubber input').first().inputValue(), String(position));
    const { board, step } = views[index];
    const tried =
      step?.digit && step.cell !== null && !board[step.cell] ? { cell: step.cell, digit: step.digit } : null;
    const expected = Array.from(board, (digit, cell) => (cell === tried?.cell ? tried.digit : digit)).join('');
    assert.equal(shown, expected, `at ${position}`);
    await app.page.locator('sudoku-notice .quiet').click();
  }
  await app.page.reload();
  await app.stands(positions[KILLS - 1]);
  await app.close();
});

test('a worker that dies on the way: the run arrives all the same', async () => {
  const app = await open({}, { head: [watched('broken')], path: `#p=${hard}&n=20000000` });
  await app.stands(20_000_000);
  assert.ok((await workers(app)).started > 0);
  await app.reads('sentence', /./);
  const board = await app.board();
  await app.page.reload();
  await app.stands(20_000_000);
  assert.equal(await app.board(), board);
  await app.close();
});
