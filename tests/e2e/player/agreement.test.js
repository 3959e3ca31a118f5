/**
 * Everything that the page shows of a position tells the same story: board, sentence, code line,
 * variables, call stack and tree, at random positions of a run, against a search of its own.
 */
import assert from 'node:assert/strict';
import { random } from '../../wasm/support/solver.js';
import { textbook } from '../../wasm/support/textbook.js';
import { hard, useApp } from '../support/app.js';
import { some } from '../engines/engine.js';
import { test } from '../engines/test.js';

const { open } = useApp();

const classic = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const LENGTH = 422_480;

/**
 * What must be seen at a position.
 * @typedef {{ step: import('../../../web/app/solver.js').Step, stack: { cell: number, digit: number }[] }} Moment
 */

/** The run at these positions. @param {number[]} positions ascending @returns {Moment[]} */
function momentsOf(positions) {
  const moments = [];
  /** @type {Moment['stack']} */
  const stack = [];
  let position = 0;
  for (const step of textbook(classic)) {
    if (step.kind === 'place') stack.push({ cell: Number(step.cell), digit: Number(step.digit) });
    if (step.kind === 'erase') stack.pop();
    if (++position === positions[moments.length]) moments.push({ step, stack: [...stack] });
  }
  assert.equal(position, LENGTH);
  return moments;
}

const next = random(50);
const positions = [
  ...new Set([1, 2, LENGTH, ...some(Array.from({ length: 50 }, () => 1 + Math.floor(next() * LENGTH)))]),
].sort((a, b) => a - b);
const moments = momentsOf(positions);

/**
 * The board as the page must show it: a digit that is tried, or just taken back, stands in its cell.
 * @param {Moment} moment
 */
function boardOf({ step, stack }) {
  const board = [...classic];
  for (const { cell, digit } of stack) board[cell] = String(digit);
  if (step.cell !== null && step.digit !== null) board[step.cell] = String(step.digit);
  return board.join('');
}

/** @param {import('../../../web/app/solver.js').Step} step */
function lineOf({ kind, unit }) {
  const read = [
    'if (sudoku[row][i] === number) return false;',
    'if (sudoku[i][column] === number) return false;',
    'if (sudoku[i][j] === number) return false;',
  ];
  return {
    select: 'const field = nextEmptyField(sudoku);',
    try: 'for (let number = 1; number <= sudoku.length; number++) {',
    check: read[Math.floor((unit ?? 0) / 9)],
    conflict: read[Math.floor((unit ?? 0) / 9)],
    place: 'sudoku[row][column] = number;',
    erase: 'sudoku[row][column] = 0;',
    retreat: 'return false;',
    solution: 'if (field === null) return true;',
  }[/** @type {'select'} */ (kind)];
}

/** What the sentence must speak of, counted from 1. @param {import('../../../web/app/solver.js').Step} step */
function wordsOf({ kind, cell, digit, peer }) {
  const place = (/** @type {number} */ at) => [`ow ${Math.floor(at / 9) + 1}`, `olumn ${(at % 9) + 1}`];
  if (kind === 'solution') return ['Solved!'];
  if (kind === 'check') return [`Looking for ${digit}`, ...(peer === cell ? ['the cell itself'] : place(Number(peer)))];
  return [...(digit === null ? [] : [String(digit)]), ...place(Number(cell))];
}

/** @param {import('../support/app.js').App} app @param {number} position */
async function goTo(app, position) {
  await app.slide('sudoku-scrubber input', position);
  await app.stands(position);
  await app.painted();
}

async function openClassic() {
  const app = await open();
  await app.page.evaluate((puzzle) => document.querySelector('sudoku-player')?.setAttribute('puzzle', puzzle), classic);
  await app.reads('verdict', '422,480');
  return app;
}

test('board, sentence, code line, variables and call stack agree at random positions', async () => {
  const app = await openClassic();
  await app.page.locator('.listing li').first().waitFor();
  for (const [index, moment] of moments.entries()) {
    const { step, stack } = moment;
    const about = `position ${positions[index]}, ${step.kind}`;
    await goTo(app, positions[index]);
    assert.equal(await app.board(), boardOf(moment), about);
    const sentence = await app.sentence();
    for (const word of wordsOf(step)) {
      assert.ok(sentence.includes(word), `${about}: "${sentence}" says nothing of "${word}"`);
    }
    const marked = await app.page.locator('.listing li[aria-current] code').allInnerTexts();
    assert.deepEqual(
      marked.map((text) => text.trim()),
      [lineOf(step)],
      about,
    );
    const frames = await app.page.locator('.frames button').allInnerTexts();
    const expected = stack.map(({ cell, digit }) => `${digit}[${Math.floor(cell / 9)},${cell % 9}]`).reverse();
    assert.deepEqual(
      frames.map((text) => text.replace(/\s/g, '').replace(/^(\d).*\[/, '$1[')),
      expected,
      about,
    );
    if (step.cell !== null) {
      const variables = (await app.page.locator('.variables').innerText()).replace(/\s+/g, ' ');
      assert.ok(variables.startsWith(`row ${step.row} column ${step.column} `), `${about}: ${variables}`);
    }
  }
  await app.close();
});

/** What stands beside the board. @param {import('../support/app.js').App} app */
const beside = (app) =>
  app.page.evaluate(() => {
    const root = /** @type {ShadowRoot} */ (document.querySelector('sudoku-player')?.shadowRoot);
    const line = [...root.querySelectorAll('.listing li')].findIndex((one) => one.hasAttribute('aria-current'));
    return [
      line,
      ...['.variables', 'sudoku-stack', 'sudoku-counters'].map((part) => root.querySelector(part)?.textContent),
    ];
  });

test('at its fastest all beside the board goes on, and shows one step when the run halts', async () => {
  const app = await open();
  await app.load(hard);
  await app.page.locator('.listing li').first().waitFor();
  await app.slide('.speed-range', 100);
  await app.page.evaluate(() => {
    const player = /** @type {any} */ (document.querySelector('sudoku-player'));
    const root = /** @type {ShadowRoot} */ (player.shadowRoot);
    const changes = /** @type {Record<string, number>} */ ({});
    /** @type {any} */ (globalThis).changes = changes;
    for (const name of ['board', 'sentence', 'scrubber', 'code', 'stack', 'counters']) {
      changes[name] = 0;
      const count = () => (changes[name] += player.playing ? 1 : 0); // what the halt paints is no sign of life
      new MutationObserver(count).observe(/** @type {Element} */ (root.querySelector(`sudoku-${name}`)), {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
    }
  });
  for (let halt = 0; halt < 5; halt++) {
    await app.button('toggle').click();
    await app.passes((await app.position()) + 20_000);
    await app.button('toggle').click();
    await app.painted();
    const shown = await beside(app);
    await app.button('step').click();
    await app.painted();
    await app.button('back').click();
    await app.painted();
    assert.deepEqual(await beside(app), shown, `halt ${halt}, at ${await app.position()}`);
  }
  const changes = await app.page.evaluate(() => /** @type {any} */ (globalThis).changes);
  for (const [name, count] of Object.entries(changes)) assert.ok(Number(count) > 5, `${name} changed ${count} times`);
  await app.close();
});

test('the lit path of the tree is the stack at random positions', async () => {
  const app = await openClassic();
  await app.page.locator('[data-panel="tree"]').click();
  const nodes = app.page.locator('sudoku-tree .tree-window .tree-node');
  await nodes.first().waitFor();
  for (const [index, { stack }] of moments.entries()) {
    await goTo(app, positions[index]);
    const lit = await nodes.evaluateAll((all) =>
      all
        .filter((node) => node.getAttribute('data-status') === 'path' && node.getAttribute('data-kind') !== 'root')
        .map((node) => node.querySelector('.tree-digit')?.textContent)
        .join(''),
    );
    assert.equal(lit, stack.map(({ digit }) => digit).join(''), `position ${positions[index]}`);
  }
  await app.close();
});
