import assert from 'node:assert/strict';
import { hostile } from '../../web/support/hostile.js';
import { hard, school, useApp } from '../support/app.js';
import { test } from '../engines/test.js';

const { open } = useApp();
const small = '1.....3..4.....2';

/** Characters of a fragment that every browser takes: some give up at a million, or break at two. */
const LONGEST_ADDRESS = 900_000;

/** Where the page's address leads. @param {import('../support/app.js').App} app */
const fragment = (app) => app.page.evaluate(() => location.hash);

/**
 * As when a reader changes the address, or follows a link on the page.
 * @param {import('../support/app.js').App} app
 * @param {string} link
 */
const follow = (app, link) =>
  app.page.evaluate((hash) => {
    location.hash = hash;
  }, link);

test('a link opens at exactly that step, in its language, at its speed; the next one too', async () => {
  const app = await open({}, { path: `#p=${school}&a=lookup-tables&g=1&n=411&s=60&l=de` });
  await app.stands(411);
  await app.speaks('de');
  assert.equal(await app.page.locator('.speed-range').inputValue(), '60');
  assert.equal(await app.page.locator('sudoku-picker select').inputValue(), 'lookup-tables');
  await app.reads('verdict', '1.719');
  assert.ok(await app.page.locator('sudoku-notice').isHidden());

  await follow(app, `#p=${small}&a=backtracking&g=1&n=118&l=en`);
  await app.reads('verdict', '382 steps');
  await app.stands(118);
  await app.button('step').click();
  await app.page.waitForFunction(() => location.hash.includes('n=119'));

  await follow(app, `#p=${small}&g=1&n=999`);
  await app.reads('notice', 'There is no step 999: the run ends after 382 steps.');
  await app.stands(382);
  await follow(app, `#p=${small}&g=2&n=9`);
  await app.reads('notice', 'counts steps in another way');
  await app.stands(0);
  await follow(app, '#p=12');
  await app.reads('notice', 'The puzzle in the link cannot be read');
  await follow(app, '#%%%');
  await app.reads('notice', 'The link cannot be read.');
  await app.close();
});

test('back leads to what was there before the link', async () => {
  const app = await open({}, { path: `#p=${small}&n=118` });
  await app.stands(118);
  await app.button('step').click();
  await app.stands(119);
  await app.page.waitForFunction(() => location.hash.includes('n=119'));
  await follow(app, `#p=${school}&n=7`);
  await app.stands(7);
  await app.reads('notice', 'came with the link');
  await app.goBack();
  await app.stands(119);
  await app.page.locator('.cell').nth(16).waitFor({ state: 'detached' });
  await app.close();
});

/** So far that the notice is painted on the way: the solver does three thousand million steps a second. */
const far = 5_000_000_000;

test('a link is followed, also where the page writes its own place into the address meanwhile', async () => {
  const app = await open();
  await app.reads('verdict', '5,547');
  await app.page.evaluate(() => {
    const here = location.href;
    location.hash = '#p=1.....3..4.....2&n=118';
    history.replaceState(history.state, '', here);
  });
  await app.stands(118);
  assert.equal((await app.board()).length, 16);
  await app.close();
});

test('a link that leads far says so, arrives at exactly that step, and can be told to stay', async () => {
  // waited for from the beginning: it goes when the step is reached
  const shows = 'sudoku-notice:visible:has-text("On the way to step 5,000,000,000")';
  const app = await open({}, { path: `#p=${hard}&a=backtracking&g=1&n=${far}`, shows });
  await app.stands(far);
  assert.ok(await app.page.locator('sudoku-notice').isHidden());
  const reached = await app.board();
  await app.button('back').click();
  await app.button('step').click();
  await app.stands(far);
  assert.equal(await app.board(), reached);
  await follow(app, '#n=9000000000000000');
  await app.page.getByRole('button', { name: 'Stay here' }).click();
  await app.page.locator('sudoku-notice', { hasText: 'On the way' }).waitFor({ state: 'hidden' });
  const stayed = await app.stays(() => app.position());
  assert.ok(stayed < far);
  await app.close();
});

test('fragments that mean harm: nothing runs, nothing breaks', async () => {
  const app = await open();
  await app.reads('verdict', '5,547');
  for (const { fragment: link } of hostile) {
    await follow(app, link.slice(0, LONGEST_ADDRESS));
    await app.painted();
    assert.deepEqual(
      await app.page.evaluate(() => [
        'hacked' in globalThis,
        'hacked' in {},
        document.querySelectorAll('script:not([src]), img, iframe, object').length,
      ]),
      [false, false, 0],
      link.slice(0, 60),
    );
    assert.match(await app.board(), /^[.1-9]+$/);
  }
  await follow(app, `#p=${small}&n=118`);
  await app.stands(118);
  await app.button('to-end').click();
  await app.reads('sentence', 'Solved!');
  await app.page.reload();
  await app.reads('sentence', 'Solved!');
  assert.ok(String(await fragment(app)).startsWith(`#p=${small}`));
  await app.close();
});
