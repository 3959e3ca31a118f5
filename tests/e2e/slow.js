/**
 * A slow machine, made to order, so that a test which reads the page too early fails each time:
 * `SLOW=frames node --test tests/e2e/x.test.js` has each frame that the page asks for come late,
 * `SLOW=requests` each file, and `SLOW=processor` gives the page a sixth of the processor.
 */

/** Frames come late, in milliseconds. */
const FRAME_DELAY = 200;
/** Files come late, in milliseconds. */
const REQUEST_DELAY = 300;
const PROCESSOR_RATE = 6;

/** @param {import('playwright-core').Page} page */
function lateFrames(page) {
  return page.addInitScript((delay) => {
    const request = requestAnimationFrame;
    /** @type {Map<number, FrameRequestCallback>} */
    const waiting = new Map();
    let last = 0;
    globalThis.requestAnimationFrame = (callback) => {
      const handle = ++last;
      waiting.set(handle, callback);
      setTimeout(() => request((now) => {
        const wanted = waiting.get(handle);
        waiting.delete(handle);
        wanted?.(now);
      }), delay);
      return handle;
    };
    globalThis.cancelAnimationFrame = (handle) => waiting.delete(handle);
  }, FRAME_DELAY);
}

/** @param {import('playwright-core').Page} page */
function lateRequests(page) {
  return page.context().route('**', async (route) => {
    await new Promise((resolve) => { setTimeout(resolve, REQUEST_DELAY); });
    await route.continue().catch(() => {}); // the page may be closed by then
  });
}

/** @param {import('playwright-core').Page} page */
async function slowProcessor(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_RATE });
}

const ways = /** @type {Record<string, (page: import('playwright-core').Page) => Promise<any>>} */ ({ frames: lateFrames, requests: lateRequests, processor: slowProcessor });

/** Slows a new page down as $SLOW says, if it says anything. @param {import('playwright-core').Page} page */
export async function slowDown(page) {
  const way = process.env.SLOW;
  if (!way) return;
  if (!ways[way]) throw new Error(`SLOW is one of ${Object.keys(ways).join(', ')}`);
  await ways[way](page);
}
