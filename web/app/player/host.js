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
 * @property {() => import('../view/sentence.js').Tell | null} tell how the steps of `logic` are told; null: not yet
 * @property {() => void} settle a move went well
 * @property {() => void} changed requests a paint, where no change of the state does
 * @property {(intent: { type: string, [key: string]: any }) => boolean} permits whether the page lets its reader ask
 *   for this: what is not permitted has no button
 * @property {(type: string, detail: object) => void} tellPage an event of the element, without its prefix
 * @property {Pick<import('./game-property.js').GameProperty, 'serve' | 'progress'>} game takes the
 *   view of Play, and says what has been entered there
 */
export {};
