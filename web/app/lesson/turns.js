/**
 * Work for places of a page that comes one after the other, so that no frame has two of them to build: each
 * time that which is the nearest by then.
 *
 *     const inTurn = createTurns({ distance, gather, rest, patience });
 *     await inTurn(figure, () => build(figure));
 */

/**
 * @template Place
 * @param {object} world
 * @param {(place: Place) => number} world.distance how far a place is from where the reader is, 0 if it is there
 * @param {() => Promise<unknown>} world.gather what lies between the first work asked for and its beginning: others may
 *   be asked for as well
 * @param {() => Promise<unknown>} world.rest what lies between two works
 * @param {() => Promise<unknown>} world.patience settled when the others wait no longer for one that has begun
 * @returns {<T>(place: Place, work: () => Promise<T>) => Promise<T>} hands over a work; settled with it
 */
export function createTurns({ distance, gather, rest, patience }) {
  /** @type {Map<() => Promise<unknown>, Place>} */
  const waiting = new Map();
  let isBusy = false;

  function nearest() {
    const [[work]] = [...waiting]
      .map(([job, place]) => /** @type {const} */ ([job, distance(place)]))
      .sort(([, a], [, b]) => a - b);
    waiting.delete(work);
    return work;
  }

  async function run() {
    if (isBusy) return;
    isBusy = true;
    await gather();
    while (waiting.size > 0) {
      await Promise.race([nearest()(), patience()]);
      await rest();
    }
    isBusy = false;
  }

  return (place, work) =>
    new Promise((resolve, reject) => {
      waiting.set(() => work().then(resolve, reject), place);
      run();
    });
}
