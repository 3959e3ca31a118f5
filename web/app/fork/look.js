/**
 * All that is shown of forks, as plain values: pure functions of what is known of them and of the player.
 *
 * @typedef {import('./fork-state.js').ForkState} ForkState
 * @typedef {import('./fork-state.js').Kept} Kept
 * @typedef {import('../state/state.js').State} State
 * @typedef {import('../i18n/i18n.js').Translate} Translate
 *
 * @typedef {ReturnType<typeof forkAppearance>} ForkAppearance
 * @typedef {ReturnType<typeof marksAppearance>} MarksAppearance
 */
import { extentOf, shareOf, viewOf } from '../drawing/strip-zoom.js';
import { place } from '../i18n/places.js';
import { explained, triedIn } from '../state/why.js';
import { smallCells } from '../view/small-board.js';
import { othersFor } from './fork.js';
import { openFork } from './fork-state.js';

/** @param {ForkState} state @param {State} player @param {Translate} t */
export function forkAppearance(state, player, t) {
  const open = openFork(state);
  return {
    label: t('fork.label'),
    offers: offersIn(open, player, t),
    second: open && secondOf(open, state, player, t),
    marks: {
      label: t('fork.marks'),
      rows: state.forks.map((fork, index) => ({
        index,
        text: markOf(fork, t),
        label: markSpoken(fork, player, t),
        on: fork === open,
        ...signOf(fork),
      })),
    },
    status: open ? spoken(open, state, player, t) : '',
  };
}

/**
 * The other digits of the cell that is explained.
 * @param {Kept | null} open
 * @param {State} player
 * @param {Translate} t
 */
function offersIn(open, player, t) {
  const cell = explained(player);
  if (cell === null || !player.run || player.playing) return null;
  const { position, stack } = player.run;
  const tried = triedIn(player, cell);
  const digits = othersFor(player.puzzle, stack, cell).filter((digit) => !tried.includes(digit));
  if (digits.length === 0) return null;
  return {
    label: t('fork.offers', place(cell, player.size)),
    text: t('fork.ask'),
    choices: digits.map((digit) => ({
      cell,
      digit,
      text: t('fork.digit', { digit }),
      label: t('fork.offer', { digit }),
      on: open !== null && open.position === position && open.cell === cell && open.digit === digit,
    })),
  };
}

/** @param {Kept} fork @param {ForkState} state @param {State} player @param {Translate} t */
function secondOf(fork, { run, playing, going }, player, t) {
  const title = titleOf(fork, player, t);
  const line = lineOf(fork, run, player, t);
  return {
    title,
    from: t('fork.from', { position: fork.position }),
    line,
    ...signOf(run && !run.done ? null : fork),
    board: {
      size: player.size,
      cells: run ? cellsAt(fork, run, player) : smallCells(player, player.algorithm, nothing(player)),
      label: t('fork.board', { title, line }),
    },
    controls: controlsOf(run, { playing, going }, t),
    stop: going ? t('fork.stop') : '',
    leave: t('fork.leave'),
    forget: t('fork.forget'),
  };
}

/**
 * @param {import('../state/state.js').RunView | null} run
 * @param {{ playing: boolean, going: boolean }} now
 * @param {Translate} t
 */
function controlsOf(run, { playing, going }, t) {
  const isBegun = Boolean(run && run.position > 0);
  const isOver = Boolean(run?.done);
  return {
    label: t('fork.controls'),
    playing,
    play: t(playing ? 'transport.pause' : 'transport.play'),
    enabled: run !== null,
    buttons: [
      { id: 'to-start', text: t('transport.toStart'), enabled: isBegun },
      { id: 'back', text: t('transport.back'), enabled: isBegun },
      { id: 'step', text: t('transport.step'), enabled: run !== null && !isOver },
      { id: 'to-end', text: t('transport.toEnd'), enabled: run !== null && !isOver && !going },
    ],
  };
}

/**
 * The cell of the fork stands out as long as no step says anything else of it.
 * @param {Kept} fork
 * @param {import('../state/state.js').RunView} run
 * @param {State} player
 */
function cellsAt({ cell, digit }, run, player) {
  const cells = smallCells(player, player.algorithm, run);
  cells[cell] = { ...cells[cell], text: String(digit), mark: cells[cell].mark || 'select' };
  return cells;
}

/** A run that is not there yet. @param {State} player @returns {import('../state/state.js').RunView} */
const nothing = ({ puzzle, run }) => ({
  .../** @type {import('../state/state.js').RunView} */ (run),
  step: null,
  stack: [],
  board: Uint8Array.from(puzzle, (sign) => Number(sign) || 0),
});

/** @param {Kept} fork @param {State} player @param {Translate} t */
const titleOf = ({ cell, digit }, { size }, t) => t('fork.title', { ...place(cell, size), digit });

/**
 * How it goes, or went.
 * @param {Kept} fork
 * @param {import('../state/state.js').RunView | null} run
 * @param {State} player
 * @param {Translate} t
 */
function lineOf({ outcome }, run, player, t) {
  if (outcome && (run === null || run.done)) return endOf(outcome, player, t);
  if (!run || run.position === 0) return t('fork.start');
  const steps = t('fork.steps', { count: run.position });
  return t('fork.soFar', { steps, way: wayOf(run.counters.retreat, t) });
}

/** @param {import('./fork-state.js').Outcome} outcome @param {State} player @param {Translate} t */
function endOf(outcome, player, t) {
  const { solutions, deadEnds } = outcome;
  const params = { steps: t('fork.steps', { count: outcome.steps }), way: wayOf(deadEnds, t) };
  if (solutions === 0) return t('fork.end.deadEnd', params);
  if (player.algorithm === 'all-solutions') return t('fork.end.all', { ...params, count: solutions });
  return t(`fork.end.${kindOfSolution(outcome, player)}`, params);
}

/** @param {number} count of dead ends @param {Translate} t */
const wayOf = (count, t) => (count > 0 ? t('fork.way', { count }) : '');

/**
 * Whether it is the only one, or another one than those that the player's run has found.
 * @param {import('./fork-state.js').Outcome} outcome
 * @param {State} player
 */
function kindOfSolution({ digits }, { check, solutions }) {
  if (check?.status === 'unique') return 'only';
  if (solutions.length === 0) return 'some';
  return solutions.some((found) => found.digits === digits) ? 'same' : 'another';
}

/** @param {Kept | null} fork */
function signOf(fork) {
  const outcome = fork?.outcome;
  if (!outcome) return { tone: '', sign: '' };
  return outcome.solutions > 0 ? { tone: 'good', sign: '✓' } : { tone: 'bad', sign: '✕' };
}

/** What stands on its mark. @param {Kept} fork @param {Translate} t */
const markOf = ({ position, digit }, t) => t('fork.mark', { position, digit });

/** @param {Kept} fork @param {State} player @param {Translate} t */
function markSpoken(fork, player, t) {
  const title = titleOf(fork, player, t);
  const end = fork.outcome ? endOf(fork.outcome, player, t) : '';
  return t('fork.markSpoken', { mark: markOf(fork, t), title, end }).trim();
}

/**
 * What is heard: what is asked, and how it went.
 * @param {Kept} fork
 * @param {ForkState} state
 * @param {State} player
 * @param {Translate} t
 */
function spoken(fork, { run, playing, going }, player, t) {
  const title = titleOf(fork, player, t);
  if (playing || going || !run) return title;
  return t('fork.board', { title, line: lineOf(fork, run, player, t) });
}

/**
 * Where the forks leave the run, on the part of the strip that is shown.
 * @param {ForkState} state @param {State} player @param {Translate} t
 */
export function marksAppearance(state, player, t) {
  const { run, strip } = player;
  if (!run) return [];
  const view = viewOf(strip.window, extentOf(run.known, run.complete));
  return state.forks.map((fork, index) => {
    const share = shareOf(view, fork.position);
    return {
      index,
      share,
      hidden: share < 0 || share > 1,
      on: index === state.open,
      title: markSpoken(fork, player, t),
      ...signOf(fork),
    };
  });
}
