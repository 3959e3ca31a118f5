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

/** The parts that show a piece of the appearance under their own name. */
export const painted = /** @type {const} */ (['bar', 'verdict', 'assist', 'out', 'board', 'sentence', 'why', 'solutions', 'notice', 'scrubber', 'transport', 'picker', 'pad', 'tabs', 'languages', 'code', 'stack', 'counters', 'legend', 'help', 'foot']);

/** Puts the elements into a player's shadow root. @param {ShadowRoot} root @returns {Record<typeof painted[number] | 'tree' | 'status' | 'frame', any>} */
export function build(root) {
  const make = (/** @type {string} */ name) => {
    const part = document.createElement(`sudoku-${name}`);
    part.setAttribute('part', name);
    return part;
  };
  /** @type {Record<string, any>} */
  const parts = Object.fromEntries([...painted, 'tree'].map((name) => [name, make(name)]));
  const status = html('div', { role: 'status', class: 'unseen' });
  const frame = html('div', { class: 'frame', part: 'frame', dir: 'ltr', hidden: '' }, [
    html('div', { class: 'left' }, [parts.bar, html('div', { class: 'verdict-line' }, [parts.verdict, html('div', { class: 'beside' }, [parts.assist, parts.out])]), parts.board, parts.help]),
    html('div', { class: 'right' }, [
      html('div', { class: 'say' }, [parts.sentence, parts.why]), parts.notice, parts.pad, parts.scrubber, parts.transport, parts.picker, parts.solutions,
      html('div', { class: 'panels' }, [
        html('div', { class: 'wide' }, [html('div', { class: 'wide-head' }, [parts.tabs, parts.languages]), parts.code, parts.tree]),
        html('div', { class: 'side' }, [parts.stack, parts.counters, parts.legend]),
      ]),
      parts.foot,
    ]),
    status,
  ]);
  root.append(html('div', { class: 'player', part: 'player' }, [frame]));
  return /** @type {any} */ ({ ...parts, status, frame });
}
