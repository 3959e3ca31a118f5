/**
 * What has to come from elsewhere, and may come late or never. It is waited for however long it takes; a
 * reader is told after a while, and may have all that is on its way asked for once more.
 *
 *     const file = insist((again) => fetchFile('styles/player.css', again));
 *     await patiently(file, () => say('It has not come yet.'));
 *     askAgain();   // the reader wants that; then the first answer counts, be it to the first question
 */

/** Milliseconds after which a reader is told. */
export const PATIENCE = 10_000;

/** What is to be done when all is asked for once more. @type {Set<() => void>} */
const waiting = new Set();

/** Asks once more for all that is on its way. */
export function askAgain() {
  for (const begin of [...waiting]) begin();
}

/**
 * @template T
 * @param {(again: boolean) => Promise<T>} ask called at once, and whenever all is asked for once more
 * @param {AbortSignal} [ends] aborted when nobody waits for it any more: it is not asked for once more
 * @returns {Promise<T>} the first answer; rejected where each question failed
 */
export function insist(ask, ends) {
  return new Promise((resolve, reject) => {
    let asked = 0;
    let failed = 0;
    const begin = () => {
      asked += 1;
      ask(asked > 1).then(
        (answer) => {
          waiting.delete(begin);
          resolve(answer);
        },
        (error) => {
          failed += 1;
          if (failed < asked) return;
          waiting.delete(begin);
          reject(error);
        },
      );
    };
    waiting.add(begin);
    ends?.addEventListener('abort', () => waiting.delete(begin));
    begin();
  });
}

/**
 * @template T
 * @param {Promise<T>} coming
 * @param {() => void} tell called when it has not come for PATIENCE; again so long after it was asked for once more
 * @returns {Promise<T>} the same
 */
export async function patiently(coming, tell) {
  /** @type {any} */
  let timer = null;
  const begin = () => {
    clearTimeout(timer);
    timer = setTimeout(tell, PATIENCE);
  };
  waiting.add(begin);
  begin();
  try {
    return await coming;
  } finally {
    clearTimeout(timer);
    waiting.delete(begin);
  }
}

/** What takes longer than this no timer can measure. */
const LONGEST = 2 ** 31 - 1;

/**
 * Waits for something, but not for ever, unless that is asked for.
 * @template T @param {Promise<T>} promise @param {number} ms @returns {Promise<T>} rejected where it takes longer
 */
export function within(promise, ms) {
  if (ms > LONGEST) return promise;
  /** @type {ReturnType<typeof setTimeout>} */
  let timer;
  /** @type {Promise<never>} */
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms / 1000} s`)), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
