/** The pseudocode of `logic`: a part for its loop and one for each family of techniques. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { languages } from '../../../web/app/i18n/i18n.js';
import { parseListing } from '../../../web/app/player/listings.js';
import { initialState } from '../../../web/app/state/state.js';
import { codeOf, linesOf } from '../../../web/app/view/code.js';
import { puzzles, solver } from '../support/solver.js';
import { read, translators } from '../support/texts.js';

/** A puzzle for each technique, which it cannot be solved without. @type {string[][]} */
const needed = readFileSync(new URL('../../data/rated/needed.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split(' '));

const { four, six, none, two, empty, fourDead } = puzzles;
const boards = [...needed.map(([puzzle]) => puzzle), four, six, none, two, empty, fourDead];

/** @param {string} language */
const listingIn = (language) => parseListing(`logic.${language}.txt`, read(`listings/logic.${language}.txt`));

/** The parts of a file, each as its lines with their marks. @param {string} language */
const partsIn = (language) =>
  read(`listings/logic.${language}.txt`)
    .trimEnd()
    .split('\n---\n')
    .map((part) => part.split('\n'));

/** @param {string[]} part */
const marksIn = (part) => part.flatMap((line) => /\/\/! (.*)$/.exec(line)?.[1].split(' ') ?? []);

/** Every step of a run, with what its deduction sees. @param {string} puzzle */
function* stepsOf(puzzle) {
  const run = solver.run(puzzle, { algorithm: 'logic' });
  try {
    for (const step of run) yield { step, pattern: run.pattern(), board: run.board(), size: run.size };
  } finally {
    run.dispose();
  }
}

test('every step of logic has a line, that of its technique while a deduction is told', () => {
  const { marks } = listingIn('en');
  for (const puzzle of boards) {
    for (const { step, pattern, size } of stepsOf(puzzle)) {
      const { on } = linesOf(step, marks, size, pattern?.technique);
      assert.ok(on !== undefined, `${step.kind} ${step.rule} ${pattern?.technique} in ${puzzle}`);
      if (pattern) assert.equal(on, marks[`${step.kind}.${pattern.technique}`], `${puzzle} at ${step.position}`);
    }
  }
});

test('every technique has a line that finds it and one that says what follows, in one part with its family', () => {
  const { marks, parts } = listingIn('en');
  /** @param {number} line */
  const partOf = (line) => parts.filter((start) => start <= line).length;
  /** @type {Map<string, number>} */
  const families = new Map();
  for (const { id, family } of solver.techniques.filter(({ id }) => id !== 'guess')) {
    const found = marks[`deduce.${id}`];
    const part = families.get(family) ?? partOf(found);
    families.set(family, part);
    assert.equal(partOf(found), part, id);
    const next = [marks[`place.${id}`], marks[`eliminate.${id}`]].filter((line) => line !== undefined);
    assert.ok(next.length > 0, id);
    for (const line of next) assert.ok(partOf(line) === part && line > found, id);
  }
  assert.deepEqual(new Set(families.values()), new Set(parts.slice(1).map(partOf)), 'a part for each family');
});

for (const language of languages) {
  test(`logic is told in ${language} by the same marks, in the same parts, in lines that fit`, () => {
    const parts = partsIn(language);
    assert.deepEqual(parts.map(marksIn), partsIn('en').map(marksIn));
    for (const part of parts) {
      assert.ok(part.length <= 20, part[0]);
      for (const line of part) {
        const shown = line.replace(/ \/\/! .*$/, '');
        const columns = [...shown].reduce((sum, sign) => sum + (sign > '⺀' ? 2 : 1), 0);
        assert.ok(columns <= 60 && !shown.includes('//!') && !/\s$/.test(shown), line);
      }
    }
  });
}

test('of the listing of logic the part of the step is shown, and its lines count from 1', () => {
  const t = translators.en;
  const [puzzle] = needed.find(([, technique]) => technique === 'xy-wing') ?? [''];
  const state = initialState(puzzle, { algorithm: 'logic', listing: listingIn('en') });
  const start = codeOf(state, t);
  assert.equal(start.lines[0].text, 'solve:');
  assert.ok(start.lines.every(({ on }) => !on));
  const told = [...stepsOf(puzzle)].filter(({ pattern }) => pattern?.technique === 'xy-wing');
  const [found, struck] = told.map(({ step, pattern, board }) => {
    const run = { position: step.position, known: 0, complete: true, done: false, board, stack: [], step, pattern };
    return codeOf({ ...state, run: { ...run, counters: /** @type {any} */ ({}) } }, t);
  });
  for (const code of [found, struck]) {
    assert.match(code.lines[0].text, /^XY-Wing/);
    assert.deepEqual(
      code.lines.map(({ number }) => number),
      code.lines.map((_, index) => index + 1),
    );
    assert.notEqual(code.part, start.part);
  }
  const [line] = found.lines.filter(({ on }) => on);
  assert.equal(line.text.trim(), 'it is {x, y}: XY-Wing');
  assert.equal(line.tone, 'deduce');
  assert.match(struck.lines.find(({ on }) => on)?.text ?? '', /strike z out/);
});

test('a listing without a divider is one part, and a divider is no line', () => {
  assert.deepEqual(parseListing('a.txt', 'one //! place\n').parts, [0]);
  const { lines, parts, marks } = parseListing('a.txt', 'one //! place\n---\ntwo //! erase\n\nthree //! try\n');
  assert.equal(lines.length, 4);
  assert.deepEqual(parts, [0, 1]);
  assert.deepEqual(marks, { place: 0, erase: 1, try: 3 });
});
