/**
 * Fields for what a search has to do: an algorithm, and from where to where its dead ends and steps may lie. They
 * fill in `algorithm`, `endsFrom`, `endsTo`, `stepsFrom` and `stepsTo`; a button of the type `nearest` takes what can
 * be had.
 *
 *     const effort = effortFields('generator');
 *     fields.append(...effort.nodes);
 *     effort.paint(look.effort);
 */
import { html, setAttribute, setText } from './element.js';
import { choose, field } from './fields.js';

/** @typedef {import('../app/view/effort.js').EffortLook} EffortLook */

/** @param {string} prefix of the ids */
export function effortFields(prefix) {
  const algorithm = algorithmField(`${prefix}-algorithm`);
  const ends = rangeFields(prefix, 'ends');
  const steps = rangeFields(prefix, 'steps');
  return {
    nodes: [algorithm.node, ends.node, steps.node],
    /** @param {EffortLook | null} look null: there is no such wish here */
    paint(look) {
      algorithm.paint(look?.algorithm ?? null);
      ends.paint(look?.ranges?.ends ?? null);
      steps.paint(look?.ranges?.steps ?? null);
    },
  };
}

/** @param {string} id */
function algorithmField(id) {
  const label = html('label', { for: id });
  const select = html('select', { id, 'data-field': 'algorithm', 'aria-describedby': `${id}-hint` });
  const hint = html('p', { id: `${id}-hint`, class: 'hint' });
  const node = field(label, select, hint);
  return {
    node,
    /** @param {EffortLook['algorithm'] | null} look */
    paint(look) {
      node.hidden = look === null;
      if (!look) return;
      setText(label, look.label);
      setText(hint, look.hint);
      choose(select, look);
    },
  };
}

/** One end of a range. @param {string} id of the range @param {string} name @param {'From' | 'To'} end */
function endField(id, name, end) {
  const label = html('label', { for: `${id}-${end.toLowerCase()}` });
  const input = html('input', {
    id: `${id}-${end.toLowerCase()}`,
    'data-field': name,
    inputmode: 'numeric',
    autocomplete: 'off',
    'aria-describedby': `${id}-error ${id}-hint`,
  });
  return { label, input };
}

/** @param {string} prefix @param {import('../app/sudoku/effort-form.js').Which} which */
function rangeFields(prefix, which) {
  const id = `${prefix}-${which}`;
  const legend = html('legend');
  const [from, to] = /** @type {const} */ (['From', 'To']).map((end) => endField(id, `${which}${end}`, end));
  const error = html('p', { id: `${id}-error`, class: 'error', role: 'alert' });
  const nearest = html('button', { type: 'button', class: 'nearest', 'data-type': 'nearest' });
  const hint = html('p', { id: `${id}-hint`, class: 'hint' });
  const pair = html('div', { class: 'pair' }, [from.label, from.input, to.label, to.input]);
  const node = html('fieldset', { class: 'field range' }, [legend, pair, error, nearest, hint]);
  return {
    node,
    /** @param {NonNullable<EffortLook['ranges']>['ends'] | null} look */
    paint(look) {
      node.hidden = look === null;
      if (!look) return;
      const root = node.getRootNode();
      const isFocused = root instanceof ShadowRoot && root.activeElement === nearest;
      setText(legend, look.label);
      for (const [{ label, input }, { label: text, value }] of /** @type {const} */ ([
        [from, look.from],
        [to, look.to],
      ])) {
        setText(label, text);
        if (input.value !== value) input.value = value;
        setAttribute(input, 'aria-invalid', look.fault ? 'true' : null);
      }
      setText(error, look.fault);
      setText(hint, look.hint);
      nearest.hidden = look.nearest === '';
      setText(nearest, look.nearest);
      if (isFocused && nearest.hidden) from.input.focus();
    },
  };
}
