/**
 * <sudoku-generator>: the dialog for a generated puzzle. Property in: `appearance`; methods `open()`,
 * `close()` and `complain()`. Intents out: `fill` { field, value }, `nearest`, `make`, `again`, `stop`,
 * `take`, `closed`.
 */
import { effortFields } from '../effort-fields.js';
import { define, html, intend, onPress, setAttribute, setEnabled, setName, setText } from '../element.js';
import { choose, chooseInGroups, field, filled } from '../fields.js';
import { icon } from '../icons.js';
import { Modal } from '../modal.js';

/** @typedef {import('../../app/generator/look.js').GeneratorAppearance} GeneratorAppearance */

/** The fields, and those of which more is said than their label. */
const names = /** @type {const} */ (['size', 'grade', 'technique', 'symmetry', 'clues', 'minimal', 'seed']);
const explained = /** @type {const} */ (['grade', 'technique', 'clues', 'minimal', 'seed']);

/** Fields whose value is a number. */
const numbers = new Set(['size', 'grade']);

export class SudokuGenerator extends Modal {
  #title = html('h2', { id: 'generator-title' });
  #close = html('button', { type: 'button', class: 'quiet', 'data-type': 'close' }, [icon('close')]);
  #labels = Object.fromEntries(names.map((name) => [name, html('label', { for: `generator-${name}` })]));
  #hints = Object.fromEntries(
    explained.map((name) => [name, html('p', { id: `generator-${name}-hint`, class: 'hint' })]),
  );
  #size = html('select', { id: 'generator-size', 'data-field': 'size' });
  #grade = html('select', {
    id: 'generator-grade',
    'data-field': 'grade',
    'aria-describedby': 'generator-grade-hint',
  });
  #technique = html('select', {
    id: 'generator-technique',
    'data-field': 'technique',
    'aria-describedby': 'generator-technique-hint',
  });
  #gradeField = field(this.#labels.grade, this.#grade, this.#hints.grade);
  #techniqueField = field(this.#labels.technique, this.#technique, this.#hints.technique);
  #effort = effortFields('generator');
  #symmetry = html('select', { id: 'generator-symmetry', 'data-field': 'symmetry' });
  #clues = html('input', {
    id: 'generator-clues',
    'data-field': 'clues',
    inputmode: 'numeric',
    autocomplete: 'off',
    'aria-describedby': 'generator-clues-error generator-clues-hint',
  });
  #minimal = html('input', {
    id: 'generator-minimal',
    'data-field': 'minimal',
    type: 'checkbox',
    'aria-describedby': 'generator-minimal-hint',
  });
  #seed = html('input', {
    id: 'generator-seed',
    'data-field': 'seed',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    'aria-describedby': 'generator-seed-hint',
  });
  #error = html('p', { id: 'generator-clues-error', class: 'error', role: 'alert' });
  #last = html('button', { type: 'button', class: 'last', 'data-type': 'last' });
  #made = html('p', { class: 'made' });
  #bar = html('div', { class: 'searching', 'aria-hidden': 'true' });
  #progress = html('p', { role: 'status' });
  #make = html('button', { type: 'submit', class: 'primary' });
  #again = html('button', { type: 'button', 'data-type': 'again' });
  #stop = html('button', { type: 'button', 'data-type': 'stop' });
  #take = html('button', { type: 'button', 'data-type': 'take' });
  #deeds = html('div', { class: 'deeds' }, [this.#make, this.#take, this.#again, this.#stop]);
  #form = html('form', { novalidate: '' }, [
    html('div', { class: 'fields' }, [
      field(this.#labels.size, this.#size),
      this.#gradeField,
      this.#techniqueField,
      ...this.#effort.nodes,
      field(this.#labels.symmetry, this.#symmetry),
      field(this.#labels.clues, this.#clues, this.#error, this.#hints.clues),
      field(this.#labels.seed, this.#seed, this.#hints.seed, this.#last),
    ]),
    html('div', { class: 'field check' }, [this.#minimal, this.#labels.minimal, this.#hints.minimal]),
    this.#made,
    this.#bar,
    this.#progress,
    this.#deeds,
  ]);
  #dialog = html('dialog', { class: 'chooser form generator', 'aria-labelledby': 'generator-title' }, [
    html('div', { class: 'chooser-body' }, [html('header', {}, [this.#title, this.#close]), this.#form]),
  ]);

  constructor() {
    super();
    this.hold(this.#dialog);
    onPress(this, (button) => {
      const { type = '' } = button.dataset;
      if (type === 'close') this.close();
      else if (type === 'last') this.#fill('seed', button.dataset.value ?? '');
      else intend(this, { type });
    });
    this.addEventListener('input', ({ target }) => {
      const fill = filled(target);
      if (fill) this.#fill(fill.field, numbers.has(fill.field) ? Number(fill.value) : fill.value);
    });
    this.addEventListener('paste', (event) => event.stopPropagation()); // a seed is no puzzle
    this.#form.addEventListener('submit', (event) => {
      event.preventDefault();
      intend(this, { type: 'make' });
    });
    this.#dialog.addEventListener('close', () => intend(this, { type: 'closed' }));
  }

  /** @param {GeneratorAppearance} next */
  set appearance(next) {
    setText(this.#title, next.title);
    setName(this.#close, next.close);
    for (const name of names) setText(this.#labels[name], next[name]?.label ?? '');
    for (const name of explained) setText(this.#hints[name], next[name]?.hint ?? '');
    choose(this.#size, next.size);
    this.#paintGrade(next);
    this.#effort.paint(next.effort);
    choose(this.#symmetry, next.symmetry);
    for (const [input, { value }] of /** @type {const} */ ([
      [this.#clues, next.clues],
      [this.#seed, next.seed],
    ])) {
      if (input.value !== value) input.value = value;
    }
    this.#minimal.checked = next.minimal.on;
    setText(this.#error, next.clues.fault);
    setAttribute(this.#clues, 'aria-invalid', next.clues.fault ? 'true' : null);
    this.#last.hidden = next.seed.last === null;
    setText(this.#last, next.seed.last?.text ?? '');
    setAttribute(this.#last, 'data-value', next.seed.last?.value ?? null);
    this.#paintSearch(next);
  }

  /** @param {GeneratorAppearance} next */
  #paintGrade({ grade, technique, made }) {
    this.#gradeField.hidden = grade === null;
    this.#techniqueField.hidden = technique === null;
    if (grade) {
      choose(this.#grade, grade);
      this.#grade.disabled = !grade.enabled;
    }
    if (technique) {
      chooseInGroups(this.#technique, technique);
      this.#technique.disabled = !technique.enabled;
    }
    setText(this.#made, made);
  }

  /** @param {GeneratorAppearance} next */
  #paintSearch({ progress, make, again, stop, take }) {
    const focused = /** @type {ShadowRoot} */ (this.getRootNode()).activeElement;
    const appears = progress.text !== '' && this.#progress.textContent === '';
    this.#bar.hidden = !progress.going;
    setText(this.#progress, progress.text);
    setText(this.#make, make.text);
    setEnabled(this.#make, make.enabled);
    for (const [button, text] of /** @type {const} */ ([
      [this.#again, again],
      [this.#stop, stop],
      [this.#take, take],
    ])) {
      button.hidden = text === '';
      setText(button, text);
      if (button.hidden && focused === button) this.#make.focus();
    }
    if (appears) this.#deeds.scrollIntoView({ block: 'nearest' });
  }

  /** The wish cannot be granted: leads to what is wrong. */
  complain() {
    const wrong = this.#form.querySelector('[aria-invalid="true"]');
    if (!(wrong instanceof HTMLInputElement)) return;
    wrong.focus();
    wrong.select();
  }

  /** @param {string} name @param {any} value */
  #fill(name, value) {
    intend(this, { type: 'fill', field: name, value });
  }
}

define('sudoku-generator', SudokuGenerator);
