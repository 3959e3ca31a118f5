/** Notices that several rooms show. */

/** A file that a run needs could not be loaded. @type {import('./state.js').Notice} */
export const notLoaded = { code: 'laterFailed', offer: { code: 'retry', action: { type: 'reopen' } } };
