import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pickPuzzleAppearance, SHOWN } from '../../../web/app/dialogs/pick-puzzle-look.js';
import { faultOf, t, translators } from '../support/texts.js';

const small = '1.....2..3.....4';

test('each puzzle is a board with its number and givens', () => {
  const look = pickPuzzleAppearance({ puzzles: [small, '.'.repeat(36)], unreadable: 0 }, t);
  assert.deepEqual([look.title, look.notes], ['2 puzzles in this text', []]);
  const [{ cells, ...first }, second] = look.boards;
  assert.deepEqual(first, { puzzle: small, size: 4, name: 'Puzzle 1', about: '4 givens' });
  assert.deepEqual(cells.map(({ text }) => text || '.').join(''), small);
  assert.deepEqual([second.size, second.name, second.about], [6, 'Puzzle 2', '0 givens']);
});

test('of many puzzles the first are shown, and how many others there are', () => {
  const { boards, notes, title } = pickPuzzleAppearance({ puzzles: Array(SHOWN + 6).fill(small), unreadable: 1 }, t);
  assert.equal(boards.length, SHOWN);
  assert.deepEqual([title, ...notes], ['30 puzzles in this text', 'and 6 more', '1 more cannot be read.']);
});

for (const [language, translate] of Object.entries(translators)) {
  test(`the choice is complete in ${language}`, () => {
    const { boards, notes, ...texts } = pickPuzzleAppearance(
      { puzzles: Array(SHOWN + 1).fill(small), unreadable: 3 },
      translate,
    );
    const all = [...Object.values(texts), ...notes, ...boards.flatMap(({ name, about }) => [name, about])];
    for (const text of all) {
      assert.equal(faultOf(text, language), null);
      assert.notEqual(text, '');
    }
  });
}
