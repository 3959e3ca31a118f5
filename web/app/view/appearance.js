/**
 * Everything that a player shows, as plain values: a pure function of its state. The elements paint
 * these and know nothing else.
 *
 * @typedef {ReturnType<typeof appearanceOf>} Appearance
 */
import { algorithmOf, algorithms, kindOf } from '../sudoku/algorithms.js';
import { cellsOf } from './cells.js';
import { codeOf, languagesOf } from './code.js';
import { assistOf, hintSpoken, hintTold } from './insight.js';
import { jumpAppearance, pickerAppearance, tabsOf } from './choices.js';
import { has } from '../state/features.js';
import { grains, hasBoard, modes } from '../state/modes.js';
import { heldIn } from '../state/digit-first.js';
import { toldOf } from './sentence.js';
import { solutionsOf } from './solutions.js';
import { stepsPerSecond } from '../state/speed.js';
import { stackOf } from './stack.js';
import { isPlayable, showsCandidates } from '../state/state.js';
import { stripAppearance } from './strip.js';
import { verdictOf } from './verdict.js';
import { isMissing } from '../state/run-reducer.js';
import { whyOf } from './why.js';

/**
 * What is said about logic: it is loaded later, with its words.
 * @typedef {object} Logic
 * @property {import('./sentence.js').Tell} tell
 * @property {(state: import('../state/state.js').State) => import('./verdict.js').Difficulty | null} difficulty of the
 *   puzzle; null: it is not known
 */

/**
 * Each part is made when it is asked for: a frame that paints some of them needs no others.
 * @param {import('../state/state.js').State} state
 * @param {import('../i18n/i18n.js').Translate} t
 * @param {Logic | null} [logic]
 */
// eslint-disable-next-line max-lines-per-function -- one record, a line or two for each part of it
export function appearanceOf(state, t, logic = null) {
  const verdict = () => verdictOf(state, t, logic?.difficulty(state));
  return {
    mode: state.mode,
    get bar() {
      return bar(state, t);
    },
    get verdict() {
      return verdict();
    },
    get assist() {
      return assistOf(state, t);
    },
    get ask() {
      return ask(state, t);
    },
    out: has(state, 'share') ? t('bar.share') : '',
    get board() {
      return board(state, t);
    },
    get sentence() {
      return sentence(state, t, logic);
    },
    get why() {
      return whyOf(state, t);
    },
    get solutions() {
      return solutionsOf(state, t);
    },
    get scrubber() {
      return stripAppearance(state, t);
    },
    get transport() {
      return transport(state, verdict(), t);
    },
    get tabs() {
      return tabsOf(state, t);
    },
    get code() {
      return codeOf(state, t);
    },
    get languages() {
      return languagesOf(state, t);
    },
    get stack() {
      return stackOf(state, t);
    },
    get picker() {
      return {
        ...pickerAppearance(state.algorithm, offered(state), showsCandidates(state), t),
        playOn: has(state, 'play') && state.run ? t('mode.playOn') : '',
      };
    },
    get counters() {
      return counters(state, t);
    },
    get legend() {
      return {
        label: t('legend.label'),
        rows: algorithmOf(state.algorithm).marks.map((kind) => ({ kind, name: t(`legend.${kind}`) })),
      };
    },
    get pad() {
      return pad(state, t);
    },
    help: { text: t('help.keys'), key: '?' },
    foot: { text: t('help.keys'), key: '?' },
    get notice() {
      return notice(state, t);
    },
    get speech() {
      return speech(state, t, logic);
    },
  };
}

/** @param {import('../state/state.js').State} state @param {import('../i18n/i18n.js').Translate} t */
const bar = (state, t) => ({
  label: t('mode.label'),
  modes: modes
    .filter((mode) => has(state, mode))
    .map((mode) => ({ id: mode, text: t(`mode.${mode}`), on: mode === state.mode })),
  create: t('bar.new'),
  reveal: {
    text: t('bar.reveal'),
    title: t(state.revealed ? 'bar.concealHint' : 'bar.revealHint'),
    on: state.revealed,
    enabled: hasBoard(state) && Boolean(state.check?.solution),
  },
});

/** @param {import('../state/state.js').State} state @param {import('../i18n/i18n.js').Translate} t */
const counters = (state, t) => ({
  label: t('counters.label'),
  rows: algorithmOf(state.algorithm).counters.map((key) => ({
    name: t(`counters.${key}`),
    count: t.number(state.run?.counters[kindOf(key)] ?? 0),
  })),
});

/**
 * The switch by which questions are asked on the way; null where there is none.
 * @param {import('../state/state.js').State} state @param {import('../i18n/i18n.js').Translate} t
 */
const ask = (state, t) =>
  has(state, 'predict') && state.mode === 'watch'
    ? { text: t('ask.me'), title: t('ask.hint'), on: state.questions !== null }
    : null;

/** The algorithms that there are. @param {import('../state/state.js').State} state */
export const offered = (state) => algorithms.filter((id) => has(state, id));

/** @param {import('../state/state.js').State} state @param {import('../i18n/i18n.js').Translate} t */
export function board(state, t) {
  return {
    size: state.size,
    cells: cellsOf(state, t),
    cursor: state.cursor,
    editing: state.mode === 'edit',
    label: t('board.label', { side: state.size }),
  };
}

/**
 * What is read out: a new message before all, with what it offers, in Edit the cell in hand and a verdict that is bad,
 * else the sentence.
 * @param {import('../state/state.js').State} state
 * @param {import('../i18n/i18n.js').Translate} t
 * @param {Logic | null} logic
 */
function speech(state, t, logic) {
  const told = notice(state, t);
  const message = told
    ? [told.text, told.dismiss && told.offer?.text].filter(Boolean).join(' ')
    : hintSpoken(state, t) || heldSpoken(state, t);
  if (state.mode === 'edit') {
    const verdict = verdictOf(state, t);
    const cell = cellsOf(state, t)[state.cursor].label;
    return { message, text: verdict.tone === 'bad' ? t('say.both', { cell, verdict: verdict.text }) : cell };
  }
  if (!hasBoard(state)) return { message, text: '' };
  const silent = { ...state, lit: null, insight: { ...state.insight, told: null } }; // the message tells the hint
  if (typeof state.asked === 'number') return { message, text: whyOf(silent, t)?.text ?? '' };
  return {
    message,
    text: sentence(silent, t, logic)
      .parts.map((part) => part.text)
      .join(''),
  };
}

/**
 * @param {import('../state/state.js').State} state
 * @param {import('../i18n/i18n.js').Translate} t
 * @param {Logic | null} [logic]
 */
export function sentence(state, t, logic = null) {
  if (state.mode === 'edit') {
    const blocked = state.check?.status === 'invalid';
    return {
      tone: blocked ? 'conflict' : '',
      parts: t.parts(blocked ? 'transport.blocked' : state.pen.first ? 'pen.say' : 'say.edit'),
    };
  }
  if (state.check?.status === 'invalid') return { tone: 'conflict', parts: t.parts('transport.blocked') };
  if (isMissing(state.solver)) return { tone: '', parts: [] }; // the notice says it
  if (!state.run) return { tone: '', parts: t.parts('say.loading') };
  const told = hintTold(state, t);
  if (told.length > 0) return { tone: '', parts: told };
  const { step, counters } = state.run;
  const proved = step?.kind === 'exhausted' && counters.solution > 0; // it ends well
  return {
    tone: proved ? 'solution' : (step?.kind ?? ''),
    parts: toldOf(state.run, state, t, logic?.tell ?? null),
    ...(state.algorithm === 'logic' && { long: true }),
  };
}

/**
 * @param {import('../state/state.js').State} state
 * @param {import('./verdict.js').Verdict} verdict
 * @param {import('../i18n/i18n.js').Translate} t
 */
export function transport(state, verdict, t) {
  const { run } = state;
  const atEnd = Boolean(run?.done);
  const speed = stepsPerSecond(state.speed);
  return {
    label: t('transport.label'),
    editing: state.mode === 'edit',
    playing: state.playing,
    blocked: blocked(state, verdict, t),
    play: t(state.playing ? 'transport.pause' : 'transport.play'),
    watch: t('transport.watch'),
    buttons: [
      { id: 'to-start', text: t('transport.toStart'), enabled: Boolean(run && run.position > 0) },
      { id: 'find-back', text: t(`jump.previous.${state.jump}`), enabled: Boolean(run && run.position > 0) },
      { id: 'back', text: t('transport.back'), enabled: Boolean(run && run.position > 0) },
      { id: 'step', text: t('transport.step'), enabled: Boolean(run) && !atEnd },
      { id: 'find', text: t(`jump.next.${state.jump}`), enabled: Boolean(run) && !atEnd },
      { id: 'to-end', text: t('transport.toEnd'), enabled: Boolean(run && run.position < run.known) },
    ],
    speed: {
      label: t('transport.speed'),
      value: Math.round(state.speed),
      text: t('transport.perSecond', { speed }),
      spoken: t('transport.perSecondSpoken', { speed }),
    },
    jump: jumpAppearance(state.jump, t),
    mark: state.jump,
    grain: {
      label: t('grain.label'),
      choices: grains.map((grain) => ({
        id: grain,
        text: t(`grain.${grain}`),
        title: t(`grain.${grain}Hint`),
        on: grain === state.grain,
      })),
    },
  };
}

/**
 * Why there is no playing, or ''.
 * @param {import('../state/state.js').State} state
 * @param {import('./verdict.js').Verdict} verdict
 * @param {import('../i18n/i18n.js').Translate} t
 */
function blocked(state, verdict, t) {
  if (isPlayable(state)) return '';
  return state.check ? t('transport.why', { verdict: verdict.text, blocked: t('transport.blocked') }) : verdict.text;
}

/** @param {import('../state/state.js').State} state @param {import('../i18n/i18n.js').Translate} t */
function pad(state, t) {
  const { first, digit: held } = state.pen;
  return {
    label: t('pad.label'),
    digits: Array.from({ length: state.size }, (_, index) => ({
      label: t(first ? 'pen.hold' : 'pad.digit', { digit: index + 1 }),
      on: first ? held === index + 1 : null,
    })),
    erase: t('pad.erase'),
    actions: [
      { id: 'undo', text: t('pad.undo'), title: t('pad.undo'), on: null, enabled: state.past.length > 0 },
      { id: 'redo', text: t('pad.redo'), title: t('pad.redo'), on: null, enabled: state.future.length > 0 },
      { id: 'pen', text: t('pen.first'), title: t('pen.hint'), on: first, enabled: true },
      { id: 'advance', text: t('pad.advance'), title: t('pad.advanceHint'), on: state.advance, enabled: !first },
      { id: 'clear', text: t('pad.clear'), title: t('pad.clearHint'), on: null, enabled: /[^.]/.test(state.puzzle) },
      {
        id: 'reset',
        text: t('pad.reset'),
        title: t('pad.resetHint'),
        on: null,
        enabled: state.puzzle !== state.origin,
      },
    ],
  };
}

/**
 * @typedef {object} NoticeLook
 * @property {string} text
 * @property {{ text: string, action: { type: string, [key: string]: any } } | null} offer a button
 * @property {string | null} dismiss the name of the button that closes it; null: it stays
 */

/**
 * @param {import('../state/state.js').State} state
 * @param {import('../i18n/i18n.js').Translate} t
 * @returns {NoticeLook | null}
 */
export function notice({ notice: message, solver, ownPage, bound }, t) {
  const dismiss = t('notice.dismiss');
  if (solver === 'failed' || solver === 'late') {
    return {
      text: t(solver === 'late' ? 'notice.loadLate' : 'notice.loadFailed'),
      offer: { text: t('notice.retry'), action: { type: 'retry' } },
      dismiss: null,
    };
  }
  if (isMissing(solver)) {
    return {
      text: t(solver === 'forbidden' && ownPage ? 'notice.forbiddenHere' : `notice.${solver}`),
      offer: null,
      dismiss: null,
    };
  }
  if (bound !== null) {
    return {
      text: t('link.onTheWay', { position: bound }),
      offer: { text: t('link.stay'), action: { type: 'stay' } },
      dismiss: null,
    };
  }
  if (!message) return null;
  const { code, params, offer } = message;
  return {
    text: t(
      keyOf(code),
      params?.algorithm ? { ...params, algorithm: t(`algorithm.${params.algorithm}.name`) } : params,
    ),
    offer: offer ? { text: t(keyOf(offer.code), offer.params), action: offer.action } : null,
    dismiss,
  };
}

/** Codes with a dot are keys of their own. @param {string} code */
const keyOf = (code) => (code.includes('.') ? code : `notice.${code}`);

/**
 * What is said when a digit is taken in hand; '' without one.
 * @param {import('../state/state.js').State} state
 * @param {import('../i18n/i18n.js').Translate} t
 */
function heldSpoken(state, t) {
  const digit = heldIn(state);
  return digit === null ? '' : t('pen.held', { digit });
}
