/** Each part of the page that is loaded when it is asked for, with each of its files missing or late in turn. */
import { useApp } from '../support/app.js';
import { some } from '../engines/engine.js';
import { test } from '../engines/test.js';
import { hurried } from '../support/head.js';
import { importedBy, missing, parts, press } from '../support/later-parts.js';

const { open } = useApp();

for (const [what, ask, shows, own, before] of parts) {
  const there = before ? await importedBy(before) : [];
  const imported = (await importedBy(own[0])).filter((path) => !there.includes(path));
  const files = [...own, ...imported.map((path) => new RegExp(`/${path}$`))];
  const tried = some([...files.entries()]);
  const count = `${tried.length} of ${files.length}`;

  test(`the ${what} can be loaded after a file of it could not be loaded once: ${count}`, async () => {
    for (const [, file] of tried) {
      const app = await open({}, { head: [hurried], faults: [[file, { status: 404 }]] });
      await app.reads('verdict', '5,547');
      await ask(app);
      await app.page
        .locator('sudoku-notice, sudoku-tree', { hasText: 'could not be loaded' })
        .locator('visible=true')
        .waitFor();
      app.site.mend();
      await ask(app);
      await app.page.locator(shows).first().waitFor();
      await app.close({ despite: missing });
    }
  });

  test(`a file of the ${what} does not come: that is said, and it opens later: ${count}`, async () => {
    for (const [index, file] of tried) {
      const app = await open({}, { head: [hurried], faults: [[file, { silent: true }]] });
      await app.reads('verdict', '5,547');
      await ask(app);
      const said = app.page
        .locator('sudoku-notice, sudoku-tree', { hasText: /has not come yet|could not be loaded/ })
        .locator('visible=true');
      // until then something else is late, on a slow machine
      await app.asksFor(file);
      await said.waitFor();
      if (index % 2) app.site.answer();
      else {
        app.site.mend();
        if (what === 'tree') await ask(app);
        else await press(app, 'Try again');
      }
      await app.page.locator(shows).first().waitFor();
      await said.waitFor({ state: 'detached' });
      await app.close();
    }
  });
}
