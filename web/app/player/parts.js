/** The elements of which a player consists. */
import '../../elements/player/bar.js';
import '../../elements/player/beside.js';
import '../../elements/player/board.js';
import '../../elements/player/code.js';
import '../../elements/player/notice.js';
import '../../elements/player/pad.js';
import '../../elements/player/algorithm-select.js';
import '../../elements/player/scrubber.js';
import '../../elements/player/solutions.js';
import '../../elements/player/stack.js';
import '../../elements/player/tabs.js';
import '../../elements/player/counters.js';
import '../../elements/player/texts.js';
import '../../elements/player/transport.js';
import '../../elements/player/why.js';
import { html, setAttribute } from '../../elements/element.js';

/**
 * The parts that show a piece of the appearance under their own name: those of the first picture, and groups of those
 * that come after it.
 */
const first = /** @type {const} */ ([
  'bar',
  'verdict',
  'assist',
  'ask',
  'out',
  'board',
  'sentence',
  'why',
  'pad',
  'scrubber',
  'transport',
]);
const below = /** @type {const} */ (['notice', 'picker', 'solutions', 'help']);
const wide = /** @type {const} */ (['tabs', 'languages', 'code']);
const side = /** @type {const} */ (['stack', 'counters', 'legend', 'foot']);
export const painted = [...first, ...below, ...wide, ...side];

/**
 * The elements by the names of what they show. Those that come later are not there before.
 * @typedef {{ [Name in typeof painted[number] | 'tree']: HTMLElementTagNameMap[`sudoku-${Name}`] }
 *   & Record<'status' | 'panels' | 'frame', HTMLElement>} Parts
 */

/** @template {typeof painted[number] | 'tree'} Name @param {Name} name */
function make(name) {
  const part = document.createElement(/** @type {`sudoku-${Name}`} */ (`sudoku-${name}`));
  part.setAttribute('part', name);
  return part;
}

/** @template {typeof painted[number] | 'tree'} Name @param {readonly Name[]} names @returns {Pick<Parts, Name>} */
const makeAll = (names) =>
  /** @type {Pick<Parts, Name>} */ (Object.fromEntries(names.map((name) => [name, make(name)])));

/** Puts the elements of the first picture into a player's shadow root. @param {ShadowRoot} root @returns {Parts} */
export function build(root) {
  const parts = makeAll([...first, 'tree']);
  const panel = { role: 'tabpanel', id: 'panel-tree', 'aria-labelledby': 'tab-tree' };
  for (const [name, value] of Object.entries(panel)) setAttribute(parts.tree, name, value);
  const status = html('div', { role: 'status', class: 'unseen' });
  const panels = html('div', { class: 'panels' });
  const frame = html('div', { class: 'frame', part: 'frame', dir: 'ltr', hidden: '' }, [
    parts.bar,
    html('div', { class: 'verdict-line' }, [
      parts.verdict,
      html('div', { class: 'beside' }, [parts.assist, parts.ask, parts.out]),
    ]),
    parts.board,
    html('div', { class: 'column-room' }, [
      html('div', { class: 'column' }, [
        html('div', { class: 'say' }, [parts.sentence, parts.why]),
        parts.pad,
        parts.scrubber,
        parts.transport,
        panels,
      ]),
    ]),
    status,
  ]);
  root.append(html('div', { class: 'player', part: 'player' }, [frame]));
  return /** @type {any} */ ({ ...parts, status, panels, frame });
}

/**
 * In the order in which they come.
 * @type {{ names: readonly typeof painted[number][], put: (parts: Parts) => void }[]}
 */
const later = [
  {
    names: below,
    put(parts) {
      parts.pad.before(parts.notice);
      parts.panels.before(parts.picker, parts.solutions); // and after a fork, if one is there
      parts.out.after(parts.help);
    },
  },
  {
    names: wide,
    put(parts) {
      parts.panels.append(
        html('div', { class: 'wide' }, [
          html('div', { class: 'wide-head' }, [parts.tabs, parts.languages]),
          parts.code,
          parts.tree,
        ]),
      );
    },
  },
  {
    names: side,
    put(parts) {
      parts.panels.append(html('div', { class: 'side' }, [parts.stack, parts.counters, parts.legend]));
      parts.panels.after(parts.foot);
    },
  },
];

/**
 * Adds the next ones, a group for each frame, so that none is long. Safe to repeat.
 * @param {Parts} parts @returns {boolean} whether there were any
 */
export function complete(parts) {
  const next = later.find(({ names: [name] }) => !(name in parts));
  if (!next) return false;
  Object.assign(parts, makeAll(next.names));
  next.put(parts);
  return true;
}
