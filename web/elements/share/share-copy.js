/**
 * <sudoku-share-copy>: the puzzle or the board as text, and the link. Property in: `appearance`. For intents see
 * share.js.
 */
import { define, html, setText } from '../element.js';
import { choice, reading, tick } from '../fields.js';

export class SudokuShareCopy extends HTMLElement {
  #link = reading('share-link', 'link', '3');
  #mine = tick('share-mine', 'mine');
  #reach = html('p', { class: 'hint' });
  #copyLink = html('button', { type: 'button', class: 'primary', 'data-type': 'copy', 'data-what': 'link' });
  #send = html('button', { type: 'button', 'data-type': 'send' });
  #what = choice('share-what', 'what');
  #format = choice('share-format', 'format');
  #text = reading('share-text', 'text', '6');
  #copyText = html('button', { type: 'button', 'data-type': 'copy', 'data-what': 'text' });
  #save = html('button', { type: 'button', 'data-type': 'save', 'data-what': 'text' });

  connectedCallback() {
    if (this.firstChild) return;
    this.append(
      this.#link.node,
      this.#mine.node,
      this.#reach,
      html('div', { class: 'deeds' }, [this.#copyLink, this.#send]),
      html('hr'),
      html('div', { class: 'fields' }, [this.#what.node, this.#format.node]),
      this.#text.node,
      html('div', { class: 'deeds' }, [this.#copyText, this.#save]),
    );
  }

  /** @param {NonNullable<import('../../app/share/look.js').ShareAppearance['copy']>} next */
  set appearance(next) {
    this.#link.paint(next.link);
    this.#mine.paint(next.mine);
    this.#reach.hidden = next.reach === '';
    setText(this.#reach, next.reach);
    setText(this.#copyLink, next.copyLink);
    this.#send.hidden = next.send === '';
    setText(this.#send, next.send);
    this.#what.paint(next.what);
    this.#format.paint(next.format);
    this.#text.paint(next.text);
    setText(this.#copyText, next.copyText);
    setText(this.#save, next.save);
  }
}

define('sudoku-share-copy', SudokuShareCopy);
