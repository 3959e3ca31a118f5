/**
 * Delta debugging: of a list that fails, a short one that fails as well. First the shortest end of it
 * that is found by doubling, then chunks are left out, of half the list, of a quarter, down to one.
 *
 * @template Item
 * @param {readonly Item[]} items they fail
 * @param {(items: Item[]) => Promise<boolean>} fails whether these, in their order, still fail
 * @param {{ tries?: number }} [limit] tries: so often `fails` is asked at most
 * @returns {Promise<Item[]>} a list that fails; where there were tries enough, none of its items can be left out
 */
export async function shrink(items, fails, { tries = Infinity } = {}) {
  let left = tries;
  const ask = async (/** @type {Item[]} */ some) => {
    if (left <= 0) return false;
    left -= 1;
    return fails(some);
  };
  return withoutChunks(await shortestEnd([...items], ask), ask);
}

/**
 * @template Item
 * @param {Item[]} items
 * @param {(items: Item[]) => Promise<boolean>} fails
 * @returns {Promise<Item[]>}
 */
async function shortestEnd(items, fails) {
  for (let length = 1; length < items.length; length *= 2) {
    const end = items.slice(-length);
    if (await fails(end)) return end;
  }
  return items;
}

/**
 * @template Item
 * @param {Item[]} items
 * @param {(items: Item[]) => Promise<boolean>} fails
 * @returns {Promise<Item[]>}
 */
async function withoutChunks(items, fails) {
  let kept = items;
  for (let size = Math.ceil(kept.length / 2); size > 0;) {
    const before = kept.length;
    for (let from = 0; from < kept.length;) {
      const rest = [...kept.slice(0, from), ...kept.slice(from + size)];
      if (rest.length > 0 && rest.length < kept.length && (await fails(rest))) kept = rest;
      else from += size;
    }
    if (size === 1 && kept.length === before) break; // nothing can be left out any more
    size = size === 1 ? 1 : Math.ceil(size / 2);
  }
  return kept;
}
