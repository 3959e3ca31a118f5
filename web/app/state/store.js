/**
 * One state, changed by actions alone. A listener hears of the newest state, and of the state that it heard of last:
 * where an earlier listener changes the state again, the later ones hear of both changes at once.
 *
 * @template State, Action
 * @param {(state: State, action: Action) => State} reduce pure; returns the same object if nothing changed
 * @param {State} initial
 */
export function createStore(reduce, initial) {
  let state = initial;
  /** Each with the state that it heard of last. @type {Map<(now: State, before: State) => void, State>} */
  const listeners = new Map();
  return {
    get state() {
      return state;
    },
    /** @param {Action} action */
    dispatch(action) {
      const before = state;
      state = reduce(before, action);
      if (state === before) return;
      for (const listener of listeners.keys()) {
        const heard = /** @type {State} */ (listeners.get(listener));
        if (heard === state) continue;
        listeners.set(listener, state);
        listener(state, heard);
      }
    },
    /** @param {(now: State, before: State) => void} listener @returns {() => void} ends the subscription */
    subscribe(listener) {
      listeners.set(listener, state);
      return () => listeners.delete(listener);
    },
  };
}
