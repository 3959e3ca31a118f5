import assert from 'node:assert/strict';
import { test } from 'node:test';
import { questionAt, sceneAt } from '../../../web/app/predict/asker.js';
import { answerOfKey, keyOf, questionInWords, quizLook, resultLine, spoken } from '../../../web/app/predict/look.js';
import { mistakeOf } from '../../../web/app/predict/mistakes.js';
import { answersTo } from '../../../web/app/predict/questions.js';
import { answering, asking, newQuiz } from '../../../web/app/predict/quiz.js';
import { covered, veiled } from '../../../web/app/predict/veil.js';
import { Session } from '../../../web/app/run/session.js';
import { algorithms } from '../../../web/app/sudoku/algorithms.js';
import { appearanceOf } from '../../../web/app/view/appearance.js';
import { initialState } from '../../../web/app/state/state.js';
import { puzzles, solver } from '../support/solver.js';
import { faultOf, translators } from '../support/texts.js';

const boards = [puzzles.small, puzzles.six, puzzles.guesses];

/** Questions of every kind that there is, with the state in which they are asked. */
const examples = boards.flatMap((puzzle) =>
  algorithms.flatMap((algorithm) => {
    const session = new Session(solver);
    session.open(puzzle, 0, algorithm);
    session.run.measure(1e5);
    const found = new Map();
    for (let position = 0; position < Math.min(session.run.known, 700); position++) {
      for (const grain of /** @type {const} */ (['digit', 'placement'])) {
        const question = questionAt(session, position, { seed: position, grain });
        if (!question) continue;
        const name = [question.kind, question.form, question.right.split('-')[0]].join(' ');
        if (found.has(name)) continue;
        session.seek(position);
        const state = initialState(puzzle, {
          ...{ algorithm, check: solver.check(puzzle), run: session.view(), solver: 'ready', questions: 1 },
        });
        found.set(name, { question, state, scene: sceneAt(session, position, { seed: position, grain }) });
      }
    }
    session.close();
    return [...found.values()];
  }),
);

test('there are examples of every kind', () => {
  const kinds = new Set(examples.map(({ question }) => question.kind));
  for (const kind of ['cell', 'digit', 'unit', 'fit', 'way']) assert.ok(kinds.has(kind), kind);
});

for (const [language, t] of Object.entries(translators)) {
  test(`in ${language} every question, every answer and every mistake is said`, () => {
    for (const { question, state } of examples) {
      const quiz = asking(newQuiz, { question, board: state.run.board });
      const look = quizLook(quiz, { ...state, isCopied: null }, t);
      const texts = [look.label, look.question, look.hint, look.idle, look.copy, look.goOn, spoken(look, '', t)];
      for (const choice of look.choices) texts.push(choice.text, choice.label);
      for (const answer of answersTo(question, state.size)) {
        if (answer === question.right) continue;
        texts.push(mistakeOf({ question, answer, board: state.run.board, ...state }, t));
        const told = quizLook(answering(quiz, answer), { ...state, isCopied: true }, t);
        assert.equal(told.phase, 'told');
        assert.equal(told.verdict.tone, 'bad');
        texts.push(told.verdict.text, told.score, told.copy, spoken(told, '-', t));
      }
      for (const text of texts) assert.equal(faultOf(text, language), null, JSON.stringify(question));
      const right = quizLook(answering(quiz, question.right), { ...state, isCopied: false }, t);
      assert.deepEqual(right.verdict, { tone: 'good', text: t('predict.right') });
    }
  });

  test(`in ${language} the result is one line of text`, () => {
    const score = { cell: { asked: 5, right: 4 }, way: { asked: 2, right: 0 } };
    const line = resultLine(score, { algorithm: 'mrv', grain: 'digit', questions: 17 }, t);
    assert.equal(faultOf(line, language), null);
    assert.ok(!line.includes('\n'));
    const pieces = ['7', '4', '5', '0', '2', 'q=digit-17', t('algorithm.mrv.name')];
    for (const piece of pieces) assert.ok(line.includes(piece));
  });
}

test('every button has a key of its own, and the key means that answer', () => {
  for (const { question } of examples) {
    const keys = question.choices.map((/** @type {string} */ answer) => keyOf(question, answer));
    assert.equal(new Set(keys).size, keys.length);
    for (const [index, key] of keys.entries()) {
      assert.match(key, /^[0-9]$/);
      assert.equal(answerOfKey(question, Number(key)), question.choices[index]);
    }
  }
});

/** Everything that a player shows, as text. @param {any} look */
const textOf = ({ strip, scrubber, ...look }) => JSON.stringify(look);

test('while an answer is waited for neither board, sentence, explanation nor a hint tells it', () => {
  const t = translators.en;
  for (const { question, state: open } of examples) {
    const state = { ...open, revealed: true, asked: question.cell ?? 5, lit: 4, candidates: true };
    const seen = veiled({ ...state, insight: { ...state.insight, hints: [0, 1, 2, 3] } });
    const look = covered(appearanceOf(seen, t), seen, question, { blocked: 'first', spoken: 'asked' }, t);
    assert.deepEqual(look.sentence.parts, []);
    assert.equal(look.why, null);
    assert.equal(look.speech.text, 'asked');
    assert.equal(look.transport.blocked, 'first');
    assert.ok(!look.bar.reveal.enabled && !look.assist?.enabled);
    assert.ok(
      look.board.cells.every(({ kind }) => kind !== 'hint'),
      'no digit of the solution',
    );
    const reads = ['backtracking', 'all-solutions', 'lookup-tables'].includes(state.algorithm);
    if (reads || question.kind === 'digit' || question.kind === 'way') {
      const hasNotes = look.board.cells.some(({ notes, label }) => notes !== '' || /candidate/.test(label));
      assert.equal(hasNotes, state.algorithm === 'propagation' || state.algorithm === 'logic');
    }
    assert.ok(!/Next comes|last digit to try|next place/.test(textOf(look)));
  }
});

test('what is shown while an answer is waited for is the same whatever the answer is', () => {
  const t = translators.en;
  for (const { question, state } of examples) {
    const seen = veiled(state);
    const shown = (/** @type {any} */ asked) =>
      textOf(covered(appearanceOf(seen, t), seen, asked, { blocked: '', spoken: questionInWords(asked, state, t) }, t));
    for (const right of answersTo(question, state.size)) assert.equal(shown({ ...question, right }), shown(question));
  }
});

test('listing, stack and all else are the same for a run of which nothing is known beyond the question', () => {
  const t = translators.en;
  for (const { question, state } of examples) {
    const session = new Session(solver);
    session.open(state.puzzle, 0, state.algorithm);
    session.seek(question.position);
    const { known, complete } = session.view();
    const another = Uint8Array.from(state.check.solution ?? [], (digit) => (digit % state.size) + 1);
    const shown = (/** @type {any} */ of) => {
      const seen = veiled(of);
      return textOf(covered(appearanceOf(seen, t), seen, question, { blocked: '', spoken: '' }, t));
    };
    // How much is known of the run says how long it is, and nothing of a step.
    const run = { ...session.view(), known: state.run.known, complete: state.run.complete };
    assert.ok(known < state.run.known || complete, 'less is known');
    const check = { ...state.check, solution: another };
    assert.equal(shown({ ...state, run, check, revealed: true }), shown(state), JSON.stringify(question));
    session.close();
  }
});
