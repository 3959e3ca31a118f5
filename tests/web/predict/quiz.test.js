import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  answering,
  asking,
  dueAgain,
  inAnotherRun,
  isOpen,
  isRight,
  left,
  newQuiz,
  totalOf,
} from '../../../web/app/predict/quiz.js';
import { isDrawn, rollOf } from '../../../web/app/predict/chance.js';

/** @typedef {import('../../../web/app/predict/quiz.js').Quiz} Quiz */

const board = new Uint8Array(16);

/** @param {number} position @param {Partial<import('../../../web/app/predict/quiz.js').Question>} [more] */
const question = (position, more = {}) => ({
  ...{
    kind: /** @type {const} */ ('digit'),
    form: 'orNone',
    position,
    to: position + 4,
    cell: 3,
    digit: null,
    unit: null,
  },
  ...{ onBoard: false, choices: ['digit-1', 'digit-2', 'none'], right: 'digit-2', ...more },
});

/** @param {Quiz} quiz @param {number} position @param {string} answer @param {number | null} [home] */
const through = (quiz, position, answer, home = null) =>
  left(answering(asking(quiz, { question: question(position), board, home }), answer));

test('a question is open until it is answered, and an answer stays until the reader goes on', () => {
  const asked = asking(newQuiz, { question: question(5), board });
  assert.ok(isOpen(asked));
  const told = answering(asked, 'digit-2');
  assert.ok(!isOpen(told) && isRight(told));
  assert.equal(answering(told, 'none'), told, 'nobody answers twice');
  assert.equal(left(told).standing, null);
  assert.ok(!isRight(answering(asked, 'none')));
});

test('what is counted is the first answer to each question, by its kind', () => {
  let quiz = through(newQuiz, 5, 'digit-2');
  quiz = through(quiz, 9, 'none');
  quiz = through(quiz, 9, 'digit-2', 20);
  assert.deepEqual(quiz.score, { digit: { asked: 2, right: 1 } });
  assert.deepEqual(totalOf(quiz.score), { asked: 2, right: 1 });
});

test('a wrong one comes again after two others, and until it is right', () => {
  let quiz = through(newQuiz, 5, 'none');
  assert.equal(dueAgain(quiz, false), null);
  quiz = through(quiz, 9, 'digit-2');
  assert.equal(dueAgain(quiz, false), null);
  quiz = through(quiz, 13, 'digit-2');
  assert.equal(dueAgain(quiz, false), 5);
  quiz = through(quiz, 5, 'digit-1', 20);
  assert.equal(dueAgain(quiz, false), null, 'wrong once more: later again');
  quiz = through(through(quiz, 17, 'digit-2'), 21, 'digit-2');
  assert.equal(dueAgain(quiz, false), 5);
  quiz = through(quiz, 5, 'digit-2', 30);
  assert.equal(dueAgain(quiz, true), null);
});

test('at the end of a run all come again that were wrong, one after the other', () => {
  let quiz = through(through(newQuiz, 5, 'none'), 9, 'none');
  assert.equal(dueAgain(quiz, true), 5);
  quiz = through(quiz, 5, 'digit-2', 99);
  assert.equal(dueAgain(quiz, true), 9);
  quiz = through(quiz, 9, 'digit-2', 99);
  assert.equal(dueAgain(quiz, true), null);
});

test('who goes on without an answer is not asked there again, and nothing is counted', () => {
  const quiz = left(asking(newQuiz, { question: question(5), board }));
  assert.ok(quiz.passed.has(5));
  assert.deepEqual(quiz.score, {});
  assert.equal(dueAgain(quiz, true), null);
});

test('of another run the result stays, and nothing else', () => {
  const quiz = inAnotherRun(through(newQuiz, 5, 'none'));
  assert.deepEqual(totalOf(quiz.score), { asked: 1, right: 0 });
  assert.equal(dueAgain(quiz, true), null);
  assert.equal(quiz.passed.size, 0);
});

test('the same seed draws the same positions, another one others, and all are drawn about as often', () => {
  const drawn = (/** @type {number} */ seed, /** @type {boolean} */ isFine) =>
    Array.from({ length: 4000 }, (_, position) => isDrawn(rollOf(seed, position), isFine));
  assert.deepEqual(drawn(7, true), drawn(7, true));
  assert.notDeepEqual(drawn(7, true), drawn(8, true));
  for (let seed = 0; seed < 30; seed++) {
    const [fine, coarse] = [true, false].map((isFine) => drawn(seed, isFine).filter(Boolean).length);
    assert.ok(fine > 850 && fine < 1150, String(fine));
    assert.ok(coarse > 1850 && coarse < 2150, String(coarse));
  }
});
