/**
 * <sudoku-share-embed>: code that puts the player into another page, and how it will look. Property in: `appearance`.
 * For intents see share.js.
 */
import { define, html, setText } from '../element.js';
import { choice, line, reading, tick } from '../fields.js';

export class SudokuShareEmbed extends HTMLElement {
  #kind = choice('share-kind', 'kind');
  #controls = choice('share-controls', 'controls');
  #code = choice('share-code', 'code');
  #language = choice('share-language', 'language');
  #height = line('share-height', 'height', { inputmode: 'numeric' });
  #address = line('share-address', 'address', { inputmode: 'url' });
  #ticks = {
    here: tick('share-here', 'here'),
    autoplay: tick('share-autoplay', 'autoplay'),
    fit: tick('share-fit', 'fit'),
  };
  #snippet = reading('share-snippet', 'snippet', '6');
  #copy = html('button', { type: 'button', class: 'primary', 'data-type': 'copy', 'data-what': 'snippet' });
  #note = html('p', { class: 'hint' });
  #title = html('h3');
  #preview = html('div', { class: 'preview' });
  /** What is to be seen in the preview. */
  #shown = '';

  connectedCallback() {
    if (this.firstChild) return;
    this.append(
      html(
        'div',
        { class: 'fields' },
        [this.#kind, this.#controls, this.#code, this.#language, this.#height, this.#address].map(({ node }) => node),
      ),
      html(
        'div',
        {},
        Object.values(this.#ticks).map(({ node }) => node),
      ),
      this.#snippet.node,
      html('div', { class: 'deeds' }, [this.#copy]),
      this.#note,
      this.#title,
      this.#preview,
    );
  }

  /** @param {NonNullable<import('../../app/share/look.js').ShareAppearance['embed']>} next */
  set appearance(next) {
    this.#kind.paint(next.kind);
    this.#controls.paint(next.controls);
    this.#code.paint(next.code);
    this.#language.paint(next.language);
    this.#height.paint(next.height);
    this.#address.paint(next.address);
    this.#ticks.here.paint(next.here);
    this.#ticks.autoplay.paint(next.autoplay);
    this.#ticks.fit.paint(next.fit);
    this.#snippet.paint(next.snippet);
    setText(this.#copy, next.copy);
    setText(this.#note, next.note);
    setText(this.#title, next.preview.title);
    this.#show(next.preview.attributes);
  }

  /** Whoever is not looked at does not play. */
  set hidden(on) {
    super.hidden = on;
    if (on) this.#show(null);
  }

  get hidden() {
    return super.hidden;
  }

  /** @param {Record<string, string | null> | null} attributes of the player; null: none */
  #show(attributes) {
    const shown = JSON.stringify(attributes);
    if (shown === this.#shown) return;
    this.#shown = shown;
    if (!attributes) {
      this.#preview.replaceChildren();
      return;
    }
    const player = document.createElement('sudoku-player');
    for (const [name, value] of Object.entries(attributes)) if (value !== null) player.setAttribute(name, value);
    this.#preview.replaceChildren(player);
  }
}

define('sudoku-share-embed', SudokuShareEmbed);
