/** Where Stepdoku is, as an address that others can use. */
import { addressOf, areInside } from '../files.js';
import { publicAddress } from '../public-address.js';

/** For code that is written before there is a place for it. */
const ELSEWHERE = 'https://example.org/stepdoku/';

/** The folder that the page's files are served from, or null where they come from no server. @returns {URL | null} */
function served() {
  const address = areInside ? null : addressOf('');
  return address && /^https?:$/.test(address.protocol) ? address : null;
}

/** The folder that a page which embeds the player can refer to. */
export const folder = () => served()?.href ?? (publicAddress || ELSEWHERE);

/**
 * The page that a link leads to: that of Stepdoku, or where it is one file and none is public, this one; without a
 * fragment.
 */
export const page = () => served()?.href ?? (publicAddress || location.href.replace(/#.*/s, ''));

/**
 * What is to be known of such a link: it leads here, '' ; to the public page instead of this file; or to this file, for
 * nobody else.
 * @returns {'' | 'elsewhere' | 'nowhere'}
 */
export const reach = () => (served() ? '' : publicAddress ? 'elsewhere' : 'nowhere');
