import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { algorithms } from '../../../web/app/sudoku/algorithms.js';
import { codeLanguages } from '../../../web/app/state/code-languages.js';
import { codeOf, linesOf } from '../../../web/app/view/code.js';
import { languages } from '../../../web/app/i18n/i18n.js';
import { createListings, parseListing } from '../../../web/app/player/listings.js';
import { isPseudocode, listingName } from '../../../web/app/state/listing.js';
import { initialState, reduce } from '../../../web/app/state/state.js';
import { puzzles, solver, viewsOf } from '../support/solver.js';
import { read, t } from '../support/texts.js';

/** @typedef {import('../../../web/app/state/code-languages.js').CodeLanguage} CodeLanguage */

/** @param {string} name */
const listingOf = (name) => parseListing(name, read(`listings/${name}`));

/** @param {import('../../../web/app/state/listing.js').Listing} listing @param {number | undefined} index */
const textAt = ({ lines }, index) =>
  (lines[index ?? -1] ?? [])
    .map((token) => token.text)
    .join('')
    .trim();

/** Every listing there must be. */
const names = [...new Set([...algorithms, 'logic'])].flatMap((algorithm) =>
  isPseudocode(algorithm)
    ? languages.map((language) => ({ algorithm, name: listingName({ algorithm, codeLanguage: 'cpp' }, language) }))
    : codeLanguages.map((codeLanguage) => ({ algorithm, name: listingName({ algorithm, codeLanguage }, 'en') })),
);

/** What the line of a program that does such a step must hold. @type {Record<string, RegExp>} */
const contents = {
  select: /= (nextEmptyField|fieldWithFewest)\(sudoku\)/,
  try: /^for .*number/,
  'check.row': /\[row\]\[(i|number)\]/,
  'check.column': /\[i\]\[column\]|columns\[column\]\[number\]/,
  'check.box': /\[i\]\[j\]|boxes\[box\]\[number\]/,
  place: /^sudoku\[row\]\[column\] = number;?$/,
  erase: /^sudoku\[row\]\[column\] = 0;?$/,
  retreat: /^return( false| False)?;?$/,
  exhausted: /^return( false| False)?;?$/,
  solution: /return (true|True);?$|^solutions\.(push|append|add)/,
};

/** @param {import('../../../web/app/solver.js').Step} step */
const keyOf = ({ kind, unit }) =>
  kind === 'check' || kind === 'conflict' ? `check.${['row', 'column', 'box'][Math.floor((unit ?? 0) / 9)]}` : kind;

test('there is a listing for every algorithm in every language, and no other', () => {
  const files = readdirSync(new URL('../../../web/listings/', import.meta.url));
  assert.deepEqual(files.sort(), names.map(({ name }) => name).sort());
});

for (const { algorithm, name } of names) {
  const listing = listingOf(name);

  test(`${name} has one line for every step of its search, and it does what the step says`, () => {
    for (const puzzle of [puzzles.school, puzzles.workshop, puzzles.none]) {
      const run = solver.run(puzzle, { algorithm });
      for (const step of run) {
        const { on, calls } = linesOf(step, listing.marks, 9, run.pattern()?.technique);
        assert.ok(Number.isInteger(on), `${step.kind} has no line`);
        if (isPseudocode(algorithm)) continue;
        assert.match(textAt(listing, on), contents[keyOf(step)]);
        if (calls !== undefined) assert.match(textAt(listing, calls), /isValid\(sudoku, row, column, number\)/);
      }
      run.dispose();
    }
  });

  test(`${name} has each mark once, shows none, and can be read without scrolling far`, () => {
    const marks = [...read(`listings/${name}`).matchAll(/(?:\/\/|#)! (.*)$/gm)].flatMap(([, list]) => list.split(' '));
    assert.equal(new Set(marks).size, marks.length);
    assert.deepEqual(Object.keys(listing.marks).sort(), [...marks].sort());
    listing.lines.forEach((_, index) => {
      const line = listing.lines[index].map((token) => token.text).join('');
      assert.doesNotMatch(line, /(\/\/|#)!|\s$/);
      assert.ok(line.length <= 80, line);
    });
  });
}

test('forced and guessed placements of propagation have lines of their own', () => {
  const { marks } = listingOf('propagation.en.txt');
  const lines = ['place', 'place.naked-single', 'place.hidden-single'].map((mark) => marks[mark]);
  assert.equal(new Set(lines).size, 3);
});

/** @param {number} position @param {Partial<import('../../../web/app/state/state.js').State>} [settings] */
function codeAt(position, settings = {}) {
  const [run] = viewsOf(puzzles.school, [position]);
  const state = initialState(puzzles.school, { run, ...settings });
  return codeOf({ ...state, listing: listingOf(listingName(state, 'en')) }, t);
}

/** @param {ReturnType<typeof codeOf>} code */
const valuesIn = ({ variables }) => Object.fromEntries(variables.map(({ name, value }) => [name, value]));

for (const codeLanguage of codeLanguages) {
  test(`at position 1,308 the line of the column is marked red in ${codeLanguage}`, () => {
    const code = codeAt(1308, { codeLanguage });
    const on = code.lines.filter((line) => line.on);
    assert.equal(on.length, 1);
    assert.match(on[0].text, /sudoku\[i\]\[column\] ===? number/);
    assert.equal(on[0].tone, 'conflict');
    assert.match(code.lines.find((line) => line.calls)?.text ?? '', /isValid/);
    assert.deepEqual(valuesIn(code), { row: '2', column: '6', number: '9', i: '5', j: '–' });
  });
}

test('variables count from 0, and have no value before they have one', () => {
  assert.deepEqual(valuesIn(codeAt(0)), { row: '–', column: '–', number: '–', i: '–', j: '–' });
  assert.deepEqual(valuesIn(codeAt(1)), { row: '0', column: '0', number: '–', i: '–', j: '–' });
  assert.deepEqual(valuesIn(codeAt(5)), { row: '0', column: '0', number: '1', i: '2', j: '–' });
  assert.equal(
    codeAt(0).lines.some((line) => line.on || line.calls),
    false,
  );
});

test('a listing of another algorithm or language is not shown', () => {
  const state = initialState(puzzles.school, { codeLanguage: 'python', listing: listingOf('backtracking.js') });
  assert.deepEqual(codeOf(state, t).lines, []);
});

test('a listing that could not be loaded is said, and asked for again by its language', async () => {
  /** @type {string[]} */
  const asked = [];
  let state = initialState(puzzles.school, { run: viewsOf(puzzles.school, [1])[0] });
  let works = false;
  const listings = createListings(
    (action) => {
      state = reduce(state, action);
    },
    async (name) => {
      asked.push(name);
      if (!works) throw new Error('offline');
      return listingOf(name);
    },
  );
  await listings.follow(state, 'en');
  assert.equal(codeOf(state, t).failure?.text, 'The listing could not be loaded.');
  await listings.follow(state, 'en');
  assert.equal(asked.length, 1, 'not asked for again by itself');
  works = true;
  state = reduce(state, { type: 'code-language', language: 'javascript' });
  await listings.follow(state, 'en');
  assert.equal(codeOf(state, t).failure, null);
  assert.match(codeOf(state, t).lines[0].text, /^function backtracking/);
});

test('only the listing asked for last is taken, and none before it is to be seen', async () => {
  /** @type {Record<string, (listing: import('../../../web/app/state/listing.js').Listing) => void>} */
  const answers = {};
  let state = initialState(puzzles.school, { panel: 'tree', run: viewsOf(puzzles.school, [1])[0] });
  const listings = createListings(
    (action) => {
      state = reduce(state, action);
    },
    (name) =>
      new Promise((resolve) => {
        answers[name] = resolve;
      }),
  );
  await listings.follow(state, 'en');
  assert.deepEqual(Object.keys(answers), []);
  state = reduce(state, { type: 'panel', panel: 'code' });
  const first = listings.follow(state, 'en');
  state = reduce(state, { type: 'code-language', language: 'python' });
  const second = listings.follow(state, 'en');
  answers['backtracking.py'](listingOf('backtracking.py'));
  answers['backtracking.js'](listingOf('backtracking.js'));
  await Promise.all([first, second]);
  assert.equal(state.listing?.name, 'backtracking.py');
});
