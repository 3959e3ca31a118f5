/** Fragments that mean harm, and the fields of each that must be left out. */
import { readFileSync } from 'node:fs';

/** @typedef {{ what: string, fragment: string, faults: string[] }} Hostile */

/**
 * @type {(Hostile & { times?: [text: string, count: number] })[]} times: what follows the fragment, so many times over
 */
const table = JSON.parse(readFileSync(new URL('../../data/hostile.json', import.meta.url), 'utf8'));

/** @type {Hostile[]} */
export const hostile = table.map(({ what, fragment, faults, times: [text, count] = ['', 0] }) => ({
  what,
  fragment: fragment + text.repeat(count),
  faults,
}));
