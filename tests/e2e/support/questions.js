/**
 * Answers questions of a player as a reader would who knows what the run does: the solver of the page is asked.
 *
 *     await answer(app.page, player, await rightAnswer(player));      // by keys alone
 */

/** @typedef {import('playwright-core').Locator} Locator @typedef {import('playwright-core').Page} Page */
/** @typedef {{ digit: string } | { cell: number }} Answer a digit, 0 for none and for "it fits"; a cell of the board */

/** The question that stands, and what the run does from there on. @param {Locator} player */
const whatComes = (player) =>
  player.evaluate(async (element) => {
    const { puzzle, algorithm, position, shadowRoot } = /** @type {any} */ (element);
    const question = shadowRoot.querySelector('.predict-question').textContent;
    const root = document.baseURI.replace(/lesson\/[^/]*$/, '');
    const { loadSolver } = await import(new URL('app/solver.js', root).href);
    const run = (await loadSolver()).run(puzzle, { algorithm });
    run.seek(position);
    run.seek(position + 1);
    const first = run.step;
    let step = first;
    const ends = question.includes('fit') ? ['place', 'conflict'] : ['place', 'retreat'];
    while (step && !ends.includes(step.kind)) step = run.next().value;
    run.dispose();
    return { question, first, step };
  });

/** @param {Locator} player that asks, in English @returns {Promise<Answer>} */
export async function rightAnswer(player) {
  const { question, first, step } = await whatComes(player);
  if (/Which cell does the search choose/.test(question)) return { cell: first.cell };
  if (/Which digit goes/.test(question)) return { digit: step.kind === 'place' ? String(step.digit) : '0' };
  if (/Does \d fit/.test(question)) return step.kind === 'place' ? { digit: '0' } : { cell: step.peer };
  throw new Error(question);
}

/**
 * Gives an answer by keys alone; the focus is on the board.
 * @param {Page} page @param {Locator} player @param {Answer} given
 */
export async function answer(page, player, given) {
  if ('digit' in given) {
    await page.keyboard.press(given.digit);
    return;
  }
  const size = Math.sqrt(await player.locator('sudoku-board .cell').count());
  await page.keyboard.press('Control+Home');
  for (let row = 0; row < Math.floor(given.cell / size); row++) await page.keyboard.press('ArrowDown');
  for (let column = 0; column < given.cell % size; column++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
}

/** Tab until a part of a player has the focus. @param {Page} page @param {Locator} player @param {string} part */
export async function tabTo(page, player, part) {
  const isThere = () =>
    player.evaluate((element, wanted) => Boolean(element.shadowRoot?.activeElement?.closest(wanted)), part);
  for (let tab = 0; tab < 60; tab++) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no way to ${part} by Tab`);
}

/**
 * Goes on by ten steps at a time until a question stands; the focus is in the player.
 * @param {Page} page @param {Locator} player
 */
export async function stepToQuestion(page, player) {
  for (let steps = 0; steps < 100; steps++) {
    if (await player.locator('sudoku-predict[data-phase=asked]').count()) return;
    await page.keyboard.press('l');
    await player.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        }),
    );
  }
  throw new Error('nothing is asked');
}
