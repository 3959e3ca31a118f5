/**
 * Whose an intent is while a mode with a view of its own is shown. Each intent of the page stands in one row, with its
 * owner in each such mode; Watch and Edit are the player's alone. Pure.
 *
 *     ownerOf('compare', 'list');   // 'player'
 *     ownerOf('lists', 'text');     // 'view': a text that is pasted there is a list
 *
 * @typedef {'player' | 'view' | 'nobody'} Owner nobody: it is refused, because it is about a run or a board that this
 *   mode does not show
 * @typedef {Record<'play' | 'compare' | 'lists', Owner>} Owners
 */

/**
 * @param {string} types separated by blanks
 * @param {Owner} play @param {Owner} compare @param {Owner} lists
 * @returns {[string, Owners][]}
 */
const row = (types, play, compare, lists) => types.split(' ').map((type) => [type, { play, compare, lists }]);

/** The owners of each intent. @type {ReadonlyMap<string, Owners>} */
export const intents = new Map([
  // the bar, dialogs, notices, what is dropped or pasted
  ...row('mode choose create load read list drop edit-and-enter enter-again', 'player', 'player', 'player'),
  ...row('back-to-game share keys technique dismiss retry reopen stay leave-out', 'player', 'player', 'player'),
  ...row('text', 'player', 'player', 'view'),
  ...row('undo redo', 'view', 'player', 'player'),
  ...row('digit erase', 'view', 'player', 'nobody'),
  // parts of Watch and Edit, and their keys
  ...row('enter pen hold clear reset advance ask light fork what-if predict answer', 'nobody', 'nobody', 'nobody'),
  ...row('go-on copy-result fork-take fork-again fork-stop fork-leave fork-forget', 'nobody', 'nobody', 'nobody'),
  ...row('find find-back jump grain algorithm panel code-language candidates both', 'nobody', 'nobody', 'nobody'),
  ...row('give reveal look look-stop play-on frame zoom window point strip-width', 'nobody', 'nobody', 'nobody'),
  ...row('measure-stop', 'nobody', 'nobody', 'nobody'),
  // a key of Play that is held down does not do again what it does
  ...row('held', 'nobody', 'nobody', 'nobody'),
  ...row('cursor select select-all alike move walk drag escape kind next-kind notes', 'view', 'nobody', 'nobody'),
  ...row('put digit-other colour erase-cell hint hint-close hint-do hint-why check', 'view', 'nobody', 'nobody'),
  ...row('setting pause games new-game menu outcome', 'view', 'nobody', 'nobody'),
  ...row('toggle step back to-start to-end seek speed faster measure stop', 'nobody', 'view', 'nobody'),
  ...row('entrant unit sort', 'nobody', 'view', 'nobody'),
  ...row('file cancel grade stop-grading forget download show open leave', 'nobody', 'nobody', 'view'),
]);

/**
 * @param {string} mode
 * @param {string} type of an intent
 * @returns {Owner} the player for what no row names
 */
export const ownerOf = (mode, type) => intents.get(type)?.[/** @type {keyof Owners} */ (mode)] ?? 'player';
