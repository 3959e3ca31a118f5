/** A text of the lesson that asks for what is not there stops the build, which names it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fillTeachers } from '../../../scripts/lib/site/lesson/teachers.mjs';
import { pageOf } from '../../../scripts/lib/site/lesson/page.mjs';

const facts = { puzzles: { some: '1' }, figures: {}, numbers: {}, moments: {}, worksheet: { puzzle: 'some' } };
const drawn = { said: {}, across: {}, written: { en: {} }, answers: { solutions: [] } };
const page = /** @type {import('../../../scripts/lib/site/lesson/page.mjs').Page} */ (
  /** @type {unknown} */ ({
    kind: 'teachers',
    language: 'en',
    names: {},
    up: '../../',
    facts,
    drawn,
    fill: fillTeachers,
  })
);

/** @type {[text: string, name: string][]} */
const wrong = [
  ['<data value="s1.none"></data>', 's1.none'],
  ['<pre data-grid="nowhere"></pre>', 'nowhere'],
  ['<figure id="fig-a" data-figure="missing">', 'missing'],
  ['<div data-sheet="riddle"></div>', 'riddle'],
  ['<div data-sheet="marked"></div>', 'sheet.alt-marked'],
  ['<div data-ways="moments"></div>', 'open'],
];
for (const [text, name] of wrong) {
  test(`${text} without what it asks for is an error that says so`, () => {
    assert.throws(() => pageOf('{text}', `<section>${text}</section>`, page), { message: `there is no ${name}` });
  });
}

test('a page whose frame asks for a word that the text lacks is an error too', () => {
  assert.throws(() => pageOf('{lead}', '<section></section>', page), { message: 'there is no lead' });
});
