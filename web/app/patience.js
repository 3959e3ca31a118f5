/**
 * Waits for something, but not for ever.
 * @template T @param {Promise<T>} promise @param {number} ms @returns {Promise<T>} rejected where it takes longer
 */
export function within(promise, ms) {
  /** @type {ReturnType<typeof setTimeout>} */
  let timer;
  /** @type {Promise<never>} */
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms / 1000} s`)), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
