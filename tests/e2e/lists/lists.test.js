import assert from 'node:assert/strict';
import { school, schoolSolved, useApp } from '../support/app.js';
import { closeNotice, hasFocus } from '../support/focus.js';
import { findings } from '../support/axe.js';
import { downloaded, keptDownloads } from '../support/downloads.js';
import { some } from '../engines/engine.js';
import { test } from '../engines/test.js';
import { desktop, phone, smallPhone } from '../support/site.js';
import { script } from '../support/head.js';
import { watched, workers } from '../support/workers.js';

const { open } = useApp();

/** @typedef {import('../support/app.js').App} App */

const two = school.replace('7', '.').replace('9', '.').replace('4', '.').replace('5', '.');
const dead = school.replace('..7', '1.7');
/** Unique, several, none, not readable; over and over. @param {number} times */
const list = (times) => `# a list\r\n${`${school}\r\n${two},hard\r\n${dead}\r\nquiz\r\n`.repeat(times)}`;

/** @param {App} app @param {string} selector within the panel */
const part = (app, selector) => app.page.locator(`sudoku-lists ${selector}`);

/** @param {App} app */
async function enter(app) {
  await app.reads('verdict', '5,547');
  await app.mode('lists').click();
  await part(app, '.zone').waitFor();
}

/** @param {App} app @param {string} text @param {string} [name] */
async function give(app, text, name = 'puzzles.txt') {
  await part(app, 'input[type="file"]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
}

/** @param {App} app @param {string} [outcome] */
const ended = (app, outcome = 'done') => part(app, `.result[data-outcome="${outcome}"]`).waitFor();

/** What stands on the counts. @param {App} app */
async function counts(app) {
  await app.painted();
  return part(app, '.kinds button').evaluateAll((buttons) =>
    buttons.map((button) => `${button.getAttribute('data-kind')} ${button.querySelector('b')?.textContent}`),
  );
}

/** Waits until the grades are so far. @param {App} app @param {string | RegExp} say */
const gradedAre = (app, say) => part(app, '.grades .told').filter({ hasText: say }).waitFor();

/** What stands on the bars of the grades. @param {App} app */
async function bars(app) {
  await app.painted();
  return part(app, '.bars li').evaluateAll((all) =>
    all.map((bar) => `${bar.firstElementChild?.textContent} ${bar.lastElementChild?.textContent}`),
  );
}

/** What a row has behind its solution. @param {App} app @param {number} row */
const gradeOf = (app, row) => part(app, '.rows li').nth(row).locator('.graded > *').allInnerTexts();

/** A puzzle whose hardest step is an XY-Chain. */
const chain = '....1..35.24...1........2.9917.5....68....95....7.......3..6.......4...84.65.....';

/** A puzzle that takes some fifty times as long to grade as the school's. */
const slow = '010080040500000002000907000000401000090020030042703650000000000620000017007806500';

const three = (/** @type {string} */ count) =>
  ['unique', 'several', 'none', 'unreadable'].map((kind) => `${kind} ${count}`).sort();

test('a file is solved by workers, which end with it; its kinds, puzzles and mistakes are listed', async () => {
  const app = await open({}, { head: [watched('allowed')] });
  await enter(app);
  await give(app, list(5000));
  await ended(app);
  assert.deepEqual((await counts(app)).sort(), three('5,000'));
  assert.match(await part(app, '.told').first().innerText(), /^All solved · 15,000 puzzles · [\d,]+ a second/);
  await gradedAre(app, 'All graded');
  const { started, ended: gone } = await workers(app);
  assert.ok(started >= 1 && gone === started, `${started} started, ${gone} ended`);
  assert.equal(await part(app, '.rows li').count(), 50);
  assert.equal(await part(app, '.rows .more').first().innerText(), schoolSolved);
  await part(app, '[data-kind="unreadable"]').first().click();
  await part(app, '.rows .more').filter({ hasText: '“q” in column 1 is no cell' }).first().waitFor();
  assert.equal(await part(app, '.rows .line').first().innerText(), '5');
  await app.close();
});

for (const way of /** @type {const} */ (['denied', 'broken'])) {
  test(`with workers ${way} the page finds the same`, async () => {
    const app = await open({}, { head: [watched(way)] });
    await enter(app);
    await give(app, list(2000));
    await ended(app);
    assert.deepEqual((await counts(app)).sort(), three('2,000'));
    await app.close();
  });
}

/** Within the frame that shows them: all may be solved before a click from outside arrives. @param {App} app */
async function cancelAtFirstCounts(app) {
  await app.page.waitForFunction(() => {
    const lists = document.querySelector('sudoku-player')?.shadowRoot?.querySelector('sudoku-lists');
    const isCounted = [...(lists?.querySelectorAll('.kinds b') ?? [])].some((count) => /[1-9]/.test(count.innerHTML));
    if (isCounted) /** @type {HTMLElement} */ (lists?.querySelector('button[data-type="cancel"]')).click();
    return isCounted;
  });
}

test('of two files the last one is solved, however long the first one takes to be read', async () => {
  const slowly = script(() => {
    const { text } = Blob.prototype;
    Blob.prototype.text = async function read() {
      const all = await text.call(this);
      if (all.includes('slow')) {
        await new Promise((resolve) => {
          setTimeout(resolve, 300);
        });
      }
      return all;
    };
  });
  const app = await open({}, { head: [slowly] });
  await enter(app);
  await give(app, `# slow\n${list(2)}`, 'slow.txt');
  await give(app, list(1), 'quick.txt');
  await ended(app);
  await app.page.waitForTimeout(600);
  assert.equal(await part(app, 'h3').innerText(), 'quick.txt');
  assert.deepEqual((await counts(app)).sort(), three('1'));
  await app.close();
});

test('cancel ends it; what was found can be downloaded, and cleared', async () => {
  const app = await open({}, { head: [watched('denied'), keptDownloads] });
  await enter(app);
  await drop(app, list(1000), 200);
  await cancelAtFirstCounts(app);
  await ended(app, 'cancelled');
  const before = await counts(app);
  await app.painted();
  assert.deepEqual(await counts(app), before);
  await part(app, 'button[data-type="download"]').click();
  const lines = (await downloaded(app)).text.trimEnd().split('\n');
  assert.deepEqual(
    lines.slice(0, 3).map((line) => line.split(',').slice(0, 2)),
    [
      [school, '1'],
      [two, '2+'],
      [dead, '0'],
    ],
  );
  assert.equal(lines[0].split(',')[2], schoolSolved);
  assert.equal(`unique ${lines.filter((line) => line.startsWith(school)).length.toLocaleString('en')}`, before[0]);
  await part(app, 'button[data-type="forget"]').click();
  await part(app, '.result').waitFor({ state: 'hidden' });
  await app.close();
});

/** @param {App} app */
async function answers(app) {
  await part(app, 'button[data-type="download"]').click();
  return (await downloaded(app)).text.trimEnd().split('\n');
}

test('the answers of a very long list are written when they are asked for, all of them', async () => {
  const app = await open({}, { head: [watched('allowed'), keptDownloads] });
  await enter(app);
  await drop(app, list(1000), 40);
  await ended(app);
  const before = await counts(app);
  assert.deepEqual([...before].sort(), three('40,000'));
  const lines = await answers(app);
  assert.equal(lines.length, 120_000);
  assert.deepEqual([lines[0], lines[119_998]], [`${school},1,${schoolSolved}`, lines[1]]);
  await ended(app); // it is shown as solved again
  assert.deepEqual(await counts(app), before);
  const { started, ended: gone } = await workers(app);
  assert.equal(gone, started);
  await app.close();
});

for (const way of /** @type {const} */ (['allowed', 'denied'])) {
  test(`a short list is graded by itself, and the download says the grades: workers ${way}`, async () => {
    const app = await open({}, { head: [watched(way), keptDownloads] });
    await enter(app);
    await give(app, `${list(200)}${chain}\n`);
    await gradedAre(app, 'All graded');
    assert.deepEqual(await bars(app), ['Easy 200', 'Medium 0', 'Tricky 0', 'Hard 0', 'Expert 1', 'Beyond 0']);
    assert.deepEqual(await gradeOf(app, 0), ['Easy', '1.2', 'Hidden single']);
    await part(app, '[data-kind="none"]').first().click();
    await part(app, '.rows[data-kind="none"]').waitFor();
    assert.equal(await part(app, '.rows .graded:visible').count(), 0);
    const lines = await answers(app);
    assert.equal(lines[0], `${school},1,${schoolSolved},1,1.2,hidden-single`);
    assert.match(lines[1], /,2\+,\d{81},,,$/);
    assert.equal(lines[2], `${dead},0,,,,`);
    assert.match(lines.at(-1) ?? '', /,1,\d{81},5,6\.5,xy-chain$/);
    await app.close();
  });
}

/** A script for the head: the page does not grade its own puzzle, three seconds after it speaks. */
const ungraded = script(() => {
  const wait = setTimeout;
  /** @type {any} */ (globalThis).setTimeout = (/** @type {any} */ work, /** @type {number} */ ms) =>
    ms === 3000 ? 0 : wait(work, ms);
});

test('a long list is graded when that is asked for, can be stopped, and has its answers all the while', async () => {
  const app = await open({ locale: 'de-DE' }, { head: [watched('denied'), keptDownloads, ungraded] });
  await app.reads('verdict', '5.547');
  await app.mode('lists').click();
  await part(app, '.zone').waitFor();
  // So slow that grading cannot end between the first figure and the key that stops it.
  await drop(app, `${school}\n${slow}\n`, 15_000);
  await ended(app);
  const start = part(app, 'button[data-type="grade"]');
  await start.filter({ hasText: 'Herausfinden' }).waitFor();
  assert.deepEqual(await bars(app), []);
  assert.equal(app.site.asked.filter((path) => path.endsWith('logic.wasm')).length, 0);
  assert.equal((await answers(app))[0], `${school},1,${schoolSolved}`);
  await start.press('Enter');
  await gradedAre(app, /Wird eingestuft, [1-9]/);
  await part(app, 'button[data-type="stop-grading"]').press('Enter');
  await gradedAre(app, 'Abgebrochen bei');
  assert.ok(await part(app, 'h4').evaluate((title) => title.matches(':focus')));
  const lines = await answers(app);
  assert.equal(lines.length, 30_000);
  assert.ok(lines[0].endsWith(',1,1.2,hidden-single') && lines[29_998] === `${school},1,${schoolSolved}`);
  assert.deepEqual(await gradeOf(app, 0), ['Leicht', '1,2', 'Versteckter Single']);
  await app.close();
});

test('a module for logic that cannot be loaded is told, and comes when it is asked for again', async () => {
  const app = await open({}, { faults: [[/logic\.wasm$/, { status: 404 }]] });
  await enter(app);
  await give(app, list(3));
  await ended(app);
  await gradedAre(app, 'Grading broke down');
  assert.deepEqual((await counts(app)).sort(), three('3'));
  app.site.mend();
  await part(app, 'button[data-type="grade"]').click();
  await gradedAre(app, 'All graded');
  assert.equal((await bars(app))[0], 'Easy 3');
  await app.close({ despite: /404/ });
});

test('lines are typed, and a tap on one brings it to the board, from where undo leads back', async () => {
  const app = await open();
  await enter(app);
  await part(app, 'textarea').fill(`${two}\n${'.'.repeat(81)}`);
  await part(app, 'button[type="submit"]').click();
  await ended(app);
  assert.deepEqual(await counts(app), ['unique 0', 'none 0', 'several 2']);
  await part(app, '.rows button').first().click();
  await app.page.waitForFunction(
    (puzzle) => /** @type {any} */ (document.querySelector('sudoku-player')).puzzle === puzzle,
    two,
  );
  await app.page.locator('sudoku-board').waitFor();
  assert.equal(await app.board(), two);
  await app.page.locator('sudoku-notice button').first().click();
  await app.page.waitForFunction(
    (puzzle) => /** @type {any} */ (document.querySelector('sudoku-player')).puzzle === puzzle,
    school,
  );
  await app.mode('lists').click();
  assert.deepEqual(await counts(app), ['unique 0', 'none 0', 'several 2']);
  await app.close();
});

/**
 * Drops a file on the board, or on what is in its place.
 * @param {App} app
 * @param {string} text
 * @param {number} [times]
 */
async function drop(app, text, times = 1) {
  await app.page.evaluate(([piece, count]) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(Array(count).fill(piece), 'dropped.txt'));
    const target = document.querySelector('sudoku-player')?.shadowRoot?.querySelector('.frame > *');
    const events = ['dragover', 'drop'].map(
      (type) => new DragEvent(type, { dataTransfer, bubbles: true, composed: true, cancelable: true }),
    );
    for (const event of events) target?.dispatchEvent(event);
    if (!events.every((event) => event.defaultPrevented)) throw new Error('the browser would show the file');
  }, /** @type {const} */ ([text, times]));
}

test('a long file dropped anywhere opens the panel with its list; text pasted there is a list too', async () => {
  const app = await open();
  await app.reads('verdict', '5,547');
  await drop(app, list(300));
  await ended(app);
  assert.equal(await part(app, 'h3').innerText(), 'dropped.txt');
  assert.deepEqual((await counts(app)).sort(), three('300'));
  await part(app, 'h2').click();
  await app.paste(`${school}\n`, 100);
  await part(app, 'h3').filter({ hasText: 'Your lines' }).waitFor();
  await ended(app);
  assert.equal((await counts(app))[0], 'unique 100');
  await app.close();
});

test('a file of grids is a list, dropped or chosen: the mistakes are those of its lines', async () => {
  const app = await open();
  await app.reads('verdict', '5,547');
  /** @param {string} puzzle */
  const grid = (puzzle) => `${puzzle.match(/.{9}/g)?.join('\n')}\n`;
  const grids = ['Grid 01', grid(school), 'Grid 02', grid(two), 'Grid 03', grid(dead), 'Grid 04'].join('\n');
  const short = grid(school).slice(0, -4); // its last row has six cells
  const file = grids + `\n${short}\n`.repeat(100);
  await drop(app, file);
  await ended(app);
  assert.deepEqual((await counts(app)).sort(), ['none 1', 'several 1', 'unique 1', 'unreadable 100']);
  await part(app, '.kinds [data-kind="unreadable"]').click();
  const wrong = 1 + file.split('\n').indexOf(school.slice(72, 78));
  await part(app, '.rows li')
    .filter({ hasText: `${wrong}` })
    .first()
    .waitFor();
  await give(app, `${grid(school)}\n${grid(two)}`, 'grids.txt');
  await part(app, 'h3').filter({ hasText: 'grids.txt' }).waitFor();
  await ended(app);
  assert.deepEqual((await counts(app)).sort(), ['none 0', 'several 1', 'unique 1']);
  await app.close();
});

test('a notice that is closed among the lists leaves the focus on their panel', async () => {
  const app = await open();
  await enter(app);
  await closeNotice(app);
  await hasFocus(app, 'sudoku-lists');
  await app.page.keyboard.press('Tab');
  assert.equal(await part(app, 'header button').evaluate((button) => button.matches(':focus')), true);
  await app.close();
});

for (const delay of [0, 400]) {
  test(`lists entered from a dialog that opened by itself have the focus: they come ${delay} ms late`, async () => {
    const app = await open({}, { faults: [[/\/lists-view[^/]*\.js$/, { delay }]] });
    await app.reads('verdict', '5,547');
    const board = await app.board();
    await app.paste(`${board}\n${board.replace('5', '.')}`);
    await app.page.locator('sudoku-choice button[data-type="take"]:focus').waitFor();
    await app.page.locator('sudoku-choice button[data-type="lists"]').press('Enter');
    await part(app, '.result[data-outcome="done"]').waitFor();
    await hasFocus(app, 'sudoku-lists');
    await app.close();
  });
}

test('the keyboard reaches all of it, and closes it', async () => {
  const app = await open();
  await enter(app);
  await part(app, 'textarea').fill(list(2));
  await app.page.keyboard.press('Tab');
  await app.page.keyboard.press('Enter');
  await ended(app);
  await part(app, '[data-kind="none"]').first().focus();
  await app.page.keyboard.press('Space');
  await part(app, '.rows[data-kind="none"] li').first().waitFor();
  // As many times as it takes: while the puzzles are graded, a button to stop that is on the way.
  const row = part(app, '.rows li :focus');
  for (let stop = 0; stop < 5 && (await row.count()) === 0; stop++) await app.page.keyboard.press('Tab');
  await app.page.keyboard.press('Enter');
  await app.page.waitForFunction(
    (puzzle) => /** @type {any} */ (document.querySelector('sudoku-player')).puzzle === puzzle,
    dead,
  );
  await app.close();
});

for (const [name, device] of Object.entries({ desktop, phone, smallPhone })) {
  for (const colorScheme of some(/** @type {const} */ (['light', 'dark']))) {
    test(`axe finds nothing on a ${name} in ${colorScheme}, and nothing scrolls sideways`, async () => {
      const app = await open({ ...device, colorScheme });
      await app.reads('verdict', '5,547');
      if (name === 'desktop') await app.mode('lists').click();
      else {
        await app.button('choose').tap();
        await app.page.locator('.chooser [data-mode="lists"]').tap();
      }
      await part(app, '.zone').waitFor();
      await give(app, list(20));
      await ended(app);
      for (const kind of ['several', 'unreadable']) {
        await part(app, `.kinds [data-kind="${kind}"]`).click();
        await part(app, `.rows[data-kind="${kind}"]`).waitFor();
        assert.deepEqual(await findings(app), []);
      }
      await app.assertNoSidewaysScrolling();
      const small = await part(app, 'button:visible').evaluateAll(
        (buttons, least) =>
          buttons
            .map((button) => button.getBoundingClientRect())
            .filter(({ width, height }) => Math.min(width, height) < least).length,
        name === 'desktop' ? 24 : 44,
      );
      assert.equal(small, 0);
      await app.close();
    });
  }
}

test('a panel that cannot be loaded is told, and comes when it is asked for again', async () => {
  const app = await open({}, { faults: [[/\/lists-view[^/]*\.js$/, { abort: true }]] });
  await app.reads('verdict', '5,547');
  await app.mode('lists').click();
  await app.page.locator('sudoku-notice', { hasText: 'could not be loaded' }).waitFor();
  assert.equal(await app.mode('watch').getAttribute('aria-pressed'), 'true');
  await app.close({ despite: /ERR_/ });
});

for (const [language, title] of Object.entries({ de: 'Listen', zh: '列表' })) {
  test(`it speaks ${language}, also when the language changes`, async () => {
    const app = await open();
    await enter(app);
    await app.page.locator('#language').selectOption(language);
    await part(app, 'h2').filter({ hasText: title }).waitFor();
    await app.assertNoSidewaysScrolling();
    await app.close();
  });
}
