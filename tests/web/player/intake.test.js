import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AnyText } from '../../../web/app/player/any-text.js';
import { Intake } from '../../../web/app/player/intake.js';
import { emptyProgress } from '../support/progress.js';
import { firstDictionaries, laterParts, t } from '../support/texts.js';

const small = '1.....2..3.....4';

/**
 * A player that notes what a reader asks of it.
 * @param {Partial<import('../../../web/app/player/intake.js').Host>} [parts]
 */
function intakeOf(parts = {}) {
  /** @type {[what: string, value?: any][]} */
  const asked = [];
  const note = (/** @type {string} */ what) => (/** @type {any} */ value) => {
    asked.push(value === undefined ? [what] : [what, value]);
  };
  const intake = new Intake({
    parse: (text) =>
      text.startsWith('1')
        ? { ok: true, puzzle: small, size: 4, format: 'line' }
        : { ok: false, error: error('empty') },
    loadFormats: async () => note('formats')(undefined),
    dispatch: note('dispatch'),
    translate: () => t,
    plays: true,
    failed: () => false,
    list: note('list'),
    dialogs: {
      open: note('open'),
      close: () => note('close')(undefined),
      complain: note('complain'),
      offer: note('offer'),
    },
    ...parts,
  });
  return { intake, asked };
}

/**
 * @param {import('../../../web/app/solver.js').ErrorCode} code
 * @returns {import('../../../web/app/solver.js').ParseError}
 */
const error = (code) => ({ code, index: 3, line: 1, column: 4, found: 5, expected: 9 });

test('plain text is taken at once, and nothing is loaded for it', () => {
  const { intake, asked } = intakeOf();
  intake.read({ text: small, from: 'user' });
  assert.deepEqual(
    asked.map(([what, action]) => [what, action?.puzzle]),
    [
      ['close', undefined],
      ['dispatch', small],
    ],
  );
});

test('what somebody has entered comes with the puzzle, and Play is offered where there is one', () => {
  const progress = emptyProgress(small);
  const parse = () => ({ ok: /** @type {const} */ (true), puzzle: small, size: 4, format: 'hodoku', progress });
  for (const [plays, code] of /** @type {const} */ ([
    [true, 'givenProgress'],
    [false, 'given'],
  ])) {
    const { intake, asked } = intakeOf({ parse, plays });
    intake.read({ text: small, from: 'user' });
    const [, action] = asked[1];
    assert.deepEqual([action.type, action.progress, action.notice.code], ['load', progress, code]);
  }
  const { intake, asked } = intakeOf({ parse });
  intake.read({ text: small, from: 'page' });
  assert.deepEqual(asked, [['dispatch', { type: 'start', puzzle: small, progress }]]);
});

/** A text that takes a while to be read: a table. */
const table = { text: '1\t2', from: /** @type {const} */ ('page') };

test('what is asked for behind a text that takes a while is done when it was read, in its order', async () => {
  const { intake, asked } = intakeOf();
  intake.read(table);
  const note = (/** @type {string} */ what) => () => asked.push([what]);
  intake.afterwards(note('first'));
  intake.afterwards(note('second'));
  assert.deepEqual(asked.map(([what]) => what).includes('first'), false);
  await intake.settled();
  const order = asked.map(([what]) => what).filter((what) => what !== 'formats');
  assert.deepEqual(order.slice(-2), ['first', 'second']);
  assert.ok(order.length > 2, 'the text was read before');
  intake.afterwards(note('third'));
  assert.deepEqual(asked.at(-1), ['third']);
});

test('what is asked for behind a text goes with it, where another one comes before it was read', async () => {
  const { intake, asked } = intakeOf();
  intake.read(table);
  intake.afterwards(() => asked.push(['late']));
  intake.read({ text: small, from: 'page' });
  intake.afterwards(() => asked.push(['now']));
  assert.deepEqual(asked.at(-1), ['now']);
  await intake.settled();
  assert.deepEqual(
    asked.filter(([what]) => what === 'late'),
    [],
  );
});

test('a text without a solver or a language waits, once', () => {
  let now = /** @type {import('../../../web/app/i18n/i18n.js').Translate | null} */ (null);
  const { intake, asked } = intakeOf({ translate: () => now });
  intake.read({ text: small, from: 'page' });
  assert.equal(intake.resume(), false);
  now = t;
  assert.equal(intake.resume(), true);
  assert.equal(intake.resume(), false);
  assert.deepEqual(asked, [['dispatch', { type: 'start', puzzle: small }]]);
});

test('who waits for what is searched for a puzzle finds it read', async () => {
  const { intake, asked } = intakeOf();
  await intake.searched;
  intake.read({ text: `1\t${small}`, from: 'page' });
  assert.equal(asked.length, 0);
  await intake.searched;
  assert.deepEqual(
    asked.map(([what, action]) => action?.type ?? what),
    ['formats', 'start'],
  );
});

test('without the formats what cannot be searched is kept with a sentence; text with tabs is still read', async () => {
  const { intake, asked } = intakeOf({ loadFormats: () => Promise.reject(new Error('no network')) });
  globalThis.fetch = () => Promise.reject(new Error('no network'));
  intake.read({ text: 'what?', from: 'user' });
  await settled(asked, 2);
  assert.deepEqual(asked, [
    ['open', 'what?'],
    ['complain', { text: t('notice.laterFailed'), index: 0 }],
  ]);
  intake.read({ text: `1\t${small}`, from: 'user' });
  await settled(asked, 4);
  assert.equal(asked[3][1].puzzle, small);
});

/** Waits until so much was asked for. @param {any[]} asked @param {number} count */
async function settled(asked, count) {
  while (asked.length < count) {
    await new Promise((resolve) => {
      setTimeout(resolve, 1);
    });
  }
}

test('without the formats a puzzle from the page that cannot be searched is said in a notice', async () => {
  const { intake, asked } = intakeOf({ loadFormats: () => Promise.reject(new Error('no network')) });
  globalThis.fetch = () => Promise.reject(new Error('no network'));
  intake.read({ text: 'what?', from: 'page' });
  await intake.searched;
  assert.deepEqual(asked, [['dispatch', { type: 'notice', notice: { code: 'laterFailed' } }]]);
});

test('a file in UTF-16 is read as one in UTF-8 is; a long one is a list; one that is gone has no text', async () => {
  const { textOf } = AnyText.prototype;
  assert.equal(await textOf(new Blob(['\ufeff', small])), small);
  assert.equal(await textOf(new Blob([Uint8Array.from([0xff, 0xfe, 0x31, 0, 0x2e, 0])])), '1.');
  assert.equal(await textOf(new Blob([Uint8Array.from([0xfe, 0xff, 0, 0x31, 0, 0x2e])])), '1.');
  assert.equal(await textOf(new Blob(['1'.repeat(65_537)])), null);
  const gone = /** @type {any} */ ({ size: 5, arrayBuffer: () => Promise.reject(new Error('gone')) });
  assert.equal(await textOf(gone), '');
});

const picture = new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])], 'a.png');

/** The dictionaries come. @param {import('node:test').TestContext} context */
function withTexts(context) {
  context.mock.method(globalThis, 'fetch', async (/** @type {unknown} */ address) =>
    Response.json(String(address).includes('formats') ? laterParts.formats : firstDictionaries.en),
  );
}

/** What a reader sees of it. @param {[what: string, value?: any][]} asked */
const seen = (asked) => asked.map(([what]) => what).filter((what) => what !== 'formats');

test('a file that is refused is not told of where another text came before it was', async (context) => {
  withTexts(context);
  const { intake, asked } = intakeOf();
  await intake.open(picture);
  assert.deepEqual(seen(asked), ['open', 'complain']);
  const coming = intake.open(picture);
  intake.read({ text: small, from: 'user' });
  await coming;
  await intake.settled();
  assert.deepEqual(seen(asked).slice(2), ['close', 'dispatch']);
});

test('a file without a language waits, is refused then, and goes where another text comes', async (context) => {
  withTexts(context);
  let now = /** @type {import('../../../web/app/i18n/i18n.js').Translate | null} */ (null);
  const { intake, asked } = intakeOf({ translate: () => now });
  await intake.open(picture);
  assert.deepEqual([asked, intake.resume()], [[], false]);
  now = t;
  assert.equal(intake.resume(), true);
  while (seen(asked).length < 2) await new Promise((resolve) => setTimeout(resolve, 1));
  assert.deepEqual(asked.at(-1), ['complain', { text: t('error.no-text.picture'), index: 0 }]);
  now = null;
  await intake.open(picture);
  intake.read({ text: small, from: 'page' });
  now = t;
  assert.deepEqual([intake.resume(), intake.resume()], [true, false]);
  assert.deepEqual(asked.at(-1), ['dispatch', { type: 'start', puzzle: small }]);
});
