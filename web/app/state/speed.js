/**
 * The speed slider: 0 is one step a second, 100 is 100,000, and each 20 are ten times as fast.
 *
 * @param {number} slider 0..100
 * @returns {number} steps a second, rounded to two digits
 */
export function stepsPerSecond(slider) {
  const exact = 10 ** (slider / 20);
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(exact)) - 1);
  return Math.round(exact / unit) * unit;
}

/** Steps a second up to which each step can be seen: one for each frame of the display. */
export const FRAME_RATE = 60;

/** @param {{ playing: boolean, speed: number }} state @returns {boolean} whether it plays faster than frames come */
export const isFasterThanFrames = ({ playing, speed }) => playing && stepsPerSecond(speed) > FRAME_RATE;
