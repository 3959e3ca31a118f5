/**
 * The table of intents. An intent is a request of the reader, by an element or a key: `{ type, ...details }`. Each type
 * has one row: who obeys it in each mode, which control the page must show, and what it does while a question is open.
 * Pure.
 *
 *     ownerOf('compare', 'list');         // 'player'
 *     ownerOf('lists', 'text');           // 'view': a text pasted into Lists is a list
 *     permits(shown, 'undo', 'watch');    // false if the page does not show `edit`
 *     permits(shown, 'undo', 'play');     // true: a game can always be played
 *     inQuestion('digit');                // 'answers'
 *
 * @typedef {'player' | 'view' | 'nobody'} Owner who obeys: the player, or the view of the mode. nobody: the intent is
 *   refused, because this mode does not show its run or its board
 * @typedef {import('../player/controls.js').Control} Control
 *
 * @typedef {object} Owners the owner in each mode that has a view of its own. In Watch and Edit the player obeys
 * @property {Owner} play
 * @property {Owner} compare
 * @property {Owner} lists
 *
 * @typedef {object} Rules
 * @property {Control} [needs] the control that the page must show; the default is none
 * @property {Control | null} [needsInPlay] the control that Play needs instead; null: none
 * @property {'answers' | 'refused'} [question] what the intent does while a question is open: it answers, or it is
 *   refused because it would show the answer or move the run. The default is to obey as usual
 */

/** @type {Owners} the bar, dialogs, notices, texts that are dropped or pasted */
const ANYWHERE = { play: 'player', compare: 'player', lists: 'player' };
/** @type {Owners} elements and keys of Watch and Edit */
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
  ...row('play', ANYWHERE, { question: 'refused' }), // the page asks for it, see player/commands.js
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
  ...row('held', BOARD), // a key of Play that repeats while it is held down
  ...row('cursor select select-all alike move walk drag escape kind next-kind notes put', PLAY),
  ...row('digit-other colour erase-cell hint-close hint-why setting pause menu outcome', PLAY),
  ...row('hint hint-do', PLAY, { needsInPlay: 'hint' }),
  ...row('check', PLAY, { needsInPlay: 'check' }),
  ...row('games new-game', PLAY, { needsInPlay: 'games' }),
  ...row('toggle', COMPARE, { question: 'refused' }),
  ...row('step back to-start to-end seek speed faster measure stop entrant unit sort', COMPARE),
  ...row('file cancel grade stop-grading forget download show open leave', LISTS),
]);

/** The controls that entries of Play's menu, and offers at the end of a game, need. */
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
 * Returns who obeys an intent: the player in Watch and Edit, and for a type without a row.
 * @param {string} mode
 * @param {string} type of an intent
 * @returns {Owner}
 */
export const ownerOf = (mode, type) => intents.get(type)?.[/** @type {keyof Owners} */ (mode)] ?? 'player';

/**
 * Returns whether the page shows the control that an intent needs. A control that is not shown has no keys either.
 * @param {ReadonlySet<Control>} shown what the page shows of the player
 * @param {string} type of an intent, or the id of an entry of Play's menu or of an offer at the end of a game
 * @param {string} mode the mode of the player
 */
export function permits(shown, type, mode) {
  const { needs = null, needsInPlay = needs } = intents.get(type) ?? {};
  const control = mode === 'play' ? (entriesOfPlay.get(type) ?? needsInPlay) : needs;
  return control === null || shown.has(control);
}

/**
 * Returns what an intent does while a question about the next step is open.
 * @param {string} type
 * @returns {'answers' | 'refused' | null} null: the intent is obeyed as usual
 */
export const inQuestion = (type) => intents.get(type)?.question ?? null;
