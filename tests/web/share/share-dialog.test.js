import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readControls } from '../../../web/app/player/controls.js';
import { initialShare, reduceShare } from '../../../web/app/share/state.js';
import { shareAppearance } from '../../../web/app/share/look.js';
import { wishBeside } from '../../../web/app/share/more-puzzles.js';
import { boardOf, fileName, formats, textName, textOf } from '../../../web/app/share/text.js';
import { markup } from '../../../web/app/drawing/markup.js';
import { hasSheet, sheetOf } from '../../../web/app/share/paper-look.js';
import { initialState } from '../../../web/app/state/state.js';
import { pictureAt } from '../../../web/app/view/storyboard.js';
import { emptyProgress } from '../support/progress.js';
import { deepFreeze } from '../support/freeze.js';
import { puzzles, solver, viewsOf } from '../support/solver.js';
import { faultOf, t, translators } from '../support/texts.js';

/**
 * @typedef {import('../../../web/app/share/state.js').ShareState} ShareState
 * @typedef {import('../../../web/app/share/state.js').ShareAction} ShareAction
 */

const [run] = viewsOf(puzzles.four, [40]);
const player = deepFreeze({ ...initialState(puzzles.four), run, resume: 40, check: solver.check(puzzles.four) });
const editing = deepFreeze({ ...player, mode: /** @type {const} */ ('edit') });
const place = /** @type {const} */ ({ link: 'https://example.org/#p=1', reach: '', canSend: true });
const opened = after(initialShare(), { type: 'open', about: 'a', form: { address: 'https://example.org/stepdoku/' } });
const steps = viewsOf(puzzles.four, [12, 40]).map((view) => pictureAt(player, view, t));

/** @param {ShareState} state @param {ShareAction[]} actions */
function after(state, ...actions) {
  return actions.reduce((now, action) => deepFreeze(reduceShare(now, deepFreeze(action))), deepFreeze(state));
}

/** @param {keyof import('../../../web/app/share/state.js').Form} field @param {any} value @returns {ShareAction} */
const fill = (field, value) => ({ type: 'fill', field, value });

const entered = { ...emptyProgress(puzzles.four), corner: new Uint16Array(81).fill(3, 1, 2) };
entered.digits[puzzles.four.indexOf('.', 5)] = 9;
const played = { ...player, mode: /** @type {const} */ ('play'), entered };

/** Every state of the dialog. @type {Record<string, ShareState>} */
const states = {
  copy: opened,
  board: after(opened, fill('what', 'board'), fill('format', 'csv')),
  picture: after(opened, { type: 'tab', tab: 'picture' }),
  print: after(opened, { type: 'tab', tab: 'print' }),
  making: after(opened, { type: 'tab', tab: 'print' }, fill('count', '4'), { type: 'making', on: true }),
  awaited: after(
    opened,
    { type: 'tab', tab: 'print' },
    fill('count', '4'),
    { type: 'making', on: true },
    { type: 'await', on: true },
  ),
  generated: after(opened, { type: 'tab', tab: 'print' }, fill('count', '2'), {
    type: 'made',
    printed: { puzzle: puzzles.four, solution: puzzles.fourSolved },
  }),
  'no steps': after(opened, { type: 'tab', tab: 'print' }, fill('sheet', 'story')),
  steps: after(
    opened,
    { type: 'tab', tab: 'print' },
    fill('sheet', 'story'),
    { type: 'found', pictures: steps },
    { type: 'tell', told: { code: 'added', params: { count: 2 } } },
  ),
  faults: after(
    opened,
    { type: 'tab', tab: 'print' },
    fill('sheet', 'story'),
    fill('how', 'between'),
    fill('from', 'x'),
    { type: 'reading', on: true },
  ),
  frame: after(opened, { type: 'tab', tab: 'embed' }, fill('height', '0')),
  script: after(
    opened,
    { type: 'tab', tab: 'embed' },
    fill('kind', 'script'),
    fill('controls', 'none'),
    fill('code', 'none'),
    fill('language', 'zh'),
  ),
  npm: after(
    opened,
    { type: 'tab', tab: 'embed' },
    fill('kind', 'npm'),
    fill('autoplay', true),
    fill('controls', 'player'),
  ),
};

/**
 * Texts of a look that somebody reads: no code, no puzzle.
 * @param {unknown} look
 * @param {string} [name]
 * @returns {string[]}
 */
function textsIn(look, name = '') {
  if (
    ['picture', 'snippet', 'link', 'id', 'value', 'attributes', 'position'].includes(name) ||
    look === null ||
    typeof look !== 'object'
  ) {
    return typeof look === 'string' && !['id', 'value'].includes(name) ? [look] : [];
  }
  return Object.entries(look).flatMap(([key, inner]) => textsIn(inner, Array.isArray(look) ? name : key));
}

/** @type {[reach: '' | 'elsewhere' | 'nowhere', note: RegExp][]} */
const reaches = [
  ['', /^$/],
  ['elsewhere', /leads to Stepdoku’s public page/],
  ['nowhere', /on this device alone/],
];

for (const [reach, note] of reaches) {
  test(`a link that leads ${reach || 'to the page itself'} is shared with a word about it: ${note.source}`, () => {
    assert.match(
      shareAppearance(initialShare(), initialState(puzzles.small), t, { ...place, reach }).copy?.reach ?? 'none',
      note,
    );
  });
}

for (const [language, translate] of Object.entries(translators)) {
  test(`whatever it shows can be read in ${language}`, () => {
    for (const [name, share] of Object.entries(states)) {
      for (const state of [player, editing]) {
        for (const text of textsIn(shareAppearance(share, state, translate, place))) {
          assert.equal(faultOf(text, language), null, name);
        }
        for (const text of textsIn(sheetOf(share, state, translate, 'https://example.org/'))) {
          assert.equal(faultOf(text, language), null, name);
        }
      }
    }
    for (const code of [
      'copied',
      'byHand',
      'noPicture',
      'noCanvas',
      'unsent',
      'unread',
      'nothing',
      'unmade',
      'notFound',
    ]) {
      const { told } = shareAppearance(after(opened, { type: 'tell', told: { code } }), player, translate, place);
      assert.equal(faultOf(told.text, language), null);
    }
  });
}

test('a text of any format is read back as the same puzzle, or board', () => {
  for (const first of [puzzles.school, puzzles.six, puzzles.four]) {
    const state = { ...initialState(first), run: viewsOf(first, [300])[0] };
    for (const format of formats) {
      for (const [what, wanted] of /** @type {const} */ ([
        ['puzzle', first],
        ['board', boardOf(state)],
      ])) {
        const parsed = solver.parse(textOf({ what, format }, state));
        assert.equal(parsed.ok && parsed.puzzle, wanted, `${format} ${what}`);
      }
    }
  }
});

test('files are called after what is in them', () => {
  assert.equal(textName({ what: 'puzzle', format: 'csv' }, player), 'sudoku-4x4.csv');
  assert.equal(textName({ what: 'board', format: 'json' }, player), 'sudoku-4x4-step-40.json');
  assert.equal(textName({ what: 'board', format: 'json' }, editing), 'sudoku-4x4.json');
  assert.equal(fileName(player, 'png', true), 'sudoku-4x4-step-40.png');
  assert.deepEqual(
    formats.filter((format) => !/\.\w{2,}$/.test(textName({ what: 'puzzle', format }, player))),
    [],
  );
});

test('while editing there is the puzzle, and nothing of a step', () => {
  const { copy } = shareAppearance(states.board, editing, t, place);
  assert.deepEqual(
    copy?.what.choices.map(({ id }) => id),
    ['puzzle'],
  );
  assert.equal(copy?.link.label, 'Link to this puzzle');
  assert.equal(boardOf(editing), puzzles.four);
  assert.notEqual(boardOf(player), puzzles.four);
  assert.equal(shareAppearance(states.frame, editing, t, place).embed?.here.shown, false);
});

test('steps stay chosen for as long as it is the same run', () => {
  const again = after(states.steps, { type: 'closed' }, { type: 'open', about: 'a', form: {} });
  assert.deepEqual(again.story, steps);
  assert.deepEqual(after(states.generated, { type: 'open', about: 'a', form: {} }).more.length, 1);
  const other = after(states.steps, { type: 'open', about: 'b', form: {} });
  assert.deepEqual([other.story, other.more, other.told], [[], [], null]);
  assert.deepEqual(after(states.steps, { type: 'remove', position: 12 }).story, [steps[1]]);
});

test('how many steps are chosen is said, and how they are added where there are none', () => {
  /** @param {ShareState} share */
  const summary = (share) => shareAppearance(share, player, t, place).print?.story?.summary;
  const one = after(states.steps, { type: 'remove', position: 12 });
  assert.deepEqual([states.steps, one, states['no steps']].map(summary), [
    '2 steps are chosen',
    '1 step is chosen',
    'No step is chosen yet. Add some, or close this and come back at another step.',
  ]);
});

test('nothing is printed before it is there', () => {
  /** @param {ShareState} share */
  const can = (share) => shareAppearance(share, player, t, place).print?.print.enabled;
  assert.deepEqual(
    ['print', 'making', 'generated', 'no steps', 'steps', 'faults'].map((name) => can(states[name])),
    [true, false, true, false, true, false],
  );
});

test('the sheet has the chosen steps, or as many puzzles as were asked for, with their solutions', () => {
  const story = sheetOf(states.steps, player, t, 'https://example.org/');
  assert.deepEqual(
    story.story?.figures.map(({ number, sentence }) => [number, sentence]),
    steps.map(({ position, sentence }) => [`Step ${position}`, sentence]),
  );
  assert.equal(story.heading, 'Backtracking, step by step');
  const two = sheetOf(
    after(states.generated, fill('solution', 'page'), fill('heading', ' For Ada ')),
    player,
    t,
    'https://example.org/',
  );
  assert.deepEqual([two.heading, two.puzzles?.boards.length, two.puzzles?.solutions.length], ['For Ada', 2, 2]);
  assert.equal(two.puzzles?.solutions[0].board.cells.map(({ text }) => text).join(''), player.check?.solution);
  const unsolved = sheetOf(after(states.print, fill('solution', 'below')), { ...player, check: null }, t, '');
  assert.deepEqual(unsolved.puzzles?.solutions, []);
});

test('a storyboard without pictures is no sheet: the page itself is printed', () => {
  assert.equal(hasSheet(states.print), true);
  assert.equal(hasSheet(states.steps), true);
  assert.equal(hasSheet({ ...states.steps, story: [] }), false);
  assert.equal(hasSheet({ ...states.print, open: false }), false);
});

test('further puzzles are about as hard, and can be found', () => {
  assert.deepEqual(wishBeside(puzzles.school, 7), { size: 9, symmetry: 'none', minimal: false, clues: 42, seed: 7 });
  assert.equal(wishBeside(puzzles.hard, 7).clues, 26);
  assert.equal(wishBeside('.'.repeat(16), 7).clues, 5);
  assert.equal(wishBeside(puzzles.fourSolved, 7).clues, 12);
});

test('the preview plays only while it is to be seen', () => {
  assert.equal(shareAppearance(states.npm, player, t, place).embed?.preview.attributes?.autoplay, '');
  assert.equal(
    shareAppearance(after(states.npm, { type: 'closed' }), player, t, place).embed?.preview.attributes,
    null,
  );
});

test('a player that is embedded names controls that there are', () => {
  for (const controls of ['all', 'player', 'none']) {
    const look = shareAppearance(
      after(opened, { type: 'tab', tab: 'embed' }, fill('controls', controls)),
      player,
      t,
      place,
    );
    const { attributes } = look.embed?.preview ?? {};
    assert.deepEqual(
      readControls(attributes?.controls ?? null, attributes?.code ?? null).unknown,
      { controls: [], code: [] },
      controls,
    );
  }
});

test('the height that fits follows the controls, and one of the reader stays until they change', () => {
  /** @param {ShareState} share */
  const height = (share) => shareAppearance(share, player, t, place).embed?.height;
  assert.equal(height(after(opened, { type: 'tab', tab: 'embed' }))?.value, '860');
  assert.equal(
    height(after(opened, { type: 'tab', tab: 'embed' }, fill('height', '300'), fill('code', 'none')))?.value,
    '300',
  );
  assert.equal(
    height(after(opened, { type: 'tab', tab: 'embed' }, fill('height', '300'), fill('controls', 'none')))?.value,
    '580',
  );
  assert.equal(height(states.frame)?.fault, 'Please enter a number from 1 to 5,000.');
});

test('a maker of puzzles that does not come is told, with a way on, until it comes or the dialog closes', () => {
  /** @param {ShareState} state */
  const look = (state) => {
    const { print } = shareAppearance(state, player, t, place);
    return [print?.note, print?.again];
  };
  const making = ['Generating puzzle 2 of 4 …', ''];
  assert.deepEqual(look(states.making), making);
  assert.deepEqual(look(states.awaited), ['This has not come yet. It goes on as soon as it is there.', 'Try again']);
  assert.deepEqual(look(after(states.awaited, { type: 'await', on: false })), making);
  assert.deepEqual(look(after(states.awaited, { type: 'closed' }))[1], '');
  assert.equal(look(after(states.awaited, fill('sheet', 'story')))[1], '');
});

test('of a game the board is shared with its digits; what was entered goes with the link when asked for', () => {
  const { copy } = shareAppearance(opened, played, t, place);
  assert.deepEqual(
    copy?.what.choices.map(({ id }) => id),
    ['puzzle', 'board'],
  );
  assert.deepEqual([copy?.mine.shown, copy?.mine.on], [true, false]);
  assert.equal(shareAppearance(after(opened, fill('mine', true)), played, t, place).copy?.mine.on, true);
  assert.equal(shareAppearance(opened, player, t, place).copy?.mine.shown, false);
  assert.equal(shareAppearance(opened, { ...played, entered: null }, t, place).copy?.mine.shown, false);
  const board = boardOf(played);
  assert.equal(board, Array.from(entered.digits, (digit) => digit || '.').join(''));
  assert.notEqual(board, puzzles.four);
  assert.equal(textOf({ what: 'puzzle', format: 'line' }, played), puzzles.four);
});

test('a picture of a game has its digits and its notes', () => {
  const { picture } = shareAppearance(states.picture, played, t, place);
  const text = markup(/** @type {any} */ (picture).picture);
  assert.ok(text.includes('class="note"'));
  assert.ok(!text.includes(t('share.pictureAt', { side: 9, position: 40 })));
});

test('code for another page has the mode, and what helps in a game', () => {
  const { embed } = shareAppearance(after(opened, { type: 'tab', tab: 'embed' }), played, t, place);
  assert.match(embed?.snippet.text ?? '', /embed\.html#[^"]*m=play/);
  assert.ok(!embed?.snippet.text.includes('controls='), 'a frame has that of itself');
  const script = shareAppearance(
    after(opened, { type: 'tab', tab: 'embed' }, fill('kind', 'script')),
    played,
    t,
    place,
  );
  assert.match(script.embed?.snippet.text ?? '', /mode="play".* controls="hint check"/);
});
