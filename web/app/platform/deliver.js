/**
 * The ways out of a page: clipboard, files, and the system's own dialog. Each may be forbidden: a
 * page of a file, a frame without rights, an old browser. Then the answer says so, and nothing is thrown.
 */

/** @param {string} text @returns {Promise<boolean>} whether it is on the clipboard now */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {Promise<Blob>} png it may still be on its way
 * @returns {Promise<boolean>} whether it is on the clipboard now
 */
export async function copyPicture(png) {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
    return true;
  } catch {
    png.catch(() => {});
    return false;
  }
}

/** Whether the system has a dialog of its own for sharing. */
export const canSend = () => typeof navigator.share === 'function';

/**
 * @param {{ title: string, url: string }} what
 * @returns {Promise<boolean>} false: it could not be opened; to close it is no failure
 */
export async function send(what) {
  try {
    await navigator.share(what);
    return true;
  } catch (error) {
    return /** @type {Error} */ (error).name === 'AbortError';
  }
}

/**
 * A picture of so many pixels.
 * @param {string} svg with a width of its own
 * @param {number} pixels
 * @returns {Promise<Blob>} rejects where there is no canvas
 */
export async function pngOf(svg, pixels) {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = pixels;
  canvas.getContext('2d')?.drawImage(image, 0, 0, pixels, pixels);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}
