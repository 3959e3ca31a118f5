/**
 * What the elements share. An element paints the appearance that it is handed, and asks for things
 * by an `intent` event; it knows neither the solver nor the state.
 */
import { hasPlayers, register } from '../app/platform/element-names.js';

/**
 * Registers an element. A name that the page has taken is told by the player; a part that is loaded later fails.
 * @param {string} name @param {CustomElementConstructor} constructor
 */
export function define(name, constructor) {
  if (!register(name, constructor) && hasPlayers()) throw new Error(`this page has an element <${name}> of its own`);
}

/**
 * Asks whoever listens for something: `detail` is an action of the state or a command of the player.
 * @param {EventTarget} target @param {{ type: string, [key: string]: any }} detail
 */
export function intend(target, detail) {
  target.dispatchEvent(new CustomEvent('intent', { detail, bubbles: true }));
}

/**
 * Makes an HTML element with attributes and children. `null` leaves an attribute out.
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, string | null>} [attributes]
 * @param {(Node | string)[]} [children]
 * @returns {HTMLElementTagNameMap[Name]}
 */
export function html(name, attributes = {}, children = []) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) if (value !== null) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/**
 * Writes an attribute only where it differs; null removes it.
 * @param {Element} element
 * @param {string} name
 * @param {string | null} value
 */
export function setAttribute(element, name, value) {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/**
 * Writes a text only where it differs; into the node that holds it, if it is the only one: one that goes and another
 * that comes take a browser longer to lay out.
 * @param {Node} node @param {string} text
 */
export function setText(node, text) {
  if (node.textContent === text) return;
  const only = node.firstChild;
  if (only instanceof Text && only === node.lastChild) only.data = text;
  else node.textContent = text;
}

/**
 * Writes a text. The parts named `bold` become `<b translate="no">`, because they are numbers. Reuses the nodes of the
 * text before where the parts are alike.
 * @param {Element} element
 * @param {readonly { text: string, name?: string }[]} parts
 * @param {string} bold
 */
export function setParts(element, parts, bold) {
  const nodes = element.childNodes;
  const names = parts.map(({ name }) => (name === bold ? 'B' : '#text'));
  const isAlike = nodes.length === parts.length && names.every((name, index) => name === nodes[index].nodeName);
  if (isAlike) {
    parts.forEach(({ text }, index) => setText(nodes[index], text));
    return;
  }
  element.replaceChildren(
    ...parts.map(({ text }, index) => (names[index] === 'B' ? html('b', { translate: 'no' }, [text]) : text)),
  );
}

/**
 * Hides or shows an element, where that is a change: an attribute that is written again has its styles computed again.
 * @param {HTMLElement} element @param {boolean} hidden
 */
export function setHidden(element, hidden) {
  if (element.hidden !== hidden) element.hidden = hidden;
}

/**
 * What a sign alone is called: for screen readers, and for whoever rests the pointer on it.
 * @param {Element} element
 * @param {string | null} name
 */
export function setName(element, name) {
  setAttribute(element, 'aria-label', name);
  setAttribute(element, 'title', name);
}

/**
 * A button that is switched off keeps the focus and says so, instead of vanishing from the keyboard.
 * @param {Element} button
 * @param {boolean} enabled
 */
export function setEnabled(button, enabled) {
  setAttribute(button, 'aria-disabled', enabled ? null : 'true');
}

/**
 * @param {EventTarget | null} target
 * @returns {HTMLElement | null} the enabled element with `data-type` that was pressed
 */
export function pressed(target) {
  const button = target instanceof Element ? target.closest('[data-type]') : null;
  return button instanceof HTMLElement && button.getAttribute('aria-disabled') !== 'true' ? button : null;
}

/**
 * Tells which enabled element with `data-type` was pressed.
 * @param {EventTarget} within
 * @param {(button: HTMLElement) => void} act
 */
export function onPress(within, act) {
  within.addEventListener('click', ({ target }) => {
    const button = pressed(target);
    if (button) act(button);
  });
}

/**
 * As many children as that, made or removed at the end.
 * @param {Element} parent
 * @param {number} count
 * @param {() => HTMLElement} make
 * @returns {HTMLElement[]}
 */
export function grown(parent, count, make) {
  while (parent.children.length > count) parent.lastElementChild?.remove();
  while (parent.children.length < count) parent.append(make());
  return /** @type {HTMLElement[]} */ ([...parent.children]);
}
