/** Keys of other keyboards: on the way through a real page, where boards, panels and the page itself listen too. */
import assert from 'node:assert/strict';
import { easy, label, part, playing } from '../support/playing.js';
import { engine } from '../engines/engine.js';
import { test } from '../engines/test.js';
import { useApp } from '../support/app.js';

const { open } = useApp();

/**
 * @typedef {import('../support/app.js').App} App
 * @typedef {Record<string, string | boolean>} Init of a `KeyboardEvent`
 */

/** Hands keys to what has the focus: a driver cannot say that NumLock is on. @param {App} app @param {Init[]} keys */
const send = (app, ...keys) =>
  app.page.evaluate((events) => {
    let target = document.activeElement;
    while (target?.shadowRoot?.activeElement) target = target.shadowRoot.activeElement;
    const kind = { bubbles: true, composed: true, cancelable: true };
    for (const event of events) target?.dispatchEvent(new KeyboardEvent('keydown', { ...kind, ...event }));
  }, keys);

/** What stands in the first cells of the board of Watch and Edit. @param {App} app @param {number} count */
const first = async (app, count) => (await app.board()).slice(0, count);

const pad = { shiftKey: false, modifierNumLock: true };
/** Shift and a key of the number pad, as Windows sends them with NumLock. */
const fake = {
  1: { ...pad, key: 'End', code: 'Numpad1' },
  2: { ...pad, key: 'ArrowDown', code: 'Numpad2' },
  4: { ...pad, key: 'ArrowLeft', code: 'Numpad4' },
  0: { ...pad, key: 'Insert', code: 'Numpad0' },
  point: { ...pad, key: 'Delete', code: 'NumpadDecimal' },
};
const fourGiven = '..23';

/** @param {App} app @param {number} cell of the board of Watch and Edit */
const isInHand = (app, cell) => app.cell(cell).evaluate((element) => element.matches('.cursor'));

// WebKit does not tell whether NumLock is on: the keyboards of its systems have none.
if (engine.name !== 'webkit') {
  test('Play: Shift and the number pad, as Windows sends them with NumLock, note and do not move', async () => {
    const app = await open({}, playing(easy));
    await part(app, '.cell').first().click();
    await send(app, fake[1], fake[2], fake[4]);
    assert.equal(await label(app, 0), 'row 1, column 1: empty, notes 1 2 4');
    await send(app, fake[0], fake.point);
    assert.equal(await label(app, 0), 'row 1, column 1: empty, notes 1 2 4', 'nothing is erased by mistake');
    await send(app, { ...fake[1], modifierNumLock: false });
    await app.painted();
    assert.ok(
      await part(app, '.cell')
        .nth(3)
        .evaluate((cell) => cell.matches('.cursor')),
      'without NumLock End moves',
    );
    await app.close();
  });

  test('Edit: the number pad enters digits with Shift too, from the board and from a button', async () => {
    const app = await open({}, { path: `#p=${easy}&m=edit` });
    await app.cell(0).click();
    await send(app, fake[1], fake[0], fake.point);
    assert.equal(await first(app, 4), `1${fourGiven.slice(1)}`);
    assert.ok(await isInHand(app, 0));
    await app.page.locator('sudoku-bar button, [role="tab"]').first().focus();
    await send(app, fake[4]);
    assert.equal(await first(app, 4), `4${fourGiven.slice(1)}`);
    await app.close();
  });
}

test('Edit: the digit row enters digits on any layout, and leaves what stands there', async () => {
  const app = await open({}, { path: `#p=${easy}&m=edit` });
  await app.cell(0).click();
  await send(app, { key: "'", code: 'Digit4' });
  assert.equal(await first(app, 4), `4${fourGiven.slice(1)}`, 'French: an apostrophe');
  await send(app, { key: 'ö', code: 'Digit0' }, { key: '', code: 'Digit1', isComposing: true });
  assert.equal(await first(app, 4), `4${fourGiven.slice(1)}`, 'no digit, no change');
  await send(app, { key: '۲', code: 'Digit2' });
  assert.equal(await first(app, 4), `2${fourGiven.slice(1)}`, 'Persian');
  await send(app, { key: 'Process', code: 'Digit3' });
  assert.equal(await first(app, 4), `3${fourGiven.slice(1)}`, 'an input method');
  await send(app, { key: 'à', code: 'Digit0' });
  assert.equal(await first(app, 4), fourGiven, 'French: 0');
  await app.close();
});

if (engine.name === 'chromium') {
  test('Play and Edit: keys that a French keyboard sends to the browser itself', async () => {
    const app = await open({}, playing(easy));
    const session = await app.page.context().newCDPSession(app.page);
    const press = async (/** @type {string} */ key, /** @type {string} */ code, modifiers = 0) => {
      const event = { key, code, text: key, modifiers, windowsVirtualKeyCode: 48 + Number(code.at(-1)) };
      await session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...event });
      await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
    };
    await part(app, '.cell').first().click();
    await press('"', 'Digit3');
    assert.match((await label(app, 0)) ?? '', /^row 1, column 1: 3\b/);
    await press('4', 'Digit4', 8);
    assert.equal(await label(app, 0), 'row 1, column 1: 4', 'with Shift');
    await app.mode('edit').click();
    await app.cell(0).click();
    await press('&', 'Digit1');
    assert.equal(await first(app, 4), `1${fourGiven.slice(1)}`);
    await press('-', 'Digit6');
    assert.equal(await first(app, 4), `1${fourGiven.slice(1)}`, 'the key of 6 has the sign of an empty cell');
    await app.close();
  });
}
