/**
 * The files of the site as one block, which the build writes in here: gzipped, as base64, and where in it each file
 * begins and ends.
 */

/** @type {Record<string, [start: number, end: number]>} */
export const places = {};
export const pack = '';
