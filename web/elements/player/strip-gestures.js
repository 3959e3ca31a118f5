/**
 * What pointers do on the strip: drag the position, tap twice to zoom, pinch, and turn the wheel.
 * Fingers that go up or down scroll the page instead, so a finger moves nothing until it goes
 * sideways or is lifted.
 *
 * @typedef {object} Wishes what the gestures ask for; shares are of the strip's width
 * @property {(share: number) => void} seek
 * @property {(share: number | null) => void} point the pointer is there, or gone
 * @property {(factor: number, share: number) => void} zoom
 * @property {(shares: [first: number, second: number], now: [first: number, second: number]) => void} pinch where two
 *   fingers came down, and where they are
 * @property {(share: number) => void} pan so much of the width
 * @property {(on: boolean) => void} hold a drag begins or ends: the scale must stay
 */

/** Pixels that a finger must go before it drags. */
const SLACK = 6;
/** Two taps within so many milliseconds and pixels are one double tap. */
const DOUBLE = { ms: 350, px: 28 };
const DOUBLE_FACTOR = 4;

/** @param {HTMLElement} strip @param {Wishes} wishes */
// eslint-disable-next-line max-lines-per-function -- one object: the functions within are its methods
export function bindGestures(strip, wishes) {
  /**
   * Pointers that are down: where they came down and where they are. One that was one of two is part of a pinch until
   * it is lifted.
   * @type {Map<number, { start: number, now: number, moved: boolean, pinched: boolean }>}
   */
  const down = new Map();
  let tap = { time: -Infinity, x: 0 };

  /** @param {{ clientX: number }} event */
  const shareOf = (event) => {
    const { left, width } = strip.getBoundingClientRect();
    return (event.clientX - left) / Math.max(width, 1);
  };

  strip.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || down.size === 2) return;
    strip.setPointerCapture(event.pointerId);
    const share = shareOf(event);
    const mouse = event.pointerType === 'mouse';
    down.set(event.pointerId, { start: share, now: share, moved: mouse, pinched: false });
    if (down.size === 1) wishes.hold(true);
    if (down.size === 2) for (const finger of down.values()) finger.pinched = true;
    if (mouse) wishes.seek(share);
  });

  strip.addEventListener('pointermove', (event) => {
    const share = shareOf(event);
    const finger = down.get(event.pointerId);
    if (!finger) {
      if (event.pointerType !== 'touch') wishes.point(share);
      return;
    }
    finger.now = share;
    finger.moved ||= Math.abs(share - finger.start) * strip.clientWidth > SLACK;
    if (down.size === 2) {
      const [a, b] = down.values();
      wishes.pinch([a.start, b.start], [a.now, b.now]);
    } else if (finger.moved && !finger.pinched) {
      wishes.seek(share);
      wishes.point(share);
    }
  });

  strip.addEventListener('pointerup', (event) => {
    const finger = down.get(event.pointerId);
    if (!finger) return;
    lift(event.pointerId);
    if (event.pointerType === 'touch') wishes.point(null);
    if (finger.pinched) return;
    if (!finger.moved) wishes.seek(finger.now);
    const still = Math.abs(finger.now - finger.start) * strip.clientWidth <= SLACK;
    const twice = still && event.timeStamp - tap.time < DOUBLE.ms && Math.abs(event.clientX - tap.x) < DOUBLE.px;
    if (twice) wishes.zoom(event.shiftKey ? 1 / DOUBLE_FACTOR : DOUBLE_FACTOR, finger.now);
    tap = { time: still && !twice ? event.timeStamp : -Infinity, x: event.clientX };
  });

  /** @param {number} id */
  function lift(id) {
    down.delete(id);
    if (down.size === 0) wishes.hold(false);
  }

  strip.addEventListener('pointercancel', ({ pointerId }) => {
    lift(pointerId);
    wishes.point(null);
  });
  strip.addEventListener('pointerleave', () => {
    if (down.size === 0) wishes.point(null);
  });

  strip.addEventListener(
    'wheel',
    (event) => {
      const { deltaX, deltaY, deltaMode } = event;
      const pixels = deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : 24;
      const sideways = event.shiftKey ? deltaX + deltaY : deltaX;
      if (event.ctrlKey) wishes.zoom(2 ** ((-deltaY * pixels) / 120), shareOf(event));
      else if (Math.abs(sideways) > Math.abs(deltaY) || event.shiftKey) {
        wishes.pan((sideways * pixels) / Math.max(strip.clientWidth, 1));
      } else return;
      event.preventDefault();
    },
    { passive: false },
  );
}
