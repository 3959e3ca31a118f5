import { html } from '../../elements/element.js';

/** Milliseconds after which a file has certainly been taken. */
const HOLD = 60_000;

/** Gives the reader a file. @param {Blob} blob @param {string} name @param {Pick<import('../run/playback.js').Clock, 'setTimeout'>} clock */
export function saveFile(blob, name, clock) {
  const address = URL.createObjectURL(blob);
  html('a', { href: address, download: name }).click();
  clock.setTimeout(() => URL.revokeObjectURL(address), HOLD);
}
