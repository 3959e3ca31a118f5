import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createAutoplay } from '../../../web/app/player/autoplay.js';

/** A player that can be seen or not, and what was done with it. @param {{ isReduced?: boolean }} [options] */
function stage({ isReduced = false } = {}) {
  const player = {
    playing: false,
    mode: 'watch',
    /** Tells whether the player is seen; null where nobody asks. */
    see: /** @type {((isSeen: boolean) => void) | null} */ (null),
  };
  const store = {
    get state() {
      return { playing: player.playing, mode: player.mode };
    },
    dispatch: (/** @type {{ type: 'play' | 'pause' }} */ { type }) => {
      player.playing = type === 'play';
    },
  };
  const autoplay = createAutoplay({
    store,
    play: () => {
      player.playing = true;
    },
    isReduced: () => isReduced,
    watch: (seen) => {
      player.see = seen;
      return () => {
        player.see = null;
      };
    },
  });
  return Object.assign(player, { autoplay });
}

test('it plays once it is seen, rests while it is not, and goes on', () => {
  const on = stage();
  on.autoplay.start();
  assert.equal(on.playing, false);
  on.see?.(false);
  assert.equal(on.playing, false);
  on.see?.(true);
  assert.equal(on.playing, true);
  on.see?.(false);
  assert.equal(on.playing, false);
  on.see?.(true);
  assert.equal(on.playing, true);
});

test('who stops it has stopped it for good', () => {
  const on = stage();
  on.autoplay.start();
  on.see?.(true);
  on.playing = false; // by the reader, or at the end
  on.see?.(false);
  assert.equal(on.see, null);
  assert.equal(on.playing, false);
});

/** @type {[what: string, want: (on: ReturnType<typeof stage>) => void][]} */
const wants = [
  ['a pause', ({ autoplay }) => autoplay.forget()],
  [
    'another mode',
    (on) => {
      on.mode = 'play';
    },
  ],
];
for (const [what, want] of wants) {
  test(`${what} while it rests ends it for good`, () => {
    const on = stage();
    on.autoplay.start();
    on.see?.(true);
    on.see?.(false);
    want(on);
    on.see?.(true);
    assert.deepEqual([on.playing, on.see], [false, null]);
  });

  test(`${what} while it rests ends it for good, also where it is taken from the page then`, () => {
    const on = stage();
    on.autoplay.start();
    on.see?.(true);
    on.see?.(false);
    want(on);
    on.autoplay.leave();
    on.autoplay.back();
    assert.equal(on.see, null);
  });
}

test('what somebody else plays is left alone', () => {
  const on = stage();
  on.autoplay.start();
  on.playing = true;
  /** @type {any} */ (on).see(true);
  on.see?.(false);
  assert.equal(on.playing, true);
});

test('under reduced motion it never begins', () => {
  const on = stage({ isReduced: true });
  on.autoplay.start();
  assert.equal(on.see, null);
});

test('it can be ended, twice, and begun anew, once', () => {
  const on = stage();
  on.autoplay.start();
  const { see } = on;
  on.autoplay.start();
  assert.equal(on.see, see);
  on.autoplay.stop();
  on.autoplay.stop();
  assert.equal(on.see, null);
  on.autoplay.start();
  /** @type {any} */ (on).see(true);
  assert.equal(on.playing, true);
});

test('taken from the page and put back it goes on, whether it was seen, waited or rested', () => {
  for (const before of [[], [true], [true, false]]) {
    const on = stage();
    on.autoplay.start();
    for (const isSeen of before) on.see?.(isSeen);
    on.autoplay.leave();
    on.playing = false;
    assert.equal(on.see, null);
    on.autoplay.back();
    assert.equal(on.playing, false);
    /** @type {any} */ (on).see(true);
    assert.equal(on.playing, true);
  }
});

test('put back it does not begin where it was stopped, never begun, or is not wanted any more', () => {
  const [stopped, unbegun, unwanted] = [stage(), stage(), stage()];
  stopped.autoplay.start();
  stopped.see?.(true);
  stopped.playing = false;
  unwanted.autoplay.start();
  for (const { autoplay } of [stopped, unbegun, unwanted]) autoplay.leave();
  unwanted.autoplay.stop();
  for (const { autoplay } of [stopped, unbegun, unwanted]) autoplay.back();
  assert.deepEqual([stopped.see, unbegun.see, unwanted.see], [null, null, null]);
});
