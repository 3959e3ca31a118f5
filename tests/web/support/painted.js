/** The names of a player's parts, as the source of player/parts.js has them: the module itself needs a page. */
import { read } from './texts.js';

/** @returns {string[]} */
export const painted = () =>
  [...(/painted = .*?\(\[(.*?)\]\)/.exec(read('app/player/parts.js'))?.[1].matchAll(/'([\w-]+)'/g) ?? [])].map(
    ([, name]) => name,
  );
