/**
 * What each WebAssembly module of the site must hash to, by its path: SHA-256 in Base64. Written when the site is made.
 * @type {Record<string, string>}
 */
export const digests = {};
