/**
 * Where a card fits on the screen beside what it speaks of, without covering what is needed. Pure; all
 * boxes are of the screen, in CSS pixels.
 *
 *     spotFor({ width: 320, height: 90 }, { width: 390, height: 844 }, strip, [board, buttons, strip]);
 *     // { left, top }
 *
 * @typedef {{ left: number, top: number, right: number, bottom: number }} Box
 * @typedef {{ width: number, height: number }} Size
 */

/** Between the card and the edge of the screen, or what is beside it. */
const GAP = 8;

/**
 * @param {Size} card @param {Size} screen @param {Box} target what the card speaks of
 * @param {Box[]} clear what it must not cover @param {Box[]} [spared] what it covers only where there is no other place
 * @returns {{ left: number, top: number } | null} below the target, above it, or near a corner; null: it fits nowhere
 */
export function spotFor(card, screen, target, clear, spared = []) {
  const most = { left: screen.width - card.width - GAP, top: screen.height - card.height - GAP };
  /** @param {number} left */
  const onScreen = (left) => Math.min(Math.max(left, GAP), most.left);
  const middle = onScreen((target.left + target.right - card.width) / 2);
  const below = target.bottom + GAP;
  const above = target.top - card.height - GAP;
  const beside = [
    { left: middle, top: below },
    { left: onScreen(target.left), top: below },
    { left: middle, top: above },
    { left: onScreen(target.left), top: above },
  ];
  const corners = [
    { left: most.left, top: GAP },
    { left: GAP, top: GAP },
    { left: most.left, top: most.top },
    { left: GAP, top: most.top },
  ];
  for (const spots of [beside, corners]) {
    const free = spots.filter(
      ({ left, top }) =>
        left >= GAP && top >= GAP && left <= most.left && top <= most.top && !covers({ left, top }, card, clear),
    );
    if (free.length > 0) return free.find((spot) => !covers(spot, card, spared)) ?? free[0];
  }
  return null;
}

/** @param {{ left: number, top: number }} spot @param {Size} card @param {Box[]} boxes */
function covers({ left, top }, card, boxes) {
  return boxes.some((box) => overlap({ left, top, right: left + card.width, bottom: top + card.height }, box));
}

/** @param {Box} one @param {Box} other */
const overlap = (one, other) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
