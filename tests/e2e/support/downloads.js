/** Files that the page hands out, as a test sees them: kept within the page, since not every browser tells of them. */
import { script } from './head.js';

/** @typedef {{ name: string, text: string }} Download */

/** Keeps what would be downloaded: goes into the head of the page. */
export const keptDownloads = script(() => {
  /** @type {Map<string, Blob>} */
  const blobs = new Map();
  /** @type {Promise<Download>[]} */
  const downloads = [];
  Object.assign(globalThis, { downloads });
  const create = URL.createObjectURL;
  URL.createObjectURL = (object) => {
    const address = create(object);
    if (object instanceof Blob) blobs.set(address, object);
    return address;
  };
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function handOut() {
    const blob = blobs.get(this.href);
    if (!this.download || !blob) click.call(this);
    else downloads.push(blob.text().then((text) => ({ name: this.download, text })));
  };
});

/** The last file that was handed out. @param {import('./app.js').App} app @returns {Promise<Download>} */
export async function downloaded(app) {
  await app.page.waitForFunction(() => /** @type {any} */ (globalThis).downloads.length > 0);
  return app.page.evaluate(() => /** @type {any} */ (globalThis).downloads.at(-1));
}
