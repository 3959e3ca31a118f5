import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { thoseInTurn } from '../../support/chance.js';
import { makeSite, sourcesFor } from '../support/making-site.js';
import { missingIn, optional, takeOut } from '../support/taken-out.js';

const scripts = fileURLToPath(new URL('../../../scripts/', import.meta.url));

test('a script that imports what is not there is found', (t) => {
  const folder = sourcesFor(t);
  assert.deepEqual(missingIn(folder), []);
  cpSync(join(folder, 'web/app/demo.js'), join(folder, 'web/elements/demo.js'));
  assert.ok(missingIn(folder).length > 0);
});

/** Where CI is set those that have their turn: each takes ten seconds. */
const some = process.env.CI ? thoseInTurn(optional) : optional;

for (const feature of some) {
  test(`the site is made without ${feature}, by a builder that is without it too`, (t) => {
    const folder = sourcesFor(t);
    cpSync(scripts, join(folder, 'scripts'), { recursive: true });
    takeOut(folder, feature);
    assert.deepEqual(missingIn(folder), []);
    makeSite(folder, { maker: join(folder, 'scripts/lib/site/main.mjs') });
  });
}
