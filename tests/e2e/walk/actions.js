/**
 * What a walker does next: pure. Of what is in sight it takes what it has taken least, so that rare
 * things are reached: a button of a panel as often as the two dozen buttons of the board together.
 *
 * @typedef {object} Control what can be pressed, chosen from or filled in
 * @property {Path} path
 * @property {'button' | 'select' | 'range' | 'field'} kind
 * @property {string} text what it says
 * @property {number} options of a select
 *
 * @typedef {[selector: string, index: number][]} Path the way to an element: in each root the selector, and the how
 *   many-th it is of those that match
 *
 * @typedef {object} Sight what a walker sees
 * @property {Control[]} controls those that are enabled
 * @property {number[]} boards how many cells each has
 *
 * @typedef {{ kind: 'press', path: Path, text: string, by: 'pointer' | 'Enter' | ' ', going?: boolean }
 *   | { kind: 'cell', board: number, cell: number }
 *   | { kind: 'choose', path: Path, text: string, option: number }
 *   | { kind: 'slide', path: Path, text: string, from: number, to: number }
 *   | { kind: 'fill', path: Path, text: string, value: string }
 *   | { kind: 'key', key: string } | { kind: 'type', text: string } | { kind: 'paste', text: string }
 *   | { kind: 'size', width: number, height: number } | { kind: 'letters', percent: number }
 *   | { kind: 'follow', link: string } | { kind: 'reload' } | { kind: 'back' } | { kind: 'forward' }} Action
 */
import { keyGroups } from '../../../web/app/dialogs/keys-look.js';
import { frames, hostileLinks, links, pasted, typed } from './texts.js';

/** Sizes of windows, from the smallest phone to a large screen. */
const sizes = /** @type {const} */ ([
  [320, 568],
  [360, 640],
  [390, 844],
  [430, 932],
  [568, 320],
  [667, 375],
  [720, 1280],
  [768, 1024],
  [844, 390],
  [1000, 700],
  [1024, 768],
  [1180, 820],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
]);

/** As keyboards have them: those that mean something to a player, and those that move the focus. */
const keys = [
  ...new Set(
    keyGroups.flatMap(({ rows }) =>
      rows.flatMap((row) => row.keys.map((together) => together.join('+').replace('++', '+Equal'))),
    ),
  ),
  'Tab',
  'Tab',
  'Tab',
  'Shift+Tab',
  'Shift+Tab',
  'Enter',
  'Escape',
  'Escape',
  'PageUp',
  'PageDown',
];

/** How often each kind of action is chosen, where it can be done. */
const weights = {
  press: 50,
  cell: 7,
  choose: 5,
  slide: 5,
  fill: 3,
  key: 14,
  type: 3,
  paste: 3,
  size: 5,
  letters: 0.7,
  follow: 2,
  reload: 0.7,
  back: 1,
  forward: 0.5,
};

/** @typedef {keyof typeof weights} Kind */

/**
 * Where a walk is done: `frame` is a page of which the address alone is spoken to.
 * @typedef {'app' | 'element' | 'frame'} Place
 */

/**
 * The name under which it is counted how often something was done: all digits of a pad are one.
 * @param {Control} control
 */
const groupOf = ({ path }) =>
  path[path.length - 1][0].replace(/\[(data-(digit|colour|language|index|cell)|id)="[^"]*"\]/g, '');

/** Chooses, and remembers what was chosen how often. */
export class Chooser {
  /** @type {Map<string, number>} */
  #taken = new Map();
  #random;
  #place;
  /** Few for each walk: what a fresh page looks like has to be found out for every one. */
  #sizes;

  /** @param {import('../../support/random.js').Random} random @param {Place} place */
  constructor(random, place) {
    this.#random = random;
    this.#place = place;
    this.#sizes = [random.pick(sizes), random.pick(sizes)];
  }

  /** @param {Sight} sight @returns {Action} */
  next(sight) {
    const possible = /** @type {[number, Kind][]} */ (
      Object.entries(weights).map(([kind, weight]) => [this.#can(/** @type {Kind} */ (kind), sight) ? weight : 0, kind])
    );
    return this.#make(this.#random.weighted(possible), sight);
  }

  /** @param {Kind} kind @param {Sight} sight */
  #can(kind, { controls, boards }) {
    const of = { press: 'button', choose: 'select', slide: 'range', fill: 'field' };
    if (kind in of) return controls.some((control) => control.kind === of[/** @type {keyof typeof of} */ (kind)]);
    if (kind === 'follow') return this.#place !== 'element';
    return kind !== 'cell' || boards.length > 0;
  }

  /** @param {Kind} kind @param {Sight} sight @returns {Action} */
  #make(kind, { controls, boards }) {
    const random = this.#random;
    switch (kind) {
      case 'press': {
        const { path, text } = this.#rare(controls.filter((control) => control.kind === 'button'));
        const by = random.weighted(
          /** @type {const} */ ([
            [7, 'pointer'],
            [2, 'Enter'],
            [1, ' '],
          ]),
        );
        return { kind, path, text, by, ...(random.below(10) === 0 && { going: true }) };
      }
      case 'choose': {
        const { path, text, options } = this.#rare(controls.filter((control) => control.kind === 'select'));
        return { kind, path, text, option: random.below(options) };
      }
      case 'slide': {
        const { path, text } = this.#rare(controls.filter((control) => control.kind === 'range'));
        const from = random.next();
        return { kind, path, text, from, to: random.below(2) ? from : random.next() };
      }
      case 'fill': {
        const { path, text } = this.#rare(controls.filter((control) => control.kind === 'field'));
        return { kind, path, text, value: random.pick(typed) };
      }
      case 'cell': {
        const board = random.below(boards.length);
        return { kind, board, cell: random.below(boards[board]) };
      }
      case 'key':
        return { kind, key: random.pick(keys) };
      case 'type':
        return {
          kind,
          text: Array.from({ length: 1 + random.below(5) }, () => random.pick([...'123456789.0'])).join(''),
        };
      case 'paste':
        return { kind, text: random.pick(pasted) };
      case 'size': {
        const [width, height] = random.pick(this.#sizes);
        return { kind, width, height };
      }
      case 'letters':
        return { kind, percent: random.pick([100, 100, 125, 150, 200]) };
      case 'follow':
        return {
          kind,
          link: random.pick(this.#place === 'frame' ? [...frames, ...links] : random.below(3) ? links : hostileLinks),
        };
      default:
        return { kind };
    }
  }

  /** One of the groups that were taken least. @param {Control[]} controls @returns {Control} */
  #rare(controls) {
    /** @type {Map<string, Control[]>} */
    const groups = new Map();
    for (const control of controls) groups.set(groupOf(control), [...(groups.get(groupOf(control)) ?? []), control]);
    const name = this.#random.weighted(
      [...groups.keys()].map((each) => [1 / (1 + (this.#taken.get(each) ?? 0)) ** 2, each]),
    );
    this.#taken.set(name, (this.#taken.get(name) ?? 0) + 1);
    return this.#random.pick(/** @type {Control[]} */ (groups.get(name)));
  }
}

/** An action as a sentence for a person who does the same by hand. @param {Action} action */
export function tell(action) {
  const quoted = (/** @type {string} */ text) =>
    JSON.stringify(text.length > 90 ? `${text.slice(0, 80)}... (${text.length} characters)` : text);
  const named = () => {
    if (!('path' in action)) return '';
    const path = action.path.map(([selector, index]) => selector + (index ? ` #${index + 1}` : ''));
    return `"${action.text}" (${path.join(' >> ')})`;
  };
  switch (action.kind) {
    case 'press':
      return [
        action.by === 'pointer'
          ? 'press'
          : `put the focus on, and press ${action.by === ' ' ? 'Space' : action.by} on,`,
        ` ${named()}${action.going ? ', and go on at once' : ''}`,
      ].join('');
    case 'cell':
      return `press cell ${action.cell} of board ${action.board}`;
    case 'choose':
      return `choose option ${action.option} of ${named()}`;
    case 'slide':
      return action.from === action.to
        ? `press at ${share(action.to)} of ${named()}`
        : `drag from ${share(action.from)} to ${share(action.to)} of ${named()}`;
    case 'fill':
      return `write ${quoted(action.value)} into ${named()}`;
    case 'key':
      return `press the key ${action.key === ' ' ? 'Space' : action.key}`;
    case 'type':
      return `type ${action.text}`;
    case 'paste':
      return `paste ${quoted(action.text)}`;
    case 'size':
      return `make the window ${action.width} x ${action.height}`;
    case 'letters':
      return `set the browser's letters to ${action.percent} %`;
    case 'follow':
      return `change the address to ${quoted(action.link)}`;
    default:
      return { reload: 'reload', back: 'go back', forward: 'go forward' }[action.kind];
  }
}

/** @param {number} value */
const share = (value) => `${Math.round(value * 100)} %`;
