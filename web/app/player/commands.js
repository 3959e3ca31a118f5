/**
 * What a page may ask a player for: the methods of the element, and the messages to a frame, as the
 * intents that the player obeys. Pure.
 *
 *     intentsOf('next', 3);     // [{ type: 'step', count: 3 }]
 *     intentsOf('seek', -1);    // null: it means nothing
 */
import { readPosition, readSpeed, textOf } from './attributes.js';

/** @typedef {{ type: string, [key: string]: any }} Intent */

/** A count, or 1 where none is given. @param {unknown} value */
const countOf = (value) => (value === undefined ? 1 : readPosition(textOf(value) ?? '').value);

/** @type {Record<string, (value: any) => Intent[] | null>} */
const commands = {
  play: () => [{ type: 'play' }],
  pause: () => [{ type: 'pause' }],
  next: (value) => moved('step', countOf(value)),
  previous: (value) => moved('back', countOf(value)),
  seek: (value) => {
    const { value: position } = readPosition(textOf(value) ?? '');
    return position === null ? null : [{ type: 'seek', position }];
  },
  end: () => [{ type: 'to-end' }],
  ask: (value) => [{ type: 'predict', on: Boolean(value) }],
  reset: () => [{ type: 'pause' }, { type: 'reset' }, { type: 'to-start' }],
  speed: (value) => {
    const { value: speed } = readSpeed(textOf(value) ?? '');
    return speed === null ? null : [{ type: 'speed', speed }];
  },
};

/** @param {'step' | 'back'} type @param {number | string | null} count @returns {Intent[] | null} */
function moved(type, count) {
  if (count === null) return null;
  return count === 0 ? [] : [{ type, count }];
}

/** @param {string} name @param {unknown} [value] @returns {Intent[] | null} null: the value means nothing */
export const intentsOf = (name, value) => commands[name](value);
