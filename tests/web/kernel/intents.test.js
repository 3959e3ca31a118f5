/** Each intent that the page can send has an owner in each mode, and its owner knows it. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gameKeyIntent } from '../../../web/app/play/keys.js';
import { inQuestion, intents, ownerOf } from '../../../web/app/kernel/intents.js';
import { controlNames } from '../../../web/app/player/controls.js';
import { intentOf } from '../../../web/app/player/keys.js';

const web = new URL('../../../web/', import.meta.url);

/** @param {string} path of a file, or of a folder whose scripts count */
function sourceOf(path) {
  if (path.endsWith('.js')) return readFileSync(new URL(path, web), 'utf8');
  const names = readdirSync(new URL(path, web)).filter((name) => name.endsWith('.js'));
  return names.map((name) => readFileSync(new URL(`${path}/${name}`, web), 'utf8')).join('\n');
}

/** Elements whose intents end in the part of the page that made them: it stops the event, or stands elsewhere. */
const inward = new Set([
  ...['games.js', 'games-kept.js', 'games-new.js', 'games-results.js', 'play-settings.js'].map(
    (name) => `play/${name}`,
  ),
  ...['share', 'share-copy', 'share-embed', 'share-picture', 'share-print', 'paper'].map((name) => `share/${name}.js`),
  ...['generator/generator.js', 'dialogs/pick-puzzle.js', 'logic/technique.js', 'first-visit/first-words.js'],
  'offline/update.js',
]);

/** What a button says of itself that is no intent: its element does it. */
const inside = new Set(['close', 'choose-file', 'generate', 'nearest']);

/** The types that a source sends. @param {string} source @returns {string[]} */
const sentBy = (source) =>
  [
    /intend\([^;]*?type: '([a-z-]+)'/g,
    /'data-type': '([a-z-]+)'/g,
    /setAttribute\(\w+, 'data-type', '([a-z-]+)'\)/g,
  ].flatMap((pattern) => Array.from(source.matchAll(pattern), ([, type]) => type));

const sources = readdirSync(new URL('elements', web), { recursive: true })
  .map((name) => String(name).replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.js') && !inward.has(name));
const sent = new Set(
  [...sources.map((name) => `elements/${name}`), 'app/dialogs/pick-puzzle.js', 'app/play/commands.js']
    .flatMap((path) => sentBy(sourceOf(path)))
    .filter((type) => !inside.has(type)),
);

/** Every key that may mean something, with what is held down. */
const keys = [
  ...[...' .,-+<>?[]0123456789abcdefghijklmnopqrstuvwxyz'].map((key) => [key, `Key${key.toUpperCase()}`]),
  ...['ArrowUp', 'Home', 'End', 'Enter', 'Escape', 'Backspace', 'Delete'].map((key) => [key, key]),
].flatMap(([key, code]) =>
  [0, 1, 2, 3].map((held) => ({
    ...{ key, code, metaKey: false, altKey: false, repeat: false },
    ...{ shiftKey: (held & 1) > 0, ctrlKey: (held & 2) > 0 },
  })),
);
const keysOfWatch = new Set(
  keys.flatMap((key) =>
    [true, false].map((editing) => intentOf(key, { editing, onButton: false, onRange: false, inText: false })?.type),
  ),
);
const keysOfPlay = new Set(keys.map((key) => gameKeyIntent(key, { onButton: false, inText: false })?.type));

test('each intent that an element or a key of the page sends stands in the table, once', () => {
  const all = [...sent, ...keysOfWatch, ...keysOfPlay].filter((type) => type !== undefined);
  assert.deepEqual(
    [...new Set(all)].filter((type) => !intents.has(String(type))),
    [],
  );
  assert.ok(sent.size > 60 && keysOfWatch.size > 15 && keysOfPlay.size > 12, 'they are found at all');
  const rows = sourceOf('app/kernel/intents.js').matchAll(/row\(\s*'([a-z -]+)'/g);
  const named = Array.from(rows, ([, types]) => types.split(' ')).flat();
  assert.deepEqual(named, [...intents.keys()]);
});

/** Where the handlers of each owner stand. @type {Record<string, string[]>} */
const handlers = {
  player: [
    ...['app/player.js', 'app/run/driver.js', 'app/state', 'app/predict', 'app/fork'],
    ...['insight', 'logic'].map((name) => `app/${name}/feature.js`),
  ],
  play: ['app/play/commands.js', 'app/play/play-state.js', 'app/play/moves.js'],
  compare: ['app/compare/compare-view.js', 'app/compare/look.js'],
  lists: ['app/lists/lists-view.js'],
};

/** Whether a source has a command, a reducer or a case of this name. @param {string} source @param {string} type */
const handles = (source, type) =>
  new RegExp(`^\\s+(?:'${type}'|${type})(?::|,$|\\()|case '${type}'|=== '${type}'`, 'm').test(source);

for (const mode of /** @type {const} */ (['play', 'compare', 'lists'])) {
  test(`each intent that has an owner in ${mode} is known to it`, () => {
    const unknown = [...intents.keys()].filter((type) => {
      const owner = ownerOf(mode, type);
      if (owner === 'nobody') return false;
      return !handles(handlers[owner === 'view' ? mode : 'player'].map(sourceOf).join('\n'), type);
    });
    assert.deepEqual(unknown, []);
  });
}

test('what a view sends is its own, or the player does it', () => {
  const own = {
    play: sources.filter((name) => name.startsWith('play/')),
    compare: sources.filter((name) => name.startsWith('compare/')),
    lists: sources.filter((name) => name.startsWith('lists/')),
  };
  for (const [mode, names] of Object.entries(own)) {
    const types = names.flatMap((name) => sentBy(sourceOf(`elements/${name}`))).filter((type) => !inside.has(type));
    assert.deepEqual(
      types.filter((type) => ownerOf(mode, type) === 'nobody'),
      [],
      mode,
    );
    assert.ok(types.length > 3, mode);
  }
  assert.deepEqual(
    [...keysOfPlay].filter((type) => type && ownerOf('play', type) === 'nobody'),
    [],
  );
});

test('what dialogs, notices and the bar send does in each mode what it does in Watch', () => {
  const dialogs = ['dialogs/new-puzzle.js', 'player/notice.js'].map((name) => `elements/${name}`);
  const types = [...dialogs, 'app/dialogs/pick-puzzle.js'].flatMap((path) => sentBy(sourceOf(path))).concat('mode');
  assert.ok(types.includes('list') && types.includes('create'));
  for (const type of types.filter((each) => !inside.has(each))) {
    for (const mode of ['play', 'compare', 'lists']) assert.equal(ownerOf(mode, type), 'player', `${type} in ${mode}`);
  }
});

test('each control that an intent needs is one that a page can name', () => {
  for (const [type, { needs = null, needsInPlay = null }] of intents) {
    for (const control of [needs, needsInPlay]) {
      assert.ok(control === null || controlNames.some((name) => name === control), `${type}: ${control}`);
    }
  }
});

test('while a question stands, nothing of Watch that fills a cell or moves on by itself is obeyed', () => {
  for (const type of ['digit', 'erase', 'ask']) assert.equal(inQuestion(type), 'answers', type);
  for (const type of ['toggle', 'play', 'give', 'reveal', 'light', 'what-if', 'fork']) {
    assert.equal(inQuestion(type), 'refused', type);
  }
  for (const type of ['back', 'seek', 'mode', 'pause', 'constructor']) assert.equal(inQuestion(type), null, type);
});
