/** What is to be seen and heard of a question: plain values for its painter. Pure. */
import { place, unitName, unitTitle } from '../i18n/places.js';
import { writeQuestions } from '../state/questions.js';
import { isOpen, isRight, totalOf } from './quiz.js';
import { mistakeOf } from './mistakes.js';

/**
 * @typedef {import('../i18n/i18n.js').Translate} Translate
 * @typedef {{ size: number, algorithm: string }} About the run
 * @typedef {ReturnType<typeof quizLook>} QuizLook
 */

/** Kinds as they are counted. @type {import('./questions.js').QuestionKind[]} */
const counted = ['cell', 'place', 'digit', 'unit', 'fit', 'way', 'technique'];

/** @param {import('./questions.js').Question} question @param {About} about @param {Translate} t */
export function questionInWords({ kind, form, cell, digit, unit }, { size }, t) {
  const params = {
    digit: digit ?? 0,
    ...place(cell ?? 0, size),
    unit: unit === null ? '' : unitName(unit, size, t),
  };
  return t(`predict.ask.${kind}.${form}`, params);
}

/**
 * A button for an answer. The keys are those of the digits; 0 stands for none, and for "it fits".
 * @param {import('./questions.js').Question} question @param {string} answer @param {About} about @param {Translate} t
 */
function choiceOf({ kind, form }, answer, { size }, t) {
  const [what, ...rest] = answer.split('-');
  const number = Number(rest[0]);
  switch (what) {
    case 'digit':
      return { text: rest[0], label: t('predict.digit', { digit: number }) };
    case 'unit':
      return { text: unitTitle(number, size, t), label: '' };
    case 'technique':
      return { text: t(`technique.${rest.join('-')}.name`), label: '' };
    default:
      return { text: t(kind === 'way' ? `predict.way.${form}.${what}` : `predict.${what}`), label: '' };
  }
}

/** What the digits choose where no digit is asked for. @param {import('./questions.js').Question} question */
const areNumbered = ({ choices }) => !choices.some((answer) => answer.startsWith('digit'));

/** @param {import('./questions.js').Question} question @param {string} answer @returns {string} */
export function keyOf(question, answer) {
  if (answer === 'none' || answer === 'fits') return '0';
  if (answer.startsWith('digit')) return answer.slice('digit-'.length);
  return areNumbered(question) ? String(question.choices.indexOf(answer) + 1) : '';
}

/**
 * The answer that a digit stands for, or null.
 * @param {import('./questions.js').Question} question
 * @param {number} digit
 */
export const answerOfKey = (question, digit) =>
  question.choices.find((answer) => keyOf(question, answer) === String(digit)) ?? null;

/**
 * @param {import('./quiz.js').Quiz} quiz
 * @param {About & { playing: boolean, isCopied: boolean | null }} about isCopied: whether the result was copied; null:
 *   nobody wanted it
 * @param {Translate} t
 */
export function quizLook(quiz, about, t) {
  const { standing, score } = quiz;
  const total = totalOf(score);
  const question = standing?.question ?? null;
  return {
    label: t('predict.label'),
    phase: /** @type {'idle' | 'asked' | 'told'} */ (!question ? 'idle' : isOpen(quiz) ? 'asked' : 'told'),
    idle: t(about.playing ? 'predict.playing' : 'predict.idle'),
    question: question ? questionInWords(question, about, t) : '',
    again: standing && standing.home !== null ? t('predict.again') : '',
    hint: question?.onBoard ? t('predict.tap') : '',
    choices: (question?.choices ?? []).map((answer) => ({
      answer,
      key: question ? keyOf(question, answer) : '',
      ...choiceOf(/** @type {any} */ (question), answer, about, t),
    })),
    areDigits: question?.choices[0]?.startsWith('digit') ?? false,
    verdict: verdictOf(quiz, about, t),
    goOn: t('predict.goOn'),
    score: total.asked > 0 ? t('predict.score', total) : '',
    copy: t(about.isCopied === null ? 'predict.copy' : about.isCopied ? 'predict.copied' : 'predict.notCopied'),
  };
}

/**
 * @param {import('./quiz.js').Quiz} quiz @param {About} about @param {Translate} t
 * @returns {{ tone: '' | 'good' | 'bad', text: string }}
 */
export function verdictOf(quiz, { size, algorithm }, t) {
  const { standing } = quiz;
  if (!standing || standing.answer === null) return { tone: '', text: '' };
  if (isRight(quiz)) return { tone: 'good', text: t('predict.right') };
  const { question, answer, board } = standing;
  const mistake = mistakeOf({ question, answer, board, size, algorithm }, t);
  return { tone: 'bad', text: t('predict.wrong', { mistake }) };
}

/**
 * What is read out: the question with what can be answered, or the verdict and the sentence of the step.
 * @param {ReturnType<typeof quizLook>} look @param {string} sentence @param {Translate} t
 */
export function spoken(look, sentence, t) {
  if (look.phase === 'told') return t('predict.both', { first: look.verdict.text, second: sentence });
  const named = look.choices.filter(({ key, text }) => key !== text); // all but digits
  const buttons = named.map(({ key, text }) => t('predict.key', { key, text }));
  const rest = [look.hint || (look.areDigits ? t('predict.press') : ''), ...buttons].filter(Boolean);
  return [look.again, look.question, ...rest].filter(Boolean).join(' ');
}

/**
 * The result as a line of text.
 * @param {import('./quiz.js').Quiz['score']} score
 * @param {Pick<import('../state/state.js').State, 'algorithm' | 'grain' | 'questions'>} state
 * @param {Translate} t
 */
export function resultLine(score, state, t) {
  const kinds = counted
    .filter((kind) => score[kind])
    .map((kind) => t('predict.result.kind', { kind: t(`predict.kind.${kind}`), ...score[kind] }));
  return t('predict.result.line', {
    ...totalOf(score),
    algorithm: t(`algorithm.${state.algorithm}.name`),
    kinds: kinds.join(t('board.separator')),
    questions: `q=${writeQuestions(state)}`,
  });
}
