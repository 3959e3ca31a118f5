import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextScale, presenterAction } from '../../../web/app/lesson/presenting.js';
import { languages, read } from '../support/texts.js';

/** @param {string} key @param {object} [more] */
const pressed = (key, more) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...more });

test('the keys of a remote control and the arrows step, letters do what the buttons say', () => {
  const asked = [
    ...['PageDown', 'ArrowRight', 'PageUp', 'ArrowLeft', 'b', 'B', '.', '+', '=', '-', 'f', 'F', 'F5'],
  ].map((key) => presenterAction(pressed(key), false));
  assert.deepEqual(asked, 'step step back back blank blank blank larger larger smaller full full full'.split(' '));
});

test('all other keys are those of the player, and those with Ctrl, Alt or Cmd those of the browser', () => {
  for (const key of ['p', 'd', ' ', 'Escape', 'Tab', 'Enter', 'constructor', 'toString', '1']) {
    assert.equal(presenterAction(pressed(key), false), null, key);
  }
  for (const name of ['ctrlKey', 'metaKey', 'altKey']) {
    for (const isBlank of [true, false]) assert.equal(presenterAction(pressed('-', { [name]: true }), isBlank), null);
  }
});

test('while nothing is to be seen, a key of the presenter or the player only brings the picture back', () => {
  for (const key of ['PageDown', 'ArrowLeft', 'b', '+', 'f', 'Escape', ' ', 'p', 'P', 'd', 'Home', 'End']) {
    assert.equal(presenterAction(pressed(key), true), 'blank', key);
  }
  assert.equal(presenterAction(pressed('Tab'), true), null);
});

test('letters grow and shrink in steps, and stay at the last', () => {
  let scale = 1;
  const up = Array.from({ length: 4 }, () => (scale = nextScale(scale, 1)));
  const down = Array.from({ length: 6 }, () => (scale = nextScale(scale, -1)));
  assert.deepEqual(up, [1.1, 1.2, 1.2, 1.2]);
  assert.deepEqual(down, [1.1, 1, 0.9, 0.8, 0.8, 0.8]);
});

test('the projector view has the same buttons in each language, each with its key, and leads back', () => {
  const skeletonOf = (/** @type {string} */ language) =>
    [
      ...read(`lesson/projector/${language}.html`)
        .replaceAll(`${language}.html`, '.html')
        .matchAll(/(?:data-\w+|aria-keyshortcuts|href)="[^"]*"|<kbd>.*<\/kbd>/g),
    ].map(([whole]) => whole);
  for (const language of languages) {
    assert.deepEqual(skeletonOf(language), skeletonOf('en'));
    assert.ok(read(`lesson/${language}.html`).includes(`<a href="projector/${language}.html">`));
    assert.ok(read(`lesson/teachers/${language}.html`).includes(`<a href="../projector/${language}.html">`));
  }
});
