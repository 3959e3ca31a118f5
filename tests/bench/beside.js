/**
 * The built site, and beside it, if one is named, another: what is measured is measured of both in turn.
 *
 *     const { inTurn, stop } = await serveBeside(process.argv[2]);
 *     const { here, beside } = await inTurn(5, (site) => measure(site));
 *     stop();
 */
import { serve } from '../e2e/support/site.js';

/** @typedef {Awaited<ReturnType<typeof serve>>} Site */

/** @param {string} [folder] of the other site, as `scripts/start --no-serve` makes `build/web` */
export async function serveBeside(folder) {
  /** @type {Record<string, Site>} */
  const sites = { here: await serve() };
  if (folder) sites.beside = await serve({ root: folder, isStrict: false });
  return {
    /**
     * @template Measured
     * @param {number} runs
     * @param {(site: Site) => Promise<Measured>} measure
     * @returns {Promise<Record<string, Measured[]>>} by the name of the site
     */
    async inTurn(runs, measure) {
      /** @type {Record<string, Measured[]>} */
      const measured = Object.fromEntries(Object.keys(sites).map((name) => [name, []]));
      for (let run = 0; run < runs; run++) {
        for (const [name, site] of Object.entries(sites)) measured[name].push(await measure(site));
      }
      return measured;
    },
    stop() {
      for (const site of Object.values(sites)) site.stop();
    },
  };
}
