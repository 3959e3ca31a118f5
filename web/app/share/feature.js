/** The dialog for sharing, before it is loaded. */
import { later } from '../platform/load-module.js';

/** @type {import('../kernel/late-feature.js').DialogFeature} */
export const share = {
  id: 'share',
  load: async (host) => (await later(() => import('./share-dialog.js'))).loadShare(host),
};
