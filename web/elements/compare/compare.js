/**
 * <sudoku-compare>: algorithms side by side under one clock, and a table of their whole runs.
 * Property in: `appearance`. Intents out: `entrant` { algorithm }, `toggle`, `step`, `back`,
 * `to-start`, `to-end`, `seek` { position }, `unit` { unit }, `speed` { speed }, `sort` { column },
 * `measure`, `stop`.
 */
import { define, grown, html, intend, onPress, setAttribute, setEnabled, setText } from '../element.js';
import { icon, setIcon } from '../icons.js';
import '../player/mini-board.js';

/** @typedef {import('../../app/compare/look.js').CompareAppearance} Appearance */

/** Buttons from left to right; `toggle` plays and pauses. */
const order = ['to-start', 'back', 'toggle', 'step', 'to-end'];

export class SudokuCompare extends HTMLElement {
  #blocked = html('p', { class: 'blocked', id: 'compare-blocked' });
  #entrants = html('div', { role: 'group', class: 'entrants' });
  #buttons = new Map(
    order.map((id) => [id, html('button', { type: 'button', 'data-type': id }, [icon(id === 'toggle' ? 'play' : id)])]),
  );
  #row = html('div', { role: 'group', class: 'buttons' }, [...this.#buttons.values()]);
  #clock = html('input', { type: 'range', min: '0', step: '1', class: 'clock' });
  #clockText = html('p', { class: 'clock-text', 'aria-hidden': 'true' });
  #unit = html('div', { role: 'group', class: 'segments unit', 'aria-labelledby': 'unit-label' });
  #unitLabel = html('span', { id: 'unit-label' });
  #speed = html('input', { type: 'range', min: '0', max: '100', step: '1', id: 'compare-speed' });
  #speedLabel = html('label', { for: 'compare-speed' });
  #speedText = html('span', { class: 'speed-text', 'aria-hidden': 'true' });
  #boards = html('ul', { class: 'boards' });
  #measuring = html('p', { class: 'measuring' }, [html('span'), html('button', { type: 'button' })]);
  #table = html('table', {}, [html('caption'), html('thead', {}, [html('tr')]), html('tbody')]);
  #frame = html('div', { class: 'table', role: 'region', tabindex: '0' }, [this.#table]);

  constructor() {
    super();
    this.#clock.addEventListener('input', () => intend(this, { type: 'seek', position: Number(this.#clock.value) }));
    this.#speed.addEventListener('input', () => intend(this, { type: 'speed', speed: Number(this.#speed.value) }));
    onPress(this, (button) => {
      const { type = '', algorithm, unit, column } = button.dataset;
      intend(this, { type, algorithm, unit, column });
    });
  }

  connectedCallback() {
    if (this.firstChild) return;
    this.setAttribute('role', 'group');
    this.tabIndex = -1; // it may be given the focus as a whole, and is no stop of the Tab key
    this.append(
      this.#blocked,
      this.#entrants,
      html('div', { class: 'controls' }, [
        html('div', { class: 'clocks' }, [this.#clock, this.#clockText]),
        this.#row,
        html('div', { class: 'unit-line' }, [this.#unitLabel, this.#unit]),
        html('div', { class: 'speed' }, [this.#speedLabel, this.#speed, this.#speedText]),
      ]),
      this.#boards,
      this.#measuring,
      this.#frame,
    );
  }

  /** @param {Appearance} next */
  set appearance({ label, blocked, entrants, controls, boards, measuring, table }) {
    setAttribute(this, 'aria-label', label);
    setText(this.#blocked, blocked);
    this.#blocked.hidden = blocked === '';
    this.#paintEntrants(entrants);
    this.#paintControls(controls);
    paintBoards(this.#boards, boards);
    this.#paintMeasuring(measuring);
    this.#frame.hidden = table === null;
    if (table) this.#paintTable(table);
  }

  /** @param {Appearance['entrants']} next */
  #paintEntrants({ label, choices }) {
    setAttribute(this.#entrants, 'aria-label', label);
    const buttons = grown(this.#entrants, choices.length, () =>
      html('button', { type: 'button', 'data-type': 'entrant' }),
    );
    choices.forEach(({ id, name, on, fixed, title }, index) => {
      const button = buttons[index];
      setAttribute(button, 'data-algorithm', id);
      setText(button, name);
      setAttribute(button, 'title', title);
      setAttribute(button, 'aria-pressed', String(on));
      setEnabled(button, !fixed);
    });
  }

  /** @param {Appearance['controls']} next */
  #paintControls({ label, playing, play, blocked, buttons, clock, unit, speed }) {
    setAttribute(this.#row, 'aria-label', label);
    const toggle = this.#buttons.get('toggle');
    if (toggle) {
      setIcon(toggle, playing ? 'pause' : 'play');
      setAttribute(toggle, 'aria-label', play);
      setAttribute(toggle, 'title', play);
      setAttribute(toggle, 'aria-describedby', blocked ? 'compare-blocked' : null);
      setEnabled(toggle, !blocked);
    }
    for (const { id, text, enabled } of buttons) {
      const button = /** @type {HTMLElement} */ (this.#buttons.get(id));
      setAttribute(button, 'aria-label', text);
      setAttribute(button, 'title', text);
      setEnabled(button, enabled);
    }
    setAttribute(this.#clock, 'aria-label', clock.label);
    setAttribute(this.#clock, 'aria-valuetext', clock.text);
    setAttribute(this.#clock, 'max', String(clock.end));
    if (this.#clock.value !== String(clock.position)) this.#clock.value = String(clock.position);
    setText(this.#clockText, clock.text);
    this.#paintUnit(unit);
    setText(this.#speedLabel, speed.label);
    setText(this.#speedText, speed.text);
    setAttribute(this.#speed, 'aria-valuetext', speed.spoken);
    if (this.#speed.value !== String(speed.value)) this.#speed.value = String(speed.value);
  }

  /** @param {Appearance['controls']['unit']} next */
  #paintUnit({ label, choices }) {
    setText(this.#unitLabel, label);
    const buttons = grown(this.#unit, choices.length, () => html('button', { type: 'button', 'data-type': 'unit' }));
    choices.forEach(({ id, text, title, on }, index) => {
      setAttribute(buttons[index], 'data-unit', id);
      setText(buttons[index], text);
      setAttribute(buttons[index], 'title', title);
      setAttribute(buttons[index], 'aria-pressed', String(on));
    });
  }

  /** @param {Appearance['measuring']} next */
  #paintMeasuring(next) {
    const [text, button] = this.#measuring.children;
    // A button that goes away must not take the focus with it.
    if (!next && this.#measuring.contains(/** @type {ShadowRoot} */ (this.getRootNode()).activeElement)) {
      this.#frame.focus();
    }
    this.#measuring.hidden = next === null;
    if (!next) return;
    setText(text, next.text);
    setText(button, next.action.text);
    setAttribute(button, 'data-type', next.action.id);
  }

  /** @param {NonNullable<Appearance['table']>} next */
  #paintTable({ label, columns, rows }) {
    const [caption, head, body] = this.#table.children;
    setAttribute(this.#frame, 'aria-label', label);
    setText(caption, label);
    const titles = grown(head.children[0], columns.length, () =>
      html('th', { scope: 'col' }, [html('button', { type: 'button', 'data-type': 'sort' })]),
    );
    columns.forEach(({ id, text, sort }, index) => {
      const button = titles[index].children[0];
      setAttribute(titles[index], 'aria-sort', sort);
      setAttribute(button, 'data-column', id);
      setText(button, text);
    });
    const lines = grown(body, rows.length, () =>
      html(
        'tr',
        {},
        columns.map((_, index) => (index === 0 ? html('th', { scope: 'row' }) : html('td', { translate: 'no' }))),
      ),
    );
    rows.forEach(({ cells }, row) => cells.forEach((text, column) => setText(lines[row].children[column], text)));
  }
}

/** @param {HTMLElement} list @param {Appearance['boards']} boards */
function paintBoards(list, boards) {
  setAttribute(list, 'data-count', String(boards.length));
  const cards = grown(list, boards.length, makeCard);
  boards.forEach((board, index) => paintCard(cards[index], board));
}

function makeCard() {
  return html('li', {}, [
    html('div', { class: 'about' }, [html('h2'), html('p')]),
    document.createElement('sudoku-mini-board'),
    html('div', { class: 'part', 'aria-hidden': 'true' }, [html('div')]),
    html('div', { class: 'facts' }, [
      html('p', { class: 'state' }, [html('span', { class: 'verdict-mark', 'aria-hidden': 'true' }), html('span')]),
      html('dl'),
      html('p', { class: 'note' }),
    ]),
  ]);
}

/** @param {HTMLElement} card @param {Appearance['boards'][number]} next */
function paintCard(card, { id, name, about, size, cells, label, state, note, part, rows }) {
  const [head, board, bar, facts] = card.children;
  const [line, list, remark] = facts.children;
  setAttribute(card, 'data-algorithm', id);
  setText(head.children[0], name);
  setText(head.children[1], about);
  Object.assign(board, { appearance: { size, cells, label } });
  /** @type {HTMLElement} */ (bar.children[0]).style.transform = `scaleX(${part})`;
  setAttribute(line, 'data-tone', state.tone || null);
  setText(line.children[0], state.mark);
  setText(line.children[1], state.text);
  const counts = grown(list, rows.length, () => html('div', {}, [html('dt'), html('dd', { translate: 'no' })]));
  rows.forEach((row, index) => {
    setAttribute(counts[index], 'data-counted', row.on ? '' : null);
    setText(counts[index].children[0], row.name);
    setText(counts[index].children[1], row.count);
  });
  setText(remark, note);
}

define('sudoku-compare', SudokuCompare);
