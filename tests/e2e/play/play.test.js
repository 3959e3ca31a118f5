import assert from 'node:assert/strict';
import { school, schoolSolved, useApp } from '../support/app.js';
import { test } from '../engines/test.js';
import { findings } from '../support/axe.js';
import {
  cellAt,
  digits,
  easy,
  easySolved,
  emptyIn,
  ends,
  hints,
  key,
  label,
  part,
  playing,
  press,
  says,
} from '../support/playing.js';
import { phone, smallPhone } from '../support/site.js';

const { open } = useApp();

test('by touch: an easy 4x4 is played to its end, and stays solved over a reload', async () => {
  const app = await open(phone, playing(easy));
  for (const cell of emptyIn(easy)) {
    await cellAt(app, cell).tap();
    await key(app, easySolved[cell]).tap();
  }
  await ends(app, 'Solved');
  assert.equal(await digits(app), easySolved);
  await app.page.waitForTimeout(500); // until it is kept
  await app.page.reload();
  await ends(app, 'Solved');
  await app.close();
});

test('by keyboard alone: a 9x9 is entered with notes, a wrong digit and undo, and played to its end', async () => {
  const app = await open();
  await app.reads('verdict', '5,547');
  const { keyboard } = app.page;
  await app.mode('play').focus();
  await keyboard.press('Enter');
  await press(app, 'Check').waitFor();
  await keyboard.press('Shift+Digit2');
  await keyboard.press('Shift+Digit8');
  assert.equal(await label(app, 0), 'row 1, column 1: empty, notes 2 8');
  await keyboard.press('2');
  assert.equal(await label(app, 0), 'row 1, column 1: 2');
  await keyboard.press('Control+Enter');
  await says(app, '1 digit is wrong');
  await keyboard.press('Control+z');
  assert.equal(await label(app, 0), 'row 1, column 1: empty, notes 2 8');
  await keyboard.press('8');
  await keyboard.press('Control+Enter');
  await says(app, 'So far everything is right');
  for (let left = emptyIn(school).length - 1; left > 0; left--) {
    await keyboard.press('Control+ArrowRight');
    await app.painted();
    const cell = await part(app, '.cell').evaluateAll((cells) => cells.findIndex((each) => each.matches('.cursor')));
    await keyboard.press(schoolSolved[cell]);
  }
  await ends(app, 'Solved');
  await app.close();
});

test('a hint says more at each press, is done, and one undo takes it back', async () => {
  const app = await open(phone, playing(school));
  await press(app, 'Hint').tap();
  await hints(app, 'Look at');
  await press(app, 'Which technique?').tap();
  await hints(app, /single/i);
  const next = part(app, 'sudoku-game-hint [data-type="hint"]');
  await next.tap();
  await hints(app, 'So ');
  await press(app, 'Do it').tap();
  const after = await digits(app);
  assert.notEqual(after, school);
  assert.equal(Array.from(after).filter((digit, cell) => digit !== school[cell]).length, 1);
  await press(app, 'Undo').tap();
  assert.equal(await digits(app), school);
  await app.close();
});

test('with the keys of a hint the focus goes from stage to stage, and back to the board', async () => {
  const app = await open({}, playing(school));
  const { keyboard } = app.page;
  await cellAt(app, 0).click();
  await keyboard.press('h');
  await hints(app, 'Look at');
  await press(app, 'Which technique?').focus();
  await keyboard.press('Enter');
  await app.painted();
  await keyboard.press('Enter');
  await hints(app, 'So ');
  await app.painted();
  await keyboard.press('Enter'); // on what does it
  await app.painted();
  const after = await digits(app);
  assert.notEqual(after, school);
  await keyboard.press('ArrowRight');
  assert.equal(await part(app, '.cell:focus').count(), 1);
  await app.close();
});

test('the game goes on after another mode and after a reload', async () => {
  const app = await open({}, playing(school));
  await cellAt(app, 0).click();
  await key(app, 8).click();
  await press(app, 'Notes').click();
  await cellAt(app, 1).click();
  await key(app, 1).click();
  await app.mode('watch').click();
  await app.mode('play').click();
  assert.equal(await label(app, 1), 'row 1, column 2: empty, notes 1');
  await app.page.waitForTimeout(500); // until it is kept
  await app.page.reload();
  await press(app, 'Check').waitFor();
  assert.equal(await label(app, 0), 'row 1, column 1: 8');
  await press(app, 'Undo').click();
  assert.equal(await label(app, 1), 'row 1, column 2: empty');
  await app.close();
});

test('Watch shows what the player has, and a notice leads back to the game; from any step one can go on', async () => {
  const app = await open({}, playing(easy));
  await cellAt(app, 0).click();
  await key(app, 4).click();
  await press(app, 'More').click();
  await part(app, '[data-id="show-me"]').click();
  await app.reads('notice', 'your digits');
  assert.equal(await app.board(), `4${easy.slice(1)}`);
  await app.page.locator('sudoku-notice .offer').click();
  await press(app, 'Check').waitFor();
  assert.equal(await digits(app), `4${easy.slice(1)}`);
  await press(app, 'Undo').click();
  assert.equal(await digits(app), easy);
  await app.mode('watch').click();
  await app.button('to-end').click();
  await app.button('play-on').click();
  await press(app, 'Another one').waitFor();
  assert.equal(await digits(app), easySolved);
  await app.close();
});

test('on a small phone all that is played with is seen together, and nothing scrolls', async () => {
  const app = await open(smallPhone, playing(school));
  await press(app, 'Check').waitFor();
  const [content, screen] = await app.page.evaluate(() => [document.documentElement.scrollHeight, innerHeight]);
  assert.ok(content <= screen, `${content} of ${screen}`);
  for (const name of ['Notes', 'Undo', 'Redo', 'Hint', 'Check']) {
    const box = await press(app, name).boundingBox();
    assert.ok(box && box.y + box.height <= screen && box.height >= 43.5 && box.width >= 43.5, name);
  }
  await app.assertNoSidewaysScrolling();
  await app.close();
});

test('axe finds nothing in a game, in a hint, and where it is solved', async () => {
  const app = await open({}, playing(easy));
  await press(app, 'Check').waitFor();
  assert.deepEqual(await findings(app), []);
  await press(app, 'Hint').click();
  await hints(app, 'Look at');
  assert.deepEqual(await findings(app), []);
  await part(app, 'sudoku-game-hint [data-type="hint-close"]').click();
  for (const cell of emptyIn(easy)) {
    await cellAt(app, cell).click();
    await key(app, easySolved[cell]).click();
  }
  await ends(app, 'Solved');
  await app.page.waitForTimeout(1000); // until it has faded in
  assert.deepEqual(await findings(app), []);
  await app.close();
});
