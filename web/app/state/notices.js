/** Notices that more than one part of a player gives. */

/** What a run is opened or shown with could not be loaded. @type {import('./state.js').Notice} */
export const notLoaded = { code: 'laterFailed', offer: { code: 'retry', action: { type: 'reopen' } } };
