/** stepdoku.html: the whole app in one file, which works by double-click from a disk. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAIN } from './doors.mjs';
import { readText } from './files.mjs';
import { filled } from './html.mjs';
import { ALL, bundleInside, slim } from './inside.mjs';
import { digestOf } from './offline.mjs';

/** The licences of what is compiled into the modules: this file travels alone. */
const NOTICES = 'notices.txt';
const POLICY = /(<meta\s+http-equiv="Content-Security-Policy"\s+content=")[^"]*(")/g;
const LINK = /[ \t]*<link rel="(?:preload|modulepreload|manifest|apple-touch-icon|icon)"[^>]*>\n/g;
const SHEET = /<link rel="stylesheet" href="([^"]+)" \/>/g;
const CLASSIC = /<script src="([^"]+)"><\/script>/g;
const MODULE = `<script type="module" src="${MAIN}"></script>`;
/** What is there until the scripts are. */
const ABOUT = /[ \t]*<div class="about"[^]*?<\/div>\n/g;
/** Nothing is waited for where all is inside. */
const ASYNC = /(<script src="[^"]+") async>/g;
/** There is no folder to come back to. */
const BRAND = /<a (class="brand") href="[^"]*" aria-current="page">(.*?)<\/a>/g;
/** Says which dictionaries can be fetched, and what is kept for the page. */
const FETCHED = / data-languages="[^"]*" data-version="[^"]*"/;

/**
 * @param {import('./esbuild.mjs').Esbuild} esbuild
 * @param {import('./bundles.mjs').Site} site finished
 * @param {string} index the page with its texts, as it was before anything else was written into it
 */
export async function singleFile(esbuild, site, index) {
  /** @type {string[]} */
  const scripts = [];
  /** @type {string[]} */
  const styles = [];
  /** @param {string[]} list @param {string} opening @param {string} text @param {string} closing */
  const putIn = (list, opening, text, closing) => {
    list.push(`'sha256-${digestOf(text)}'`);
    return `${opening}${text}${closing}`;
  };

  let page = filled(index.replace(FETCHED, ''), BRAND, (attributes, brand) => `<span ${attributes}>${brand}</span>`);
  page = page.replace(ASYNC, '$1>').replace(ABOUT, '').replace(LINK, '');
  page = filled(page, SHEET, (path) => putIn(styles, '<style>', slim(site.out, path).toString().trim(), '</style>'));
  page = filled(page, CLASSIC, (path) => putIn(scripts, '<script>', readText(site.out, path).trim(), '</script>'));
  const code = await bundleInside(esbuild, site, MAIN, ALL, { format: 'esm' });
  // In a script an end tag ends it, wherever it stands.
  const module = code.trim().replaceAll('</script', '<\\/script');
  page = page.replace(MODULE, () => putIn(scripts, '<script type="module">', module, '</script>'));
  const policy = [
    "default-src 'none'",
    `script-src 'wasm-unsafe-eval' ${scripts.join(' ')}`,
    `style-src ${styles.join(' ')}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
  page = filled(page, POLICY, (opening, closing) => `${opening}${policy}${closing}`);
  const icon = readFileSync(join(site.out, 'icon.svg')).toString('base64');
  page = page.replace(
    /^<!doctype html>\n/i,
    (start) => `${start}<!--\n${readText(site.sources, NOTICES).trim()}\n-->\n`,
  );
  return page.replace('</title>\n', `</title>\n    <link rel="icon" href="data:image/svg+xml;base64,${icon}" />\n`);
}
