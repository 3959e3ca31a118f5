/** What a finger has to meet. */
import assert from 'node:assert/strict';
import { useApp } from '../support/app.js';
import { some } from '../engines/engine.js';
import { test } from '../engines/test.js';
import { walkThrough } from '../support/every-state.js';
import { phone, smallPhone } from '../support/site.js';

const { open } = useApp();

const tablet = { viewport: { width: 768, height: 1024 }, isMobile: true, hasTouch: true };

/**
 * Controls that a finger cannot meet within 44 x 44 pixels around them: their box is smaller, and what is touched
 * beside it is not theirs. Not measured: cells of the board, and nodes of the tree, a drawing that is zoomed. The
 * nine digits that explain a cell are as narrow as the columns of the board; their height counts. The cells that a
 * hint names stand within its sentence, and can be pressed on the board as well.
 * @param {import('../support/app.js').App} app @returns {Promise<string[]>}
 */
const small = (app) =>
  app.page.evaluate(() => {
    const WANTED = 44;
    const roots = [document, document.querySelector('sudoku-player')?.shadowRoot ?? document];
    // A list that is open is closed by whatever is pressed beside it.
    const modal = roots[1].querySelector('dialog:modal, [role="menu"]:not([hidden])');
    /** @param {number} x @param {number} y @param {DocumentOrShadowRoot} root @returns {Element | null} */
    const at = (x, y, root = document) => {
      const found = root.elementFromPoint(x, y);
      return found?.shadowRoot && found.shadowRoot !== root ? at(x, y, found.shadowRoot) : found;
    };
    /** @param {HTMLElement} control that has the pointer: a range that is not seen leaves it to the picture behind */
    const touched = (control) =>
      getComputedStyle(control).pointerEvents === 'none' ? (control.parentElement ?? control) : control;
    /**
     * How far a touch is still the control's, from a point of it in one direction.
     * @param {Element[]} own
     * @param {number} x
     * @param {number} y
     * @param {number} dx
     * @param {number} dy
     */
    const reach = (own, x, y, dx, dy) => {
      let far = 0;
      while (far < WANTED && own.some((one) => one.contains(at(x + (far + 0.5) * dx, y + (far + 0.5) * dy)))) {
        far += 0.5;
      }
      return far;
    };
    return roots
      .flatMap((root) => [
        .../** @type {NodeListOf<HTMLElement>} */ (
          (root === roots[1] && modal ? modal : root).querySelectorAll(
            'a[href], button, select, textarea, input, summary',
          )
        ),
      ])
      .filter(
        (control) =>
          (!modal || modal.contains(control)) &&
          control.checkVisibility({ visibilityProperty: true }) &&
          !control.closest('.unseen') &&
          !control.matches(':disabled, [aria-disabled="true"], sudoku-game-hint p button'),
      )
      .flatMap((control) => {
        const target = touched(control);
        const { labels } = /** @type {HTMLInputElement} */ (control);
        const own = [target, ...(labels ?? [])];
        if (target.getBoundingClientRect().width >= WANTED && target.getBoundingClientRect().height >= WANTED) {
          return [];
        }
        target.scrollIntoView({ block: 'center', inline: 'center' });
        const { left, top, width, height } = target.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const wide = reach(own, x, y, 1, 0) + reach(own, x, y, -1, 0);
        const high = reach(own, x, y, 0, 1) + reach(own, x, y, 0, -1);
        if ((wide >= WANTED - 0.5 || control.matches('.why-digits button')) && high >= WANTED - 0.5) return [];
        const name = control.getAttribute('aria-label') || control.textContent || control.id;
        const size = `${Math.round(width)} x ${Math.round(height)}, met in ${wide} x ${high}`;
        return [`${control.localName}.${control.className} "${name}" ${size}`];
      });
  });

/**
 * Fields in which the letters are so small that a phone zooms in when they are touched.
 * @param {import('../support/app.js').App} app
 * @returns {Promise<string[]>}
 */
const zooming = (app) =>
  app.page
    .locator(':is(select, textarea, input:not([type=range], [type=checkbox], [type=file]))')
    .evaluateAll((fields) =>
      fields
        .map((field) => ({ field, size: getComputedStyle(field).fontSize }))
        .filter(({ field, size }) => field.checkVisibility() && parseFloat(size) < 16)
        .map(({ field, size }) => {
          const part = field.closest('[part]')?.getAttribute('part');
          return `${field.localName} ${field.id} ${part}: ${size}`;
        }),
    );

/** The states in which more can be seen by a switch. @type {Record<string, string>} */
const switches = { 'a dialog that shares': 'sudoku-share [role=tab]' };

for (const [name, device, locale] of some(
  /** @type {const} */ ([
    ['small phone', smallPhone, 'de-DE'],
    ['phone', phone, 'en-US'],
    ['tablet', tablet, 'zh-CN'],
  ]),
)) {
  test(`in every state controls are large enough for a finger, and no field makes a phone zoom: ${name}`, async () => {
    const app = await open({ ...device, locale });
    await app.reads('verdict', /5[.,]547|唯一/);
    // The scroll bar of a phone lets fingers through; that of a browser on a desk, which plays the phone, does not.
    await app.page.evaluate(() => {
      document.documentElement.style.scrollbarWidth = 'none';
    });
    await walkThrough(app, async (state) => {
      const tabs = switches[state] ? await app.page.locator(switches[state]).all() : [null];
      for (const tab of tabs) {
        await tab?.click();
        await app.painted();
        assert.deepEqual(await small(app), [], state);
        assert.deepEqual(await zooming(app), [], state);
      }
      await app.page.evaluate(() => scrollTo(0, 0));
    });
    await app.close();
  });
}
