/**
 * What the comparison of algorithms knows, how each action changes it, and all that it shows, as
 * plain values: pure functions, without DOM and solver. The puzzle is the player's.
 *
 * @typedef {import('./race.js').Unit} Unit
 * @typedef {import('./race.js').Entrant} Entrant
 * @typedef {import('../solver.js').Kind} Kind
 * @typedef {import('../state/compared.js').Column} Column
 *
 * @typedef {object} CompareState
 * @property {string[]} chosen ids of algorithms, at least two, in the order of sudoku/algorithms.js
 * @property {Unit} unit what the clock counts
 * @property {number} speed 0..100, see state/speed.js
 * @property {boolean} playing
 * @property {boolean} measuring the ends of the runs are being looked for
 * @property {import('../state/compared.js').Sort} sort
 * @property {import('./race.js').RaceView | null} race null where there is none to show
 *
 * @typedef {{ type: 'take-up', compared: import('../state/compared.js').Compared } | { type: 'entrant', algorithm:
 *   string } | { type: 'unit', unit: Unit }
 *   | { type: 'speed', speed: number } | { type: 'play' } | { type: 'pause' }
 *   | { type: 'measuring', on: boolean } | { type: 'sort', column: Column }
 *   | { type: 'raced', race: import('./race.js').RaceView | null }} CompareAction
 *
 * @typedef {ReturnType<typeof compareAppearance>} CompareAppearance
 */
import { algorithms } from '../sudoku/algorithms.js';
import { offered } from '../view/appearance.js';
import { smallCells } from '../view/small-board.js';
import { columns, FEWEST, initialSort, units } from '../state/compared.js';
import { stepsPerSecond } from '../state/speed.js';
import { isPlayable } from '../state/state.js';
import { verdictOf } from '../view/verdict.js';

/** @param {Partial<CompareState>} [settings] @returns {CompareState} */
export function initialComparison(settings = {}) {
  return {
    chosen: ['backtracking', 'lookup-tables', 'mrv'],
    unit: 'step',
    speed: 40,
    playing: false,
    measuring: false,
    sort: initialSort,
    race: null,
    ...settings,
  };
}

/** @param {CompareState} state @param {CompareAction} action @returns {CompareState} */
export function reduceComparison(state, action) {
  switch (action.type) {
    case 'take-up': {
      const { chosen, unit, speed, sort } = action.compared;
      return { ...state, chosen, unit, speed, sort };
    }
    case 'entrant':
      return { ...state, chosen: toggled(state.chosen, action.algorithm) };
    case 'unit':
      return { ...state, unit: action.unit };
    case 'speed':
      return { ...state, speed: Math.min(100, Math.max(0, action.speed)) };
    case 'play':
      return state.race && !state.playing ? { ...state, playing: true } : state;
    case 'pause':
      return state.playing ? { ...state, playing: false } : state;
    case 'measuring':
      return { ...state, measuring: action.on };
    case 'sort':
      return {
        ...state,
        sort: { column: action.column, descending: action.column === state.sort.column && !state.sort.descending },
      };
    case 'raced':
      return { ...state, race: action.race, playing: state.playing && action.race !== null && !isOver(action.race) };
    default:
      return state;
  }
}

/** Every board stands at its end. @param {import('./race.js').RaceView} race */
export function isOver({ entrants }) {
  return entrants.every(({ done }) => done);
}

/** Unknown ones are never on. @param {string[]} chosen @param {string} id */
function toggled(chosen, id) {
  if (!chosen.includes(id)) return algorithms.filter((each) => each === id || chosen.includes(each));
  return chosen.length > FEWEST ? chosen.filter((each) => each !== id) : chosen;
}

/**
 * @param {CompareState} state
 * @param {import('../state/state.js').State} player
 * @param {import('../i18n/i18n.js').Translate} t
 */
export function compareAppearance(state, player, t) {
  const blocked = isPlayable(player) ? '' : nothing(player, t);
  const clock = clockOf(state, t);
  return {
    label: t('compare.label'),
    blocked,
    entrants: {
      label: t('compare.choose'),
      choices: offered(player).map((id) => entrantChoice(id, state.chosen, t)),
    },
    controls: controls(state, clock, blocked, t),
    boards: (state.race?.entrants ?? []).map((entrant) => boardOf(entrant, state, player, t)),
    measuring: measuring(state, t),
    table: state.race && table(state, t),
    status: state.race ? endsOf(state.race, clock, t) : '',
  };
}

/**
 * Why there is nothing to compare.
 * @param {import('../state/state.js').State} player
 * @param {import('../i18n/i18n.js').Translate} t
 */
function nothing(player, t) {
  const verdict = verdictOf(player, t).text;
  return player.check ? t('compare.blocked', { verdict }) : verdict;
}

/** @param {string} id @param {string[]} chosen @param {import('../i18n/i18n.js').Translate} t */
function entrantChoice(id, chosen, t) {
  const on = chosen.includes(id);
  const fixed = on && chosen.length <= FEWEST;
  return {
    id,
    name: t(`algorithm.${id}.name`),
    on,
    fixed,
    title: fixed ? t('compare.fewest') : t(`algorithm.${id}.about`),
  };
}

/** "118 of 5,547 steps" @param {CompareState} state @param {import('../i18n/i18n.js').Translate} t */
function clockOf({ unit, race }, t) {
  const all = t(`compare.count.${unit}`, { count: race?.end ?? 0 });
  return t(race && !race.complete ? 'compare.clockOpen' : 'compare.clock', { done: race?.count ?? 0, all });
}

/**
 * @param {CompareState} state
 * @param {string} clock
 * @param {string} blocked
 * @param {import('../i18n/i18n.js').Translate} t
 */
function controls({ race, unit, speed, playing }, clock, blocked, t) {
  const perSecond = stepsPerSecond(speed);
  const started = Boolean(race && race.count > 0);
  const over = !race || isOver(race);
  return {
    label: t('compare.controls'),
    playing,
    play: t(playing ? 'transport.pause' : 'transport.play'),
    blocked,
    buttons: [
      { id: 'to-start', text: t('transport.toStart'), enabled: started },
      { id: 'back', text: t('compare.back'), enabled: started },
      { id: 'step', text: t('compare.step'), enabled: !over },
      { id: 'to-end', text: t('transport.toEnd'), enabled: !over },
    ],
    clock: { label: t('compare.position'), position: race?.count ?? 0, end: race?.end ?? 0, text: clock },
    unit: {
      label: t('compare.unit.label'),
      choices: units.map((id) => ({
        id,
        text: t(`compare.unit.${id}`),
        title: t(`compare.hint.${id}`),
        on: id === unit,
      })),
    },
    speed: {
      label: t('transport.speed'),
      value: speed,
      text: t('transport.perSecond', { speed: perSecond }),
      spoken: t('compare.speed', { each: t(`compare.count.${unit}`, { count: perSecond }) }),
    },
  };
}

/**
 * @param {Entrant} entrant
 * @param {CompareState} state
 * @param {import('../state/state.js').State} player
 * @param {import('../i18n/i18n.js').Translate} t
 */
function boardOf(entrant, { unit }, player, t) {
  const { id, position, known, complete, counters, idle } = entrant;
  const name = t(`algorithm.${id}.name`);
  const state = stateOf(entrant, unit, player, t);
  return {
    id,
    name,
    about: t(`algorithm.${id}.about`),
    size: player.size,
    cells: looksOf(entrant, player),
    label: t('compare.board', { name, state: state.text }),
    state,
    note: idle ? t('compare.idle') : '',
    part: complete ? position / known : 0,
    rows: [
      { id: 'step', name: t('compare.column.step'), count: t.number(position), on: unit === 'step' },
      { id: 'read', name: t('compare.column.check'), count: t.number(counters.check), on: unit === 'read' },
      { id: 'placement', name: t('compare.column.place'), count: t.number(counters.place), on: unit === 'placement' },
    ],
  };
}

/** @param {Entrant} entrant @param {import('../state/state.js').State} player */
function looksOf({ id, position, known, complete, done, step, board, counters }, player) {
  return smallCells(player, id, { position, known, complete, done, step, board, counters, stack: [] });
}

/**
 * How far an algorithm has come, in words.
 * @param {Entrant} entrant
 * @param {Unit} unit
 * @param {import('../state/state.js').State} player
 * @param {import('../i18n/i18n.js').Translate} t
 */
function stateOf({ id, done, position, counters, board }, unit, { puzzle }, t) {
  if (!done) {
    const empty = puzzle.split('.').length - 1;
    const left = board.filter((digit) => digit === 0).length;
    return {
      tone: '',
      mark: '',
      text: position ? t('compare.working', { placed: empty - left, empty }) : t('compare.waiting'),
    };
  }
  const total = t(`compare.count.${unit}`, {
    count: { step: position, read: counters.check, placement: counters.place }[unit],
  });
  if (counters.solution === 0) return { tone: 'bad', mark: '✕', text: t('compare.none', { total }) };
  const key = id === 'all-solutions' ? 'compare.all' : 'compare.solved';
  return { tone: 'good', mark: '✓', text: t(key, { count: counters.solution, total }) };
}

/**
 * The search for the ends of the runs, where it is not over.
 * @param {CompareState} state
 * @param {import('../i18n/i18n.js').Translate} t
 */
function measuring({ measuring: on, race }, t) {
  if (!race || race.complete) return null;
  const known = t('compare.count.step', { count: race.entrants.reduce((sum, entrant) => sum + entrant.known, 0) });
  return on
    ? { text: t('compare.measuring', { known }), action: { id: 'stop', text: t('compare.stop') } }
    : { text: t('compare.stopped'), action: { id: 'measure', text: t('compare.measure') } };
}

/** @param {CompareState} state @param {import('../i18n/i18n.js').Translate} t */
function table({ race, sort }, t) {
  const entrants = [...(race?.entrants ?? [])].sort(
    (a, b) => (sort.descending ? -1 : 1) * (valueOf(a, sort.column) - valueOf(b, sort.column)),
  );
  return {
    label: t('compare.table'),
    columns: columns.map((id) => ({
      id,
      text: t(`compare.column.${id}`),
      sort: id !== sort.column ? null : sort.descending ? 'descending' : 'ascending',
    })),
    rows: entrants.map((entrant) => ({
      id: entrant.id,
      cells: columns.map((id) =>
        id === 'algorithm' ? t(`algorithm.${entrant.id}.name`) : total(entrant, valueOf(entrant, id), t),
      ),
    })),
  };
}

/** @param {Entrant} entrant @param {Column} column */
function valueOf({ id, known, totals }, column) {
  if (column === 'algorithm') return algorithms.indexOf(id);
  return column === 'step' ? known : totals[column];
}

/** @param {Entrant} entrant @param {number} count @param {import('../i18n/i18n.js').Translate} t */
function total({ complete }, count, t) {
  return complete ? t.number(count) : t('compare.atLeast', { least: count });
}

/**
 * How many have ended, for the ear too.
 * @param {import('./race.js').RaceView} race
 * @param {string} clock
 * @param {import('../i18n/i18n.js').Translate} t
 */
function endsOf({ entrants }, clock, t) {
  const count = entrants.filter(({ done }) => done).length;
  return t('compare.status', { clock, ended: t('compare.ended', { count, all: entrants.length }) });
}
