let times = 0;

/**
 * Modules that are loaded later. A module that could not be loaded is kept for failed by Firefox until the
 * page is loaded anew; so it is asked for once more, under an address of its own.
 *
 *     const { speak } = await retried(() => import('./speech.js'));
 *
 * @template T
 * @param {() => Promise<T>} load
 * @returns {Promise<T>} rejects where the module can still not be loaded; the next call tries again
 */
export async function retried(load) {
  try {
    return await load();
  } catch (error) {
    const [address] = /\b[a-z]+:\/\/[^\s?]+/.exec(String(error)) ?? [];
    if (!address) throw error;
    times += 1;
    return import(`${address}?again=${times}`);
  }
}
