/**
 * All that the dialog of games shows, as plain values: pure. It needs the texts of the parts `games` and `logic`.
 *
 * @typedef {import('../../i18n/i18n.js').Translate} Translate
 * @typedef {import('./games-state.js').GamesState} GamesState
 * @typedef {import('../game.js').Origin} Origin
 *
 * @typedef {object} KeptGame
 * @property {string} puzzle 16, 36 or 81 characters, '.' empty
 * @property {ArrayLike<number>} board its digits, givens too; 0 for an empty cell
 * @property {number | null} grade 1 to 6, null not known
 * @property {Origin} origin
 * @property {number | null} solvedAt in milliseconds since 1970
 * @property {number} playedAt in milliseconds since 1970; 0: unknown
 * @property {number} spent on it, in milliseconds
 *
 * @typedef {{ solved: number, unaided: number, best: number | null }} Result unaided: solved without a hint; best: the
 *   shortest time in milliseconds, null where none was taken
 * @typedef {Record<number, Result>} Results by grade, 0 where it is not known; what was not solved may be left out
 *
 * @typedef {object} Known what the dialog is about
 * @property {KeptGame[]} kept in the order in which they are shown
 * @property {(size: number) => Results} results
 * @property {(date: string, grade: number) => boolean} isSolved whether the puzzle of a day was solved, whatever became
 *   of its game
 * @property {string} puzzle on the board
 * @property {number} now in milliseconds since 1970
 *
 * @typedef {ReturnType<typeof gamesAppearance>} GamesAppearance
 */
import { gradeName, gradeReason } from '../../i18n/grades.js';
import { grades } from '../../sudoku/grades.js';
import { sides } from '../../sudoku/geometry.js';
import { tabs } from './games-state.js';
import { dateOf } from '../dealing/daily.js';
import { gradesToDeal } from '../dealing/recipe.js';

/** What a result is where nothing was solved. @type {Result} */
const nothing = { solved: 0, unaided: 0, best: null };

/**
 * @param {GamesState} state
 * @param {Known} known
 * @param {Translate} t
 */
export function gamesAppearance(state, known, t) {
  const { kept } = known;
  return {
    title: t('games.title'),
    close: t('games.close'),
    tabs: {
      label: t('games.tabs'),
      tabs: tabs.map((id) => ({
        id: `games-${id}`,
        text: t(`games.tab.${id}`),
        on: id === state.tab,
      })),
    },
    new: state.tab === 'new' ? newAppearance(state, known, t) : null,
    kept: state.tab === 'kept' ? keptAppearance(state, known, t) : null,
    results: state.tab === 'results' ? resultsAppearance(state, known, t) : null,
    said: saidOf(state, kept, t),
  };
}

/**
 * @param {GamesState} state
 * @param {Known} known
 * @param {Translate} t
 */
function newAppearance({ size, grade }, { kept, isSolved, puzzle, now }, t) {
  const day = dateOf(new Date(now));
  const isBlank = !/[1-9]/.test(puzzle);
  return {
    daily: {
      title: t('games.daily.title', { day: dayInWords(day, t) }),
      hint: t('games.daily.hint'),
      puzzles: grades.map((each) => ({
        grade: each,
        name: gradeName(each, t),
        about: gradeReason(each, t),
        ...progressOf(dailyOf(kept, day, each), isSolved(day, each), t),
      })),
    },
    deal: {
      title: t('games.deal.title'),
      size: sizeLook(size, t),
      grade: {
        label: t('games.deal.grade'),
        choices: gradesToDeal(size).map((each) => ({ value: each, text: gradeName(each, t), on: each === grade })),
      },
      about: gradeReason(grade, t),
      deal: t('games.deal.deal'),
    },
    own: {
      title: t('games.own.title'),
      board: { text: t('games.own.board'), hint: isBlank ? t('games.own.blank') : '', enabled: !isBlank },
      paste: t('games.own.paste'),
    },
  };
}

/**
 * The game of a puzzle of the day, if there is one.
 * @param {KeptGame[]} kept
 * @param {string} day
 * @param {number} grade
 */
const dailyOf = (kept, day, grade) =>
  kept.find(({ origin }) => origin.kind === 'daily' && origin.date === day && origin.grade === grade);

/**
 * How far the puzzle of the day is: once solved it stays so, also where its game was begun anew, or is kept no more.
 * @param {KeptGame | undefined} game
 * @param {boolean} isSolved
 * @param {Translate} t
 * @returns {{ progress: string, solved: boolean }}
 */
function progressOf(game, isSolved, t) {
  if (!game) return { progress: isSolved ? t('games.kept.solved') : '', solved: isSolved };
  return { progress: fullness(game, t).text, solved: isSolved || game.solvedAt !== null };
}

/**
 * @param {GamesState} state
 * @param {Known} known
 * @param {Translate} t
 */
function keptAppearance({ armed }, { kept, now }, t) {
  return {
    nothing: kept.length ? '' : t('games.kept.nothing'),
    hint: kept.length ? t('games.kept.hint') : '',
    label: t('games.kept.label'),
    games: kept.map((game) => gameLook(game, game.puzzle === armed, now, t)),
  };
}

/** @param {KeptGame} game @param {boolean} armed @param {number} now @param {Translate} t */
function gameLook(game, armed, now, t) {
  const { puzzle, board, solvedAt, playedAt } = game;
  const size = Math.sqrt(puzzle.length);
  const name = nameOf(game, t);
  const { text, part } = fullness(game, t);
  const when = whenOf(playedAt, now, t);
  return {
    puzzle,
    name,
    about: t('games.kept.size', { side: size }),
    full: text,
    part,
    solved: solvedAt !== null,
    when,
    remove: { text: t(armed ? 'games.kept.sure' : 'games.kept.remove'), armed },
    removeName: t(armed ? 'games.kept.sureName' : 'games.kept.removeName', { name, when }),
    board: {
      size,
      label: '',
      cells: Array.from(puzzle, (given, cell) => ({
        text: board[cell] ? String(board[cell]) : '',
        kind: /** @type {'' | 'given' | 'placed'} */ (given !== '.' ? 'given' : board[cell] ? 'placed' : ''),
        mark: /** @type {const} */ (''),
      })),
    },
  };
}

/**
 * Where the puzzle comes from and how hard it is.
 * @param {KeptGame} game
 * @param {Translate} t
 */
function nameOf({ origin, grade }, t) {
  const words =
    origin.kind === 'daily'
      ? t('games.name.daily', { day: dayInWords(origin.date, t) })
      : t(origin.kind === 'own' ? 'games.name.own' : 'games.name.dealt');
  const known = origin.kind === 'own' ? grade : origin.grade;
  return known ? t('games.name.graded', { name: words, grade: gradeName(known, t) }) : words;
}

/**
 * How much of what was empty is filled in.
 * @param {KeptGame} game
 * @param {Translate} t
 */
function fullness({ puzzle, board, solvedAt }, t) {
  const all = puzzle.replaceAll(/[^.]/g, '').length;
  const filled = Array.from(puzzle).filter((given, cell) => given === '.' && board[cell]).length;
  if (solvedAt !== null) return { text: t('games.kept.solved'), part: 1 };
  return { text: t('games.kept.full', { filled, all }), part: all ? filled / all : 1 };
}

/**
 * @param {GamesState} state
 * @param {Known} known
 * @param {Translate} t
 */
function resultsAppearance({ size, armed }, { results }, t) {
  const shown = results(size);
  const isAny = sides.some((side) => Object.values(results(side)).some(({ solved }) => solved > 0));
  const sure = armed === 'results';
  return {
    size: sizeLook(size, t),
    hint: t(isAny ? 'games.results.hint' : 'games.results.nothing'),
    caption: t('games.results.caption'),
    columns: [t('games.results.grade'), t('games.results.solved'), t('games.results.unaided'), t('games.results.best')],
    rows: [...gradesToDeal(size), ...(shown[0]?.solved ? [0] : [])].map((grade) =>
      rowLook(grade ? gradeName(grade, t) : t('games.results.ungraded'), shown[grade] ?? nothing, t),
    ),
    erase: isAny ? { text: t(sure ? 'games.results.sure' : 'games.results.erase'), armed: sure } : null,
  };
}

/** @param {string} name @param {Result} result @param {Translate} t */
const rowLook = (name, { solved, unaided, best }, t) => ({
  name,
  solved: t.number(solved),
  unaided: t.number(unaided),
  best: best === null ? t('games.results.none') : timeOf(best, t),
  empty: solved === 0,
});

/** The size to be chosen. @param {number} size @param {Translate} t */
const sizeLook = (size, t) => ({
  label: t('games.deal.size'),
  choices: sides.map((side) => ({ value: side, text: t('games.deal.side', { side }), on: side === size })),
});

/**
 * What the next press does, for whoever does not see that the button has changed.
 * @param {GamesState} state
 * @param {KeptGame[]} kept
 * @param {Translate} t
 */
function saidOf({ tab, armed }, kept, t) {
  if (tab === 'results' && armed === 'results') return t('games.results.said');
  const game = tab === 'kept' && kept.find(({ puzzle }) => puzzle === armed);
  return game ? t('games.kept.said', { name: nameOf(game, t) }) : '';
}

/** A day without its year, as the language writes it. @param {string} day YYYY-MM-DD @param {Translate} t */
function dayInWords(day, { language }) {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(date);
}

/**
 * When it was played last: today and yesterday with the time.
 * @param {number} then
 * @param {number} now
 * @param {Translate} t
 */
function whenOf(then, now, t) {
  const at = new Date(then);
  if (then <= 0 || Number.isNaN(at.getTime())) return t('games.when.unknown');
  const time = new Intl.DateTimeFormat(t.language, { hour: 'numeric', minute: '2-digit' }).format(at);
  const day = dateOf(at);
  const yesterday = new Date(now);
  if (day === dateOf(yesterday)) return t('games.when.today', { time });
  yesterday.setDate(yesterday.getDate() - 1); // by the calendar, because not each day has 24 hours
  return day === dateOf(yesterday) ? t('games.when.yesterday', { time }) : dayInWords(day, t);
}

/** As on a clock: 4:07, or 1:04:07. @param {number} spent in milliseconds @param {Translate} t */
function timeOf(spent, t) {
  const all = Math.floor(spent / 1000);
  const hours = Math.floor(all / 3600);
  const minutes = Math.floor(all / 60) % 60;
  const seconds = String(all % 60).padStart(2, '0');
  if (!hours) return t('games.time.minutes', { minutes, seconds });
  return t('games.time.hours', { hours, minutes: String(minutes).padStart(2, '0'), seconds });
}
