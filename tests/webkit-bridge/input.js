/** Keys, mouse and fingers of a page, as WebDriver BiDi has them, by the actions of the older WebDriver. */
import { disguise, moveFingers, wheelWithCtrl } from './in-page/input.js';

/** Where a key with that meaning lies in the private area of Unicode. */
const CONTROL = '\uE009';

export class Input {
  #driver;
  #reach;
  #hasCtrl = false;
  #isFinger = false;
  /** Where fingers are that are more than one. @type {Map<number, { x: number, y: number, isDown: boolean }>} */
  #fingersDown = new Map();

  /**
   * @param {import('./driver.js').Driver} driver
   * @param {(script: string, args: any[]) => Promise<any>} reach runs a script in the page
   */
  constructor(driver, reach) {
    this.#driver = driver;
    this.#reach = reach;
  }

  /** There is another document, which knows nothing of a finger. */
  renew() {
    this.#isFinger = false;
  }

  /** @param {any[]} sources as `input.performActions` has them */
  async act(sources) {
    if (sources.length > 1) {
      await this.#fingers(sources);
      return;
    }
    for (const source of sources) {
      if (source.type === 'key') await this.#keys(source);
      else if (source.type === 'wheel' && this.#hasCtrl) await this.#wheelWithCtrl(source.actions);
      else await this.#point(source);
    }
  }

  /** @param {any} source */
  async #point(source) {
    const isFinger = source.parameters?.pointerType === 'touch';
    if (source.type === 'pointer' && isFinger !== this.#isFinger) {
      this.#isFinger = isFinger;
      await this.#reach(`(${disguise})(arguments[0]); return true;`, [isFinger]);
    }
    const actions = source.actions.map((/** @type {any} */ action) =>
      'x' in action ? { ...action, x: Math.round(action.x), y: Math.round(action.y), origin: 'viewport' } : action,
    );
    await this.#driver.post('/actions', {
      actions: [
        {
          ...source,
          id: `the ${source.type}`,
          parameters: source.type === 'pointer' ? { pointerType: 'mouse' } : undefined,
          actions,
        },
      ],
    });
  }

  /** @param {any[]} sources of one finger each */
  async #fingers(sources) {
    const events = [];
    for (const [id, { actions }] of sources.entries()) {
      for (const { type, x, y } of actions) {
        const isDown = this.#fingersDown.get(id)?.isDown ?? false;
        const place = x === undefined ? this.#fingersDown.get(id) : { x, y };
        this.#fingersDown.set(id, {
          x: place?.x ?? 0,
          y: place?.y ?? 0,
          isDown: type === 'pointerMove' ? isDown : type === 'pointerDown',
        });
        if (type !== 'pointerMove' || isDown) events.push({ id, type: type.toLowerCase(), x: place?.x, y: place?.y });
      }
    }
    await this.#reach(`(${moveFingers})(arguments[0]); return true;`, [events]);
  }

  /** @param {any[]} actions */
  async #wheelWithCtrl(actions) {
    for (const { x, y, deltaX, deltaY } of actions) {
      await this.#reach(`(${wheelWithCtrl})(...arguments[0]); return true;`, [[x, y, deltaX, deltaY]]);
    }
  }

  /** A text that is filled in comes as many keys at once: it is put in as a whole. @param {any} source */
  async #keys(source) {
    const downs = source.actions.filter((/** @type {any} */ action) => action.type === 'keyDown');
    for (const { type, value } of source.actions) {
      if (value === CONTROL) this.#hasCtrl = type === 'keyDown';
    }
    if (downs.length > 1) {
      const text = downs.map((/** @type {any} */ { value }) => (value === '\uE007' ? '\n' : value)).join('');
      await this.#reach('document.execCommand("insertText", false, arguments[0]); return true;', [text]);
    } else {
      await this.#driver.post('/actions', { actions: [{ ...source, id: 'the keyboard' }] });
    }
  }
}
