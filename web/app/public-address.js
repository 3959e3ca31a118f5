/**
 * Where everybody finds Stepdoku: the folder of a site that is public, or '' where none is known. Written when the site
 * is made, see scripts/README.md.
 * @type {string}
 */
export const publicAddress = '';
