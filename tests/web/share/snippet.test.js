import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { sizeMessage } from '../../../web/app/embed/messages.js';
import { frameControls, readSettings } from '../../../web/app/embed/settings.js';
import { kinds, snippetOf } from '../../../web/app/share/snippet.js';
import { puzzles } from '../support/solver.js';
import { parseXml } from '../support/xml.js';

/** @typedef {import('../../../web/app/share/snippet.js').Wish} Wish */

/** Texts that would like to be more than that. */
const text = fc.oneof(
  fc.stringOf(
    fc.constantFrom('"', "'", '<', '>', '&', '</iframe>', '<script>', '`', '\n', ' ', '=', 'x', '#', '%', '\u4e2d'),
  ),
  fc.fullUnicodeString().filter((each) => !/[\0-\x08\x0b\x0c\x0e-\x1f\x7f\ufffe\uffff]/.test(each)),
);

const maybe = fc.option(text);

/** @type {fc.Arbitrary<Wish>} */
const wishes = fc.record({
  address: text,
  player: fc.record({
    puzzle: text,
    mode: fc.constantFrom(null, /** @type {const} */ ('play')),
    algorithm: text,
    position: maybe,
    speed: maybe,
    autoplay: fc.option(fc.constant(/** @type {const} */ (''))),
    controls: maybe,
    code: maybe,
    lang: maybe,
  }),
  link: fc.constant(`#p=${puzzles.small}&a=backtracking&g=1&n=7`),
  title: text,
  height: fc.nat(5000),
  fit: fc.boolean(),
});

/**
 * The element of a snippet that shows the player.
 * @param {import('../../../web/app/share/snippet.js').Kind} kind
 * @param {Wish} wish
 */
function elementOf(kind, wish) {
  const lines = snippetOf(kind, wish).split('\n');
  return parseXml(/** @type {string} */ (lines.find((line) => /^<(iframe|sudoku-player) /.test(line))));
}

test('whatever is filled in, each attribute of the element has just that value', () => {
  fc.assert(
    fc.property(
      wishes,
      fc.constantFrom(/** @type {const} */ ('script'), /** @type {const} */ ('npm')),
      (wish, kind) => {
        const { name, attributes, children } = elementOf(kind, wish);
        assert.equal(name, 'sudoku-player');
        assert.deepEqual(
          attributes,
          Object.fromEntries(Object.entries(wish.player).filter(([, value]) => value !== null)),
        );
        assert.deepEqual(children, []);
      },
    ),
    { numRuns: 500 },
  );
});

test('whatever is filled in, the frame has just that address and title', () => {
  fc.assert(
    fc.property(wishes, (wish) => {
      const { name, attributes } = elementOf('frame', wish);
      assert.equal(name, 'iframe');
      assert.deepEqual(
        { ...attributes, src: '' },
        {
          src: '',
          title: wish.title,
          width: '100%',
          height: String(wish.height),
          loading: 'lazy',
          allow: 'clipboard-write',
          style: 'border: 0',
        },
      );
      assert.ok(attributes.src.startsWith(`${wish.address}embed.html${wish.link}`));
      const more = new URLSearchParams(attributes.src.slice(wish.address.length + `embed.html${wish.link}`.length));
      const { controls, code, autoplay } = wish.player;
      assert.deepEqual(
        Object.fromEntries(more),
        Object.fromEntries(
          Object.entries({ controls: controls ?? 'all', code, autoplay: autoplay === null ? null : '1' }).filter(
            ([, value]) => value !== null,
          ),
        ),
      );
    }),
    { numRuns: 500 },
  );
});

/** @type {[player: Partial<import('../../../web/app/share/snippet.js').Player>, read: object][]} */
const settings = [
  [
    { controls: null, code: 'python' },
    { controls: null, code: 'python', autoplay: false },
  ],
  [{ controls: frameControls }, { controls: frameControls, code: null, autoplay: false }],
  [
    { controls: 'none', autoplay: '' },
    { controls: 'none', code: null, autoplay: true },
  ],
];

for (const [asked, read] of settings) {
  test(`a frame with ${JSON.stringify(asked)} reads it as it was meant`, () => {
    const player = {
      puzzle: puzzles.small,
      mode: null,
      algorithm: 'backtracking',
      position: '7',
      speed: '13',
      autoplay: null,
      controls: null,
      code: null,
      lang: null,
      ...asked,
    };
    const wish = {
      address: 'https://example.org/',
      player,
      link: `#p=${puzzles.small}&a=backtracking&g=1&n=7`,
      title: 'Sudoku',
      height: 640,
      fit: false,
    };
    const { src } = elementOf('frame', wish).attributes;
    assert.deepEqual(readSettings(new URL(src).hash), {
      link: { puzzle: puzzles.small, algorithm: 'backtracking', position: 7 },
      faults: [],
      mode: null,
      theme: null,
      ...read,
    });
  });
}

test('the script of a frame listens for what a frame says', () => {
  const script = snippetOf('frame', {
    address: '',
    player: {
      puzzle: '',
      mode: null,
      algorithm: '',
      position: null,
      speed: null,
      autoplay: null,
      controls: null,
      code: null,
      lang: null,
    },
    link: '',
    title: '',
    height: 1,
    fit: true,
  });
  assert.ok(script.includes(`'${sizeMessage(1).type}'`) && script.includes(`data.${Object.keys(sizeMessage(1))[1]}`));
});

test('only a frame that follows its content brings a script, and that has nothing filled in', () => {
  fc.assert(
    fc.property(wishes, fc.constantFrom(...kinds), (wish, kind) => {
      const scripts = snippetOf(kind, wish).match(/<script(?! src=)[^]*?<\/script>/g) ?? [];
      assert.equal(scripts.length, kind === 'frame' && wish.fit ? 1 : 0);
      const same = snippetOf('frame', { ...wish, fit: true, title: '', address: '' });
      for (const script of scripts) assert.ok(same.includes(script));
    }),
    { numRuns: 200 },
  );
});
