/**
 * Freezes a value and all in it, so that a function that is no pure one throws. Typed arrays cannot
 * be frozen.
 * @template T @param {T} value @returns {T}
 */
export function deepFreeze(value) {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value) || ArrayBuffer.isView(value)) return value;
  Object.values(value).forEach(deepFreeze);
  return Object.freeze(value);
}
