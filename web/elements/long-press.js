/**
 * A finger that stays: tells where it came down, and keeps the click that would follow from being one.
 *
 *     onLongPress(board, (target) => ...);
 */

/** Milliseconds after which a press is a long one; some systems ask for a context menu earlier. */
const LONG = 500;
/** Pixels that a finger may tremble. */
const SLACK = 10;

/**
 * @param {HTMLElement} element
 * @param {(target: EventTarget | null) => boolean} act false: this press is none of its business
 */
export function onLongPress(element, act) {
  /** @type {{ target: EventTarget | null, x: number, y: number, timer: ReturnType<typeof setTimeout> } | null} */
  let finger = null;
  let acted = false;

  const lift = () => {
    clearTimeout(finger?.timer);
    finger = null;
  };
  const fire = () => {
    if (finger) acted = act(finger.target);
    lift();
  };

  element.addEventListener('pointerdown', (event) => {
    lift();
    acted = false;
    if (event.pointerType === 'mouse' || !event.isPrimary) return;
    finger = { target: event.target, x: event.clientX, y: event.clientY, timer: setTimeout(fire, LONG) };
  });
  element.addEventListener('pointermove', (event) => {
    if (finger && Math.hypot(event.clientX - finger.x, event.clientY - finger.y) > SLACK) lift();
  });
  for (const type of ['pointerup', 'pointercancel', 'pointerleave']) element.addEventListener(type, lift);
  element.addEventListener('contextmenu', (event) => {
    fire();
    if (acted) event.preventDefault();
  });
  element.addEventListener(
    'click',
    (event) => {
      if (!acted) return;
      acted = false;
      event.stopImmediatePropagation();
    },
    true,
  );
}
