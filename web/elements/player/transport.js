/**
 * <sudoku-transport>: play, steps, speed, the size of a step, and what the buttons beside the steps
 * go to. Property in: `appearance`. Intents out: `toggle`, `to-start`, `find-back`, `back`, `step`,
 * `find`, `to-end`, `speed` { speed }, `grain` { grain }, `jump` { jump }.
 */
import { define, html, intend, onPress, setAttribute, setEnabled, setName, setText } from '../element.js';
import { icon, setIcon } from '../icons.js';

/** Buttons from left to right; `toggle` plays and pauses. */
const order = ['to-start', 'find-back', 'back', 'toggle', 'step', 'find', 'to-end'];

/** What a button shows before it is painted, where that is not its name. @type {Record<string, string>} */
const first = { toggle: 'play', find: 'find-retreat', 'find-back': 'find-back-retreat' };

export class SudokuTransport extends HTMLElement {
  #buttons = new Map(
    order.map((id) => [
      id,
      html('button', { type: 'button', 'data-type': id, part: `button ${id}` }, [
        icon(first[id] ?? id),
        ...(id === 'toggle' ? [html('span')] : []),
      ]),
    ]),
  );
  #row = html('div', { role: 'group', class: 'buttons' }, [...this.#buttons.values()]);
  #blocked = html('span', { class: 'unseen', id: 'blocked' });
  #range = html('input', {
    type: 'range',
    min: '0',
    max: '100',
    step: '1',
    class: 'speed-range',
    part: 'slider speed',
    id: 'speed',
  });
  #speedLabel = html('label', { for: 'speed' });
  #speedText = html('span', { class: 'speed-text', 'aria-hidden': 'true' });
  #grain = choice('grain');
  #jump = choice('jump', (id) => [icon(`to-${id}`)]);

  constructor() {
    super();
    this.#range.addEventListener('input', () => intend(this, { type: 'speed', speed: Number(this.#range.value) }));
    onPress(this, (button) => {
      const { type = '' } = button.dataset;
      intend(this, { type, [type]: button.dataset[type] });
    });
  }

  connectedCallback() {
    if (this.firstChild) return;
    this.append(
      this.#row,
      this.#blocked,
      html('div', { class: 'speed' }, [this.#speedLabel, this.#range, this.#speedText]),
      html('div', { class: 'choices' }, [this.#grain.line, this.#jump.line]),
    );
  }

  /** @param {import('../../app/view/appearance.js').Appearance['transport']} next */
  set appearance(next) {
    setAttribute(this.#row, 'aria-label', next.label);
    this.#paintPlay(next);
    for (const { id, text, enabled } of next.buttons) {
      const button = /** @type {HTMLButtonElement} */ (this.#buttons.get(id));
      setName(button, text);
      setEnabled(button, enabled);
    }
    setText(this.#speedLabel, next.speed.label);
    setText(this.#speedText, next.speed.text);
    setAttribute(this.#range, 'aria-valuetext', next.speed.spoken);
    if (this.#range.value !== String(next.speed.value)) this.#range.value = String(next.speed.value);
    for (const id of ['find', 'find-back']) {
      setIcon(/** @type {Element} */ (this.#buttons.get(id)), `${id}-${next.mark}`);
    }
    this.#grain.paint(next.grain);
    this.#jump.paint(next.jump);
  }

  /** @param {import('../../app/view/appearance.js').Appearance['transport']} next */
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
}

/**
 * A line of buttons of which one is chosen.
 * @param {string} type the intent, and the name of what it carries
 * @param {(id: string) => Element[]} [signs] what stands before the text of a button
 */
function choice(type, signs = () => []) {
  const label = html('span', { class: 'choice-label', id: `${type}-label` });
  const group = html('div', { role: 'group', class: 'segments', 'aria-labelledby': label.id });
  return {
    line: html('div', { class: 'choice-line' }, [label, group]),
    /** @param {{ label: string, choices: { id: string, text: string, title: string, on: boolean }[] }} next */
    paint(next) {
      setText(label, next.label);
      if (group.children.length !== next.choices.length) {
        group.replaceChildren(
          ...next.choices.map(({ id }) =>
            html('button', { type: 'button', 'data-type': type, [`data-${type}`]: id }, [...signs(id), html('span')]),
          ),
        );
      }
      next.choices.forEach(({ text, title, on }, index) => {
        setText(/** @type {Element} */ (group.children[index].lastElementChild), text);
        setAttribute(group.children[index], 'title', title);
        setAttribute(group.children[index], 'aria-pressed', String(on));
      });
    },
  };
}

define('sudoku-transport', SudokuTransport);
