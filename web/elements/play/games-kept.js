/** The part of the dialog of games with those that were begun: each opens, and is deleted by two presses. */
import '../player/mini-board.js';
import { grown, html, setAttribute, setText } from '../element.js';

/** @typedef {NonNullable<import('../../app/play/dialogs/games-look.js').GamesAppearance['kept']>} Look */

export class KeptGames {
  #nothing = html('p');
  #hint = html('p', { class: 'hint' });
  #list = html('ul', { class: 'kept' });
  node = html(
    'div',
    { role: 'tabpanel', id: 'panel-games-kept', 'aria-labelledby': 'tab-games-kept', tabindex: '-1' },
    [this.#nothing, this.#list, this.#hint],
  );

  /** @param {Look | null} next null: another part is shown */
  paint(next) {
    const { activeElement } = /** @type {ShadowRoot} */ (this.node.getRootNode());
    const hadFocus = this.#list.contains(activeElement);
    this.node.hidden = next === null;
    if (!next) return;
    setText(this.#nothing, next.nothing);
    this.#nothing.hidden = next.nothing === '';
    setText(this.#hint, next.hint);
    setAttribute(this.#list, 'aria-label', next.label);
    const items = grown(this.#list, next.games.length, makeItem);
    next.games.forEach((game, index) => paintItem(items[index], game));
    if (hadFocus && !activeElement?.isConnected) this.node.focus(); // the last game of the list went
  }
}

/** Beside it stands how full it is: that is enough for the ear. @returns {any} */
function hiddenBoard() {
  const board = document.createElement('sudoku-mini-board');
  board.setAttribute('aria-hidden', 'true');
  return board;
}

/** The board is a part of the button that opens it: it need not be aimed at. */
const makeItem = () =>
  html('li', {}, [
    html('button', { type: 'button', class: 'open', 'data-type': 'open' }, [
      hiddenBoard(),
      html('span', { class: 'words' }, [
        html('b'),
        html('span', { class: 'size', translate: 'no' }),
        html('span', { class: 'full' }),
        html('span', { class: 'bar', 'aria-hidden': 'true' }, [html('span')]),
        html('span', { class: 'when' }),
      ]),
    ]),
    html('button', { type: 'button', class: 'remove', 'data-type': 'remove' }),
  ]);

/** @param {HTMLElement} item @param {Look['games'][number]} game */
function paintItem(item, { puzzle, name, about, full, part, solved, when, remove, removeName, board }) {
  const [opener, remover] = item.children;
  const [picture, words] = /** @type {any[]} */ ([...opener.children]);
  if (opener.getAttribute('data-puzzle') !== puzzle) {
    const fresh = hiddenBoard();
    picture.replaceWith(fresh); // another size needs another grid
    fresh.appearance = board;
  } else picture.appearance = board;
  setAttribute(opener, 'data-puzzle', puzzle);
  setAttribute(item, 'data-solved', solved ? '' : null);
  const [title, size, filled, bar, played] = words.children;
  for (const [node, text] of /** @type {[Element, string][]} */ ([
    [title, name],
    [size, about],
    [filled, full],
    [played, when],
  ])) {
    setText(node, text);
  }
  bar.children[0].style.transform = `scaleX(${part})`;
  setText(remover, remove.text);
  setAttribute(remover, 'aria-label', removeName);
  setAttribute(remover, 'data-puzzle', puzzle);
  setAttribute(remover, 'data-armed', remove.armed ? '' : null);
}
