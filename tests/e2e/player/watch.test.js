import assert from 'node:assert/strict';
import { school, schoolSolved, useApp } from '../support/app.js';
import { test } from '../engines/test.js';

const { open } = useApp();

test('the first puzzle is there at once, with its verdict and its length', async () => {
  const app = await open();
  await app.reads('verdict', 'Exactly one solution · backtracking takes 5,547 steps');
  assert.equal(await app.board(), school);
  assert.equal(await app.position(), 0);
  await app.close();
});

test('single steps choose a cell, put up a digit and read the row', async () => {
  const app = await open();
  await app.button('step').click();
  await app.reads('sentence', 'Row 1, column 1 is the next empty cell.');
  assert.deepEqual(await app.marked('select'), [0]);
  await app.button('step').click();
  await app.reads('sentence', 'Does 1 fit into row 1, column 1?');
  assert.equal((await app.board())[0], '1');
  for (let i = 0; i < 3; i++) await app.button('step').click();
  await app.reads('sentence', 'Looking for 1 in row 1: row 1, column 3 has 7.');
  assert.deepEqual(await app.marked('check'), [1, 2]);
  await app.close();
});

test('a step back undoes the step', async () => {
  const app = await open();
  for (let i = 0; i < 4; i++) await app.button('step').click();
  await app.button('back').click();
  await app.button('back').click();
  await app.stands(2);
  await app.reads('sentence', 'Does 1 fit into row 1, column 1?');
  await app.button('to-start').click();
  await app.stands(0);
  assert.equal(await app.board(), school);
  await app.close();
});

test('position 1,308 shows the conflict of 9 with column 7', async () => {
  const app = await open();
  await app.reads('verdict', '5,547');
  await app.slide('sudoku-scrubber input', 1308);
  await app.reads('sentence', '9 cannot go into row 3, column 7: column 7 already has 9 in row 6.');
  assert.deepEqual(await app.marked('conflict'), [51]);
  assert.deepEqual(await app.marked('select'), [24]);
  assert.deepEqual(await app.marked('check'), [6, 15, 18, 19, 20, 21, 22, 23, 25, 26, 33, 42]);
  assert.equal(await app.counter('cells read'), '1,082');
  assert.equal(await app.counter('digits tried'), '99');
  assert.equal(
    await app.page
      .locator('sudoku-scrubber')
      .innerText()
      .then((text) => text.trim()),
    'step 1,308 of 5,547\ndepth 12 of 39',
  );
  await app.close();
});

test('the position follows the pointer that drags it', async () => {
  const app = await open();
  await app.reads('verdict', '5,547');
  const box = await app.page.locator('sudoku-scrubber input').boundingBox();
  assert.ok(box);
  const y = box.y + box.height / 2;
  await app.page.mouse.move(box.x + 8, y);
  await app.page.mouse.down();
  await app.page.mouse.move(box.x + box.width / 2, y, { steps: 5 });
  const middle = await app.position();
  assert.ok(middle > 2600 && middle < 2950, String(middle));
  await app.page.mouse.move(box.x + box.width + 20, y, { steps: 5 });
  await app.page.mouse.up();
  await app.reads('sentence', 'Solved!');
  await app.close();
});

test('the step size makes a step end at a digit, or at a placement', async () => {
  const app = await open();
  await app.page.locator('button[data-grain="digit"]').click();
  await app.button('step').click();
  await app.reads('sentence', '1 cannot go into row 1, column 1');
  await app.page.locator('button[data-grain="placement"]').click();
  await app.button('step').click();
  await app.reads('sentence', '2 fits into row 1, column 1');
  const first = await app.position();
  await app.button('step').click();
  await app.button('back').click();
  await app.stands(first);
  await app.close();
});

test('the first dead end is violet and says what comes next', async () => {
  const app = await open();
  await app.button('find').click();
  await app.reads('sentence', 'Dead end: no digit is left for row 1, column 5.');
  assert.deepEqual(await app.marked('retreat'), [4]);
  await app.button('step').click();
  await app.reads('sentence', '3 is taken back from row 1, column 4. Next comes 4.');
  assert.deepEqual(await app.marked('erase'), [3]);
  await app.close();
});

test('playing at full speed ends with the solution and exact counters', async () => {
  const app = await open();
  await app.slide('.speed-range', 100);
  await app.button('toggle').click();
  await app.reads('sentence', 'Solved! Every cell is filled');
  assert.equal(await app.board(), schoolSolved);
  assert.equal(await app.position(), 5547);
  assert.equal(await app.counter('placed'), '69');
  assert.equal(await app.counter('taken back'), '30');
  assert.equal(await app.counter('conflicts'), '383');
  await app.slide('.speed-range', 0);
  await app.button('toggle').click();
  await app.reads('sentence', /^(?!Solved)/);
  assert.ok((await app.position()) < 5547, 'playing at the end starts anew');
  await app.close();
});

test('pausing stops at a step, and playing goes on from there', async () => {
  const app = await open();
  await app.slide('.speed-range', 40);
  await app.button('toggle').click();
  await app.passes(20);
  await app.button('toggle').click();
  const stopped = await app.stays(() => app.position());
  await app.button('toggle').click();
  await app.passes(stopped);
  await app.close();
});

test('a puzzle without a solution ends with the proof', async () => {
  const app = await open();
  await app.button('choose').click();
  await app.page.getByRole('button', { name: 'No solution' }).click();
  await app.reads('verdict', 'No solution: these 14 givens cannot stand together · backtracking takes 3,479 steps');
  await app.button('to-end').click();
  await app.reads('sentence', 'No solution, and this is proved');
  await app.button('find').click({ force: true });
  await app.close();
});

test('each example plays, and the hard one as far as it is known', async () => {
  const app = await open();
  await app.button('choose').click();
  await app.page.locator('.examples').waitFor();
  const names = await app.page.locator('.examples button b').allInnerTexts();
  assert.equal(names.length, 9);
  for (const name of names) {
    if (await app.page.locator('dialog').isHidden()) await app.button('choose').click();
    await app.page.locator('.examples button', { hasText: name }).first().click();
    await app.reads('verdict', /takes|more than/);
    await app.button('to-end').click();
    await app.reads('sentence', name === 'Very hard for backtracking' ? /row|column|box/ : /Solved|proved/);
  }
  await app.close();
});

test('the solution can be shown and hidden at any step', async () => {
  const app = await open();
  await app.button('reveal').click();
  assert.equal(await app.board(), schoolSolved);
  await app.button('reveal').click();
  assert.equal(await app.board(), school);
  await app.close();
});
