/**
 * A profile that an older version wrote opens with everything in it: tests/data/old-profile.json has the storages of a
 * reader who solved a game, paused another one, chose settings, watched a run in another algorithm and compared three.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { useApp } from '../support/app.js';
import { test } from '../engines/test.js';
import { clock, clockReads, part as compared } from '../support/comparing.js';
import { script } from '../support/head.js';
import { digits, label, part, press } from '../support/playing.js';

const { open } = useApp();

/** What each storage holds. @type {{ local: Record<string, string>, session: Record<string, string> }} */
const profile = JSON.parse(readFileSync(new URL('../../data/old-profile.json', import.meta.url), 'utf8'));

/** @param {Partial<typeof profile>} kept goes into the storages, once */
const visited = (kept) =>
  script(({ local = {}, session = {} }) => {
    if (!location.protocol.startsWith('http') || localStorage.getItem('stepdoku.theme')) return;
    for (const [key, text] of Object.entries(local)) localStorage.setItem(key, text);
    for (const [key, text] of Object.entries(session)) sessionStorage.setItem(key, text);
  }, kept);

for (const [where, kept] of /** @type {const} */ ([
  ['a reload', profile],
  ['another visit, in a new tab', { local: profile.local }],
])) {
  test(`a profile of an older version opens with everything in it: ${where}`, async () => {
    const app = await open({}, { head: [visited(kept)] });
    await app.stands(411);
    assert.equal(await app.page.locator('sudoku-picker select').inputValue(), 'lookup-tables');
    assert.equal(await app.page.locator('.speed-range').inputValue(), '45');
    assert.equal(await app.page.locator('html').getAttribute('data-theme'), 'dark');
    assert.equal(await app.page.getByRole('tab', { name: 'Tree' }).getAttribute('aria-selected'), 'true');
    await app.page.locator('sudoku-tree [role=tree]').waitFor();

    await app.mode('compare').click();
    await clockReads(app, '1,629 of 1,719 steps');
    assert.equal(await clock(app), 1629);
    const chosen = compared(app, 'button[data-type="entrant"][aria-pressed="true"]');
    assert.deepEqual(await chosen.evaluateAll((chips) => chips.map((chip) => chip.getAttribute('data-algorithm'))), [
      'lookup-tables',
      'mrv',
      'dancing-links',
    ]);

    await app.mode('play').click();
    await press(app, 'Paused: press to go on').click();
    await part(app, 'sudoku-game-status .time').waitFor();
    assert.equal((await digits(app))[0], '8');
    assert.equal(await label(app, 1), 'row 1, column 2: empty, notes 1 6');
    assert.equal(await label(app, 3), 'row 1, column 4: empty, notes 2, yellow');
    await press(app, 'Games').click();
    const games = app.page.locator('sudoku-games');
    await games.getByRole('tab', { name: 'Results' }).click();
    await games.locator('#panel-games-results').getByRole('button', { name: '4 × 4' }).click();
    const [row] = await games.locator('#panel-games-results tbody tr').allInnerTexts();
    assert.match(row, /\b1\b/);
    await games.getByRole('tab', { name: 'Going on' }).click();
    assert.equal(await games.locator('#panel-games-kept li').count(), 2);
    await app.page.keyboard.press('Escape');
    await app.close();
  });
}
