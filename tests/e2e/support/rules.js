/**
 * What must hold of the looks of a page in any state and at any size. The rules ask the page itself,
 * through all shadow roots, and know no part of it by name but its boards:
 *
 *     assert.deepEqual(await faultsOf(page), []);
 *     assert.deepEqual(await faultsOf(page, ['boards', 'sideways']), []);
 *
 * Each fault names its rule, the element, and what is wrong in words and pixels. The functions of this
 * file but the last ones run in the page, where they see each other and nothing else.
 */

/**
 * @typedef {{ rule: string, subject: string, text: string }} Fault subject: the element, without numbers that change
 */
/** @typedef {{ left: number, right: number, top: number, bottom: number }} Box */

/** Pixels by which boxes may miss each other: browsers round. */
const SLACK = 1.5;

/** What one look at the page finds out once. */
const emptyMemo = () => ({
  /** @type {(Document | ShadowRoot)[]} */
  roots: [],
  /** @type {Element | null} */
  dialog: null,
  /** @type {Map<Element, boolean>} */
  seen: new Map(),
  /** @type {Map<Element, boolean>} */
  lifted: new Map(),
  /** @type {Map<Element, Box>} */
  clips: new Map(),
  /** @type {Map<Element, CSSStyleDeclaration>} */
  styles: new Map(),
});

let memo = emptyMemo();

/** The page may have changed: what was found out is forgotten. */
function lookAnew() {
  memo = emptyMemo();
  memo.roots = rootsOf(document);
  memo.dialog = topDialog();
}

/**
 * The dialog that lies on all others, whatever their order in the page: its backdrop covers the corner of the window.
 * @returns {Element | null}
 */
function topDialog() {
  const dialogs = all('dialog[open]');
  if (dialogs.length < 2) return dialogs[0] ?? null;
  return (
    nearest(topAt(1, 1), (each) => dialogs.includes(/** @type {HTMLElement} */ (each))) ?? dialogs[dialogs.length - 1]
  );
}

/** What a finger meets there, through all roots. @param {number} x @param {number} y @returns {Element | null} */
function topAt(x, y) {
  let hit = document.elementFromPoint(x, y);
  while (hit?.shadowRoot) {
    const inner = hit.shadowRoot.elementFromPoint(x, y);
    if (!inner || inner === hit) break;
    hit = inner;
  }
  return hit;
}

/**
 * A root and every open shadow root below it.
 * @param {Document | ShadowRoot} root
 * @returns {(Document | ShadowRoot)[]}
 */
function rootsOf(root) {
  return [
    root,
    ...[...root.querySelectorAll('*')].flatMap((element) => (element.shadowRoot ? rootsOf(element.shadowRoot) : [])),
  ];
}

/** Elements of every root. @param {string} selector @returns {HTMLElement[]} */
const all = (selector) =>
  memo.roots.flatMap((root) => /** @type {HTMLElement[]} */ ([...root.querySelectorAll(selector)]));

/** Elements of the page's body that have a box of their own, without those within a picture or a board. */
const laidOut = () =>
  all(
    ':not(head, head *, body, svg *, sudoku-board *, sudoku-game-board *, sudoku-mini-board *, option, script, style)',
  ).filter(
    (element) =>
      element instanceof HTMLElement &&
      element.localName !== 'html' &&
      !/^(inline|contents)$/.test(styleOf(element).display) &&
      isSeen(element),
  );

/** @param {Element} element */
function styleOf(element) {
  const style = memo.styles.get(element) ?? getComputedStyle(element);
  memo.styles.set(element, style);
  return style;
}

/**
 * What is asked of an element, asked once.
 * @param {Map<Element, boolean>} answers
 * @param {Element} element
 * @param {() => boolean} ask
 */
function once(answers, element, ask) {
  const known = answers.get(element);
  if (known !== undefined) return known;
  const answer = ask();
  answers.set(element, answer);
  return answer;
}

/** The element around it, through the edge of a shadow root too. @param {Node} node @returns {Element | null} */
function around(node) {
  const { parentNode } = node;
  return parentNode instanceof ShadowRoot ? parentNode.host : parentNode instanceof Element ? parentNode : null;
}

/**
 * The nearest element that matches, itself or around it.
 * @param {Element | null} element
 * @param {(each: Element) => boolean} matches
 * @returns {Element | null}
 */
function nearest(element, matches) {
  for (let each = element; each; each = around(each)) if (matches(each)) return each;
  return null;
}

/**
 * Whether a reader sees it: what is behind a dialog is not in question, nor is what only a screen reader is told.
 * @param {Element} element
 * @returns {boolean}
 */
function isSeen(element) {
  return once(memo.seen, element, () => {
    if (!element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true, contentVisibilityAuto: true })) {
      return false;
    }
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 0 &&
      height > 0 &&
      !isWithin(element, (each) => each.classList.contains('unseen')) &&
      (!memo.dialog || isWithin(element, (each) => each === memo.dialog))
    );
  });
}

/** @param {Element} element @param {(each: Element) => boolean} matches */
const isWithin = (element, matches) => nearest(element, matches) !== null;

/**
 * What others call it: its tag, and what tells it from others of its kind.
 * @param {Element} element
 * @returns {string}
 */
function nameOf(element) {
  const telling = [...element.attributes]
    .filter(({ name }) => /^data-(type|mode|way|kind|size|panel|digit|language)$|^(id|part)$/.test(name))
    .map(({ name, value }) => `[${name}=${value}]`);
  const classes = [...element.classList].slice(0, 2).map((name) => `.${name}`);
  const own = element.localName + [...(telling.length > 0 ? telling : classes)].join('');
  const part = element.localName.includes('-')
    ? null
    : nearest(around(element), (each) => each.localName.includes('-'));
  return part ? `${part.localName} ${own}` : own;
}

/** @param {Element} element @param {string} rule @param {string} text @returns {Fault} */
const fault = (element, rule, text) => ({ rule, subject: nameOf(element), text: `${nameOf(element)} ${text}` });

/** @param {number} value */
const px = (value) => `${Math.round(value * 10) / 10}`;

/**
 * Where something within an element can be seen: the surroundings clip or scroll it.
 * @param {Element | null} element
 * @returns {Box}
 */
function clipOf(element) {
  const known = element && memo.clips.get(element);
  if (known) return known;
  if (!element) return { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
  const { overflowX, overflowY, position, display } = styleOf(element);
  const clip = position === 'fixed' || element.localName === 'dialog' ? clipOf(null) : { ...clipOf(around(element)) };
  if (display !== 'contents' && display !== 'inline' && (overflowX !== 'visible' || overflowY !== 'visible')) {
    const edge = element.getBoundingClientRect();
    if (overflowX !== 'visible') {
      [clip.left, clip.right] = [Math.max(clip.left, edge.left), Math.min(clip.right, edge.right)];
    }
    if (overflowY !== 'visible') {
      [clip.top, clip.bottom] = [Math.max(clip.top, edge.top), Math.min(clip.bottom, edge.bottom)];
    }
  }
  memo.clips.set(element, clip);
  return clip;
}

/**
 * What of a box is to be seen; null: nothing.
 * @param {Box} box
 * @param {Element | null} element whose box it is
 * @returns {Box | null}
 */
function visiblePart(box, element) {
  const clip = clipOf(element);
  const part = {
    left: Math.max(box.left, clip.left),
    right: Math.min(box.right, clip.right),
    top: Math.max(box.top, clip.top),
    bottom: Math.min(box.bottom, clip.bottom),
  };
  return part.right - part.left > 1 && part.bottom - part.top > 1 ? part : null;
}

/** Whether it lies above the flow of the page, as it is meant to. @param {Element | null} element @returns {boolean} */
function isLifted(element) {
  if (!element || element.localName === 'dialog') return false;
  return once(
    memo.lifted,
    element,
    () => /absolute|fixed|sticky/.test(styleOf(element).position) || isLifted(around(element)),
  );
}

/**
 * Every board is a square of equal cells; the large one takes enough of the width and height that there is.
 * @returns {Fault[]}
 */
function boards() {
  return all('sudoku-board, sudoku-game-board, sudoku-mini-board')
    .filter(isSeen)
    .flatMap((board) => {
      const cells = [...board.querySelectorAll('.cell')].map((cell) => cell.getBoundingClientRect());
      if (cells.length === 0) return [];
      const { width, height } = board.getBoundingClientRect();
      const [widths, heights] = [cells.map((cell) => cell.width), cells.map((cell) => cell.height)];
      const faults = [];
      const few = [Math.min(...widths), Math.min(...heights)];
      const many = [Math.max(...widths), Math.max(...heights)];
      if (few.some((least, axis) => many[axis] - least > 2.5)) {
        faults.push(
          fault(
            board,
            'boards',
            `has unequal cells, from ${few.map(px).join(' x ')} px to ${many.map(px).join(' x ')} px`,
          ),
        );
      }
      if (Math.abs(width - height) > 3) {
        faults.push(fault(board, 'boards', `is no square: ${px(width)} x ${px(height)} px`));
      }
      const sumOf = (/** @type {number[]} */ values) =>
        values.reduce((sum, value) => sum + value, 0) / Math.sqrt(cells.length);
      const room = board.clientHeight;
      if (Math.abs(sumOf(heights) - room) > 3) {
        faults.push(
          fault(board, 'boards', `has room for rows ${px(room)} px high, which are ${px(sumOf(heights))} px together`),
        );
      }
      return faults;
    });
}

/**
 * The board of a player is as large as a reader may expect: 0.6 of the width of the player, or 0.55 of the height of
 * the window.
 * @returns {Fault[]}
 */
function small() {
  return all('sudoku-board, sudoku-game-board')
    .filter(isSeen)
    .flatMap((board) => {
      const player = nearest(board, (each) => each.classList.contains('player'));
      if (!player) return [];
      const room = player.getBoundingClientRect().width;
      const least = Math.min(0.6 * room, 0.55 * innerHeight);
      const { width } = board.getBoundingClientRect();
      if (width >= least - SLACK) return [];
      const place = `a player of ${px(room)} px and a window of ${innerWidth} x ${innerHeight}`;
      return [fault(board, 'small', `is ${px(width)} px wide in ${place}: at least ${px(least)} px are wanted`)];
    });
}

/** What scrolls sideways that should not: the page, or a dialog. @returns {Fault[]} */
function sideways() {
  return [document.documentElement, ...all('dialog[open]')]
    .filter((element) => element.scrollWidth > element.clientWidth + 1)
    .map((element) =>
      fault(element, 'sideways', `is ${element.clientWidth} px wide and has ${element.scrollWidth} px in it`),
    );
}

/**
 * Texts, line by line, each with the element that holds it.
 * @returns {{ holder: Element, box: Box, text: string }[]}
 */
function textLines() {
  return memo.roots.flatMap((root) => {
    const lines = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const holder = node.parentElement;
      const text = node.textContent?.trim();
      if (
        !text ||
        !holder ||
        holder.closest(
          'svg, style, script, noscript, textarea, select, sudoku-board, sudoku-game-board, sudoku-mini-board',
        ) ||
        !isSeen(holder)
      ) {
        continue;
      }
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        const part = visiblePart(box, holder);
        if (part) lines.push({ holder, box: part, text });
      }
    }
    return lines;
  });
}

/** What can be pressed or filled in; the range of a strip lies below its picture. */
const CONTROLS = 'button, select, input:not([type="range"], [type="file"]), textarea, summary, a[href]';

/**
 * Controls, texts and boards that lie on one another. What is lifted out of the flow covers others by intent.
 * @returns {Fault[]}
 */
function overlaps() {
  /** @type {{ element: Element, box: Box, isText: boolean }[]} */
  const things = [];
  for (const element of all(`${CONTROLS}, sudoku-board, sudoku-game-board, sudoku-mini-board`)) {
    if (!isSeen(element) || isLifted(element)) continue;
    const box = visiblePart(element.getBoundingClientRect(), around(element));
    if (box) things.push({ element, box, isText: false });
  }
  for (const { holder, box } of textLines()) if (!isLifted(holder)) things.push({ element: holder, box, isText: true });
  things.sort((one, other) => one.box.top - other.box.top);
  const faults = [];
  for (const [index, one] of things.entries()) {
    for (const other of things.slice(index + 1)) {
      if (other.box.top >= one.box.bottom - 2) break;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
      const most =
        one.isText && other.isText ? Math.min(one.box.bottom - one.box.top, other.box.bottom - other.box.top) / 2 : 2;
      if (across <= 2 || down <= most) continue;
      if (
        nearest(one.element, (each) => each === other.element) ||
        nearest(other.element, (each) => each === one.element)
      ) {
        continue;
      }
      faults.push(fault(one.element, 'overlaps', `and ${nameOf(other.element)} share ${px(across)} x ${px(down)} px`));
    }
  }
  return faults;
}

/**
 * What sticks out of the element around it, to a side, by more than it is told to by a negative margin.
 * @returns {Fault[]}
 */
function outside() {
  return laidOut()
    .filter((element) => !/absolute|fixed/.test(styleOf(element).position))
    .flatMap((element) => {
      const column = nearest(around(element), (each) => !/^(inline|contents)$/.test(styleOf(each).display));
      if (!column || styleOf(column).overflowX !== 'visible') return [];
      const [inner, outer] = [element.getBoundingClientRect(), column.getBoundingClientRect()];
      const [before, after] = [styleOf(element).marginLeft, styleOf(element).marginRight].map((margin) =>
        Math.max(0, -parseFloat(margin)),
      );
      const out = Math.max(outer.left - inner.left - before, inner.right - outer.right - after);
      return out > SLACK ? [fault(element, 'outside', `sticks out of ${nameOf(column)} by ${px(out)} px`)] : [];
    });
}

/** Texts of which a part cannot be seen, and buttons that their text stands out of. @returns {Fault[]} */
function cut() {
  const hides = (/** @type {string} */ overflow) => overflow === 'hidden' || overflow === 'clip';
  return laidOut()
    .filter((element) => element.localName !== 'select' && element.textContent?.trim())
    .flatMap((element) => {
      const words = element.textContent?.trim().slice(0, 40);
      if (element.matches('button')) {
        if (element.querySelector('.unseen')) return [];
        const text = document.createRange();
        text.selectNodeContents(element);
        const [inner, outer] = [text.getBoundingClientRect(), element.getBoundingClientRect()];
        const out = Math.max(
          outer.left - inner.left,
          inner.right - outer.right,
          outer.top - inner.top,
          inner.bottom - outer.bottom,
        );
        return out > SLACK ? [fault(element, 'cut', `has a text that stands out by ${px(out)} px: ${words}`)] : [];
      }
      const { overflowX, overflowY } = styleOf(element);
      const [across, down] = [
        hides(overflowX) ? element.scrollWidth - element.clientWidth : 0,
        hides(overflowY) ? element.scrollHeight - element.clientHeight : 0,
      ];
      return Math.max(across, down) > 2
        ? [fault(element, 'cut', `hides ${Math.max(across, 0)} x ${Math.max(down, 0)} px of its text: ${words}`)]
        : [];
    });
}

/** What a reader sees is judged by these. */
const judges = { boards, small, sideways, overlaps, outside, cut };

/** @typedef {keyof typeof judges} Rule */

/** The names of all rules. */
export const rules = /** @type {Rule[]} */ (Object.keys(judges));

/** What the judges, and others who look at the page, share. */
const shared = {
  emptyMemo,
  lookAnew,
  rootsOf,
  all,
  topDialog,
  topAt,
  laidOut,
  styleOf,
  once,
  around,
  nearest,
  isSeen,
  isWithin,
  nameOf,
  fault,
  px,
  clipOf,
  visiblePart,
  isLifted,
  textLines,
};

/**
 * The functions above as a text that can be put into a page: the value of that expression is an object with each of
 * them, the judges apart.
 */
export const judging = `(() => {
  const SLACK = ${SLACK};
  const CONTROLS = ${JSON.stringify(CONTROLS)};
  ${Object.entries({ ...shared, ...judges })
    .map(([name, value]) => `const ${name} = ${value};`)
    .join('\n')}
  let memo = emptyMemo();
  return { ${Object.keys(shared).join(', ')}, CONTROLS, judges: { ${rules.join(', ')} } };
})()`;

/**
 * What is wrong with what a page shows now, by all rules or by some.
 * @param {import('playwright-core').Page} page
 * @param {readonly Rule[]} [wanted]
 * @returns {Promise<string[]>}
 */
export async function faultsOf(page, wanted = rules) {
  const faults = /** @type {Fault[]} */ (
    await page.evaluate(`(() => {
    const { lookAnew, judges } = ${judging};
    lookAnew();
    return ${JSON.stringify(wanted)}.flatMap((name) => judges[name]());
  })()`)
  );
  return faults.map(({ rule, text }) => `${rule}: ${text}`);
}
