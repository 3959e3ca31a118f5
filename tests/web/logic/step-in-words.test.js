import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stepInWords } from '../../../web/app/logic/step-in-words.js';
import { toldOf } from '../../../web/app/view/sentence.js';
import { Session } from '../../../web/app/run/session.js';
import { puzzles, solver, viewsOf } from '../support/solver.js';
import { faultOf, t, translators } from '../support/texts.js';

/** @typedef {import('../../../web/app/state/state.js').RunView} RunView */

/** No technique helps, and guesses are refuted at once, and one below another. */
const nested = '12.3....435....1....4........543.2..6...7.........8.9...31..5.......9.7.....6...8';
/** No solution: a digit of a unit has no place. */
const noPlace = '12345678..........9'.padEnd(81, '.');
/** A naked triple at step 33, a two-string kite at step 62. */
const kite = '.4..1...8...579.....6.......1.9..542....62...9......3.4..6..1...65..3.7.2...81...';

/** @param {string} puzzle @returns {RunView[]} what is shown at each step of its run */
function viewsOfAll(puzzle) {
  const session = new Session(solver);
  try {
    session.open(puzzle, 0, 'logic');
    const views = [];
    for (let position = 1; !session.run.done; position++) {
      session.seek(position);
      views.push(session.view());
    }
    return views;
  } finally {
    session.close();
  }
}

/** @param {RunView} run @param {number} size @param {import('../../../web/app/i18n/i18n.js').Translate} translate */
const said = (run, size, translate) =>
  toldOf(run, { size, algorithm: 'logic' }, translate, () => stepInWords(run, size, translate))
    .map(({ text }) => text)
    .join('');

/** @type {Record<string, string>} */
const runs = {
  school: puzzles.school,
  four: puzzles.four,
  six: puzzles.six,
  guesses: puzzles.guesses,
  kite,
  nested,
  'two solutions': puzzles.two,
  'an empty board': puzzles.empty,
  'no solution': puzzles.none,
  'no solution at once': puzzles.fourDead,
  'no solution on 6x6': puzzles.sixDead,
  'no place for a digit': noPlace,
};

for (const [name, puzzle] of Object.entries(runs)) {
  test(`every step of logic is told in all languages: ${name}`, () => {
    const size = Math.sqrt(puzzle.length);
    const views = viewsOfAll(puzzle);
    assert.ok(views.length > 0);
    for (const [language, translate] of Object.entries(translators)) {
      const loading = translate('say.loading');
      for (const run of views) {
        const text = said(run, size, translate);
        const at = `step ${run.position}, ${run.step?.kind} in ${language}: ${text}`;
        assert.equal(faultOf(text, language), null, at);
        assert.doesNotMatch(text, /[\u0001\u0002{}]|undefined|NaN/, at);
        assert.ok(text.trim().length > 3 && text !== loading, at);
      }
    }
  });
}

test('these runs have steps of every kind that logic takes', () => {
  const kinds = new Set(Object.values(runs).flatMap((puzzle) => viewsOfAll(puzzle).map(({ step }) => step?.kind)));
  assert.deepEqual(
    [...kinds].sort(),
    ['deduce', 'eliminate', 'erase', 'exhausted', 'place', 'retreat', 'select', 'solution', 'try'].sort(),
  );
});

test('the name of the technique leads to its explanation, and comes once in each sentence', () => {
  for (const run of viewsOfAll(kite)) {
    if (!run.pattern) continue;
    const names = stepInWords(run, 9, t).filter((part) => 'technique' in part);
    assert.deepEqual(
      names.map(({ text, technique }) => [text, technique]),
      [[t(`technique.${run.pattern.technique}.name`), run.pattern.technique]],
    );
  }
});

test('the number of candidates where it guesses is that of the notes', () => {
  const run = viewsOfAll(nested).find(({ step }) => step?.kind === 'select');
  assert.ok(run?.step?.cell);
  const left = [...Number(run.notes?.[run.step.cell]).toString(2)].filter((bit) => bit === '1').length;
  assert.ok(left > 1);
  assert.ok(said(run, 9, t).includes(String(left)));
});

test('a dead end is told by the digit and the unit that has no place for it, or by the cell that has no digit', () => {
  const told = viewsOfAll(nested)
    .filter(({ step }) => step?.kind === 'retreat')
    .map((run) =>
      stepInWords(run, 9, t)
        .map(({ text }) => text)
        .join(''),
    );
  assert.deepEqual(told.slice(0, 3), [
    'No place is left for 8 in column 3.',
    'No place is left for 6 in row 7.',
    'No digit is left for row 2, column 3.',
  ]);
});

test('before the first step nothing is told of a deduction', () => {
  const [start] = viewsOf(kite, [0], 'logic');
  assert.deepEqual(stepInWords(start, 9, t), []);
  assert.equal(said(start, 9, t), t('say.start'));
});

test('while its words are on their way the sentence says so, and not at the ends', () => {
  const views = viewsOfAll(kite);
  const state = { size: 9, algorithm: 'logic' };
  const text = (/** @type {RunView} */ run) =>
    toldOf(run, state, t, null)
      .map((part) => part.text)
      .join('');
  assert.equal(text(views[0]), t('say.loading'));
  assert.equal(text(views[views.length - 1]), t('say.solution'));
});

test('a deduction is told whole, and each thing that follows from it on its own', () => {
  const views = viewsOfAll(kite);
  assert.equal(
    said(views[61], 9, t),
    'Two-String Kite: 3 has only two places in each of row 9 and column 9. ' +
      'Those in row 7, column 9, and row 9, column 7 share a box, so at most one of them is true, ' +
      'and at least one of the others, in row 2, column 9, and row 9, column 2. ' +
      'So 3 in row 2, column 2 can be struck out.',
  );
  assert.equal(said(views[62], 9, t), 'Two-String Kite: So 3 in row 2, column 2 can be struck out.');
});
