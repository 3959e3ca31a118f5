/**
 * Fields of a form in a dialog: a label with what is filled in, and what is said of it. Each has a
 * `node`, and takes over what it shows by `paint`.
 */
import { html, setAttribute, setText } from './element.js';

/** A label with what it is about, and what is said of it. @param {HTMLElement} label @param {HTMLElement[]} parts */
export const field = (label, ...parts) => html('div', { class: 'field' }, [label, ...parts]);

/** @param {HTMLSelectElement} select @param {{ value: string, choices: { id: string, text: string }[] }} look */
export function choose(select, { value, choices }) {
  if (select.children.length !== choices.length) {
    select.replaceChildren(...choices.map(({ id }) => html('option', { value: id })));
  }
  choices.forEach(({ id, text }, index) => {
    setAttribute(select.children[index], 'value', id);
    setText(select.children[index], text);
  });
  if (select.value !== value) select.value = value;
}

/**
 * The same in groups; the choices of a group without a label stand by themselves.
 * @typedef {{ label: string, choices: { id: string, text: string }[] }} Group
 * @param {HTMLSelectElement} select
 * @param {{ value: string, groups: Group[] }} look
 */
export function chooseInGroups(select, { value, groups }) {
  const next = groups.flatMap(({ label, choices }) => {
    const options = choices.map(({ id, text }) => html('option', { value: id }, [text]));
    return label ? [html('optgroup', { label }, options)] : options;
  });
  const now = [...select.children];
  const isSame = now.length === next.length && now.every((node, index) => node.isEqualNode(next[index]));
  if (!isSame) select.replaceChildren(...next); // an open list must not be taken away
  if (select.value !== value) select.value = value;
}

/** One of several. @param {string} id @param {string} name of what it fills in */
export function choice(id, name) {
  const label = html('label', { for: id });
  const select = html('select', { id, 'data-field': name });
  return {
    node: field(label, select),
    /** @param {{ label: string, value: string, choices: { id: string, text: string }[], shown?: boolean }} look */
    paint({ label: text, shown = true, ...look }) {
      this.node.hidden = !shown;
      setText(label, text);
      choose(select, look);
    },
  };
}

/** A line of text. @param {string} id @param {string} name @param {Record<string, string>} [attributes] */
export function line(id, name, attributes = {}) {
  const label = html('label', { for: id });
  const input = html('input', {
    id,
    'data-field': name,
    autocomplete: 'off',
    spellcheck: 'false',
    'aria-describedby': `${id}-error`,
    ...attributes,
  });
  const error = html('p', { id: `${id}-error`, class: 'error' });
  return {
    node: field(label, input, error),
    /** @param {{ label: string, value: string, fault?: string, shown?: boolean }} look */
    paint({ label: text, value, fault = '', shown = true }) {
      this.node.hidden = !shown;
      setText(label, text);
      if (input.value !== value) input.value = value;
      setText(error, fault);
      setAttribute(input, 'aria-invalid', fault ? 'true' : null);
    },
  };
}

/** Yes or no. @param {string} id @param {string} name */
export function tick(id, name) {
  const label = html('label', { for: id });
  const input = html('input', { id, 'data-field': name, type: 'checkbox' });
  return {
    node: html('div', { class: 'field check' }, [input, label]),
    /** @param {{ label: string, on: boolean, shown?: boolean }} look */
    paint({ label: text, on, shown = true }) {
      this.node.hidden = !shown;
      setText(label, text);
      input.checked = on;
    },
  };
}

/**
 * A text to be taken away.
 * @param {string} id
 * @param {string} what it is, for whoever leads to it
 * @param {string} rows
 */
export function reading(id, what, rows) {
  const label = html('label', { for: id });
  const text = html('textarea', { id, rows, 'data-point': what, readonly: '', spellcheck: 'false' });
  return {
    node: field(label, text),
    /** @param {{ label: string, text: string }} look */
    paint(look) {
      setText(label, look.label);
      if (text.value !== look.text) text.value = look.text;
    },
  };
}

/**
 * What the reader filled in, or null where it was something else.
 * @param {EventTarget | null} target
 * @returns {{ field: string, value: string | boolean } | null}
 */
export function filled(target) {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement) || !target.dataset.field) {
    return null;
  }
  return {
    field: target.dataset.field,
    value: target instanceof HTMLInputElement && target.type === 'checkbox' ? target.checked : target.value,
  };
}
