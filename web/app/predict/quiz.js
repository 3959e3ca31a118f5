/**
 * The course of the questions: what is asked just now, what was answered, what comes again. Pure; each function makes a
 * new value.
 *
 *     let quiz = asking(newQuiz, { question, board });
 *     quiz = answering(quiz, 'digit-5');
 *     isRight(quiz);               // what was said of it counts, the first time that it was asked
 *
 * @typedef {import('./questions.js').Question} Question
 * @typedef {import('./questions.js').QuestionKind} QuestionKind
 *
 * @typedef {object} Standing a question, until the reader goes on
 * @property {Question} question
 * @property {Uint8Array} board where it was asked
 * @property {number | null} home the position to go back to from one that came again; null: it came on the way
 * @property {boolean} wasPlaying
 * @property {string | null} answer null: it is waited for
 *
 * @typedef {object} Quiz
 * @property {Standing | null} standing
 * @property {ReadonlySet<number>} passed the positions that are not asked about any more
 * @property {readonly { position: number, due: number }[]} again what was answered wrongly, and after how many answers
 *   it comes again
 * @property {number} answers so far
 * @property {Readonly<Partial<Record<QuestionKind, { asked: number, right: number }>>>} score of the first time each
 *   was asked
 */

/** So many others come before a question comes again. */
const BETWEEN = 2;

/** @type {Quiz} */
export const newQuiz = { standing: null, passed: new Set(), again: [], answers: 0, score: {} };

/** Those of another run, or another grain: what was right stays counted. @param {Quiz} quiz @returns {Quiz} */
export const inAnotherRun = ({ score }) => ({ ...newQuiz, score });

/**
 * @param {Quiz} quiz
 * @param {Pick<Standing, 'question' | 'board'> & Partial<Standing>} next
 * @returns {Quiz}
 */
export function asking(quiz, next) {
  return { ...left(quiz), standing: { home: null, wasPlaying: false, ...next, answer: null } };
}

/** @param {Quiz} quiz @param {string} answer @returns {Quiz} */
export function answering(quiz, answer) {
  const { standing, answers } = quiz;
  if (!standing || standing.answer !== null) return quiz;
  const { position, right } = standing.question;
  const others = quiz.again.filter((each) => each.position !== position);
  return {
    ...quiz,
    standing: { ...standing, answer },
    passed: new Set([...quiz.passed, position]),
    again: answer === right ? others : [...others, { position, due: answers + 1 + BETWEEN }],
    answers: answers + 1,
    score: standing.home === null ? counted(quiz.score, standing.question.kind, answer === right) : quiz.score,
  };
}

/** @param {Quiz['score']} score @param {QuestionKind} kind @param {boolean} right */
function counted(score, kind, right) {
  const before = score[kind] ?? { asked: 0, right: 0 };
  return { ...score, [kind]: { asked: before.asked + 1, right: before.right + Number(right) } };
}

/** The reader goes on. What he has not answered is not asked on this way again. @param {Quiz} quiz @returns {Quiz} */
export function left(quiz) {
  if (!quiz.standing) return quiz;
  return { ...quiz, standing: null, passed: new Set([...quiz.passed, quiz.standing.question.position]) };
}

/** Whether an answer is waited for. @param {Quiz} quiz */
export const isOpen = ({ standing }) => standing?.answer === null;

/** @param {Quiz} quiz */
export const isRight = ({ standing }) => standing?.answer === standing?.question.right;

/**
 * The position of the question that comes again before the next one; at the end, all do that are left.
 * @param {Quiz} quiz
 * @param {boolean} isEnd
 * @returns {number | null}
 */
export const dueAgain = ({ again, answers }, isEnd) =>
  (isEnd ? again[0] : again.find(({ due }) => due <= answers))?.position ?? null;

/** How many were right the first time, and of how many. @param {Quiz['score']} score */
export function totalOf(score) {
  const all = Object.values(score);
  return {
    right: all.reduce((sum, each) => sum + each.right, 0),
    asked: all.reduce((sum, each) => sum + each.asked, 0),
  };
}
