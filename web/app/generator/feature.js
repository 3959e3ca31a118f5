/** The generator, before it is loaded. */
import { later } from '../platform/load-module.js';

/** @type {import('../kernel/late-feature.js').DialogFeature} */
export const generator = {
  id: 'generator',
  load: async (host) => (await later(() => import('./generator-dialog.js'))).loadGenerator(host),
};
