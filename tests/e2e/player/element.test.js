import assert from 'node:assert/strict';
import { school, schoolSolved, useApp } from '../support/app.js';
import { test } from '../engines/test.js';
import { script } from '../support/head.js';

const { open } = useApp();
const small = '1.....3..4.....2';

/**
 * Puts a player in place of the app's own, with attributes, and records what it tells.
 * @param {import('../support/app.js').App} app @param {Record<string, string>} attributes @param {string} [style] of
 *   the box that it stands in
 */
async function place(app, attributes, style = '') {
  await app.page.evaluate(([list, css]) => {
    const told = /** @type {any[]} */ ([]);
    Object.assign(globalThis, { told });
    const types = ['ready', 'puzzlechange', 'positionchange', 'step', 'play', 'pause', 'solved', 'ended', 'error'];
    for (const type of types) {
      document.addEventListener(`sudoku-${type}`, (event) =>
        told.push({ type, .../** @type {CustomEvent} */ (event).detail }),
      );
    }
    const player = document.createElement('sudoku-player');
    for (const [name, value] of Object.entries(list)) player.setAttribute(name, value);
    const box = document.createElement('div');
    for (const rule of css.split(';').filter(Boolean)) {
      box.style.setProperty(.../** @type {[string, string]} */ (rule.split(':')));
    }
    box.append(player);
    document.querySelector('main')?.replaceChildren(box);
    return /** @type {any} */ (player).ready.then(() => {});
  }, /** @type {const} */ ([attributes, style]));
  await app.painted();
}

/**
 * What is made of the player in the page, once its events are told.
 * @template T
 * @param {import('../support/app.js').App} app
 * @param {(player: any) => T} use
 * @returns {Promise<T>}
 */
async function ask(app, use) {
  const result = /** @type {T} */ (await app.page.locator('sudoku-player').evaluate(use));
  await app.painted();
  return result;
}

/** What was told since the last time. @param {import('../support/app.js').App} app @returns {Promise<any[]>} */
const told = (app) => app.page.evaluate(() => /** @type {any} */ (globalThis).told.splice(0));

/** @param {any[]} events */
const types = (events) => events.map(({ type }) => type);

/** As a spreadsheet copies it. @param {string} puzzle */
const tableOf = (puzzle) =>
  puzzle
    .match(/.{9}/g)
    ?.map((row) => [...row].join('\t'))
    .join('\n') ?? '';

test('a puzzle that takes a while to be read: the player is ready when it is there, at its position', async () => {
  const app = await open();
  await place(app, { puzzle: tableOf(school), position: '1308' });
  assert.deepEqual(await told(app), [{ type: 'ready', puzzle: school, algorithm: 'backtracking', position: 1308 }]);
});

test('attributes, properties, methods and events of the element', async () => {
  const app = await open();
  await place(app, { puzzle: school, position: '1308', speed: '100', controls: 'sentence transport', lang: 'de' });
  assert.deepEqual(await told(app), [{ type: 'ready', puzzle: school, algorithm: 'backtracking', position: 1308 }]);
  await app.reads('sentence', '9 geht nicht in Zeile 3');
  assert.deepEqual(
    await ask(app, (player) => [
      player.position,
      player.speed,
      player.status,
      player.playing,
      player.controls,
      player.code,
      player.autoplay,
    ]),
    [1308, 100, 'unique', false, 'sentence transport', null, false],
  );
  assert.equal((await ask(app, (player) => player.board)).slice(0, 9), '217639845');

  await ask(app, (player) => player.next());
  await ask(app, (player) => player.previous(2));
  await ask(app, (player) => {
    player.position = 5;
  });
  assert.deepEqual(
    (await told(app)).filter(({ type }) => type === 'positionchange').map(({ position }) => position),
    [1309, 1307, 5],
  );
  await ask(app, (player) => player.end());
  assert.deepEqual(types(await told(app)), ['positionchange', 'step', 'solved', 'ended']);
  assert.equal(await ask(app, (player) => player.board), schoolSolved);
  await ask(app, (player) => {
    player.seek(10);
    player.play();
  });
  await app.page.waitForFunction(() => /** @type {any} */ (document.querySelector('sudoku-player')).position > 20);
  await ask(app, (player) => player.pause());
  assert.deepEqual(
    types(await told(app)).filter((type) => ['play', 'pause', 'error'].includes(type)),
    ['play', 'pause'],
  );

  await ask(app, (player) => {
    player.puzzle = '1.....3..4.....2';
  });
  await told(app);
  assert.equal(await ask(app, (player) => player.getAttribute('puzzle')), small);
  await ask(app, (player) => {
    player.algorithm = 'mrv';
    player.seek(3);
  });
  assert.deepEqual(await ask(app, (player) => [player.algorithm, player.position, player.complete]), ['mrv', 3, true]);
  const { status, solution, second } = await ask(app, (player) => player.solve());
  assert.deepEqual([status, second], ['unique', null]);
  assert.match(solution, /^[1-4]{16}$/);
  await ask(app, (player) => player.reset());
  assert.equal(await ask(app, (player) => player.position), 0);
  await told(app);

  await ask(app, (player) => {
    player.speed = 'fast';
    player.algorithm = 'bogosort';
    player.position = -1;
    player.position = undefined; // so frameworks take a value away: no complaint, as of all that is an attribute
    player.controls = 'sentence bells';
    player.code = 'cobol';
    player.puzzle = '12a';
    player.next(1.5);
  });
  await app.page.waitForFunction(() =>
    /** @type {any} */ (globalThis).told.some((/** @type {any} */ { code }) => code === 'unreadable'),
  ); // what reads other formats is loaded first
  const errors = (await told(app)).filter(({ type }) => type === 'error');
  assert.deepEqual(
    errors.filter(({ code }) => code === 'value').map(({ name, value }) => [name, value]),
    [
      ['speed', 'fast'],
      ['algorithm', 'bogosort'],
      ['seek', -1],
      ['controls', 'bells'],
      ['code', 'cobol'],
      ['next', 1.5],
    ],
  );
  assert.match(errors.find(({ code }) => code === 'unreadable').message, /3/);
  assert.deepEqual(await ask(app, (player) => [player.algorithm, player.speed]), ['mrv', 100]);
  await app.close();
});

test('whatever a page does around a player, it keeps its look, its width and its keys', async () => {
  const app = await open({ reducedMotion: 'no-preference' });
  await app.page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { all: initial }
      body, main, div { display: block }
      main { direction: rtl; text-transform: uppercase; text-align: center; font: 40px serif }
    `);
    document.adoptedStyleSheets = [sheet];
  });
  await place(app, { puzzle: small, controls: 'sentence verdict transport scrubber speed' }, 'width:260px');
  const look = await ask(app, (player) => {
    const root = player.shadowRoot;
    const frame = root.querySelector('.frame');
    const { direction, fontSize, textTransform } = getComputedStyle(frame);
    const inner = [...root.querySelectorAll('sudoku-board, button, input, sudoku-sentence')].filter((element) =>
      element.checkVisibility(),
    );
    const { left, right } = player.parentElement.getBoundingClientRect();
    const outside = inner.filter((element) => {
      const box = element.getBoundingClientRect();
      return box.left < left - 0.5 || box.right > right + 0.5;
    });
    return {
      direction,
      fontSize,
      textTransform,
      outside: outside.map((element) => element.outerHTML),
      board: root.querySelector('sudoku-board').getBoundingClientRect().width,
      buttons: inner.filter((element) => element.matches('button')).length,
    };
  });
  assert.deepEqual(
    { ...look, board: look.board > 230 },
    { direction: 'ltr', fontSize: '15px', textTransform: 'none', outside: [], board: true, buttons: 5 },
  );

  await app.page.keyboard.press('.');
  assert.equal(await ask(app, (player) => player.position), 0);
  await app.cell(0).click();
  await app.page.keyboard.press('.');
  await app.page.keyboard.press('5');
  assert.equal(await ask(app, (player) => player.position), 1);
  assert.ok(await app.page.locator('sudoku-notice').isHidden(), 'nothing is edited here');

  await ask(app, (player) => {
    const other = document.createElement('sudoku-player');
    other.setAttribute('puzzle', '12........3.4...');
    other.setAttribute('controls', 'none');
    player.after(other);
    return /** @type {any} */ (other).ready.then(() => {});
  });
  await app.page.keyboard.press('.');
  assert.deepEqual(
    await app.page
      .locator('sudoku-player')
      .evaluateAll((players) => players.map((player) => /** @type {any} */ (player).position)),
    [2, 0],
  );
  assert.equal(await app.page.locator('sudoku-player').nth(1).locator('button:visible, input:visible').count(), 0);
  await app.close();
});

test('a player plays by itself when it comes into view, and not for those who want less motion', async () => {
  for (const reducedMotion of /** @type {const} */ (['no-preference', 'reduce'])) {
    const app = await open({ reducedMotion });
    await place(app, { puzzle: school, autoplay: '', speed: '60', controls: 'transport' }, 'padding-top:200vh');
    assert.equal(await ask(app, (player) => player.playing), false);
    await ask(app, (player) => player.scrollIntoView());
    if (reducedMotion === 'reduce') assert.equal(await app.stays(() => ask(app, (player) => player.playing)), false);
    else {
      await app.page.waitForFunction(() => /** @type {any} */ (document.querySelector('sudoku-player')).position > 3);
    }
    if (reducedMotion !== 'reduce') {
      await app.page.evaluate(() => scrollTo(0, 0));
      await app.page.waitForFunction(() => !(/** @type {any} */ (document.querySelector('sudoku-player')).playing));
    }
    await app.close();
  }
});

/** Sets properties of the player as soon as it is parsed: before there is its class. */
const setEarly = script(() => {
  new MutationObserver((_, observer) => {
    const player = document.querySelector('sudoku-player');
    if (!player) return;
    observer.disconnect();
    Object.assign(player, {
      puzzle: '1.....3..4.....2',
      algorithm: 'mrv',
      position: 7,
      speed: 100,
      controls: 'sentence transport',
      code: 'python',
    });
    Object.assign(globalThis, { wasEarly: !player.shadowRoot });
  }).observe(document, { childList: true, subtree: true });
});

test('properties set before the script is there hold, and are those of the player from then on', async () => {
  const app = await open({}, { head: [setEarly] });
  assert.ok(await app.page.evaluate(() => /** @type {any} */ (globalThis).wasEarly));
  await ask(app, (player) => player.ready.then(() => {}));
  assert.deepEqual(
    await ask(app, (player) => [
      player.puzzle,
      player.algorithm,
      player.position,
      player.speed,
      player.controls,
      player.code,
      Object.keys(player),
    ]),
    [small, 'mrv', 7, 100, 'sentence transport', 'python', []],
  );
  assert.equal(await app.board().then((board) => board.length), 16);
  await ask(app, (player) => {
    player.puzzle = '12........3.4...';
  });
  assert.deepEqual(await ask(app, (player) => [player.getAttribute('puzzle'), player.getAttribute('algorithm')]), [
    '12........3.4...',
    'mrv',
  ]);
  await app.close();
});

test('a player that plays by itself goes on where it is put elsewhere, unless it was paused', async () => {
  const app = await open({ reducedMotion: 'no-preference' });
  await place(app, { puzzle: school, autoplay: '', speed: '60', controls: 'transport' });
  const plays = () =>
    app.page.waitForFunction(() => /** @type {any} */ (document.querySelector('sudoku-player')).playing);
  const move = () => ask(app, (player) => document.querySelector('main')?.append(player));
  await plays();
  await move();
  await plays();
  await ask(app, (player) => player.pause());
  await move();
  assert.equal(await app.stays(() => ask(app, (player) => player.playing)), false);
  await app.close();
});

test('what is asked of a player behind a puzzle is about that, however long it takes to be read', async () => {
  const app = await open();
  await place(app, { puzzle: small });
  const answer = await app.page.locator('sudoku-player').evaluate(async (player, table) => {
    const element = /** @type {any} */ (player);
    element.puzzle = table;
    element.seek(118);
    const { status, solution } = await element.solve();
    return { status, solution, position: element.position };
  }, tableOf(school));
  assert.deepEqual(answer, { status: 'unique', solution: schoolSolved, position: 118 });
  await app.close();
});

test('a player on no page can be asked for anything: it throws nothing, and is there when it is put back', async () => {
  const app = await open({ reducedMotion: 'no-preference' });
  await place(app, { puzzle: school });
  const errors = /** @type {string[]} */ ([]);
  app.page.on('pageerror', (error) => errors.push(String(error)));
  const position = await ask(app, (player) => {
    const parent = player.parentElement;
    player.remove();
    for (const name of ['next', 'previous', 'end', 'reset', 'pause', 'play', 'pause']) player[name]();
    player.seek(118);
    player.position = 119;
    parent?.append(player);
    return player.position;
  });
  assert.equal(position, 119);
  assert.equal(await ask(app, (player) => player.playing), false);
  await ask(app, (player) => {
    const parent = player.parentElement;
    player.remove();
    player.play();
    parent?.append(player);
  });
  await app.page.waitForFunction(() => /** @type {any} */ (document.querySelector('sudoku-player')).position > 121);
  assert.deepEqual(errors, []);
  await app.close();
});

test('a player that is on no page while it loads has its colours when it comes to one', async () => {
  const app = await open();
  await app.page.evaluate(async () => {
    const player = /** @type {any} */ (document.createElement('sudoku-player'));
    const bare = document.createElement('div');
    bare.style.setProperty('--sudoku-paper', 'initial');
    document.querySelector('main')?.replaceChildren(bare);
    bare.append(player);
    player.remove();
    await new Promise((resolve) => {
      setTimeout(resolve, 500); // all is loaded
    });
    bare.append(player);
    return player.ready.then(() => {});
  });
  await app.page.locator('sudoku-player[data-theme="light"]').waitFor();
  const paper = () =>
    app.page.locator('sudoku-player').evaluate((player) => getComputedStyle(player).getPropertyValue('--sudoku-paper'));
  assert.notEqual(await paper(), '');
  await app.close();
});

test('a page can colour and shape a player by parts and custom properties', async () => {
  const app = await open();
  await app.page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      sudoku-player { --sudoku-place: rgb(1 2 3); --sudoku-radius: 0px; --sudoku-board-size: 300px }
      sudoku-player { --sudoku-font: monospace }
      sudoku-player::part(given) { color: rgb(4 5 6) }
      sudoku-player::part(sentence) { border-width: 7px }
      sudoku-player::part(button toggle) { opacity: 0.5 }
    `);
    document.adoptedStyleSheets = [sheet];
  });
  await place(app, { puzzle: small, position: '377', controls: 'sentence transport' });
  await app.reads('sentence', /./);
  const styles = await ask(app, (player) => {
    /** @param {string} selector */
    const of = (selector) => getComputedStyle(player.shadowRoot.querySelector(selector));
    return [
      of('.cell[data-kind="placed"]:not([data-mark])').backgroundColor,
      of('.cell[data-kind="given"]').color,
      of('sudoku-sentence').borderTopWidth,
      of('sudoku-board').width,
      of('.buttons button').borderRadius,
      of('button[data-type="toggle"]').opacity,
      of('.frame').fontFamily,
    ];
  });
  assert.deepEqual(styles, ['rgb(1, 2, 3)', 'rgb(4, 5, 6)', '7px', '300px', '0px', '0.5', 'monospace']);
  await app.close();
});

/** The pages allow no WebAssembly. @type {import('../support/site.js').Rule} */
const strict = [/\.html$|\/$/, { edit: (text) => text.replace(" 'wasm-unsafe-eval'", '') }];

test('without WebAssembly the element shows the givens, says once what is missing, and names the frame', async () => {
  for (const [puzzle, rows] of /** @type {const} */ ([
    [school, school],
    [small, small.match(/.{4}/g)?.join('\n') ?? ''],
    ['1'.padEnd(36, '.'), '1'.padEnd(36, '0')],
  ])) {
    const app = await open({}, { faults: [strict] });
    await app.page.evaluate((text) => {
      const told = /** @type {string[]} */ ([]);
      Object.assign(globalThis, { told });
      document.addEventListener('sudoku-error', (event) => told.push(/** @type {CustomEvent} */ (event).detail.code));
      const player = document.createElement('sudoku-player');
      player.setAttribute('puzzle', text);
      document.querySelector('main')?.replaceChildren(player);
    }, rows);
    await app.reads('notice', /forbids WebAssembly.*embed\.html/);
    await app.page.waitForFunction(
      (count) =>
        document.querySelector('sudoku-player')?.shadowRoot?.querySelectorAll('sudoku-board .cell').length === count,
      puzzle.length,
    );
    assert.equal(await app.board(), puzzle);
    const said = await app.page.locator('sudoku-verdict, sudoku-sentence, sudoku-notice').allInnerTexts();
    assert.equal(said.join().match(/WebAssembly|could not be loaded|being loaded/g)?.length, 1);
    assert.deepEqual(await told(app), ['load']);
    assert.ok(await app.page.getByRole('button', { name: 'Try again' }).isHidden());
    await app.close({ despite: /WebAssembly|wasm|unsafe-eval|violation/i });
  }
});
