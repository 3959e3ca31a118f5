/** The elements of which a player consists. */
import '../elements/assist.js';
import '../elements/bar.js';
import '../elements/board.js';
import '../elements/code.js';
import '../elements/help.js';
import '../elements/notice.js';
import '../elements/out.js';
import '../elements/pad.js';
import '../elements/picker.js';
import '../elements/scrubber.js';
import '../elements/solutions.js';
import '../elements/stack.js';
import '../elements/tabs.js';
import '../elements/tallies.js';
import '../elements/texts.js';
import '../elements/transport.js';
import '../elements/why.js';
import { html } from '../elements/element.js';

/** The parts that show a piece of the appearance under their own name, first those that the first picture shows. */
const first = /** @type {const} */ (['bar', 'verdict', 'assist', 'out', 'board', 'sentence', 'why', 'pad', 'scrubber', 'transport']);
const later = /** @type {const} */ (['solutions', 'notice', 'picker', 'tabs', 'languages', 'code', 'stack', 'counters', 'legend', 'help', 'foot']);
export const painted = [...first, ...later];

/** @typedef {Record<typeof first[number] | typeof later[number] | 'tree' | 'status' | 'frame', any>} Parts those that come later are not there before */

/** @param {string} name */
function make(name) {
  const part = document.createElement(`sudoku-${name}`);
  part.setAttribute('part', name);
  return part;
}

/** @param {readonly string[]} names @returns {Record<string, HTMLElement>} */
const makeAll = (names) => Object.fromEntries(names.map((name) => [name, make(name)]));

/** Puts the elements of the first picture into a player's shadow root. @param {ShadowRoot} root @returns {Parts} */
export function build(root) {
  const parts = makeAll([...first, 'tree']);
  const status = html('div', { role: 'status', class: 'unseen' });
  const frame = html('div', { class: 'frame', part: 'frame', dir: 'ltr', hidden: '' }, [
    html('div', { class: 'left' }, [parts.bar, html('div', { class: 'verdict-line' }, [parts.verdict, html('div', { class: 'beside' }, [parts.assist, parts.out])]), parts.board]),
    html('div', { class: 'right' }, [html('div', { class: 'say' }, [parts.sentence, parts.why]), parts.pad, parts.scrubber, parts.transport]),
    status,
  ]);
  root.append(html('div', { class: 'player', part: 'player' }, [frame]));
  return /** @type {any} */ ({ ...parts, status, frame });
}

/** What is below the first picture, or not shown in it, in the order in which it comes. @type {((parts: Parts) => void)[]} */
const groups = [
  (parts) => {
    Object.assign(parts, makeAll(['notice', 'picker', 'solutions', 'help']));
    parts.pad.before(parts.notice);
    parts.transport.after(parts.picker, parts.solutions);
    parts.board.after(parts.help);
  },
  (parts) => {
    Object.assign(parts, makeAll(['tabs', 'languages', 'code']));
    const head = html('div', { class: 'wide-head' }, [parts.tabs, parts.languages]);
    parts.solutions.after(html('div', { class: 'panels' }, [html('div', { class: 'wide' }, [head, parts.code, parts.tree])]));
  },
  (parts) => {
    Object.assign(parts, makeAll(['stack', 'counters', 'legend', 'foot']));
    const panels = parts.solutions.nextElementSibling;
    panels.append(html('div', { class: 'side' }, [parts.stack, parts.counters, parts.legend]));
    panels.after(parts.foot);
  },
];

/**
 * Adds the next ones, one group for each frame, so that none is long. Safe to repeat.
 * @param {Parts} parts @returns {boolean} whether there are more
 */
export function complete(parts) {
  if (parts.foot) return false;
  groups[parts.code ? 2 : parts.picker ? 1 : 0](parts);
  return !parts.foot;
}
