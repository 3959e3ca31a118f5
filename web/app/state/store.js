/**
 * One state, changed by actions alone.
 *
 * @template State, Action
 * @param {(state: State, action: Action) => State} reduce pure; returns the same object if nothing changed
 * @param {State} initial
 */
export function createStore(reduce, initial) {
  let state = initial;
  /** @type {Set<(now: State, before: State) => void>} */
  const listeners = new Set();
  return {
    get state() {
      return state;
    },
    /** @param {Action} action */
    dispatch(action) {
      const before = state;
      state = reduce(before, action);
      if (state !== before) for (const listener of listeners) listener(state, before);
    },
    /** @param {(now: State, before: State) => void} listener @returns {() => void} ends the subscription */
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
