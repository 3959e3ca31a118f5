/**
 * Everything that Play shows, as plain values: a pure function of what it knows.
 *
 *     element.appearance = playAppearance(state, { loading: '', small: false, folded: false, shares: true }, t);
 *
 * @typedef {object} PlayAppearance null hides a part
 * @property {StatusLook | null} status
 * @property {BoardLook | null} board
 * @property {PadLook | null} pad
 * @property {HintAppearance | null} hint
 * @property {OutcomeLook | null} outcome
 * @property {string} message one sentence, '' for none
 * @property {string} loading what is waited for, '' for nothing; stands where the board will be
 *
 * @typedef {object} StatusLook
 * @property {string} grade '' where it is not known
 * @property {string} title
 * @property {string} time '' for no clock
 * @property {{ name: string, pressed: boolean } | null} pause null for no clock
 * @property {string} games the name of the button for the list of games
 * @property {string} next the name of the button for a new puzzle
 *
 * @typedef {object} BoardLook
 * @property {number} size 4, 6 or 9
 * @property {string} label what the grid is called
 * @property {number} cursor the cell in the tab order
 * @property {import('./cells-look.js').CellLook[]} cells
 * @property {import('../logic/pattern-look.js').PatternAppearance | null} pattern drawn over the cells
 * @property {{ text: string, name: string } | null} covered what is read and heard of a pause, which hides the cells
 *
 * @typedef {{ name: string, enabled: boolean }} ButtonLook
 * @typedef {ButtonLook & { id: string }} MenuItem
 *
 * @typedef {object} PadLook
 * @property {number} size 4, 6 or 9
 * @property {string} label what the keys are called together
 * @property {{ digit: number, name: string, done: boolean, held: boolean, left: number }[]} digits
 * @property {PlayState['kind']} kind what a key enters
 * @property {{ kind: string, name: string, pressed: boolean }[]} kinds [] where there is nothing to choose
 * @property {{ name: string, pressed: boolean }} notes
 * @property {{ colour: number, name: string, sign: string, held: boolean }[] | null} colours instead of digits
 * @property {string} erase the name of that button
 * @property {ButtonLook} undo
 * @property {ButtonLook} redo
 * @property {ButtonLook} hint
 * @property {ButtonLook} check
 * @property {string} more the name of the list
 * @property {MenuItem[]} menu
 *
 * @typedef {object} OutcomeLook how the game ended, or what stands between the player and the game
 * @property {'good' | 'bad'} tone
 * @property {string} title
 * @property {string[]} lines
 * @property {{ id: string, name: string }[]} actions the first is the one to be seen
 * @property {boolean} celebrate
 * @property {boolean} covers there is nothing to enter
 *
 * @typedef {object} Surroundings
 * @property {string} loading a sentence while a puzzle is on its way, or ''
 * @property {boolean} small header and modes may be folded away
 * @property {boolean} folded they are
 * @property {boolean} shares there is a way to share
 */
import { gradeName } from '../i18n/grades.js';
import { cellsLook, colourName, colourSigns } from './cells-look.js';
import { hintAppearance } from './hints/hint-look.js';
import { spentAt } from './clock.js';
import { isFull, isSolved } from './judge.js';
import { messageOf } from './message.js';
import { timeInWords } from './time-in-words.js';

/** @typedef {import('./play-state.js').PlayState} PlayState @typedef {import('./game.js').Game} Game */
/** @typedef {import('../i18n/i18n.js').Translate} Translate */
/** @typedef {import('./hints/hint-look.js').HintAppearance} HintAppearance */

/**
 * @param {PlayState} state
 * @param {Surroundings} around
 * @param {Translate} t
 * @returns {PlayAppearance}
 */
export function playAppearance(state, around, t) {
  const { game } = state;
  if (!game) {
    return { status: null, board: null, pad: null, hint: null, outcome: null, message: '', loading: around.loading };
  }
  const outcome = outcomeOf(state, game, t);
  const hint = outcome || game.paused ? null : hintOf(state, game, t);
  return {
    status: statusOf(state, game, t),
    board: boardOf(state, game, hint, t),
    pad: outcome?.covers ? null : padOf(state, game, around, t),
    hint,
    outcome,
    message: hint || game.paused ? '' : messageOf(state, t),
    loading: around.loading,
  };
}

/** @param {PlayState} state @param {Game} game @param {Translate} t @returns {StatusLook} */
function statusOf(state, game, t) {
  const { settings } = state;
  const pause = t(game.paused ? 'play.status.resume' : 'play.status.pause');
  return {
    grade: game.grade ? gradeName(game.grade, t) : '',
    title: titleOf(game, t),
    time: settings.timer ? timeInWords(spentAt(state)) : '',
    pause: settings.timer && !isSolved(game) ? { name: pause, pressed: game.paused } : null,
    games: t('play.status.games'),
    next: t('play.status.next'),
  };
}

/** Where the puzzle comes from. @param {Game} game @param {Translate} t */
function titleOf({ origin, size }, t) {
  if (origin.kind === 'daily') return t('play.status.daily', { date: dayInWords(origin.date, t.language) });
  return t(origin.kind === 'dealt' ? 'play.status.dealt' : 'play.status.own', { side: size });
}

/** "23 November" @param {string} date YYYY-MM-DD @param {string} language */
function dayInWords(date, language) {
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return date;
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(day);
}

/**
 * @param {PlayState} state
 * @param {Game} game
 * @param {HintAppearance | null} hint
 * @param {Translate} t
 * @returns {BoardLook}
 */
function boardOf(state, game, hint, t) {
  return {
    size: game.size,
    label: t('board.label', { side: game.size }),
    cursor: state.cursor,
    cells: cellsLook(state, hint, t),
    pattern: hint?.pattern ?? null,
    covered: game.paused ? { text: t('play.say.paused'), name: t('play.say.pausedName') } : null,
  };
}

/**
 * @param {PlayState} state
 * @param {Game} game
 * @param {Surroundings} around
 * @param {Translate} t
 * @returns {PadLook}
 */
function padOf(state, game, around, t) {
  const { kind, settings } = state;
  return {
    size: game.size,
    label: t('play.pad.label'),
    digits: digitKeys(state, game, t),
    kind,
    kinds: settings.twoKinds ? kindKeys(kind, t) : [],
    notes: { name: t('play.pad.notes'), pressed: kind === 'corner' || kind === 'centre' },
    colours: kind === 'colour' ? colourKeys(state, t) : null,
    erase: t('play.pad.erase'),
    undo: { name: t('play.pad.undo'), enabled: game.past.length > 0 },
    redo: { name: t('play.pad.redo'), enabled: game.future.length > 0 },
    hint: { name: t('play.pad.hint'), enabled: !isSolved(game) },
    check: { name: t('play.pad.check'), enabled: true },
    more: t('play.pad.more'),
    menu: menuOf(state, game, around, t),
  };
}

/** @param {PlayState} state @param {Game} game @param {Translate} t */
function digitKeys({ held, settings, kind }, { board, size }, t) {
  const counts = new Uint8Array(size + 1);
  for (const digit of board.digits) counts[digit] += 1;
  return Array.from({ length: size }, (_, index) => {
    const digit = index + 1;
    const left = Math.max(0, size - counts[digit]);
    return {
      digit,
      name: t('play.pad.digit', { digit, count: left }),
      done: left === 0 && kind === 'digit',
      held: settings.digitFirst && held === digit,
      left,
    };
  });
}

/** @param {PlayState['kind']} kind @param {Translate} t */
function kindKeys(kind, t) {
  const names = /** @type {const} */ ([
    ['digit', 'play.kind.digit'],
    ['corner', 'play.kind.corner'],
    ['centre', 'play.kind.centre'],
    ['colour', 'play.kind.colour'],
  ]);
  return names.map(([id, key]) => ({ kind: id, name: t(key), pressed: kind === id }));
}

/** @param {PlayState} state @param {Translate} t */
function colourKeys({ held }, t) {
  return colourSigns.map((sign, index) => {
    const name = colourName(index + 1, t);
    return { colour: index + 1, name: t('play.pad.colour', { name }), sign, held: held === index + 1 };
  });
}

/**
 * @param {PlayState} state
 * @param {Game} game
 * @param {Surroundings} around
 * @param {Translate} t
 * @returns {MenuItem[]}
 */
function menuOf({ settings, kind }, game, { small, folded, shares }, t) {
  return [
    { id: 'fill-notes', name: t('play.menu.fillNotes'), enabled: !isFull(game.board) },
    ...(settings.twoKinds
      ? []
      : [{ id: 'colours', name: t(kind === 'colour' ? 'play.menu.digits' : 'play.menu.colours'), enabled: true }]),
    { id: 'back-to-right', name: t('play.menu.backToRight'), enabled: game.past.length > 0 },
    { id: 'restart', name: t('play.menu.restart'), enabled: game.past.length > 0 },
    { id: 'give-up', name: t('play.menu.giveUp'), enabled: !isSolved(game) },
    { id: 'show-me', name: t('play.menu.showMe'), enabled: true },
    ...(shares ? [{ id: 'share', name: t('play.menu.share'), enabled: true }] : []),
    ...(small ? [{ id: 'fold', name: t(folded ? 'play.menu.unfold' : 'play.menu.fold'), enabled: true }] : []),
    { id: 'settings', name: t('play.menu.settings'), enabled: true },
  ];
}

/**
 * @param {PlayState} state
 * @param {Game} game
 * @param {Translate} t
 * @returns {HintAppearance | null}
 */
function hintOf({ hint }, game, t) {
  if (!hint) return null;
  const look = hintAppearance(hint.hint, hint.stage, game.size, t);
  return { ...look, do: look.do ?? look.watch };
}

/**
 * @param {PlayState} state
 * @param {Game} game
 * @param {Translate} t
 * @returns {OutcomeLook | null}
 */
function outcomeOf(state, game, t) {
  if (state.away) {
    return {
      ...{ tone: 'bad', celebrate: false, covers: true },
      title: t('play.outcome.away'),
      lines: [t('play.outcome.awayWhy')],
      actions: [{ id: 'take-over', name: t('play.outcome.takeOver') }],
    };
  }
  if (!isSolved(game)) return null;
  if (game.givenUp) {
    const isUndoable = game.past.length > 0;
    return {
      ...{ tone: 'bad', celebrate: false, covers: true },
      title: t('play.outcome.givenUp'),
      lines: isUndoable ? [t('play.outcome.givenUpWhy')] : [],
      actions: actionsOf(isUndoable ? ['watch', 'another', 'undo'] : ['watch', 'another'], t),
    };
  }
  return {
    ...{ tone: 'good', celebrate: true, covers: true },
    title: t('play.outcome.solved'),
    lines: linesOf(state, game, t),
    actions: actionsOf(['watch', 'another', 'share', 'undo'], t),
  };
}

/** How it went. @param {PlayState} state @param {Game} game @param {Translate} t */
function linesOf({ settings }, game, t) {
  const grade = game.grade ? t('play.outcome.grade', { grade: gradeName(game.grade, t) }) : '';
  const time = settings.timer ? t('play.outcome.time', { time: timeInWords(game.spent) }) : '';
  return [grade, t('play.outcome.hints', { count: game.hints }), time].filter(Boolean);
}

/** @type {Record<string, string>} */
const actionKeys = {
  watch: 'play.outcome.watch',
  another: 'play.outcome.another',
  share: 'play.outcome.share',
  undo: 'play.outcome.undo',
};

/** @param {string[]} ids @param {Translate} t */
const actionsOf = (ids, t) => ids.map((id) => ({ id, name: t(actionKeys[id]) }));
