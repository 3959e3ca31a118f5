/**
 * What the panel for lists knows and shows, as plain values: pure functions, without DOM and solver.
 *
 * @typedef {import('./list-run.js').Progress} Progress
 * @typedef {import('./piece-job.js').Verdict | 'unreadable'} Kind
 *
 * @typedef {object} ListsState
 * @property {string | null} name of the file; null: the lines were pasted
 * @property {Progress | null} progress null: there is no list
 * @property {import('./grade-run.js').GradeProgress | null} grading null: it was not begun
 * @property {import('./piece-run.js').Progress | null} writing the answers of a long list; null: not now
 * @property {Kind | null} shown the kind whose first puzzles are listed; null: the most telling one
 *
 * @typedef {{ type: 'list', name: string | null, progress: Progress } | { type: 'progress', progress: Progress }
 *   | { type: 'grading', grading: import('./grade-run.js').GradeProgress } | { type: 'show', kind: Kind }
 *   | { type: 'writing', writing: import('./piece-run.js').Progress | null }
 *   | { type: 'forget' }} ListsAction
 *
 * @typedef {ReturnType<typeof listsAppearance>} ListsAppearance
 */
import { mistakeSentence } from '../i18n/line-errors.js';
import { gradeCells, gradeColumns, gradeNote, gradesAppearance, gradesSpoken } from './grades-look.js';

/** @type {ListsState} */
export const initialLists = { name: null, progress: null, grading: null, writing: null, shown: null };

/** In the order in which they are shown. @type {readonly Kind[]} */
export const kinds = ['unique', 'none', 'several', 'unknown', 'unreadable'];

/** Meaning is told by marks, not by colours alone. @type {Record<Kind, string>} */
const marks = { unique: '✓', none: '✕', several: '≠', unknown: '?', unreadable: '!' };

/** @param {ListsState} state @param {ListsAction} action @returns {ListsState} */
export function reduceLists(state, action) {
  switch (action.type) {
    case 'list':
      return { ...initialLists, name: action.name, progress: action.progress };
    case 'progress':
      return state.progress ? { ...state, progress: action.progress } : state;
    case 'grading':
      return state.progress ? { ...state, grading: action.grading } : state;
    case 'writing':
      return state.progress ? { ...state, writing: action.writing } : state;
    case 'show':
      return { ...state, shown: action.kind };
    case 'forget':
      return initialLists;
    default:
      return state;
  }
}

/**
 * The kind that is listed: what the reader chose, else the first that there is.
 * @param {ListsState} state
 * @returns {Kind}
 */
export function shownKind({ shown, progress }) {
  return shown ?? kinds.find((kind) => progress?.found.counters[kind]) ?? 'unique';
}

/**
 * @param {ListsState} state
 * @param {import('../i18n/i18n.js').Translate} t
 * @param {{ graded: boolean }} can graded: whether puzzles can be graded; then `t` has the words for that
 */
export function listsAppearance(state, t, { graded }) {
  const { progress, grading } = state;
  return {
    label: t('lists.label'),
    title: t('lists.title'),
    close: t('lists.close'),
    input: {
      drop: t('lists.drop'),
      choose: t('lists.choose'),
      paste: t('lists.paste'),
      hint: t('lists.hint'),
      start: t('lists.start'),
    },
    result: progress && {
      ...headOf(state, progress, t),
      kinds: kindsOf(state, progress, t),
      grades: graded ? gradesAppearance(progress, grading, t) : null,
      list: listOf(shownKind(state), progress, grading, t),
    },
    status: progress ? writingSpoken(state, t) || gradesSpoken(grading, t) || statusOf(progress, t) : '',
  };
}

/** @param {Progress} progress */
function puzzlesIn({ found: { counters } }) {
  return kinds.reduce((sum, kind) => sum + (kind === 'unreadable' ? 0 : counters[kind]), 0);
}

/** To three digits: more of them only flicker. @param {Progress} progress */
function speedOf(progress) {
  const speed = (1000 * puzzlesIn(progress)) / Math.max(progress.elapsed, 1);
  return Number(speed.toPrecision(3));
}

/** @param {ListsState} state @param {Progress} progress @param {import('../i18n/i18n.js').Translate} t */
function headOf({ name, writing }, progress, t) {
  const { elapsed } = progress;
  const { outcome, part } = writing ?? progress;
  const going = outcome === 'going';
  const isEmpty = outcome === 'done' && puzzlesIn(progress) === 0;
  const percent = going ? Math.floor(100 * part) : Math.round(100 * part);
  const seconds = Number((elapsed / 1000).toPrecision(elapsed < 1000 ? 1 : 3));
  return {
    name: name ?? t('lists.pasted'),
    outcome: isEmpty ? 'nothing' : outcome,
    bar: {
      label: t(writing ? 'lists.writing' : 'lists.progress'),
      part: isEmpty ? 0 : part,
      text: isEmpty ? t('lists.outcome.nothing') : t('lists.percent', { percent }),
    },
    say: writing && going ? t('lists.writing') : t(`lists.outcome.${isEmpty ? 'nothing' : outcome}`, { percent }),
    puzzles: t('lists.puzzles', { count: puzzlesIn(progress) }),
    pace: puzzlesIn(progress) ? t('lists.pace', { speed: speedOf(progress), seconds }) : '',
    cancel: going ? t('lists.cancel') : '',
    download: !going && puzzlesIn(progress) ? t('lists.download') : '',
    forget: going ? '' : t('lists.forget'),
  };
}

/** @param {ListsState} state @param {import('../i18n/i18n.js').Translate} t */
function writingSpoken({ writing }, t) {
  if (!writing) return '';
  const { outcome, part } = writing;
  return outcome === 'going' ? t('lists.writing') : t(`lists.outcome.${outcome}`, { percent: Math.round(100 * part) });
}

/** @param {ListsState} state @param {Progress} progress @param {import('../i18n/i18n.js').Translate} t */
function kindsOf(state, { found: { counters } }, t) {
  const on = shownKind(state);
  const always = ['unique', 'none', 'several'];
  return {
    label: t('lists.kinds'),
    choices: kinds
      .filter((id) => counters[id] > 0 || always.includes(id) || id === on)
      .map((id) => ({
        id,
        mark: marks[id],
        text: t(`lists.kind.${id}`),
        count: t.number(counters[id]),
        on: id === on,
      })),
  };
}

/**
 * What was made of these rows last.
 * @type {WeakMap<object, { known: unknown, t: unknown, lines: ReturnType<typeof right>[] }>}
 */
const made = new WeakMap();

/**
 * The same lines for the same rows: a list at work is shown several times a second, its first rows stay.
 * @param {import('./piece-job.js').Row[]} rows
 * @param {readonly Parameters<typeof gradeCells>[0][] | undefined} known how hard they are
 * @param {import('../i18n/i18n.js').Translate} t
 */
function linesOf(rows, known, t) {
  const last = made.get(rows);
  if (last && last.known === known && last.t === t) return last.lines;
  const lines = rows.map((row, index) => right(row, known && gradeCells(known[index], t), t));
  made.set(rows, { known, t, lines });
  return lines;
}

/**
 * The first puzzles, or lines, of a kind.
 * @param {Kind} kind
 * @param {Progress} progress
 * @param {ListsState['grading']} grading
 * @param {import('../i18n/i18n.js').Translate} t
 */
function listOf(kind, { outcome, found: { counters, rows, mistakes } }, grading, t) {
  const known = kind === 'unique' ? grading?.graded.first : undefined;
  const lines = kind === 'unreadable' ? mistakes.map((mistake) => wrong(mistake, t)) : linesOf(rows[kind], known, t);
  const all = counters[kind];
  return {
    kind,
    label: t(`lists.kind.${kind}`),
    columns: [
      t('lists.column.line'),
      t('lists.column.puzzle'),
      t(kind === 'unreadable' ? 'lists.column.reason' : 'lists.column.solution'),
      ...(known ? gradeColumns(t) : []),
    ],
    lines,
    note: lines.length < all ? t('lists.first', { count: lines.length, all }) : '',
    gradeNote: known ? gradeNote(t) : '',
    nothing: all === 0 && outcome !== 'going' ? t('lists.nothing') : '',
  };
}

/**
 * @param {import('./piece-job.js').Row} row
 * @param {string[] | undefined} graded how hard it is, in its columns; undefined: there are none
 * @param {import('../i18n/i18n.js').Translate} t
 */
function right({ line, puzzle, solution }, graded, t) {
  return {
    line: t.number(line),
    text: puzzle,
    more: solution,
    graded: graded ?? [],
    open: t('lists.open', { line, puzzle }),
    puzzle,
  };
}

/** @param {import('./piece-job.js').Mistake} mistake @param {import('../i18n/i18n.js').Translate} t */
function wrong(mistake, t) {
  const { line, text } = mistake;
  return {
    line: t.number(line),
    text,
    more: mistakeSentence(mistake, t),
    graded: [],
    open: '',
    puzzle: '',
  };
}

/**
 * What is read out: how it ended, not each step on the way.
 * @param {Progress} progress
 * @param {import('../i18n/i18n.js').Translate} t
 */
function statusOf(progress, t) {
  const {
    outcome,
    found: { counters },
  } = progress;
  const percent = Math.round(100 * progress.part);
  const isEmpty = outcome === 'done' && puzzlesIn(progress) === 0;
  const say = t(`lists.outcome.${isEmpty ? 'nothing' : outcome}`, { percent });
  if (outcome === 'going') return t('lists.begun');
  return t('lists.summary', {
    say,
    puzzles: t('lists.puzzles', { count: puzzlesIn(progress) }),
    unique: counters.unique,
    none: counters.none,
    several: counters.several,
    unreadable: counters.unreadable,
  });
}
