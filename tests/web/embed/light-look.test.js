import assert from 'node:assert/strict';
import { test } from 'node:test';
import { appearanceOf } from '../../../web/app/view/appearance.js';
import { lightAlgorithms, lightLook } from '../../../web/app/embed/light-look.js';
import { lightTexts } from '../../../web/app/light-texts.js';
import { languages, translator } from '../../../web/app/i18n/i18n.js';
import { noneFound, jumps } from '../../../web/app/state/jump.js';
import { noticeOf } from '../../../web/app/state/open-link.js';
import { initialState } from '../../../web/app/state/state.js';
import { watched } from '../../../web/app/state/run-reducer.js';
import { puzzles, solver, viewsOf } from '../support/solver.js';
import { firstDictionaries, t } from '../support/texts.js';

/**
 * What is left of a dictionary for the light player, as the site has it.
 * @param {any} entry
 * @param {string} prefix
 * @returns {any}
 */
function chosen(entry, prefix = '') {
  return Object.fromEntries(
    Object.entries(entry).flatMap(([key, inner]) => {
      const name = `${prefix}${key}`;
      if (lightTexts.includes(name)) return [[key, inner]];
      return typeof inner === 'object' ? [[key, chosen(inner, `${name}.`)]] : [];
    }),
  );
}

/** What a player without an editor can come to know. */
function* states() {
  yield initialState(puzzles.small);
  for (const lack of /** @type {const} */ (['failed', 'forbidden', 'unsupported', 'processor'])) {
    yield initialState(puzzles.small, { solver: lack, ownPage: true });
  }
  for (const algorithm of lightAlgorithms) {
    for (const puzzle of [puzzles.small, puzzles.fourDead, puzzles.two, puzzles.invalid, puzzles.none]) {
      const start = watched(initialState(puzzle, { algorithm }), { type: 'checked', check: solver.check(puzzle) });
      yield start;
      if (start.check?.status === 'invalid') continue;
      const positions = Array.from({ length: 400 }, (_, position) => position);
      for (const run of viewsOf(puzzle, [...positions, 1e6], algorithm)) yield watched(start, { type: 'moved', run });
      yield {
        ...watched(start, { type: 'moved', run: viewsOf(puzzle, [3], algorithm)[0] }),
        measuring: true,
        bound: 9,
        playing: true,
      };
    }
  }
  for (const jump of jumps) {
    for (const backward of [true, false]) {
      for (const complete of [true, false]) {
        yield { ...initialState(puzzles.small), notice: noneFound(jump, backward, { known: 3, complete }) };
      }
    }
  }
  for (const fault of /** @type {const} */ (['length', 'puzzle', 'grammar', 'algorithm', 'position', 'speed'])) {
    yield { ...initialState(puzzles.small), notice: noticeOf([fault]) };
  }
  yield { ...initialState(puzzles.small), notice: { code: 'crashed' } };
  yield { ...initialState(puzzles.small), notice: { code: 'link.beyond', params: { position: 9, count: 3 } } };
}

for (const language of languages) {
  test(`the light player has every text that it needs in ${language}`, () => {
    const narrow = translator(language, chosen(firstDictionaries[language]));
    let count = 0;
    for (const state of states()) {
      lightLook(state, narrow);
      count += 1;
    }
    assert.ok(count > 1000);
  });
}

test('every text that is kept for the light player is there', () => {
  for (const name of lightTexts) {
    const entry = name.split('.').reduce((inner, key) => inner?.[key], /** @type {any} */ (firstDictionaries.en));
    assert.ok(entry, name);
  }
});

test('the light player shows and says what the whole one does', () => {
  for (const state of states()) {
    const [light, { verdict, board, sentence, notice, transport, speech, scrubber }] = [
      lightLook(state, t),
      appearanceOf(state, t),
    ];
    const { label, position, end, text, parts, depth } = scrubber;
    assert.deepEqual(light, {
      verdict,
      board,
      sentence,
      notice,
      transport,
      position: { label, position, end, text, parts, depth },
      speech,
    });
  }
});
