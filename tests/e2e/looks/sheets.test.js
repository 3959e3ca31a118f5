/**
 * All sheets of a player are in one shadow root: a rule of one part must match nothing of another, in
 * whichever order the parts come.
 */
import assert from 'node:assert/strict';
import { useApp } from '../support/app.js';
import { test } from '../engines/test.js';
import { walkThrough } from '../support/every-state.js';

const { open } = useApp();

/** To what each sheet belongs that comes later than the player: a selector. */
const owners = /** @type {Record<string, string>} */ ({
  bare: '[data-without], [data-columns="one"]',
  both: 'sudoku-both',
  choice: 'sudoku-choice',
  chooser: '.chooser',
  compare: 'sudoku-compare',
  'compare-table': 'sudoku-compare',
  controls: '[data-without]',
  fields: '.chooser, sudoku-lists',
  'first-words': 'sudoku-first-words',
  form: '.form',
  generator: 'sudoku-generator',
  keys: 'sudoku-keys',
  lists: 'sudoku-lists',
  'list-rows': 'sudoku-lists',
  'mini-board': 'sudoku-mini-board',
  mode: 'sudoku-compare, sudoku-lists, [data-mode="compare"], [data-mode="lists"]',
  share: 'sudoku-share',
  sheet: 'sudoku-sheet',
  tree: 'sudoku-tree',
});

/**
 * What rules match outside of the elements that their sheet belongs to, whatever media they are for.
 * @param {import('../support/app.js').App} app
 * @returns {Promise<string[]>}
 */
const strays = (app) =>
  app.page.evaluate(async (belongs) => {
    const root = document.querySelector('sudoku-player')?.shadowRoot;
    /** @param {CSSRuleList} rules @returns {CSSStyleRule[]} */
    const styleRules = (rules) =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return [rule];
        return rule instanceof CSSKeyframesRule || !('cssRules' in rule)
          ? []
          : styleRules(/** @type {CSSGroupingRule} */ (rule).cssRules);
      });
    // What is true of an element for a moment only is left out.
    const lasting = (/** @type {string} */ selector) =>
      selector.replace(/::[\w-]+|:(hover|active|focus|focus-visible|open)(?![\w-])/g, '');
    const found = await Promise.all(
      Object.entries(belongs).map(async ([name, owner]) => {
        const text = await (await fetch(`styles/${name}.css`)).text();
        const sheet = await new CSSStyleSheet().replace(text);
        return styleRules(sheet.cssRules).flatMap(({ selectorText }) =>
          [...(root?.querySelectorAll(lasting(selectorText)) ?? [])]
            .filter((element) => !element.closest(owner))
            .map((element) => `${name}.css: ${selectorText} matches ${element.localName}.${element.className}`),
        );
      }),
    );
    return [...new Set(found.flat())];
  }, owners);

test('no rule of a part that comes later matches anything of another part, in any state', async () => {
  const app = await open();
  await app.reads('verdict', '5,547');
  await walkThrough(app, async (state) => assert.deepEqual(await strays(app), [], state));
  const known = new Set([...Object.keys(owners), 'page', 'player', 'tokens']);
  const asked = app.site.asked.flatMap((path) => /^\/styles\/(.*)\.css$/.exec(path)?.[1] ?? []);
  assert.deepEqual(
    asked.filter((name) => !known.has(name)),
    [],
    'a sheet of which this test does not know where it belongs',
  );
  assert.ok(asked.includes('list-rows') && asked.includes('compare-table') && asked.includes('tree'), String(asked));
  await app.close();
});

/**
 * How everything looks that stands in the frame: what differs from one element to the next, as the browser computed it.
 * @param {import('../support/app.js').App} app
 * @returns {Promise<string[]>}
 */
const looks = (app) =>
  app.page.locator('.frame').evaluate((frame) =>
    [
      ...frame.querySelectorAll(
        ':is(sudoku-bar, .verdict-line, sudoku-board, sudoku-help, .column > *, .panels > *), :is(sudoku-bar, .verdict-line, sudoku-board, .say, sudoku-transport, sudoku-picker, sudoku-scrubber, sudoku-pad, .side) *',
      ),
    ]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const parts = ['', '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          return pseudo && style.content === 'none'
            ? ''
            : [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ');
        });
        const { width, height } = element.getBoundingClientRect();
        return `${element.localName}.${element.className} ${width} x ${height}: ${parts.join(' | ')}`;
      }),
  );

/** Of two equally long lists the first difference, in a few words. @param {string[]} before @param {string[]} after */
function difference(before, after) {
  const index = before.findIndex((look, at) => look !== after[at]);
  if (index < 0) return before.length === after.length ? '' : `${before.length} elements became ${after.length}`;
  const [was, is] = [before[index], after[index] ?? ''].map((look) => look.split(/; | \| /));
  return [was[0], ...was.flatMap((value, at) => (value === is[at] ? [] : `${value} became ${is[at]}`))]
    .slice(0, 6)
    .join('\n');
}

test('after every mode and every dialog the player looks as on a fresh page', async () => {
  const app = await open();
  await app.reads('verdict', '5,547');
  const rest = async (/** @type {string} */ mode) => {
    await app.mode(mode).click();
    await app.page.mouse.move(1, 1);
    await app.page.evaluate(() =>
      /** @type {any} */ (document.querySelector('sudoku-player')?.shadowRoot?.activeElement)?.blur(),
    );
    await app.settles(() =>
      app.page.locator('sudoku-player').evaluate((player) => player.getBoundingClientRect().height),
    );
    return looks(app);
  };
  const [edit, watch] = [await rest('edit'), await rest('watch')];
  assert.ok(watch.length > 200 && edit.length > 150, `${watch.length}, ${edit.length}`);

  for (const [opener, shown] of [
    ['[data-mode=compare]', 'sudoku-compare button[data-type=to-start][aria-label]'],
    ['[data-mode=lists]', 'sudoku-lists button[data-type=leave][aria-label]'],
  ]) {
    await app.page.locator(opener).first().click();
    await app.page.locator(shown).first().waitFor();
  }
  await app.mode('watch').click();
  await app.page.locator('[data-panel=tree]').click();
  await app.page.locator('sudoku-tree .tree-node').first().waitFor();
  await app.page.locator('[data-panel=code]').click();
  for (const [opener, shown] of [
    ['[data-type=share]', 'sudoku-share dialog[open] [role=tab]'],
    ['[data-type=choose]', '.examples button'],
    ['sudoku-help button', 'sudoku-keys dialog[open] kbd'],
  ]) {
    await app.page.locator(opener).first().click();
    await app.page.locator(shown).first().waitFor();
    await app.page.keyboard.press('Escape');
  }
  await app.button('choose').click();
  await app.page.locator('[data-type=generate]').click();
  await app.page.locator('.generator[open] select').first().waitFor();
  await app.page.keyboard.press('Escape');

  assert.equal(difference(watch, await rest('watch')), '');
  assert.equal(difference(edit, await rest('edit')), '');
  await app.close();
});
