/** The page without a network, and a newer one. */
import { later } from '../platform/load-module.js';

export const offline = { id: 'offline', load: () => later(() => import('./offline.js')) };
