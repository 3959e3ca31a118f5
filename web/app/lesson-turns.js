/**
 * Work that comes one after the other, so that no frame has two figures to build. What was asked for last
 * comes first: that is where the reader is by now.
 */

/**
 * @param {object} world
 * @param {() => Promise<unknown>} world.rest what lies between two works
 * @param {() => Promise<unknown>} world.patience settled when the others wait no longer for one that has begun
 * @returns {<T>(work: () => Promise<T>) => Promise<T>} hands over a work; settled with it
 */
export function createTurns({ rest, patience }) {
  /** @type {(() => Promise<unknown>)[]} */
  const waiting = [];
  let isBusy = false;

  async function run() {
    if (isBusy) return;
    isBusy = true;
    for (let work = waiting.pop(); work; work = waiting.pop()) {
      await Promise.race([work(), patience()]);
      await rest();
    }
    isBusy = false;
  }

  return (work) => new Promise((resolve, reject) => {
    waiting.push(() => work().then(resolve, reject));
    run();
  });
}
