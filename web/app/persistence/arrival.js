/**
 * What a visit of the app page starts with: what was kept in this tab, else what was kept last in
 * any, and where the address leads; but not where it led already, before the page was loaded again.
 */
import { readLink } from '../state/link.js';
import { siteStorage } from '../platform/site-storage.js';
import { SafeStorage } from './storage.js';

/** The work of this tab, and the latest of all. */
export const tab = new SafeStorage(() => siteStorage('session'));
export const shared = new SafeStorage(() => siteStorage('local'));

const ofTab = tab.read();
const latest = ofTab.kept ? null : shared.read();

/** What was kept; null for nothing. */
export const kept = ofTab.kept ?? latest?.kept ?? null;

/** Something was kept that could not be read. */
export const isSpoilt = ofTab.aside || (latest?.aside ?? false);

/** How the page was come to: a link that is followed leads to its place even if it is the same again. */
const [navigation] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType('navigation'));
const isReturn = navigation?.type === 'reload' || navigation?.type === 'back_forward';

/** A page that is loaded again while its address changes comes back by the one before. */
const isSeen = isReturn && [ofTab.kept?.fragment, ofTab.kept?.before].includes(location.hash);

/** What the link in the address says. */
export const arrival = readLink(isSeen ? '' : location.hash);

/** The language that the link asks for, or that this tab had. @type {string | undefined} */
export const languageHere = arrival.link.language ?? ofTab.kept?.language;
