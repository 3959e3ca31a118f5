/**
 * Has every module that is loaded later import what is there by then anyhow: the player, or in a worker the
 * solver. esbuild makes one chunk per set of entries that share a module; so all that the first screen needs
 * is one set and one chunk instead of some thirty.
 */
import { posix } from 'node:path';
import { redirected } from './changes.mjs';
import { GLUE } from './doors.mjs';
import { bundled } from './esbuild.mjs';

/** @typedef {import('./esbuild.mjs').Metafile['inputs']} Inputs */

/**
 * @param {import('./esbuild.mjs').Esbuild} esbuild
 * @param {string} sources
 * @param {{ core: string, entries: string[] }[]} places what is there wherever these scripts run; the first place
 *   counts for a module that is loaded in several
 * @returns {Promise<import('./changes.mjs').Changes>}
 */
export async function coreImports(esbuild, sources, places) {
  const entryPoints = [...new Set(places.flatMap(({ entries }) => entries))];
  const { metafile } = await bundled(esbuild, sources, {
    entryPoints,
    format: 'esm',
    outdir: 'none',
    plugins: [redirected(sources, { [GLUE]: { path: GLUE, external: true } })],
  });
  const { inputs } = metafile;
  const known = places.map(({ core, entries }) => ({ core, modules: reached(inputs, entries) }));
  const later = Object.values(inputs).flatMap(({ imports }) => imports.filter(({ kind }) => kind === 'dynamic-import'));
  return Object.fromEntries(
    later.map(({ path }) => {
      const { core } = known.find(({ modules }) => modules.has(path)) ?? places[0];
      const address = posix.relative(posix.dirname(path), core);
      return [path, (code) => `${code}import './${address}';\n`];
    }),
  );
}

/**
 * All modules that these lead to, at once or later, themselves among them.
 * @param {Inputs} inputs
 * @param {string[]} names
 */
function reached(inputs, names) {
  const found = new Set(names);
  // It grows while it is walked.
  for (const name of found) for (const { path } of inputs[name]?.imports ?? []) found.add(path);
  return found;
}
