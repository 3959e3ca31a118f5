/**
 * What a caller hands over, made plain before the module is entered. On the way the caller's own code
 * may run: a `valueOf`, a getter, an iterator, a trap of a proxy. What it throws comes out as it is; a
 * value that cannot be converted at all is SolverError 'type'.
 *
 *     const { limit } = options(given, { limit: (value = 20_000) => amount(value) });
 */
import { SolverError } from './errors.js';

/** No caller names so many kinds, unless it names them for ever. */
const MOST_NAMES = 1000;
/** No caller solves so many puzzles in one call: their solutions would not fit an array. */
const MOST_TEXTS = 2 ** 24;

/** @template T @param {() => T} convert @returns {T} */
function converted(convert) {
  try {
    return convert();
  } catch (cause) {
    // The engine says so of a proxy that was revoked, of what is not iterable, has no valueOf and the like.
    throw cause instanceof TypeError ? new SolverError('type', { cause }) : cause;
  }
}

/** @param {unknown} value */
const isObject = (value) => (typeof value === 'object' && value !== null) || typeof value === 'function';

/** A number, or what stands for one; NaN where nothing does. @param {any} value @returns {number} */
export function numberOf(value) {
  if (typeof value === 'number') return value;
  const plain = converted(() => (isObject(value) ? value.valueOf() : value));
  return isObject(plain) ? NaN : converted(() => Number(plain));
}

/** A count that the module can take: a whole number from 0 to 2^53 - 1. @param {any} value */
export function amount(value) {
  return Math.min(Math.max(Math.trunc(numberOf(value)) || 0, 0), Number.MAX_SAFE_INTEGER);
}

/**
 * Options by their names, each read once.
 * @template {Record<string, (value: any) => any>} Readers
 * @param {unknown} given nothing, null, or an object
 * @param {Readers} readers what is made of each value; it is undefined where there is none
 * @returns {{ [Name in keyof Readers]: ReturnType<Readers[Name]> }}
 */
export function options(given, readers) {
  const source = given ?? {};
  if (!isObject(source)) throw new SolverError('type');
  const read = /** @type {any} */ ({});
  for (const name of Object.keys(readers)) read[name] = readers[name](converted(() => Reflect.get(/** @type {object} */ (source), name)));
  return read;
}

/** The elements of an array, each asked for once; null: it is none. @param {any} value @returns {unknown[] | null} */
export function elementsOf(value) {
  return converted(() => {
    if (!Array.isArray(value)) return null;
    const length = amount(value.length);
    if (length > MOST_TEXTS) throw new SolverError('too-long');
    return Array.from({ length }, (_, i) => value[i]);
  });
}

/** What an iterable brings. @param {any} names @returns {unknown[]} @throws {SolverError} `kind`, where there is no end of it */
export function namesOf(names) {
  return converted(() => {
    const list = [];
    for (const name of names) {
      if (list.length === MOST_NAMES) throw new SolverError('kind');
      list.push(name);
    }
    return list;
  });
}

/** A getter that subclasses cannot replace. @param {string} name */
function ownGetter(name) {
  const { get } = /** @type {PropertyDescriptor} */ (Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Uint8Array.prototype), name));
  return (/** @type {unknown} */ array) => get?.call(array);
}

const [nameOf, bufferOf, offsetOf, lengthOf] = [Symbol.toStringTag, 'buffer', 'byteOffset', 'length'].map((name) => ownGetter(/** @type {string} */ (name)));

/**
 * The bytes of a Uint8Array or of what extends it, as a plain one over the same memory; null: it is none.
 * Where the buffer was detached, or does not reach so far any more, there are no bytes.
 * @param {unknown} value
 */
export function bytesIn(value) {
  if (nameOf(value) !== 'Uint8Array') return null;
  const length = lengthOf(value);
  return length === 0 ? new Uint8Array() : new Uint8Array(bufferOf(value), offsetOf(value), length);
}
