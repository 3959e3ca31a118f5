/**
 * <sudoku-transport>: play, steps, speed and the size of a step. Property in: `appearance`. Intents
 * out: `toggle`, `to-start`, `back`, `step`, `dead-end`, `to-end`, `speed` { speed }, `grain` { grain }.
 */
import { define, html, intend, pressed, setAttribute, setEnabled, setText } from './element.js';
import { icon, setIcon } from './icons.js';

/** Buttons from left to right; `toggle` plays and pauses. */
const order = ['to-start', 'back', 'toggle', 'step', 'dead-end', 'to-end'];

class SudokuTransport extends HTMLElement {
  #buttons = new Map(order.map((id) => [id, html('button', { type: 'button', 'data-type': id, part: 'button' }, [
    icon(id === 'toggle' ? 'play' : id),
    ...(id === 'toggle' ? [html('span')] : []),
  ])]));
  #row = html('div', { role: 'group', class: 'buttons' }, [...this.#buttons.values()]);
  #blocked = html('span', { class: 'unseen', id: 'blocked' });
  #range = html('input', { type: 'range', min: '0', max: '100', step: '1', class: 'speed-range', id: 'speed' });
  #speedLabel = html('label', { for: 'speed' });
  #speedText = html('span', { class: 'speed-text', 'aria-hidden': 'true' });
  #grain = html('div', { role: 'group', class: 'segments grain' });
  #grainLabel = html('span', { class: 'grain-label', id: 'grain-label' });

  constructor() {
    super();
    this.#range.addEventListener('input', () => intend(this, { type: 'speed', speed: Number(this.#range.value) }));
    this.addEventListener('click', (event) => {
      const button = pressed(event.target);
      if (button) intend(this, { type: button.dataset.type ?? '', grain: button.dataset.grain });
    });
  }

  connectedCallback() {
    if (this.firstChild) return;
    this.append(
      this.#row,
      this.#blocked,
      html('div', { class: 'speed' }, [this.#speedLabel, this.#range, this.#speedText]),
      html('div', { class: 'grain-line' }, [this.#grainLabel, this.#grain]),
    );
  }

  /** @param {import('../app/appearance.js').Appearance['transport']} next */
  set appearance(next) {
    setAttribute(this.#row, 'aria-label', next.label);
    this.#paintPlay(next);
    for (const { id, text, enabled } of next.buttons) {
      const button = /** @type {HTMLButtonElement} */ (this.#buttons.get(id));
      setAttribute(button, 'aria-label', text);
      setAttribute(button, 'title', text);
      setEnabled(button, enabled);
    }
    setText(this.#speedLabel, next.speed.label);
    setText(this.#speedText, next.speed.text);
    setAttribute(this.#range, 'aria-valuetext', next.speed.spoken);
    if (this.#range.value !== String(next.speed.value)) this.#range.value = String(next.speed.value);
    this.#paintGrain(next.grain);
  }

  /** @param {import('../app/appearance.js').Appearance['transport']} next */
  #paintPlay({ editing, playing, blocked, play, watch }) {
    const button = /** @type {HTMLButtonElement} */ (this.#buttons.get('toggle'));
    setIcon(button, playing ? 'pause' : 'play');
    setText(/** @type {Element} */ (button.lastElementChild), editing ? watch : '');
    setAttribute(button, 'aria-label', editing ? watch : play);
    setAttribute(button, 'title', blocked || (editing ? watch : play));
    setEnabled(button, !blocked);
    setAttribute(button, 'aria-describedby', blocked ? 'blocked' : null);
    setText(this.#blocked, blocked);
  }

  /** @param {import('../app/appearance.js').Appearance['transport']['grain']} next */
  #paintGrain({ label, choices }) {
    setText(this.#grainLabel, label);
    setAttribute(this.#grain, 'aria-labelledby', 'grain-label');
    if (this.#grain.children.length !== choices.length) {
      this.#grain.replaceChildren(...choices.map(({ id }) => html('button', { type: 'button', 'data-type': 'grain', 'data-grain': id })));
    }
    choices.forEach(({ text, title, on }, index) => {
      setText(this.#grain.children[index], text);
      setAttribute(this.#grain.children[index], 'title', title);
      setAttribute(this.#grain.children[index], 'aria-pressed', String(on));
    });
  }
}

define('sudoku-transport', SudokuTransport);
