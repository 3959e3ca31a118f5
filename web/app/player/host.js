/**
 * What a player lends to all that it loads later: its tree, its modes, its dialogs, its insight.
 *
 * @typedef {object} Host
 * @property {ShadowRoot} root gets style sheets
 * @property {HTMLElement} frame gets elements
 * @property {import('../jobs/clock.js').Clock} clock
 * @property {() => import('../state/state.js').State} state
 * @property {() => import('../i18n/i18n.js').Translate | null} translate null until there is a language
 * @property {(action: import('../state/state.js').Action) => void} dispatch
 * @property {<T>(work: (session: import('../run/session.js').Session) => T) => T | undefined} attempt uses the solver;
 *   undefined where there is none
 * @property {() => void} settle a move went well
 */
export {};
