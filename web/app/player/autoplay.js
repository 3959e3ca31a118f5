/**
 * The attribute `autoplay`: a player begins by itself as soon as it is to be seen, rests while it is
 * not, and never begins under reduced motion. Whoever stops it has stopped it for good, also while it
 * rests.
 *
 *     const autoplay = createAutoplay({ store, play, isReduced, watch: watchVisibility(element) });
 *     autoplay.start();
 *     autoplay.stop();
 */

import { Rest } from '../run/rest.js';

/** Share of the board that is to be seen before it plays. */
const ENOUGH = 0.4;

/**
 * @param {object} parts
 * @param {ConstructorParameters<typeof Rest>[0]} parts.store of what plays
 * @param {() => void} parts.play
 * @param {() => boolean} parts.isReduced whether the reader wants less motion
 * @param {(seen: (isSeen: boolean) => void) => (() => void)} parts.watch tells whenever the player comes into view or
 *   leaves it; what it returns ends that
 */
// eslint-disable-next-line max-lines-per-function -- one object: the functions within are its methods
export function createAutoplay({ store, play, isReduced, watch }) {
  /** While it is not to be seen. */
  const rest = new Rest(store);
  const isPlaying = () => store.state.playing;
  /** @type {(() => void) | null} */
  let unwatch = null;
  /** Whether what plays now was begun here. */
  let isOurs = false;
  let isResting = false;
  /** Whether it is to go on when the player is on a page again. */
  let isAway = false;

  function start() {
    if (!unwatch && !isReduced()) unwatch = watch(see);
  }

  function stop() {
    unwatch?.();
    unwatch = null;
    isOurs = isResting = isAway = false;
  }

  /** @param {boolean} isSeen */
  function see(isSeen) {
    if (isOurs && !isResting && !isPlaying()) {
      stop();
    } // somebody else stopped it, or it has ended
    else if (isSeen && isResting) goOn();
    else if (isSeen && !isPlaying()) {
      isOurs = true;
      play();
    } else if (!isSeen && isOurs && isPlaying()) {
      isResting = true;
      rest.begin();
    }
  }

  function goOn() {
    isResting = false;
    rest.end();
    if (!isPlaying()) stop(); // somebody wanted something else meanwhile
  }

  return {
    start,
    /** Safe to repeat. */
    stop,
    /** Somebody pauses it: where it rests, it does not go on. */
    forget: () => rest.forget(),
    /** The player is taken from the page, still playing if it does. */
    leave() {
      const goesOn = unwatch !== null && (!isOurs || (isResting ? rest.isUndisturbed() : isPlaying()));
      stop();
      isAway = goesOn;
    },
    /** The player is on a page again: it goes on, unless it was stopped before. @returns {boolean} whether it does */
    back() {
      if (isAway) start();
      isAway = false;
      return unwatch !== null;
    },
  };
}

/** @param {Element} element @returns {(seen: (isSeen: boolean) => void) => () => void} */
export const watchVisibility = (element) => (seen) => {
  const observer = new IntersectionObserver(
    (entries) => seen(entries[entries.length - 1].intersectionRatio >= ENOUGH),
    { threshold: [0, ENOUGH] },
  );
  observer.observe(element);
  return () => observer.disconnect();
};
