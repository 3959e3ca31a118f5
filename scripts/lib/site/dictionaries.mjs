/**
 * The dictionaries of web/i18n, one file per language, as the page loads them: what stands under `later` is
 * cut into files of its own, one per part and language. The light player of embed.html gets dictionaries of
 * what it says alone.
 *
 * @typedef {{ [key: string]: string | Entry }} Entry
 * @typedef {{ name: string, thousands?: string, later: Record<string, Entry>, [group: string]: any }} Dictionary
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { lightTexts } from '../../../web/app/light-texts.js';
import { readJson, write } from './files.mjs';

/** It is what a reader gets whose languages there are none of. */
const FIRST = 'en';

/** By code, the first language first. @param {string} sources @returns {Record<string, Dictionary>} */
export function readDictionaries(sources) {
  const names = readdirSync(join(sources, 'i18n')).filter((name) => name.endsWith('.json'));
  const codes = names.map((name) => name.replace('.json', ''));
  codes.sort((a, b) => Number(b === FIRST) - Number(a === FIRST) || (a < b ? -1 : 1));
  return Object.fromEntries(codes.map((code) => [code, readJson(sources, `i18n/${code}.json`)]));
}

/** @param {Record<string, Dictionary>} dictionaries @param {string} out */
export function writeDictionaries(dictionaries, out) {
  const names = new Set(lightTexts);
  for (const [code, { later, ...first }] of Object.entries(dictionaries)) {
    const files = { '': first, ...later, light: chosen(first, names) };
    for (const [part, groups] of Object.entries(files)) {
      write(join(out, 'i18n', part, `${code}.json`), JSON.stringify(groups));
    }
  }
}

/**
 * What has one of these names, or is in a group that has.
 * @param {Entry} entry
 * @param {Set<string>} names
 * @param {string} [prefix]
 * @returns {Entry}
 */
function chosen(entry, names, prefix = '') {
  /** @type {Entry} */
  const found = {};
  for (const [key, inner] of Object.entries(entry)) {
    const name = `${prefix}${key}`;
    if (names.has(name)) {
      found[key] = inner;
    } else if (typeof inner === 'object') {
      const part = chosen(inner, names, `${name}.`);
      if (Object.keys(part).length > 0) found[key] = part;
    }
  }
  return found;
}
