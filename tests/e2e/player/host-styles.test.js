/**
 * The styles of the page that an element stands on do not reach into it: tried with every inherited property that the
 * browser knows, found by trial, so that a property of a later browser is tried as well.
 */
import assert from 'node:assert/strict';
import { useApp } from '../support/app.js';
import { test, testOnly } from '../engines/test.js';

const { open } = useApp();

/** Values of all kinds: each property takes the ones that are meant for it. */
const VALUES = [
  ...['13px', '3em', '40px 20px', '7', '2.5', '300%', '900', 'red', '0 0 9px red', '3px red', '"a" "b"', '"smcp" 1'],
  ...['url("#x")', '"liga" 0', '"wght" 900', 'none', 'auto', 'hidden', 'collapse', 'all', 'always', 'both', 'inert'],
  ...['vertical-rl', 'rtl', 'upright', 'sideways', 'break-all', 'anywhere', 'break-word', 'keep-all', 'manual'],
  ...['uppercase', 'justify', 'right', 'end', 'center', 'pre', 'nowrap', 'balance', 'strict', 'loose', 'italic'],
  ...['small-caps', 'all-small-caps', 'tabular-nums', 'super', 'historical-forms', 'ultra-expanded', 'condensed'],
  ...['wait', 'crosshair', 'dark', 'only light', 'bottom', 'hide', 'inside', 'square', 'fill', 'stroke', 'evenodd'],
  ...[
    'round',
    'bevel',
    'middle',
    'exact',
    'economy',
    'pixelated',
    'crisp-edges',
    'geometricPrecision',
    'optimizeSpeed',
  ],
  ...['optimizeLegibility', 'linearRGB', 'text', 'contain', 'avoid', 'under', 'dot', 'over', 'antialiased', 'block'],
  ...['read-write', 'first', 'last', 'first last', 'weight', 'style', 'emoji', 'hanging', 'compact', 'space-around'],
  ...['trim-start', 'space-first', 'no-autospace', 'alternate', 'serif', 'monospace', 'element', 'alphabetic', 'Menu'],
  ...['italic small-caps 900 40px serif', 'underline', 'fixed', 'no-clip', 'legacy', 'ideographic', 'avoid-page'],
];

/** Properties that some browsers name by their parts only. */
const TOGETHER = ['white-space', 'border-spacing', 'font', 'font-variant', 'list-style'];

/** What hides or locks the element as a whole: pages rely on that. */
const WELCOME = ['visibility', 'pointer-events', 'interactivity'];

/**
 * Runs in the page: sets each value of each inherited property on the player and on what holds it, and compares that
 * property of all that is in the player with what it was.
 * @param {{ values: string[], together: string[], welcome: string[] }} what
 * @returns {{ tried: string[], wrong: string[] }}
 */
function strain({ values, together, welcome }) {
  const player = /** @type {HTMLElement} */ (document.querySelector('sudoku-player'));
  const holder = /** @type {HTMLElement} */ (player.parentElement);
  const root = /** @type {ShadowRoot} */ (player.shadowRoot);
  const probe = document.createElement('div');
  const child = probe.appendChild(document.createElement('span'));
  document.body.append(probe);

  const inside = [...root.querySelectorAll('.player, .player *')];
  const read = (/** @type {Element} */ element, /** @type {string} */ name) =>
    getComputedStyle(element).getPropertyValue(name);
  /** @param {string} name @param {string} value @returns {boolean} whether a child of what has it inherits it */
  const isHandedDown = (name, value) => {
    const before = read(child, name);
    probe.style.setProperty(name, value);
    const after = read(child, name);
    probe.style.removeProperty(name);
    return after !== before;
  };
  /** @type {string[]} */
  const wrong = [];
  const tried = new Set();
  const names = [...getComputedStyle(player), ...together].filter(
    (name) => !/^--/.test(name) && !welcome.includes(name),
  );
  for (const name of names) {
    const before = inside.map((element) => read(element, name));
    for (const value of values) {
      if (!CSS.supports(name, value) || !isHandedDown(name, value)) continue;
      tried.add(name);
      for (const one of [holder, player]) one.style.setProperty(name, value, 'important');
      const at = inside.findIndex((element, index) => read(element, name) !== before[index]);
      if (at >= 0) wrong.push(`${name}: ${value} reaches ${inside[at].localName}.${inside[at].className}`);
      for (const one of [holder, player]) one.style.removeProperty(name);
    }
  }
  probe.remove();
  return { tried: [...tried], wrong };
}

/** The properties that broke elements of others, and so must be among those that are tried. */
const KNOWN = [
  ...['letter-spacing', 'word-spacing', 'word-break', 'text-shadow', 'writing-mode', 'direction', 'text-transform'],
  ...['text-indent', 'white-space', 'line-break', 'tab-size', 'quotes', 'list-style-type', 'cursor'],
  ...['border-collapse', 'border-spacing', 'caption-side', 'empty-cells', 'font-variant-caps', 'hyphens', 'color'],
  ...['font-feature-settings', 'font-family', 'font-size', 'line-height', 'text-orientation', 'overflow-wrap'],
];

for (const mode of ['watch', 'play', 'edit']) {
  test(`no inherited property of a page reaches into the element: ${mode}`, async () => {
    const app = await open();
    await app.reads('verdict', 'Exactly one solution');
    await app.mode(mode).click();
    await app.settles(() => app.page.locator(':is(.frame, .frame *)').count());
    const { tried, wrong } = await app.page.evaluate(strain, { values: VALUES, together: TOGETHER, welcome: WELCOME });
    assert.deepEqual(wrong, []);
    assert.deepEqual(
      KNOWN.filter((name) => !tried.includes(name)),
      [],
    );
    await app.close();
  });
}

test('a page that hides or locks the element hides and locks all of it', async () => {
  const app = await open();
  await app.reads('verdict', 'Exactly one solution');
  const player = app.page.locator('sudoku-player');
  const play = app.page.locator('sudoku-transport button').first();
  assert.ok(await play.isVisible());
  await player.evaluate((element) => element.parentElement?.style.setProperty('visibility', 'hidden'));
  assert.ok(await play.isHidden());
  await player.evaluate((element) => {
    element.parentElement?.style.removeProperty('visibility');
    element.parentElement?.style.setProperty('pointer-events', 'none');
  });
  assert.equal(await play.evaluate((button) => getComputedStyle(button).pointerEvents), 'none');
  await app.close();
});

const pictures = { in: ['chromium'], because: 'two pictures of the same are the same to the byte there' };

testOnly(pictures, 'lines under the text of a page do not go on under the text of the element', async () => {
  const app = await open();
  await app.reads('verdict', 'Easy'); // it comes last
  await app.page.locator('.listing', { hasText: 'function backtracking' }).waitFor();
  await app.settles(() => app.page.locator(':is(.frame, .frame *)').count());
  const picture = () => app.page.screenshot({ animations: 'disabled' }).then((png) => png.toString('base64'));
  const before = await app.settles(picture);
  await app.page.locator('sudoku-player').evaluate((element) => {
    element.style.textDecoration = 'underline wavy red 8px';
  });
  assert.ok((await app.settles(picture)) === before, 'it looks as before');
  await app.close();
});

/** Pages that hold the element, with the styles that turn its board into a line elsewhere. */
const HOLDERS = {
  'vertical-rl': 'writing-mode: vertical-rl',
  'vertical-lr, of a height': 'writing-mode: vertical-lr; height: 400px',
  'vertical-rl, mixed': 'writing-mode: vertical-rl; text-orientation: upright; direction: rtl; line-height: 4',
  'sideways, where there is that': 'writing-mode: vertical-rl; writing-mode: sideways-rl',
  'large letters': 'font: italic small-caps 900 60px serif; letter-spacing: 1em; word-spacing: 2em; text-indent: 9em',
};

for (const [about, style] of Object.entries(HOLDERS)) {
  test(`the element stands upright, whole and at its width in a page that is ${about}`, async () => {
    const app = await open();
    await app.reads('verdict', 'Exactly one solution');
    const shape = () =>
      app.page.locator('sudoku-player').evaluate((player) => {
        const root = /** @type {ShadowRoot} */ (player.shadowRoot);
        const size = (/** @type {Element | null} */ element) => {
          const { width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
          return [width, height].map(Math.round);
        };
        return ['.player', 'sudoku-board', 'sudoku-transport'].map((name) => size(root.querySelector(name)));
      });
    await app.settles(shape);
    await app.page.evaluate(() => {
      const article = document.createElement('article');
      article.style.width = '700px';
      document.querySelector('main')?.replaceChildren(article);
      const player = document.createElement('sudoku-player');
      player.setAttribute('controls', 'all');
      article.append('A text beside it.', player);
      return /** @type {any} */ (player).ready.then(() => {});
    });
    const upright = await app.settles(shape);
    await app.page.locator('article').evaluate((article, text) => {
      article.style.cssText = `width: 700px; ${text}`;
    }, style);
    assert.deepEqual(await app.settles(shape), upright);
    await app.close();
  });
}
