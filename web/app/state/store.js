/**
 * One state, changed only by actions. A listener gets the newest state, and the state of its last call. If a listener
 * changes the state again, the listeners after it hear of both changes in one call.
 *
 * @template State, Action
 * @param {(state: State, action: Action) => State} reduce pure; returns the same object if nothing changed
 * @param {State} initial
 */
export function createStore(reduce, initial) {
  let state = initial;
  /** Each listener with the state of its last call. @type {Map<(now: State, before: State) => void, State>} */
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
      for (const [listener, heard] of listeners) {
        if (heard === state) continue; // a dispatch by an earlier listener has told it
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
