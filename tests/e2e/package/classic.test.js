import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { school, useApp } from '../support/app.js';
import { siteFolder } from '../../support/artefacts.js';
import { test } from '../engines/test.js';

const { open } = useApp();
/** It is made where there is esbuild. */
const own = pathToFileURL(join(siteFolder, 'stepdoku.js')).href;

/**
 * A page on a disk, with the classic script from somewhere.
 * @param {(page: string) => Promise<void>} use
 * @param {string} script
 */
async function onDisk(use, script) {
  const folder = await mkdtemp(join(tmpdir(), 'stepdoku-'));
  const page = join(folder, 'lesson.html');
  await writeFile(
    page,
    `<!doctype html><meta charset="utf-8"><title>Lesson</title><script src="${script}"></script>
<sudoku-player puzzle="${school}" position="1308" code="python" lang="de"></sudoku-player>`,
  );
  await use(pathToFileURL(page).href).finally(() => rm(folder, { recursive: true }));
}

if (existsSync(new URL(own))) {
  test('the classic script works from a disk, and from another host, with all that is loaded later', async () => {
    // a picture: a page of the app would go on asking for its files
    const app = await open({}, { path: 'picture.png', shows: 'img', isStrict: false });
    for (const script of [own, `${app.site.url}stepdoku.js`]) {
      await onDisk(async (page) => {
        const before = app.site.asked.length;
        await app.page.goto(page);
        await app.reads('sentence', '9 geht nicht in Zeile 3');
        await app.page.locator('.listing', { hasText: 'def backtracking' }).waitFor();
        await app.page.locator('#tab-tree').click();
        await app.page.locator('sudoku-tree svg').first().waitFor();
        assert.equal(
          await app.page.evaluate(() => /** @type {any} */ (document.querySelector('sudoku-player')).position),
          1308,
        );
        assert.deepEqual(app.site.asked.slice(before), script === own ? [] : ['/stepdoku.js']);
      }, script);
    }
    await app.close();
  });
}
