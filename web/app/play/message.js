/**
 * What Play says in a sentence, for the eye below the board and for the ear. Pure.
 */
import { wordsIn } from '../logic/lists-in-words.js';
import { hintInWords } from './hints/hint-in-words.js';
import { whyNot } from './hints/hint-look.js';
import { isFull, isSolved } from './judge.js';

/** @typedef {import('./play-state.js').PlayState} PlayState @typedef {import('../i18n/i18n.js').Translate} Translate */

/** Of what has no solution nothing is right, and of what nothing is known it cannot be said. */
const doubts = /** @type {Record<string, string | undefined>} */ ({
  none: 'play.say.noSolution',
  unknown: 'play.say.unknown',
});

/** What is said of a puzzle before anything is entered. @type {typeof doubts} */
const openings = { ...doubts, several: 'play.say.several' };

/**
 * The sentence that stands there now; '' for none. The answer to Check comes first, then what the last action led to.
 * @param {PlayState} state
 * @param {Translate} t
 */
export function messageOf(state, t) {
  const { game, checked, message, truth } = state;
  if (!game) return '';
  if (checked) return checkedInWords(checked, truth, game.size, t);
  if (message) return messageInWords(message, game, t);
  if (isFull(game.board) && !isSolved(game)) return t('play.say.fullButWrong');
  const known = game.past.length === 0 && truth ? openings[truth.solutions] : undefined;
  return known ? t(known) : '';
}

/** @param {import('./play-state.js').Message} message @param {import('./game.js').Game} game @param {Translate} t */
function messageInWords(message, { board, size }, t) {
  if (message.code === 'hintDone') return hintInWords(message.hint, 4, size, t);
  if (message.code === 'clash') return whyNot(board, size, message.cell, message.digit, t) ?? '';
  return t(`play.say.${message.code}`, message.params);
}

/**
 * @param {NonNullable<PlayState['checked']>} checked @param {PlayState['truth']} truth @param {number} size
 * @param {Translate} t
 */
function checkedInWords({ stage, wrong }, truth, size, t) {
  if (wrong.length === 0) return t((truth && doubts[truth.solutions]) ?? 'play.say.right');
  const count = t('play.say.wrong', { count: wrong.length });
  return stage === 1 ? count : t('play.say.wrongHere', { count, cells: wordsIn(size, t).cells(wrong) });
}

/**
 * What is read out: a message once, when it appears; else the cell in hand with what stands in it; nothing of the board
 * during a pause.
 * @param {PlayState} state
 * @param {Translate} t
 * @param {string} loading a sentence while a puzzle is on its way, or ''
 * @param {string} label of the cell in hand
 * @returns {{ message: string, text: string }}
 */
export function speechOf(state, t, loading, label) {
  const { game, hint } = state;
  if (loading || !game) return { message: loading, text: '' };
  if (isSolved(game)) {
    const ended = t(game.givenUp ? 'play.outcome.givenUp' : 'play.outcome.solved');
    return { message: state.message?.code === 'newDay' ? messageOf(state, t) : ended, text: '' };
  }
  if (game.paused) return { message: '', text: t('play.say.paused') };
  const said = hint ? hintInWords(hint.hint, hint.stage, game.size, t) : messageOf(state, t);
  return { message: said, text: label };
}
