import assert from 'node:assert/strict';
import { test } from 'node:test';
import { settingsAppearance } from '../../../web/app/play/dialogs/settings-look.js';
import { initialSettings } from '../../../web/app/play/settings.js';
import { faultOf, t, translators } from '../support/texts.js';

/**
 * Every setting that is shown.
 * @param {import('../../../web/app/play/dialogs/settings-look.js').SettingsAppearance} look
 */
const all = ({ groups }) => groups.flatMap(({ settings }) => settings);

test('every setting of a game is there once, as it is', () => {
  const shown = all(settingsAppearance(initialSettings, t));
  assert.deepEqual(Object.fromEntries(shown.map(({ name, on }) => [name, on])), initialSettings);
  assert.equal(shown.length, Object.keys(initialSettings).length);
});

for (const [language, translate] of Object.entries(translators)) {
  test(`in ${language} every setting has a name and a sentence of its own`, () => {
    const look = settingsAppearance(initialSettings, translate);
    const texts = [...look.groups.map(({ title }) => title), ...all(look).flatMap(({ text, about }) => [text, about])];
    assert.equal(new Set(texts).size, texts.length);
    for (const text of [look.title, look.close, look.help.title, ...look.help.lines, ...texts]) {
      assert.equal(faultOf(text, language), null);
    }
  });
}
