/**
 * A walker: does one action after another on a page, as a reader would, and looks at the page after
 * each. What an action cannot find any more it leaves out, so that any part of a walk can be done again.
 */
import { script } from '../support/head.js';
import { eyes, properties } from './in-page.js';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('../support/rules.js').Fault} Fault */
/** @typedef {import('./actions.js').Action} Action */
/** @typedef {import('./actions.js').Path} Path */
/** @typedef {import('./actions.js').Sight} Sight */
/** @typedef {import('./in-page.js').Look} Look */

/** Whatever leaves a page leads nowhere: no printer, no file, no dialog of the system. */
export const closedDoors = script(() => {
  Object.assign(globalThis, { print() {}, open: () => null });
  const { click } = HTMLElement.prototype;
  HTMLElement.prototype.click = function press() {
    if (!this.matches('[download], [type="file"]')) click.call(this);
  };
  HTMLInputElement.prototype.showPicker = () => {};
  addEventListener(
    'click',
    (event) => {
      const target = event.composedPath()[0];
      if (target instanceof Element && target.closest('[type="file"], a[download]')) event.preventDefault();
    },
    true,
  );
  Object.defineProperty(navigator, 'share', { value: async () => {}, configurable: true });
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: async () => {}, write: async () => {} },
    configurable: true,
  });
});

/**
 * Looks at the page, until all is there that it asked its server for.
 * @template T
 * @param {import('../support/app.js').App} app
 * @param {() => Promise<T>} look
 * @returns {Promise<T>}
 */
async function quiet({ page, site }, look) {
  for (;;) {
    const { length } = site.asked;
    const seen = await withEyes(page, look);
    if (site.asked.length === length && site.waiting === 0) return seen;
  }
}

/** Waits until nothing moves. @param {import('../support/app.js').App} app */
export const settled = (app) =>
  quiet(app, () => app.page.evaluate(() => /** @type {any} */ (globalThis)[Symbol.for('eyes')].settle()));

/** Waits until a player has something to show. @param {Page} page */
export const arrived = (page) => page.locator('.frame:not([hidden])').first().waitFor();

/** Milliseconds after which what is wrong is looked at again. */
const MOMENT = 500;

/** What a browser says where the document has no eyes yet, and where it goes away meanwhile. */
const BLIND = /undefined/;
const GONE = /destroyed|navigat|gone|realm|context|no such|frame/i;

/**
 * Asks a page; a new document gets its eyes first.
 * @template T
 * @param {Page} page
 * @param {() => Promise<T>} ask
 * @returns {Promise<T>}
 */
async function withEyes(page, ask) {
  for (let tries = 0; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      const text = String(error);
      if (tries === 5 || page.isClosed() || !(BLIND.test(text) || GONE.test(text))) throw error;
      if (!BLIND.test(text)) await arrived(page);
      await page.evaluate(`${eyes}; 0`).catch(() => {}); // it went away again
    }
  }
}

/** The size of letters that a browser is set to. @param {Page} page @param {number} percent */
export const setLetters = (page, percent) =>
  page.evaluate((size) => {
    const sheet = Object.assign(new CSSStyleSheet(), { isLetters: true });
    sheet.replaceSync(`:root { font-size: ${size}%; }`);
    document.adoptedStyleSheets = [
      ...document.adoptedStyleSheets.filter((each) => !('isLetters' in each)),
      sheet, // also for 100 %: WebKit may go on with a size whose sheet has gone
    ];
  }, percent);

const LENGTH = /-?[\d.]+px/g;

/**
 * Whether two values are the same, or differ in lengths by less than a pixel: Firefox leaves `cqw` as it was beside a
 * scroll bar that has gone.
 * @param {string | undefined} value undefined: the element has no such value
 * @param {string | undefined} other
 */
const isNear = (value, other) => {
  if (value === undefined || other === undefined || value === other) return value === other;
  const [lengths, others] = [value, other].map((text) => (text.match(LENGTH) ?? []).map(parseFloat));
  return (
    value.replace(LENGTH, '') === other.replace(LENGTH, '') &&
    lengths.every((length, index) => Math.abs(length - others[index]) < 1)
  );
};

/** Whether it is done by a key, and not by one that may lead the focus out of the page. @param {Action} action */
const isByKey = (action) => action.kind === 'type' || (action.kind === 'key' && !action.key.includes('Tab'));

export class Walker {
  /** Of the last look. @type {Look | null} */
  #look = null;
  #letters = 100;
  /** How many addresses of its own are behind it, and how many it came back from. */
  #past = 0;
  #future = 0;
  #told = 0;
  /** How many kinds of elements were compared with a fresh page, of those that were seen. */
  compared = 0;
  seen = 0;
  #app;
  #way;
  #fresh;

  /**
   * @param {import('../support/app.js').App} app
   * @param {{ device: import('playwright-core').BrowserContextOptions, path: string }} way
   * @param {import('./fresh.js').Fresh} fresh
   */
  constructor(app, way, fresh) {
    this.#app = app;
    this.#way = way;
    this.#fresh = fresh;
  }

  get #page() {
    return this.#app.page;
  }

  /** The window, as a person is told of it. */
  get where() {
    const { width, height } = /** @type {{ width: number, height: number }} */ (this.#page.viewportSize());
    return `${width} x ${height}, letters of ${this.#letters} %`;
  }

  /** What is in sight now. @returns {Promise<Sight>} */
  async sight() {
    return (this.#look ?? (await this.#see(false))).sight;
  }

  /**
   * Does something, and says what is wrong afterwards; a page that does not answer any more is wrong too.
   * @param {Action} action
   * @param {(rule: string) => boolean} [counts] whether a rule is asked for
   * @returns {Promise<Fault[]>}
   */
  async do(action, counts = () => true) {
    const found = await this.#judge(action, counts).catch((error) => [
      { rule: 'alive', subject: String(error).split('\n')[0], text: String(error) },
      ...this.#errors(),
    ]);
    return found.filter(({ rule }) => rule === 'alive' || counts(rule));
  }

  /** Does something on the way to what is to be judged. @param {Action} action */
  async pass(action) {
    await this.#act(action);
    if (!('going' in action && action.going)) {
      await quiet(this.#app, () =>
        this.#page.evaluate((flag) => /** @type {any} */ (globalThis)[Symbol.for('eyes')].pass(flag), isByKey(action)),
      );
    }
  }

  /** @param {Action} action @param {(rule: string) => boolean} counts @returns {Promise<Fault[]>} */
  async #judge(action, counts) {
    const before = await this.#act(action);
    if ('going' in action && action.going) return [...before, ...this.#errors()]; // what is done next was seen before
    const found = [
      ...(await this.#see(isByKey(action))).faults,
      ...(counts('looks') ? await this.#strange() : []),
    ].filter(({ rule }) => counts(rule));
    return [...before, ...(found.length > 0 ? await this.#lasting(found, counts) : []), ...this.#errors()];
  }

  /**
   * Of what is wrong, what is so a moment later: a busy machine loads slowly, and what a page was compared with may
   * have been on its way as well.
   * @param {Fault[]} found
   * @param {(rule: string) => boolean} counts
   * @returns {Promise<Fault[]>}
   */
  async #lasting(found, counts) {
    await new Promise((resolve) => {
      setTimeout(resolve, MOMENT);
    });
    await this.#ask('renew');
    const { faults, hasFocus } = await this.#see(false);
    const later = [...faults, ...(counts('looks') ? await this.#strange(true) : [])];
    return found.filter(({ rule, subject }) =>
      rule === 'focus' && subject === 'body'
        ? !hasFocus
        : later.some((fault) => fault.rule === rule && fault.subject === subject),
    );
  }

  /** @param {boolean} byKey @returns {Promise<Look>} */
  async #see(byKey) {
    /** @type {Look} */
    const look = JSON.parse(
      await quiet(this.#app, () =>
        this.#page.evaluate((flag) => /** @type {any} */ (globalThis)[Symbol.for('eyes')].look(flag), byKey),
      ),
    );
    this.#look = look;
    return look;
  }

  /** What was said on the console since the last time. @returns {Fault[]} */
  #errors() {
    const news = this.#app.errors.slice(this.#told);
    this.#told = this.#app.errors.length;
    return news.map((text) => ({
      rule: 'error',
      subject: text.split('\n')[0].replace(/\d+/g, '#').slice(0, 80),
      text,
    }));
  }

  /**
   * What looks other than on a fresh page.
   * @param {boolean} [isAnew] whether the fresh page is looked at once more
   * @returns {Promise<Fault[]>}
   */
  async #strange(isAnew = false) {
    const look = /** @type {Look} */ (this.#look);
    const fresh = await this.#freshOf(look.view, isAnew);
    const known = look.styles.filter(([kind]) => fresh.some((each) => each.has(kind)));
    this.compared += known.length;
    this.seen += look.styles.length;
    const others = known.filter(([kind, digest]) => !fresh.some((each) => each.get(kind)?.digest === digest));
    const faults = [];
    for (const [kind] of others) {
      if (faults.length === 3) break;
      const found = await this.#page.evaluate(
        (each) => /** @type {any} */ (globalThis)[Symbol.for('eyes')].explain(each),
        kind,
      );
      const expected = fresh.find((each) => each.has(kind))?.get(kind)?.styles;
      if (!found || !expected) continue;
      const differing = properties.flatMap((name, index) =>
        isNear(found.styles[index], expected[index])
          ? []
          : [`${name} is ${found.styles[index]} for ${expected[index]}`],
      );
      if (differing.length > 0) {
        faults.push({
          rule: 'looks',
          subject: found.name,
          text: `${found.where} looks other than in a fresh page: ${differing.slice(0, 6).join(', ')}`,
        });
      }
    }
    return faults;
  }

  /**
   * Fresh pages that show the same: for each player one, that was led to where it is.
   * @param {import('./in-page.js').View} view
   * @param {boolean} isAnew
   * @returns {Promise<Map<string, import('./fresh.js').Style>[]>}
   */
  async #freshOf({ theme, address, players }, isAnew) {
    const { width, height } = /** @type {{ width: number, height: number }} */ (this.#page.viewportSize());
    const {
      device: { viewport, locale, ...device },
      path,
    } = this.#way;
    const setting = { device, width, height, letters: this.#letters, theme, address };
    const pages = [];
    for (const player of players.length > 0 ? players : [null]) {
      pages.push(await this.#fresh.stylesOf({ ...setting, player }, path, isAnew));
    }
    return pages;
  }

  /** @param {Action} action @returns {Promise<Fault[]>} */
  async #act(action) {
    const page = this.#page;
    switch (action.kind) {
      case 'press':
        return action.by === 'pointer' ? this.#press(action.path) : this.#pressByKey(action.path, action.by);
      case 'cell':
        return this.#pressAt(await this.#ask('aimCell', action.board, action.cell));
      case 'slide':
        return this.#slide(action);
      case 'choose':
        await this.#ask('choose', action.path, action.option);
        return [];
      case 'fill':
        if (await this.#ask('focus', action.path)) {
          await page.keyboard.press('Control+a');
          await page.keyboard.press('Delete');
          if (action.value) await page.keyboard.insertText(action.value);
        }
        return [];
      case 'key':
        await page.keyboard.press(
          action.key.length === 1 || /^[A-Z][a-z]/.test(action.key) ? action.key.replace(/^ $/, 'Space') : action.key,
        );
        return [];
      case 'type':
        for (const key of action.text) await page.keyboard.press(key);
        return [];
      case 'paste':
        await this.#app.paste(action.text);
        return [];
      case 'size':
        await page.setViewportSize({ width: action.width, height: action.height });
        return [];
      case 'letters':
        this.#letters = action.percent;
        await setLetters(page, action.percent);
        return [];
      case 'follow':
        if (await page.evaluate((hash) => location.hash === hash, action.link)) return []; // it is there
        this.#past += 1;
        this.#future = 0;
        await page.evaluate((hash) => {
          location.hash = hash;
        }, action.link);
        return [];
      default:
        return this.#travel(action.kind);
    }
  }

  /** @param {'reload' | 'back' | 'forward'} kind @returns {Promise<Fault[]>} */
  async #travel(kind) {
    const page = this.#page;
    if (kind === 'reload') {
      await page.reload();
      await arrived(page);
      await setLetters(page, this.#letters);
      return [];
    }
    const by = kind === 'back' ? -1 : 1;
    if ((kind === 'back' ? this.#past : this.#future) === 0) return []; // there is another page
    this.#past += by;
    this.#future -= by;
    await page.evaluate((count) => {
      history.go(count);
    }, by);
    return [];
  }

  /** @param {string} name of what the eyes do @param {unknown[]} values @returns {Promise<any>} */
  #ask(name, ...values) {
    return withEyes(this.#page, () =>
      this.#page.evaluate(
        ([method, args]) =>
          /** @type {any} */ (globalThis)[Symbol.for('eyes')][/** @type {string} */ (method)](
            .../** @type {any[]} */ (args),
          ),
        [name, values],
      ),
    );
  }

  /** @param {Path} path @returns {Promise<Fault[]>} */
  async #press(path) {
    return this.#pressAt(await this.#ask('aim', path));
  }

  /** @param {{ x: number, y: number, fault: Fault | null } | null} aim @returns {Promise<Fault[]>} */
  async #pressAt(aim) {
    if (!aim) return [];
    if (this.#way.device.hasTouch) await this.#page.touchscreen.tap(aim.x, aim.y);
    else await this.#page.mouse.click(aim.x, aim.y);
    return aim.fault ? [aim.fault] : [];
  }

  /** @param {Path} path @param {'Enter' | ' '} key @returns {Promise<Fault[]>} */
  async #pressByKey(path, key) {
    if (await this.#ask('focus', path)) await this.#page.keyboard.press(key === ' ' ? 'Space' : key);
    return [];
  }

  /** @param {Extract<Action, { kind: 'slide' }>} action @returns {Promise<Fault[]>} */
  async #slide({ path, from, to }) {
    const start = await this.#ask('aim', path, from);
    const end = await this.#ask('aim', path, to);
    if (!start || !end) return [];
    const { mouse } = this.#page;
    await mouse.move(start.x, start.y);
    await mouse.down();
    await mouse.move((start.x + end.x) / 2, end.y);
    await mouse.move(end.x, end.y);
    await mouse.up();
    return start.fault ? [start.fault] : [];
  }
}
