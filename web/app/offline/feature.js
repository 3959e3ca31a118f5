/** Visits without a network, and newer versions of the page. */
import { later } from '../platform/load-module.js';

export const offline = { id: 'offline', load: () => later(() => import('./offline.js')) };
