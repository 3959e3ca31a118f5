import assert from 'node:assert/strict';
import { test } from 'node:test';
import { translator } from '../../../web/app/i18n/i18n.js';
import { WideLanguage } from '../../../web/app/i18n/lazy-messages.js';
import { dictionaries, firstDictionaries, laterParts } from '../support/texts.js';

/** The page's `fetch`, with the dictionaries as the site has them; while `broken`, nothing comes. */
const host = { broken: false };
globalThis.fetch = async (/** @type {any} */ url) => {
  const [, part, language] = /web\/i18n\/(?:(\w+)\/)?(\w+)\.json$/.exec(String(url)) ?? [];
  if (host.broken) throw new TypeError('offline');
  const whole = /** @type {Record<string, object>} */ (dictionaries[language]);
  return Response.json(
    part
      ? Object.fromEntries(Object.keys(laterParts[part]).map((group) => [group, whole[group]]))
      : firstDictionaries[language],
  );
};

/** Lets all that was asked for come. */
const settled = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 20);
  });

/** @param {string} language */
const narrow = (language) => translator(language, firstDictionaries[language]);

test('sentences that are loaded later are there as soon as it is told', async () => {
  let changes = 0;
  const language = new WideLanguage('both', () => {
    changes += 1;
  });
  const t = narrow('en');
  assert.throws(() => t('both.title'));
  assert.equal(language.follow(t), null);
  await settled();
  assert.equal(changes, 1);
  assert.equal(language.follow(t)?.('both.title'), 'Two of the solutions');
  assert.equal(language.follow(t)?.('pad.undo'), 'Undo', 'those of the first screen are known too');
});

test('while another language is on its way the one before stays, and the last one asked for wins', async () => {
  const language = new WideLanguage('both', () => {});
  language.follow(narrow('en'));
  await settled();
  const [german, chinese] = [narrow('de'), narrow('zh')];
  assert.equal(language.follow(german)?.language, 'en');
  language.follow(chinese);
  await settled();
  assert.equal(language.follow(chinese)?.language, 'zh');
});

test('what did not come is asked for again', async () => {
  let changes = 0;
  const language = new WideLanguage('chooser', () => {
    changes += 1;
  });
  const t = narrow('de');
  host.broken = true;
  language.follow(t);
  await settled();
  host.broken = false;
  assert.equal(changes, 0);
  language.follow(t);
  await settled();
  assert.equal(language.follow(t)?.('chooser.close'), 'Schließen');
});
