/**
 * The table of intents. An intent is what a reader asks for by an element or a key: `{ type, ...details }`. Each type
 * stands in one row: who obeys it in each mode, which control its reader needs, and what it means while a question
 * stands. Pure.
 *
 *     ownerOf('compare', 'list');     // 'player'
 *     ownerOf('lists', 'text');       // 'view': a text that is pasted there is a list
 *     permits(shown, 'undo', 'watch');     // false where there is nothing to edit with
 *     permits(shown, 'undo', 'play');      // true: a game is there to be played
 *     inQuestion('digit');            // 'answers'
 *
 * @typedef {'player' | 'view' | 'nobody'} Owner nobody: the intent is refused, because it is about a run or a board
 *   that this mode does not show
 * @typedef {import('../player/controls.js').Control} Control
 *
 * @typedef {object} Owners of a mode that has a view of its own; in Watch and Edit the player obeys
 * @property {Owner} play
 * @property {Owner} compare
 * @property {Owner} lists
 *
 * @typedef {object} Rules
 * @property {Control} [needs] the control that the page must show; without it the intent is always permitted
 * @property {Control | null} [needsInPlay] the control that Play needs in place of that; null: none
 * @property {'answers' | 'refused'} [question] while a question stands: it answers, or it is refused because it would
 *   show the answer or lead on; without it the intent is obeyed as usual
 */

/** @type {Owners} the bar, dialogs, notices, what is dropped or pasted: the same in every mode */
const ANYWHERE = { play: 'player', compare: 'player', lists: 'player' };
/** @type {Owners} parts of Watch and Edit, and their keys */
const BOARD = { play: 'nobody', compare: 'nobody', lists: 'nobody' };
/** @type {Owners} */
const PLAY = { play: 'view', compare: 'nobody', lists: 'nobody' };
/** @type {Owners} */
const COMPARE = { play: 'nobody', compare: 'view', lists: 'nobody' };
/** @type {Owners} */
const LISTS = { play: 'nobody', compare: 'nobody', lists: 'view' };

/**
 * @param {string} types separated by blanks
 * @param {Owners} owners
 * @param {Rules} [rules]
 * @returns {[string, Owners & Rules][]}
 */
const row = (types, owners, rules = {}) => types.split(' ').map((type) => [type, { ...owners, ...rules }]);

/** The rules of each intent, by its type. @type {ReadonlyMap<string, Owners & Rules>} */
export const intents = new Map([
  ...row('mode choose create load read list drop edit-and-enter back-to-game share', ANYWHERE, { needs: 'edit' }),
  ...row('enter-again keys technique dismiss retry reopen stay leave-out', ANYWHERE),
  ...row('text', { ...ANYWHERE, lists: 'view' }, { needs: 'edit' }),
  ...row('undo redo', { ...ANYWHERE, play: 'view' }, { needs: 'edit', needsInPlay: null }),
  ...row(
    'digit erase',
    { play: 'view', compare: 'player', lists: 'nobody' },
    { needs: 'edit', needsInPlay: null, question: 'answers' },
  ),
  ...row('ask', BOARD, { needs: 'sentence', question: 'answers' }),
  ...row('light what-if fork', BOARD, { needs: 'sentence', question: 'refused' }),
  ...row('reveal give', BOARD, { needs: 'edit', question: 'refused' }),
  ...row('enter advance reset play-on', BOARD, { needs: 'edit' }),
  ...row('pen hold clear', BOARD, { needs: 'edit', needsInPlay: null }),
  ...row('jump grain', BOARD, { needs: 'grain' }),
  ...row('algorithm', BOARD, { needs: 'algorithm' }),
  ...row('panel', BOARD, { needs: 'tabs' }),
  ...row('predict', BOARD, { needs: 'ask' }),
  ...row('answer go-on copy-result fork-take fork-again fork-stop fork-leave fork-forget', BOARD),
  ...row('find find-back code-language candidates both look look-stop frame zoom window point', BOARD),
  ...row('strip-width measure-stop', BOARD),
  ...row('held', BOARD), // a key of Play that is held down and is not to repeat
  ...row('cursor select select-all alike move walk drag escape kind next-kind notes put', PLAY),
  ...row('digit-other colour erase-cell hint-close hint-why setting pause menu outcome', PLAY),
  ...row('hint hint-do', PLAY, { needsInPlay: 'hint' }),
  ...row('check', PLAY, { needsInPlay: 'check' }),
  ...row('games new-game', PLAY, { needsInPlay: 'games' }),
  ...row('toggle', COMPARE, { question: 'refused' }),
  ...row('step back to-start to-end seek speed faster measure stop entrant unit sort', COMPARE),
  ...row('play', ANYWHERE, { question: 'refused' }), // a page asks for it; see player/commands.js
  ...row('file cancel grade stop-grading forget download show open leave', LISTS),
]);

/** Entries of the menu of Play, and of what it offers at the end of a game, by the control that they need. */
const entriesOfPlay = new Map(
  /** @type {[string, Control][]} */ ([
    ['back-to-right', 'check'],
    ['give-up', 'solutions'],
    ['another', 'games'],
    ['show-me', 'edit'],
    ['watch', 'edit'],
  ]),
);

/**
 * Who obeys an intent.
 * @param {string} mode
 * @param {string} type of an intent
 * @returns {Owner} the player in Watch and Edit, and for a type that has no row
 */
export const ownerOf = (mode, type) => intents.get(type)?.[/** @type {keyof Owners} */ (mode)] ?? 'player';

/**
 * Whether a reader may ask for this. Who has no button for it has no key for it either.
 * @param {ReadonlySet<Control>} shown what the page shows of the player
 * @param {string} type of an intent; or the id of an entry of Play's menu or of the end of a game
 * @param {string} mode in which it is asked for
 */
export function permits(shown, type, mode) {
  const { needs = null, needsInPlay = needs } = intents.get(type) ?? {};
  const control = mode === 'play' ? (entriesOfPlay.get(type) ?? needsInPlay) : needs;
  return control === null || shown.has(control);
}

/**
 * What an intent means while a question about the next step stands.
 * @param {string} type
 * @returns {'answers' | 'refused' | null} null: it is obeyed as usual
 */
export const inQuestion = (type) => intents.get(type)?.question ?? null;
