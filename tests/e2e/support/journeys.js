/**
 * Ways that readers go, each from a page that has just been opened: together they ask for every file that scripts,
 * pages and style sheets ask for.
 */
import { hard, school } from './app.js';
import { walk } from './every-state.js';

/** @typedef {import('./app.js').App} App */
/** @typedef {{ what: string, path: string, first?: boolean, go: (app: App) => Promise<unknown> }} Journey */

/** @param {App} app @param {string} selector */
const shows = (app, selector) => app.page.locator(selector).first().waitFor();

/** @param {App} app */
const begins = (app) => app.reads('verdict', 'Exactly one solution');

/** @param {string} state of every-state.js */
function stateAt(state) {
  const found = walk.find(([name]) => name === state);
  if (!found) throw new Error(`no state ${state}`);
  return found[1];
}

/** @param {...string} states one after the other, on the page that has begun */
const through =
  (...states) =>
  /** @param {App} app */
  async (app) => {
    await begins(app);
    for (const state of states) await stateAt(state)(app);
  };

/** @type {Journey[]} */
export const journeys = [
  {
    what: 'the start',
    path: '',
    async go(app) {
      await app.reads('verdict', '5,547');
      await shows(app, '.listing li');
    },
  },
  { what: 'the tree', path: '', go: async (app) => (await through('the tree')(app), shows(app, 'sudoku-tree svg')) },
  {
    what: 'what if',
    path: `#p=${school}&g=1&n=1400&k=1308,80,9`, // who taps a cell is not told that there is no more than its sentence
    go: (app) => shows(app, 'sudoku-fork .cell'),
  },
  { what: 'a question on the way', path: '', go: through('a question on the way') },
  { what: 'the list of keys', path: '', go: through('the list of keys') },
  { what: 'a dialog that shares', path: '', go: through('a dialog that shares', 'a worksheet to be printed') },
  { what: 'another puzzle', path: '', go: through('another puzzle') },
  {
    what: 'a generated puzzle',
    path: '',
    async go(app) {
      await through('another puzzle', 'a puzzle to be generated')(app);
      await app.page.locator('#generator-size').selectOption('4');
      await app.page.locator('.generator button[type=submit]').click();
      await app.page.locator('.generator:not([open])').waitFor({ state: 'attached' });
    },
  },
  {
    what: 'a puzzle by what a search has to do',
    path: '',
    async go(app) {
      await through('another puzzle', 'a puzzle to be generated')(app);
      await app.page.locator('#generator-size').selectOption('4');
      await app.page.locator('#generator-algorithm').selectOption('logic');
      await app.page.locator('.generator button[type=submit]').click();
      await app.page.locator('.generator:not([open])').waitFor({ state: 'attached' });
    },
  },
  { what: 'one of several puzzles', path: '', go: through('one of several puzzles') },
  { what: 'algorithms side by side', path: '', go: through('algorithms side by side') },
  {
    what: 'a list with answers',
    path: '',
    async go(app) {
      await begins(app);
      await app.mode('lists').click();
      await shows(app, 'sudoku-lists textarea');
      await stateAt('a list with answers')(app);
    },
  },
  { what: 'a game', path: '', go: through('a game') },
  {
    what: 'a hint and the settings of a game',
    path: '',
    async go(app) {
      await through('a game')(app);
      await app.page.locator('sudoku-game-pad [data-type=hint]').click();
      await shows(app, 'sudoku-game-hint:not([hidden])');
      await app.page.locator('sudoku-game-menu > button').click();
      await app.page.locator('sudoku-game-menu [data-id=settings]').click();
      await shows(app, 'sudoku-play-settings dialog[open] input');
    },
  },
  { what: 'another game', path: '', go: through('a game that is solved', 'another game') },
  { what: 'a technique explained', path: '', go: through('a deduction', 'a technique explained') },
  {
    what: 'two solutions side by side',
    path: '',
    async go(app) {
      await begins(app);
      await app.load('1...............');
      await app.button('both').click();
      await shows(app, 'sudoku-both .cell');
    },
  },
  {
    what: 'all solutions',
    path: '',
    async go(app) {
      await app.page.locator('sudoku-player').evaluate((player) => player.setAttribute('algorithm', 'all-solutions'));
      await shows(app, 'sudoku-solutions');
    },
  },
  {
    what: 'a table that is pasted',
    path: '',
    async go(app) {
      await begins(app);
      await app.paste(
        JSON.stringify(hard.match(/.{9}/g)?.map((row) => Array.from(row, (digit) => Number(digit) || 0))),
      );
      await app.page.waitForFunction(
        (wanted) => /** @type {any} */ (document.querySelector('sudoku-player')).puzzle === wanted,
        hard,
      );
    },
  },
  {
    what: 'a long run that is measured',
    path: '',
    async go(app) {
      await begins(app);
      await app.load(hard);
      await app.growsTo(1e6);
    },
  },
  { what: 'a frame', path: 'embed.html', go: begins },
  { what: 'a whole player in a frame', path: 'embed.html#controls=all', go: begins },
  {
    what: 'the lesson',
    path: 'lesson/en.html#go-dead-end',
    go: (app) =>
      app.page.waitForFunction(
        () => /** @type {any} */ (document.querySelector('#fig-dead-end sudoku-player'))?.position === 198,
      ),
  },
  {
    what: 'the questions of the lesson',
    path: 'lesson/en.html',
    async go(app) {
      await app.page.waitForFunction(() => {
        const questions = [...document.querySelectorAll('[data-live]')];
        const next = questions.find((question) => !question.matches('[data-alive]'));
        next?.scrollIntoView({ block: 'center' });
        return document.readyState === 'complete' && questions.length > 0 && !next;
      });
    },
  },
  {
    what: 'the page for teachers',
    path: 'lesson/teachers/en.html',
    go: (app) => shows(app, 'button[data-print="all"]'),
  },
  {
    what: 'the view for a projector',
    path: 'lesson/projector/en.html',
    go: (app) => shows(app, 'sudoku-code .listing li'),
  },
  {
    what: 'the page of examples',
    path: 'demo/index.html',
    go: (app) =>
      app.page.waitForFunction(() => {
        const game = document.querySelector('#game');
        game?.scrollIntoView({ block: 'center' }); // what is not to be seen is painted later
        return game?.shadowRoot?.querySelector('sudoku-game-pad');
      }),
  },
  { what: 'a first visit', path: '', first: true, go: (app) => shows(app, 'sudoku-first-words') },
];
