/**
 * Makes the site: main.mjs SOURCES OUT GLUE MODULES...
 *
 * SOURCES is web/, OUT the folder of the site, GLUE and MODULES what Emscripten made, each module with the
 * name that it has in the site (`module/sudoku.wasm=sudoku.wasm`). With esbuild the modules of the page are
 * bundled and all is minified, with source maps that hold the sources; else the files are served as they are.
 * STEPDOKU_ADDRESS in the environment is where the site will be public; a file cannot know it.
 */
import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { makeSite } from './site.mjs';

const [sources, out, glue, ...modules] = process.argv.slice(2);
const address = process.env.STEPDOKU_ADDRESS ?? '';
if (!/^(https?:\/\/[^\s?#]+)?$/.test(address)) {
  console.error(`STEPDOKU_ADDRESS is no address of a site: ${address}`);
  process.exit(1);
}
await makeSite({
  sources: realpathSync(sources),
  out: resolve(out),
  address: address && `${address.replace(/\/+$/, '')}/`,
  glue,
  modules: modules.map((module) => {
    const at = module.lastIndexOf('=');
    return { source: module.slice(0, at), name: module.slice(at + 1) };
  }),
});
