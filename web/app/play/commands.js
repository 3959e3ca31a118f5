/**
 * What each intent of Play asks for that is no action of its state by itself.
 */
import { intend } from '../../elements/element.js';
import { wrongCells } from './judge.js';
import { showMe } from './show-me.js';

/**
 * @typedef {import('./play-state.js').PlayState} PlayState
 * @typedef {import('./play-state.js').PlayAction} PlayAction
 */

/**
 * @typedef {object} Parts
 * @property {import('../player/host.js').Host} host
 * @property {() => PlayState} state
 * @property {(action: PlayAction) => void} dispatch
 * @property {import('./referee.js').Referee} referee
 * @property {import('./dealing/game-dealing.js').GameDealing} dealing
 * @property {import('./keeping/shelf.js').Shelf} shelf
 * @property {import('./fold.js').Fold} fold
 * @property {import('./dialogs/settings-dialog.js').SettingsDialog} settings
 */

/**
 * @param {Parts} parts
 * @returns {Record<string, (detail: any) => void>} by the type of the intent; `learn`: what hints need is there now
 */
export function commandsOf(parts) {
  const { host, state, dispatch, dealing, shelf } = parts;
  const hints = hintCommands(parts);
  const menu = menuCommands(parts);
  return {
    ...hints,
    ...digitCommands(parts),
    cursor: ({ cell, extend, add }) => dispatch(pointed(cell, extend, add)),
    walk: ({ cell, extend }) => dispatch({ type: 'cursor', cell, extend }),
    drag: ({ cell }) => dispatch({ type: 'select', cells: [cell], add: true }),
    'erase-cell': ({ cell }) => dispatch({ type: 'erase', cells: [cell] }),
    check: () => {
      const { game, truth } = state();
      if (game) dispatch({ type: 'check', wrong: wrongCells(game, truth) });
    },
    pause: () => dispatch({ type: state().game?.paused ? 'resume' : 'pause' }),
    games: () => dealing.show('kept'),
    'new-game': () => dealing.show('new'),
    menu: ({ id }) => menu[id]?.(),
    outcome: ({ id }) => {
      const { game } = state();
      if (id === 'watch') host.dispatch({ type: 'mode', mode: 'watch' });
      else if (id === 'another' && game) dealing.another(game);
      else if (id === 'share') menu.share();
      else if (id === 'undo') dispatch({ type: 'undo' });
      else if (id === 'take-over') shelf.takeOver();
    },
  };
}

/** @param {Parts} parts @returns {Record<string, (detail: any) => void>} */
function digitCommands({ state, dispatch }) {
  /** How many moves there were before the digit that was pressed last, and which cells it was for. */
  let moves = 0;
  let cells = '';
  const digit = (/** @type {{ type: 'digit', digit: number }} */ detail) => {
    moves = state().game?.past.length ?? 0;
    cells = state().selected.join();
    dispatch(detail);
  };
  return {
    digit,
    // The first of two presses has entered it already. If that was in other cells, these are two digits of a quick
    // hand.
    'digit-other': ({ digit: pressed, twice }) => {
      if (twice && cells !== state().selected.join()) {
        digit({ type: 'digit', digit: pressed });
        return;
      }
      if (twice && (state().game?.past.length ?? 0) > moves) dispatch({ type: 'undo' });
      dispatch({ type: 'digit-other', digit: pressed });
    },
  };
}

/** A cell that is pressed. @param {number} cell @param {boolean} extend @param {boolean} add @returns {PlayAction} */
function pointed(cell, extend, add) {
  if (extend) return { type: 'cursor', cell, extend };
  return { type: 'select', cells: [cell], cursor: cell, ...(add && { add, toggle: true }) };
}

/** @param {Parts} parts @returns {Record<string, (detail: any) => void>} */
function hintCommands({ host, state, dispatch, referee }) {
  /** The puzzle for which a hint is wanted as soon as there can be one. @type {string | null} */
  let wanted = null;

  function ask() {
    const { game, truth, hint, settings } = state();
    if (hint || !game) {
      dispatch({ type: 'hint' });
      return;
    }
    const next = referee.hintFor(game, truth, settings.twoKinds);
    wanted = next === undefined ? game.puzzle : null;
    if (next) dispatch({ type: 'hint', hint: next });
  }

  return {
    hint: ask,
    learn: () => {
      const { game } = state();
      const grade = game && game.grade === null ? referee.gradeOf(game.puzzle) : null;
      if (grade) dispatch({ type: 'graded', grade });
      if (wanted !== null && wanted === state().game?.puzzle && host.state().mode === 'play') ask();
    },
    'hint-do': () => {
      const { game, hint } = state();
      const isHelpless = hint?.hint.kind === 'guess' || hint?.hint.kind === 'unsolvable';
      if (game && isHelpless) showMe(game, host);
      else dispatch({ type: 'hint-done' });
    },
    'hint-why': () => intend(host.frame, { type: 'technique', id: state().hint?.hint.technique }),
  };
}

/**
 * By the ids of the list behind the last button of the pad.
 * @param {Parts} parts
 * @returns {Record<string, () => void>}
 */
function menuCommands({ host, state, dispatch, referee, fold, settings }) {
  return {
    'fill-notes': () => dispatch({ type: 'fill-notes' }),
    colours: () => dispatch({ type: 'kind', kind: state().kind === 'colour' ? 'digit' : 'colour' }),
    'back-to-right': () => dispatch({ type: 'undo-to-right' }),
    restart: () => dispatch({ type: 'restart' }),
    'give-up': () => {
      const { game } = state();
      const solution = game && referee.solutionOf(game.puzzle);
      if (solution) dispatch({ type: 'give-up', solution });
    },
    'show-me': () => {
      const { game } = state();
      if (game) showMe(game, host);
    },
    share: () => intend(host.frame, { type: 'share' }),
    fold: () => fold.toggle(),
    settings: () => settings.show(),
  };
}
