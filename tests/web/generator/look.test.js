import assert from 'node:assert/strict';
import { test } from 'node:test';
import { generatorAppearance } from '../../../web/app/generator/look.js';
import { initialGenerator, reduceGenerator, wishOf } from '../../../web/app/generator/state.js';
import { made } from '../support/making.js';
import { faultOf, t, translators } from '../support/texts.js';

/** @typedef {import('../../../web/app/generator/state.js').GeneratorState} GeneratorState */

const start = initialGenerator();
const wish = wishOf({ ...start.form, minimal: true }, 1234567);
const going = [{ type: 'begin', wish }, { type: 'wait' }].reduce(
  (state, action) => reduceGenerator(state, /** @type {any} */ (action)),
  start,
);
const awaited = reduceGenerator(going, { type: 'await', on: true });
const found = reduceGenerator(going, { type: 'found', best: { ...made, clues: 19, minimal: false, complete: false } });

/** @param {GeneratorState} state @param {GeneratorState['stage']} stage */
const ended = (state, stage) => reduceGenerator(state, /** @type {any} */ ({ type: 'end', stage }));

/**
 * @type {[what: string, state: GeneratorState, progress: string, buttons: [make: boolean, stop: string, take: string,
 *   again?: string]][]}
 */
const stages = [
  ['at the start', start, '', [true, '', '']],
  ['in the first moment', reduceGenerator(start, { type: 'begin', wish }), '', [false, '', '']],
  ['while it takes long', going, 'Still looking, such puzzles are rare. Nothing found so far.', [false, 'Stop', '']],
  [
    'where the module does not come',
    awaited,
    'This has not come yet. It goes on as soon as it is there.',
    [false, 'Stop', '', 'Try again'],
  ],
  [
    'when that has come',
    reduceGenerator(awaited, { type: 'await', on: false }),
    'Still looking, such puzzles are rare. Nothing found so far.',
    [false, 'Stop', ''],
  ],
  ['when it was stopped before that came', ended(awaited, 'stopped'), 'Stopped. Nothing found so far.', [true, '', '']],
  [
    'with something near',
    found,
    'Still looking, such puzzles are rare. Best found so far: 19 givens, not minimal.',
    [false, 'Stop', 'Take the one with 19 givens'],
  ],
  [
    'when it was stopped',
    ended(found, 'stopped'),
    'Stopped. Best found so far: 19 givens, not minimal.',
    [true, '', 'Take the one with 19 givens'],
  ],
  [
    'when the time is up',
    ended(found, 'late'),
    'Given up after a minute. Best found so far: 19 givens, not minimal.',
    [true, '', 'Take the one with 19 givens'],
  ],
  ['when it failed', ended(going, 'failed'), 'The generator could not be loaded. Please try again.', [true, '', '']],
  ['when it was closed', ended(found, 'idle'), '', [true, '', '']],
];

for (const [what, state, progress, buttons] of stages) {
  test(`${what} it says "${progress}"`, () => {
    const look = generatorAppearance(state, t);
    assert.equal(look.progress.text, progress);
    assert.equal(look.progress.going, state.stage === 'going' && state.shown);
    const [make, stop, take, again = ''] = buttons;
    assert.deepEqual([look.make.enabled, look.stop, look.take, look.again], [make, stop, take, again]);
  });
}

test('the bounds stand beside the number, and what is wrong with it', () => {
  /** @param {Partial<import('../../../web/app/generator/state.js').Form>} form */
  const clues = (form) => generatorAppearance({ ...start, form: { ...start.form, ...form } }, t).clues;
  assert.deepEqual(clues({ clues: '16' }), {
    label: 'Number of givens',
    value: '16',
    hint: '17 to 81, or empty: as they come.',
    fault: 'There can be 17 to 81 givens.',
  });
  assert.equal(
    clues({ size: 6, clues: '9', symmetry: 'half-turn' }).fault,
    'With this symmetry the number must be a multiple of 2.',
  );
  assert.equal(clues({ clues: 'x' }).fault, 'This is no number.');
  assert.equal(clues({ size: 4 }).hint, '4 to 16, or empty: as they come.');
});

test('the last seed is offered again, unless it stands there', () => {
  assert.equal(generatorAppearance(start, t).seed.last, null);
  assert.equal(generatorAppearance(found, t).seed.last, null, 'nor while it is being looked for');
  const late = ended(found, 'late');
  assert.deepEqual(generatorAppearance(late, t).seed.last, { text: 'Again 1234567', value: '1234567' });
  assert.equal(
    generatorAppearance(reduceGenerator(late, { type: 'fill', field: 'seed', value: ' 1234567 ' }), t).seed.last,
    null,
  );
});

/** Every text in a look. @param {unknown} look @returns {string[]} */
const textsIn = (look) => (typeof look === 'string' ? [look] : Object.values(Object(look)).flatMap(textsIn));

for (const [language, translate] of Object.entries(translators)) {
  test(`whatever it shows can be read in ${language}`, () => {
    const wrong = ['16', 'x', '9'].map((clues) => ({
      ...start,
      form: { ...start.form, size: 6, symmetry: /** @type {const} */ ('both-axes'), clues },
    }));
    for (const state of [...stages.map(([, each]) => each), ...wrong]) {
      for (const text of textsIn(generatorAppearance(state, translate))) assert.equal(faultOf(text, language), null);
    }
  });
}
