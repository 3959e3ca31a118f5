/**
 * The storyboard: which steps of a run are to be printed side by side, and what is said of each. Pure.
 *
 * @typedef {object} Wish which steps are to be added
 * @property {'this' | 'placements' | 'deadEnds' | 'between'} how
 * @property {string} number of placements, as it was typed
 * @property {string} from a position, as it was typed
 * @property {string} to a position, as it was typed
 *
 * @typedef {object} Plan where those steps are: from `start` on, each step of these kinds
 * @property {number} start the position to begin at; steps up to it do not count
 * @property {import('../solver.js').Kind[]} kinds none: the step at `start` itself
 * @property {number} most no more steps than that
 * @property {number} end no step after this position
 *
 * @typedef {object} Picture a step as it is printed
 * @property {number} position
 * @property {number} size
 * @property {import('../drawing/board-svg.js').Look[]} cells
 * @property {string} sentence
 */
import { cellsOf } from './cells.js';
import { toldOf } from './sentence.js';

/** What can be added. */
export const ways = /** @type {const} */ (['this', 'placements', 'deadEnds', 'between']);

/** No storyboard has more steps: some twenty pages. */
export const MOST = 180;

/** What settles something. @type {import('../solver.js').Kind[]} */
const decisions = ['place', 'retreat', 'erase', 'solution', 'exhausted'];

/** @param {string} text @returns {number | null} null: no number of steps */
const steps = (text) => (/^\d{1,15}$/.test(text.trim()) ? Number(text) : null);

/**
 * The first field that keeps a wish from being granted, or null.
 * @param {Wish} wish
 * @returns {'number' | 'from' | 'to' | null}
 */
export function storyFault({ how, number, from, to }) {
  if (how === 'placements') return steps(number) ? null : 'number';
  if (how !== 'between') return null;
  const [first, last] = [steps(from), steps(to)];
  if (first === null) return 'from';
  return last === null || last < first ? 'to' : null;
}

/** @param {Wish} wish one without fault @param {number} position where the reader stands @returns {Plan} */
export function planOf({ how, number, from, to }, position) {
  switch (how) {
    case 'placements':
      return { start: position, kinds: ['place'], most: Number(number), end: Infinity };
    case 'deadEnds':
      return { start: 0, kinds: ['retreat'], most: Infinity, end: Infinity };
    case 'between':
      return { start: Math.max(0, Number(from) - 1), kinds: decisions, most: Infinity, end: Number(to) };
    default:
      return { start: position, kinds: [], most: 1, end: position };
  }
}

/**
 * The pictures that are chosen and some more: in the order of the run, each once, no more than MOST.
 * @param {Picture[]} chosen
 * @param {Picture[]} more
 * @returns {Picture[]}
 */
export function joined(chosen, more) {
  const all = new Map([...chosen, ...more].map((picture) => [picture.position, picture]));
  return [...all.values()].sort((a, b) => a.position - b.position).slice(0, MOST);
}

/**
 * A step as the player would show it, had the reader asked for nothing there.
 * @param {import('../state/state.js').State} state
 * @param {import('../state/state.js').RunView} run
 * @param {import('../i18n/i18n.js').Translate} t
 * @param {import('./sentence.js').Tell | null} [tell] how the steps of `logic` are told
 * @returns {Picture}
 */
export function pictureAt(state, run, t, tell = null) {
  const { size } = state;
  const plain = {
    ...state,
    mode: /** @type {const} */ ('watch'),
    run,
    asked: null,
    lit: null,
    revealed: false,
    insight: { ...state.insight, hints: [] },
  };
  return {
    position: run.position,
    size,
    cells: cellsOf(plain, t),
    sentence: run.step
      ? toldOf(run, state, t, tell)
          .map(({ text }) => text)
          .join('')
      : t('share.story.start'),
  };
}
