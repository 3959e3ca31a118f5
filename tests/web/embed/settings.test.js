import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { suitsLightPlayer } from '../../../web/app/embed/light-look.js';
import { readControls } from '../../../web/app/player/controls.js';
import { frameControls, readSettings } from '../../../web/app/embed/settings.js';

/** @param {string} fragment */
const shownBy = (fragment) => {
  const { controls, code } = readSettings(fragment);
  return readControls(controls, code).shown;
};

test('a frame shows what the light player has, unless its address asks for more', () => {
  assert.deepEqual([...shownBy('')].sort(), frameControls.split(' ').sort());
  assert.equal(suitsLightPlayer(shownBy(''), 'backtracking'), true);
  assert.equal(suitsLightPlayer(shownBy('#controls=none'), 'backtracking'), true);
  assert.equal(suitsLightPlayer(shownBy(''), 'mrv'), false);
  assert.equal(suitsLightPlayer(shownBy('#controls=all'), 'backtracking'), false);
  assert.equal(suitsLightPlayer(shownBy('#controls=transport%20strip'), 'backtracking'), false);
  assert.equal(suitsLightPlayer(shownBy('#code=python'), 'backtracking'), false);
});

test('beside a link it says how the player begins and looks', () => {
  const settings = readSettings(
    '#p=1.....3..4.....2&a=mrv&g=1&n=12&s=40&l=de&controls=transport+speed&code=none&autoplay=1&theme=dark',
  );
  assert.deepEqual(settings, {
    link: { puzzle: '1.....3..4.....2', algorithm: 'mrv', position: 12, speed: 40, language: 'de' },
    faults: [],
    controls: 'transport speed',
    code: 'none',
    autoplay: true,
    theme: 'dark',
  });
  for (const [fragment, autoplay] of /** @type {[string, boolean][]} */ ([
    ['', false],
    ['#autoplay', true],
    ['#autoplay=0', false],
    ['#autoplay=javascript:alert(1)', false],
  ])) {
    assert.equal(readSettings(fragment).autoplay, autoplay, fragment);
  }
  assert.equal(readSettings('#theme=hot').theme, null);
});

test('no fragment makes it throw, and what it shows is known', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webFragments(),
        fc.string().map((text) => `#controls=${text}&code=${text}&theme=${text}`),
      ),
      (fragment) => {
        const { theme, autoplay } = readSettings(fragment);
        assert.ok([null, 'light', 'dark'].includes(theme));
        assert.equal(typeof autoplay, 'boolean');
        for (const name of shownBy(fragment)) assert.match(name, /^[a-z]+$/);
      },
    ),
  );
});
