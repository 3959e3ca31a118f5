/** What WebKitGTK's driver cannot do, done in the page; sent there as text. */

/**
 * A wheel with Ctrl, which the driver's own wheel does not carry.
 * @param {number} x
 * @param {number} y
 * @param {number} deltaX
 * @param {number} deltaY
 */
export function wheelWithCtrl(x, y, deltaX, deltaY) {
  /** @param {DocumentOrShadowRoot} root @returns {Element | null} */
  const at = (root) => {
    const element = root.elementFromPoint(x, y);
    return element?.shadowRoot && element.shadowRoot !== root ? (at(element.shadowRoot) ?? element) : element;
  };
  at(document)?.dispatchEvent(
    new WheelEvent('wheel', {
      clientX: x,
      clientY: y,
      deltaX,
      deltaY,
      ctrlKey: true,
      bubbles: true,
      composed: true,
      cancelable: true,
    }),
  );
}

/**
 * From now on the pointer that the driver moves is a finger, or a mouse again: the driver knows only the mouse.
 * @param {boolean} isFinger
 */
export function disguise(isFinger) {
  const key = Symbol.for('finger');
  const all = /** @type {any} */ (globalThis);
  if (!all[key]) {
    const finger = { is: isFinger };
    Object.defineProperty(globalThis, key, { value: finger });
    const real = /** @type {() => string} */ (
      Object.getOwnPropertyDescriptor(PointerEvent.prototype, 'pointerType')?.get
    );
    Object.defineProperty(PointerEvent.prototype, 'pointerType', {
      get() {
        return finger.is && this.isTrusted && real.call(this) === 'mouse' ? 'touch' : real.call(this);
      },
    });
  }
  all[key].is = isFinger;
}

/**
 * Several fingers at once, as events that only the page knows of. Each finger has a target from where it went down.
 * @param {{ id: number, type: 'pointerdown' | 'pointermove' | 'pointerup', x: number, y: number }[]} events one of each
 *   finger
 */
export function moveFingers(events) {
  const FIRST = 1000; // no pointer of the browser's own has such a number
  const key = Symbol.for('fingers');
  const all = /** @type {any} */ (globalThis);
  if (!all[key]) {
    Object.defineProperty(globalThis, key, { value: new Map() });
    const { setPointerCapture: set, hasPointerCapture: has, releasePointerCapture: release } = Element.prototype;
    Element.prototype.setPointerCapture = function capture(/** @type {number} */ id) {
      return id < FIRST ? set.call(this, id) : void all[key].set(id, this);
    };
    Element.prototype.hasPointerCapture = function isCaptured(/** @type {number} */ id) {
      return id < FIRST ? has.call(this, id) : all[key].get(id) === this;
    };
    Element.prototype.releasePointerCapture = function free(/** @type {number} */ id) {
      return id < FIRST ? release.call(this, id) : undefined;
    };
  }
  /** @type {Map<number, Element>} */
  const targets = all[key];
  /** @param {DocumentOrShadowRoot} root @param {number} x @param {number} y @returns {Element | null} */
  const at = (root, x, y) => {
    const element = root.elementFromPoint(x, y);
    return element?.shadowRoot && element.shadowRoot !== root ? (at(element.shadowRoot, x, y) ?? element) : element;
  };
  for (const { id, type, x, y } of events) {
    const pointerId = FIRST + id;
    if (type === 'pointerdown') targets.set(pointerId, at(document, x, y) ?? document.documentElement);
    targets.get(pointerId)?.dispatchEvent(
      new PointerEvent(type, {
        pointerId,
        pointerType: 'touch',
        isPrimary: id === 0,
        clientX: x,
        clientY: y,
        button: type === 'pointermove' ? -1 : 0,
        buttons: type === 'pointerup' ? 0 : 1,
        bubbles: true,
        composed: true,
        cancelable: true,
      }),
    );
  }
  const { id, type } = events[0];
  const touches =
    type === 'pointerup' ? [] : events.map(({ id: identifier, x, y }) => ({ identifier, clientX: x, clientY: y }));
  const touch = new Event({ pointerdown: 'touchstart', pointermove: 'touchmove', pointerup: 'touchend' }[type], {
    bubbles: true,
    composed: true,
    cancelable: true,
  });
  Object.defineProperty(touch, 'touches', { value: touches });
  targets.get(FIRST + id)?.dispatchEvent(touch);
}
