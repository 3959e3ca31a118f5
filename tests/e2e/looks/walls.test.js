/**
 * The walls between style sheets: all sheets of a player are in one shadow root, and a rule of one part must match
 * nothing of another. Where each sheet starts stands in web/styles/README.md. Measured with every sheet at once, in
 * every state of the page, for all media.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { useApp } from '../support/app.js';
import { test } from '../engines/test.js';
import { walkThrough } from '../support/every-state.js';
import { sheetsIn } from '../../../scripts/check.d/sheets.mjs';

const { open } = useApp();
const folder = new URL('../../../web/styles/', import.meta.url);
const read = (/** @type {string} */ path) => readFileSync(new URL(path, folder), 'utf8');
const table = sheetsIn(read('README.md'));
/** Those of parts: what is for all, or for a page, is not held. @type {Wall[]} */
const walls = table
  .filter(({ reaches }) => !reaches)
  .map(({ path, starts }) => ({ path, starts: starts.join(), text: read(path) }));

/** @typedef {{ path: string, starts: string, text: string }} Wall a sheet, and where it starts */

/**
 * What rules match in parts that are not their sheet's, whatever media they are for.
 * @param {import('../support/app.js').App} app
 * @param {Wall[]} sheets
 * @returns {Promise<string[]>}
 */
const strays = (app, sheets) =>
  app.page.evaluate(
    ({ sheets, parts }) => {
      /** @param {string} selector @param {string} outer of the rule that it stands in, if any */
      const resolved = (selector, outer) => {
        if (!outer) return selector;
        return selector.includes('&') ? selector.replaceAll('&', `:is(${outer})`) : `:is(${outer}) :is(${selector})`;
      };
      /** @param {CSSRuleList} rules @param {string} [outer] @returns {string[]} */
      const selectorsOf = (rules, outer = '') =>
        [...rules].flatMap((rule) => {
          if (rule instanceof CSSKeyframesRule || !('cssRules' in rule)) return [];
          const selector = rule instanceof CSSStyleRule ? resolved(rule.selectorText, outer) : '';
          const within = selectorsOf(/** @type {CSSGroupingRule} */ (rule).cssRules, selector || outer);
          return selector ? [selector, ...within] : within;
        });
      // What is true of an element for a moment only is left out.
      const lasting = (/** @type {string} */ text) =>
        text.replace(/::[\w-]+|:(hover|active|focus|focus-visible|open)(?![\w-])/g, '');
      const roots = [document, .../** @type {ShadowRoot[]} */ ([document.querySelector('sudoku-player')?.shadowRoot])];
      /** @param {Element | null | undefined} element @param {string} starts */
      const isIn = (element, starts) => Boolean(element?.closest(parts)?.matches(starts));
      return sheets.flatMap(({ path, starts, text }) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        return selectorsOf(sheet.cssRules).flatMap((selector) =>
          roots
            .flatMap((root) => [...root.querySelectorAll(lasting(selector))])
            .filter(
              (element) => !isIn(element, starts) && !(element.matches(parts) && isIn(element.parentElement, starts)),
            )
            .map((element) => {
              const part = element.closest(parts);
              const name = `${element.localName}.${element.getAttribute('class') ?? ''}`;
              return `${path}: ${selector} matches ${name} in ${part?.localName ?? 'no part'}.${part?.className ?? ''}`;
            }),
        );
      });
    },
    { sheets, parts: table.flatMap(({ starts }) => starts.filter((start) => start !== ':host')).join() },
  );

test('no rule of a part matches anything of another part, in any state', async () => {
  const app = await open();
  await app.reads('verdict', '5,547');
  /** @type {Record<string, string[]>} */
  const found = {};
  await walkThrough(app, async (state) => {
    for (const stray of await strays(app, walls)) (found[stray] ??= []).push(state);
  });
  assert.deepEqual(found, {});
  const known = new Set(table.map(({ path }) => path.replace(/^.*\//, '')));
  const asked = app.site.asked.flatMap((path) => /^\/styles\/(.*\.css)$/.exec(path)?.[1] ?? []);
  assert.deepEqual(
    asked.filter((name) => !known.has(name)),
    [],
  );
  for (const late of [
    'list-rows',
    'list-grades',
    'compare-table',
    'tree',
    'share',
    'keys',
    'both',
    'choice',
    'generator',
    'game-board',
    'game-hint',
    'games',
    'play-settings',
  ]) {
    assert.ok(asked.includes(`${late}.css`), `${late}: ${asked}`);
  }
  await app.close();
});

/** Each a rule that a sheet must not have, and what of another part it matches. */
const planted = [
  ['lists/lists.css', '.row { gap: 0 }', 'lists/lists.css: .row matches div.row in sudoku-board.'],
  [
    'player/stack.css',
    '@media all { @supports (display: grid) { @container (min-width: 1px) { button { gap: 0 } } } }',
    'player/stack.css: button matches button. in sudoku-bar.',
  ],
  ['player/strip.css', '.column { & button:hover { gap: 0 } }', / matches button\. in sudoku-transport\.$/],
  ['player/layout.css', '.frame > sudoku-board .cell { gap: 0 }', / matches div\.cell in sudoku-board\.$/],
];

for (const [path, rule, expected] of planted) {
  test(`a rule that does not belong into ${path} is found: ${rule}`, async () => {
    const app = await open();
    await app.reads('verdict', '5,547');
    const [sheet] = walls.filter((wall) => wall.path === path);
    assert.deepEqual(await strays(app, [sheet]), []);
    const found = await strays(app, [{ ...sheet, text: `${sheet.text}\n${rule}` }]);
    assert.ok(
      found.some((stray) => (expected instanceof RegExp ? expected.test(stray) : stray === expected)),
      found.join('\n'),
    );
    await app.close();
  });
}
