import assert from 'node:assert/strict';
import { test } from 'node:test';
import { permits } from '../../../web/app/kernel/intents.js';
import { controlNames, layoutOf, onlyPanel, readControls } from '../../../web/app/player/controls.js';

const all = [...controlNames, 'code'];

/**
 * @type {[controls: string | null, code: string | null, shown: string[], language: string | null, unknown: { controls?:
 *   string[], code?: string[] }][]}
 */
const wishes = [
  [null, null, all, null, {}],
  [null, 'none', [...controlNames], null, {}],
  [null, 'python', all, 'python', {}],
  ['', null, [], null, {}],
  ['none', null, [], null, {}],
  ['none', '', ['code'], 'javascript', {}],
  ['none', 'cpp', ['code'], 'cpp', {}],
  ['transport scrubber', null, ['scrubber', 'transport'], null, {}],
  ['  TRANSPORT\n\ttransport ', null, ['transport'], null, {}],
  ['tabs', null, ['tabs', 'code'], null, {}],
  ['tabs', 'none', ['tabs'], null, {}],
  ['transport bells whistles', null, ['transport'], null, { controls: ['bells', 'whistles'] }],
  ['tabs', 'cobol', ['tabs', 'code'], null, { code: ['cobol'] }],
  ['transport', 'cobol', ['transport'], null, { code: ['cobol'] }],
  ['__proto__ constructor', null, [], null, { controls: ['__proto__', 'constructor'] }],
];

for (const [controls, code, shown, language, unknown] of wishes) {
  const given = `controls=${JSON.stringify(controls)} code=${JSON.stringify(code)}`;
  test(`${given} shows ${shown.length ? shown.join(' ') : 'the board alone'}`, () => {
    const wish = readControls(controls, code);
    assert.deepEqual([...wish.shown], shown);
    assert.equal(wish.language, language);
    assert.deepEqual(wish.unknown, { controls: [], code: [], ...unknown });
  });
}

test('the style sheet is told what is left out, and needs nothing where that is nothing', () => {
  assert.deepEqual(layoutOf(readControls(null, null).shown), { without: '', columns: 'two' });
  const { without, columns } = layoutOf(readControls('sentence transport scrubber speed', null).shown);
  assert.equal(columns, 'one');
  assert.deepEqual(without.split(' '), [
    'edit',
    'verdict',
    'ask',
    'strip',
    'grain',
    'algorithm',
    'solutions',
    'tabs',
    'stack',
    'counters',
    'legend',
    'hint',
    'check',
    'games',
    'code',
  ]);
  assert.equal(layoutOf(readControls('transport', 'python').shown).columns, 'two');
});

test('where there is one panel, it is the open one', () => {
  const panel = (/** @type {[string | null, string | null]} */ ...wish) => onlyPanel(readControls(...wish).shown);
  assert.equal(panel(null, null), null);
  assert.equal(panel('tabs', 'none'), 'tree');
  assert.equal(panel('none', 'python'), 'code');
  assert.equal(panel('none', null), null);
});

test('who has no buttons has no keys for it either; what moves the run is always there', () => {
  const { shown } = readControls('sentence transport', null);
  for (const type of ['digit', 'undo', 'text', 'drop', 'mode', 'choose', 'reveal', 'algorithm', 'panel', 'jump']) {
    assert.equal(permits(shown, type, 'watch'), false, type);
    assert.equal(permits(readControls(null, null).shown, type, 'watch'), true, type);
  }
  for (const type of [
    'toggle',
    'step',
    'back',
    'seek',
    'find',
    'cursor',
    'ask',
    'speed',
    'dismiss',
    'retry',
    'constructor',
    '__proto__',
  ]) {
    assert.equal(permits(shown, type, 'watch'), true, type);
  }
});

test('questions are asked for by their button, and by its key where that is shown', () => {
  assert.equal(permits(readControls('sentence transport ask', null).shown, 'predict', 'watch'), true);
  assert.equal(permits(readControls('edit sentence transport', null).shown, 'predict', 'watch'), false);
});

test('in Play a game can always be played; what helps with it, and what leads away from it, has to be named', () => {
  const plain = readControls('none', null).shown;
  for (const type of ['digit', 'erase', 'undo', 'redo', 'hold', 'select', 'kind', 'fill-notes', 'restart', 'pause']) {
    assert.equal(permits(plain, type, 'play'), true, type);
  }
  for (const [type, name] of [
    ['hint', 'hint'],
    ['hint-do', 'hint'],
    ['check', 'check'],
    ['back-to-right', 'check'],
    ['new-game', 'games'],
    ['games', 'games'],
    ['give-up', 'solutions'],
    ['show-me', 'edit'],
    ['mode', 'edit'],
    ['text', 'edit'],
    ['share', 'edit'],
  ]) {
    assert.equal(permits(plain, type, 'play'), false, type);
    assert.equal(permits(readControls(name, null).shown, type, 'play'), true, type);
  }
});
