/**
 * A walker's eyes: what runs in the page. It is put there once for each document, and looks at all that
 * has to be looked at after an action in one call. The page lets go of nothing that it sees: results are plain values.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { judging } from '../support/rules.js';
import { unsound, unsoundRun } from '../../web/support/sound.js';

/** @typedef {import('../support/rules.js').Fault} Fault */
/** @typedef {import('./actions.js').Path} Path */
/** @typedef {import('./actions.js').Sight} Sight */

/**
 * @typedef {object} Look
 * @property {Fault[]} faults
 * @property {Sight} sight
 * @property {View} view
 * @property {boolean} hasFocus whether anything has it
 * @property {[kind: string, digest: string][]} styles of all kinds of elements: those that no selector of ours can tell
 *   from one another are of one kind
 *
 * What is shown, so that a fresh page can be led there.
 * @typedef {object} View
 * @property {string} theme
 * @property {string} address what its fragment says of the looks of the page; '' where the page has other ways for it
 * @property {PlayerView[]} players
 *
 * @typedef {object} PlayerView
 * @property {number} index
 * @property {string} mode
 * @property {string} panel
 * @property {string | null} controls its attribute
 * @property {string} dialog the element that holds the one that is open, or ''
 * @property {string} tab the one that is chosen in the dialog, or ''
 */

/** The text of all style sheets. */
const css = (() => {
  const folder = new URL('../../../build/web/styles/', import.meta.url);
  const files = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.css'));
  return files.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n');
})();

/** What selectors ask of an element: attributes, those whose value counts, and what is to be within it. */
const asked = {
  attributes: [...new Set([...css.matchAll(/\[([a-z-]+)[\]~^|$*=]/g)].map(([, name]) => name))],
  values: [...new Set([...css.matchAll(/\[([a-z-]+)[~^|$*]?=/g)].map(([, name]) => name))],
  within: [...new Set([...css.matchAll(/:has\(((?:[^()]|\([^()]*\))*)\)/g)].map(([, selector]) => selector))].filter(
    (selector) => !selector.includes(':focus'),
  ),
};

/**
 * What is compared with a fresh page: what style sheets say, not what the room and the text make of it, nor what the
 * pointer and the focus do.
 */
const PROPERTIES = [
  'display',
  'position',
  'float',
  'box-sizing',
  'flex-direction',
  'flex-wrap',
  'flex-grow',
  'flex-shrink',
  'order',
  'align-items',
  'align-content',
  'align-self',
  'justify-content',
  'justify-items',
  'justify-self',
  'row-gap',
  'column-gap',
  'padding-top',
  'padding-right',
  'padding-bottom',
  'padding-left',
  'border-top-width',
  'border-right-width',
  'border-bottom-width',
  'border-left-width',
  'border-top-left-radius',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'line-height',
  'letter-spacing',
  'text-align',
  'text-transform',
  'text-decoration-line',
  'white-space',
  'overflow-x',
  'overflow-y',
  'overflow-wrap',
  'text-overflow',
  'min-width',
  'max-width',
  'min-height',
  'visibility',
  'z-index',
  'contain',
  'container-type',
  'grid-row-start',
  'grid-row-end',
  'grid-column-start',
  'grid-column-end',
  'list-style-type',
  'vertical-align',
  'color',
  'background-color',
  'touch-action',
];

/** Frames that are waited for at most until nothing moves. */
const PATIENCE = 60;

/**
 * Runs in the page.
 * @param {any} rules what `judging` stands for
 * @param {(state: any) => string[]} judgeState
 * @param {typeof asked} css @param {string[]} properties @param {number} patience
 */
function install(rules, judgeState, css, properties, patience) {
  const { all, around, fault, isSeen, isWithin, judges, lookAnew, nameOf, nearest, topAt, topDialog } = rules;
  const DATA = 'type|mode|way|kind|size|panel|digit|colour|cell|language|command|jump|grain|id|format|theme';
  const TELLING = new RegExp(`^(id|name|type|role|data-(${DATA}))$`);
  const PRESSED =
    'button, summary, a[href], [role="tab"], [role="treeitem"], input[type="checkbox"], input[type="radio"]';

  /** @param {HTMLElement} element @returns {Path} */
  function pathOf(element) {
    const root = /** @type {Document | ShadowRoot} */ (element.getRootNode());
    const telling = [...element.attributes]
      .filter(({ name }) => TELLING.test(name))
      .map(({ name, value }) => `[${name}=${JSON.stringify(value)}]`);
    const own = element.localName + telling.join('');
    const plain = [
      'div, span, p, ul, ol, li, dl, dd, dt, form, section, header, figure, label, fieldset',
      'table, tbody, thead, tr, td, th',
    ];
    const part = element.localName.includes('-') ? null : element.parentElement?.closest(`:not(:is(${plain}))`);
    const selector = part && !['main', 'body'].includes(part.localName) ? `${part.localName} ${own}` : own;
    const index = [...root.querySelectorAll(selector)].indexOf(element);
    return [...(root instanceof ShadowRoot ? pathOf(/** @type {HTMLElement} */ (root.host)) : []), [selector, index]];
  }

  /** @param {Path} path @returns {HTMLElement | null} */
  function find(path) {
    /** @type {Document | ShadowRoot | null} */
    let root = document;
    /** @type {HTMLElement | null} */
    let element = null;
    for (const [selector, index] of path) {
      element = /** @type {HTMLElement | null} */ (root?.querySelectorAll(selector)[index] ?? null);
      root = element?.shadowRoot ?? null;
    }
    return element;
  }

  /** A link that leads to another page ends the walk. @param {HTMLElement} element */
  const staysHere = (element) =>
    !(element instanceof HTMLAnchorElement) ||
    (element.pathname === location.pathname && element.hash !== '' && !element.target && !element.download);
  const isEnabled = (/** @type {HTMLElement} */ element) =>
    !element.matches('[aria-disabled="true"], :disabled, [readonly], input[type="file"]') && staysHere(element);

  /** @returns {Sight} */
  function sight() {
    /** @type {Map<string, number>} */
    const alike = new Map();
    const controls = all(`${PRESSED}, select, input, textarea`)
      .filter((/** @type {HTMLElement} */ element) => isEnabled(element) && isSeenOrRange(element))
      .flatMap((/** @type {HTMLElement} */ element) => {
        const path = pathOf(element);
        const [selector] = path[path.length - 1];
        const before = alike.get(selector) ?? 0;
        alike.set(selector, before + 1);
        if (before >= 12) return []; // of a long list its beginning
        const kind = element.matches(PRESSED)
          ? 'button'
          : element.localName === 'select'
            ? 'select'
            : element.matches('[type="range"]')
              ? 'range'
              : 'field';
        const text = (
          element.getAttribute('aria-label') ||
          element.textContent?.trim() ||
          element.title ||
          element.id
        ).slice(0, 40);
        return [
          {
            path,
            kind,
            text: kind === 'select' ? (element.getAttribute('aria-label') ?? element.id) : text,
            options: element instanceof HTMLSelectElement ? element.length : 0,
          },
        ];
      });
    return { controls, boards: boards().map((board) => board.querySelectorAll('.cell').length) };
  }

  /** The range of a strip cannot be seen: its picture lies on it. @param {HTMLElement} element */
  const isSeenOrRange = (element) =>
    isSeen(element) ||
    (element.matches('input[type="range"]') && element.parentElement !== null && isSeen(element.parentElement));

  /** @returns {HTMLElement[]} */
  const boards = () => all('sudoku-board, sudoku-game-board').filter(isSeen);

  /**
   * Where a finger has to press: the middle of an element, or a share of its width.
   * @param {HTMLElement | null} element
   * @param {number} [at]
   * @returns {{ x: number, y: number, fault: Fault | null } | null} null: it is not to be seen
   */
  function aim(element, at = 0.5) {
    lookAnew();
    if (!element || !isSeenOrRange(element)) return null;
    /** @type {Element | null} */
    let hit = null;
    let [x, y] = [0, 0];
    for (const isScrolled of [false, true]) {
      if (isScrolled) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const box = element.getBoundingClientRect();
      [x, y] = [box.left + Math.min(Math.max(box.width * at, 1), box.width - 1), box.top + box.height / 2];
      hit = topAt(x, y);
      if (
        hit &&
        (element.matches('[type="range"]') ||
          isWithin(hit, (/** @type {Element} */ each) => each === element || each === element.closest('label')) ||
          hit.contains(element))
      ) {
        return { x, y, fault: null };
      }
    }
    if (isUnderMenu(element, hit)) return { x, y, fault: null };
    return { x, y, fault: fault(element, 'reach', hit ? `is covered by ${nameOf(hit)}` : 'cannot be scrolled to') };
  }

  /**
   * An open list covers what is below it, until a press beside it.
   * @param {Element} element @param {Element | null} hit
   */
  function isUnderMenu(element, hit) {
    const menu = hit && nearest(hit, (/** @type {Element} */ each) => each.matches('[role="menu"]'));
    return Boolean(menu) && !isWithin(element, (/** @type {Element} */ each) => each === menu);
  }

  /** The element that has the focus, through all roots. @returns {Element | null} */
  function focused() {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active;
  }

  const frame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });

  /** Where everything is, as one number. */
  function positions() {
    let sum = 0;
    for (const element of all('*')) {
      if (element instanceof SVGElement) continue;
      const { x, y, width, height } = element.getBoundingClientRect();
      sum = (sum * 31 + x + y * 3 + width * 7 + height * 13) % 1e9;
    }
    return sum;
  }

  /** A game would be covered by it. @param {HTMLElement} frame */
  const isOfGame = (frame) => {
    const { host } = /** @type {ShadowRoot} */ (frame.getRootNode());
    return /** @type {any} */ (host)?.store?.state.mode === 'play';
  };

  /** What plays is stopped, and what moves comes to rest. */
  async function settle() {
    lookAnew();
    for (const element of all('.frame')) {
      if (isOfGame(element)) continue;
      element.dispatchEvent(new CustomEvent('intent', { detail: { type: 'pause' }, bubbles: true }));
    }
    await frame();
    await frame();
    for (let last = NaN, frames = 0, now = positions(); now !== last && frames < patience; frames++) {
      await frame();
      lookAnew();
      [last, now] = [now, positions()];
    }
    lookAnew();
  }

  /** Firefox goes on as beside a scroll bar that has gone: each player is asked anew how wide it is. */
  function renew() {
    lookAnew();
    for (const player of all('.player')) {
      player.style.containerType = 'normal';
      player.getBoundingClientRect(); // lays it out
      player.style.containerType = '';
    }
    known = new Map();
  }

  /** A number of 53 bits for a text. @param {string} text */
  function digest(text) {
    let [one, other] = [0xdeadbeef, 0x41c6ce57];
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index);
      one = Math.imul(one ^ code, 2654435761);
      other = Math.imul(other ^ code, 1597334677);
    }
    return ((other >>> 0) * 2 ** 21 + (one >>> 11)).toString(36);
  }

  /** What style sheets can know of an element, itself apart from its surroundings. @param {Element} element */
  function tellingOf(element) {
    const attributes = css.attributes
      .filter((name) => element.hasAttribute(name))
      .map((name) => (css.values.includes(name) ? `[${name}=${element.getAttribute(name)}]` : `[${name}]`));
    const states = [
      ':first-child',
      ':last-child',
      ':empty',
      ':checked',
      ':disabled',
      '[open]',
      '[hidden]',
      '[part]',
      ':is(button, a, summary):is(:hover, :focus)', // what the pointer and the focus do to it, and in it
    ].filter((selector) => element.matches(selector));
    const within = css.within.filter((selector) => element.querySelector(`:scope ${selector}`));
    return [
      `${element.localName}.${[...element.classList].sort().join('.')}`,
      ...attributes,
      ...states,
      within.join(' '),
      element.getAttribute('part') ?? '',
      ownLengths(element),
    ].join('');
  }

  /**
   * What a script has said of this element alone, as a line of the listing how far in it begins.
   * @param {Element} element
   */
  function ownLengths(element) {
    if (!(element instanceof HTMLElement)) return '';
    return [...element.style]
      .filter((name) => name.startsWith('--'))
      .map((name) => `${name}${element.style.getPropertyValue(name)}`)
      .join('');
  }

  /** Each kind of element that is there, with one of its elements. @returns {Map<string, Element>} */
  function kinds() {
    /** @type {Map<string, Element>} */
    const found = new Map();
    /** @type {Map<string, boolean>} */
    const hidden = new Map();
    const visit = (/** @type {Element} */ element, /** @type {string} */ surroundings) => {
      const kind = digest(surroundings + tellingOf(element));
      if (!found.has(kind)) {
        found.set(kind, element);
        hidden.set(kind, getComputedStyle(element).display === 'none');
      }
      if (hidden.get(kind) || element instanceof SVGElement) return;
      for (const child of [...(element.shadowRoot?.children ?? []), ...element.children]) visit(child, kind);
    };
    const { documentElement: page } = document;
    visit(document.body, `${tellingOf(page)} ${innerWidth} ${page.clientWidth}`); // beside a scroll bar, or without
    return found;
  }

  /**
   * Digests of styles by kind of element, as long as no style sheet comes and the window stays as it is.
   * @type {Map<string, string>}
   */
  let known = new Map();
  let knownFor = '';

  /** @returns {[kind: string, digest: string][]} */
  function styles() {
    const sheets = rules
      .all('*')
      .reduce(
        (/** @type {number} */ sum, /** @type {Element} */ each) =>
          sum + (each.shadowRoot?.adoptedStyleSheets.length ?? 0),
        document.adoptedStyleSheets.length,
      );
    const now = [sheets, innerWidth, innerHeight, getComputedStyle(document.documentElement).fontSize].join();
    if (now !== knownFor) known = new Map();
    knownFor = now;
    return [...kinds()].map(([kind, element]) => {
      const style = known.get(kind) ?? digest(stylesOf(element).join());
      known.set(kind, style);
      return [kind, style];
    });
  }

  /** @param {Element} element */
  function stylesOf(element) {
    const style = getComputedStyle(element);
    if (style.display === 'none') return ['none'];
    return properties.map((name) =>
      style
        .getPropertyValue(name)
        .replace(/(\d+)\.(\d)\d*px/g, (_, whole, tenth) => `${Number(tenth) > 4 ? `${whole}.5` : whole}px`),
    );
  }

  /** @returns {View} */
  function view() {
    const dialog = topDialog();
    const isPart = (/** @type {Element} */ each) => each.localName.includes('-');
    const players = [...document.querySelectorAll('sudoku-player')].map((/** @type {any} */ player, index) => {
      // not those that one of them shows
      const { mode = '', panel = '' } = player.store?.state ?? {};
      const isIts = dialog && isWithin(dialog, (/** @type {Element} */ each) => each === player);
      const tab = isIts && dialog.querySelector('[role="tab"][aria-selected="true"]');
      return {
        index,
        mode,
        panel,
        controls: player.getAttribute('controls'),
        dialog: isIts ? nearest(dialog, isPart).localName : '',
        tab: tab ? tab.id : '',
      };
    });
    const isFrame = location.pathname.endsWith('embed.html');
    const fields = isFrame ? new URLSearchParams(location.hash.slice(1)) : [];
    const address = [...fields]
      .filter(([name]) => ['a', 'controls', 'code'].includes(name))
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .concat(isFrame && players[0]?.mode === 'play' ? ['m=play'] : [])
      .sort()
      .join('&');
    return { theme: document.documentElement.dataset.theme ?? '', address, players };
  }

  /** @returns {Fault[]} */
  function states() {
    return all('sudoku-player').flatMap((/** @type {any} */ player) =>
      (player.store ? [...judgeState(player.store.state), ...emptyPlay(player.shadowRoot)] : []).map((text) =>
        fault(player, 'state', text),
      ),
    );
  }

  /** Where a game is played it is to be seen, or that it comes. @param {ShadowRoot} root */
  function emptyPlay(root) {
    const parts = [...root.querySelectorAll('[data-mode="play"] > sudoku-play > :is(sudoku-game-board, .loading)')];
    const isEmpty = parts.length > 0 && parts.every((part) => !part.checkVisibility());
    return isEmpty ? ['shows neither a game nor that one comes'] : [];
  }

  let hadFocus = false;

  /**
   * @param {boolean} byKey whether the action was done by a key that leaves the focus where it is
   * @returns {Fault[]}
   */
  function focus(byKey) {
    const active = focused();
    const isSomewhere = active !== null && active !== document.body && active !== document.documentElement;
    const isLost = byKey && hadFocus && !isSomewhere;
    hadFocus = isSomewhere;
    if (isLost) return [{ rule: 'focus', subject: 'body', text: 'the focus is lost' }];
    if (!isSomewhere || isSeenOrRange(/** @type {HTMLElement} */ (active)) || active?.localName === 'iframe') return [];
    return [fault(/** @type {Element} */ (active), 'focus', 'has the focus and cannot be seen')];
  }

  /**
   * @param {boolean} byKey
   * @returns {Promise<string>} a Look as JSON, which a driver takes much sooner than an object
   */
  async function look(byKey) {
    await settle();
    const faults = [...Object.values(judges).flatMap((judge) => judge()), ...states(), ...focus(byKey)];
    return JSON.stringify({ faults, sight: sight(), view: view(), styles: styles(), hasFocus: hadFocus });
  }

  return {
    look,
    settle,
    /** Waits, and judges nothing. @param {boolean} byKey */
    async pass(byKey) {
      await settle();
      focus(byKey);
    },
    aim: (/** @type {Path} */ path, /** @type {number} */ at) => aim(find(path), at),
    aimCell(/** @type {number} */ board, /** @type {number} */ cell) {
      lookAnew();
      return aim(/** @type {HTMLElement | null} */ (boards()[board]?.querySelectorAll('.cell')[cell] ?? null));
    },
    /** @param {Path} path */
    focus(path) {
      const element = find(path);
      lookAnew();
      if (!element || !isSeen(element)) return false;
      element.focus();
      hadFocus = focused() === element;
      return true;
    },
    /** @param {Path} path @param {number} option */
    choose(path, option) {
      const element = find(path);
      if (!(element instanceof HTMLSelectElement) || option >= element.length) return false;
      element.focus();
      element.selectedIndex = option;
      for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
      return true;
    },
    /** @param {string} kind */
    explain(kind) {
      const element = kinds().get(kind);
      return element ? { name: nameOf(element), where: whereOf(element), styles: stylesOf(element) } : null;
    },
    renew,
    everyStyle: () =>
      JSON.stringify(
        [...kinds()].map(([kind, element]) => {
          const values = stylesOf(element);
          return [kind, { digest: digest(values.join()), styles: values }];
        }),
      ),
  };

  /** @param {Element} element */
  function whereOf(element) {
    const names = [];
    for (
      let each = /** @type {Element | null} */ (element);
      each && each.localName !== 'sudoku-player';
      each = around(each)
    ) {
      names.unshift(each.localName + [...each.classList].map((name) => `.${name}`).join(''));
    }
    return names.join(' > ');
  }
}

/** @typedef {ReturnType<typeof install>} Eyes */

export const properties = PROPERTIES;

/** A script that opens a walker's eyes in a document, once. */
export const eyes = `globalThis[Symbol.for('eyes')] ??= (${install})(
  ${judging},
  (state) => [...(${unsound})(state), ...(${unsoundRun})(state)],
  ${JSON.stringify(asked)},
  ${JSON.stringify(PROPERTIES)},
  ${PATIENCE},
)`;
