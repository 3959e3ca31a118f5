import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { suitsLightPlayer } from '../../../web/app/embed/light-look.js';
import { readControls } from '../../../web/app/player/controls.js';
import { frameControls, frameFragment, gameControls, readSettings } from '../../../web/app/embed/settings.js';

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

test('a frame in which a game is played has what helps with it, and the whole player', () => {
  const settings = readSettings('#p=1.....3..4.....2&m=play');
  assert.deepEqual([settings.mode, settings.controls], ['play', gameControls]);
  assert.equal(suitsLightPlayer(shownBy('#p=1.....3..4.....2&m=play'), 'backtracking'), false);
  assert.equal(readSettings('#p=1.....3..4.....2&d=iAA').mode, 'play', 'with what somebody has entered');
  assert.equal(readSettings('#p=1.....3..4.....2&d=iAA&m=watch').mode, null);
  assert.equal(readSettings('#m=edit').mode, null);
  assert.equal(readSettings('#m=play&controls=none').controls, 'none');
  const player = /** @type {const} */ ({ mode: 'play', controls: gameControls, code: null, autoplay: null });
  assert.equal(frameFragment('#m=play', player), '#m=play');
  assert.equal(frameFragment('#m=play', { ...player, controls: frameControls }).includes('&controls='), true);
});

test('a frame that asks on the way shows the button for it, unless its address says what it shows', () => {
  assert.equal(readSettings('#q=digit-17').controls, `${frameControls} ask`);
  assert.equal(readSettings('#q=digit-17&controls=transport').controls, 'transport');
  assert.equal(suitsLightPlayer(shownBy('#q=digit-17'), 'backtracking'), false);
  const player = /** @type {const} */ ({ mode: null, controls: frameControls, code: null, autoplay: null });
  assert.equal(frameFragment('#q=digit-17', player), '#q=digit-17');
});

test('beside a link it says how the player begins and looks', () => {
  const settings = readSettings(
    '#p=1.....3..4.....2&a=mrv&g=1&n=12&s=40&l=de&controls=transport+speed&code=none&autoplay=1&theme=dark',
  );
  assert.deepEqual(settings, {
    link: { puzzle: '1.....3..4.....2', algorithm: 'mrv', position: 12, speed: 40, language: 'de' },
    faults: [],
    mode: null,
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
