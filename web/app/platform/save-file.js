/** Milliseconds after which a file has certainly been taken. */
const HOLD = 60_000;

/**
 * Gives the reader a file.
 * @param {Blob} blob
 * @param {string} name
 * @param {Pick<import('../jobs/clock.js').Clock, 'setTimeout'>} clock
 */
export function saveFile(blob, name, clock) {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  clock.setTimeout(() => URL.revokeObjectURL(address), HOLD);
}
