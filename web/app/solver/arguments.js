/**
 * What a caller hands over, made plain before the module is entered. On the way the caller's own code
 * may run: a `valueOf`, a getter, an iterator, a trap of a proxy. What it throws comes out as it is, a
 * TypeError as well; a value that cannot be converted at all is SolverError 'type': so nothing is caught
 * here, and all that the engine itself would refuse is asked for before.
 *
 *     const { limit } = options(given, { limit: (value = 20_000) => amount(value) });
 */
import { SolverError } from './error.js';

/** No caller names so many kinds, unless it names them for ever. */
const MOST_NAMES = 1000;
/** No caller solves so many puzzles in one call: their solutions would not fit an array. */
const MOST_TEXTS = 2 ** 24;

/** @returns {never} */
const refuse = () => {
  throw new SolverError('type');
};

/** @param {unknown} value */
const isObject = (value) => (typeof value === 'object' && value !== null) || typeof value === 'function';

/** Whether it is a proxy that was revoked: nothing can be done with it. Asks it nothing. @param {unknown} value */
function isRevoked(value) {
  try {
    return Array.isArray(value) && false;
  } catch {
    return true;
  }
}

/** A property, be it of a plain value; what a getter throws comes out. @param {any} value @param {PropertyKey} name */
function propertyOf(value, name) {
  return value === null || value === undefined || isRevoked(value) ? refuse() : value[name];
}

/**
 * Calls what has to be a function; what it throws comes out.
 * @param {any} method
 * @param {unknown} value
 * @returns {any}
 */
function call(method, value) {
  return typeof method !== 'function' || isRevoked(method) ? refuse() : Reflect.apply(method, value, []);
}

/** A number, or what stands for one; NaN where nothing does. @param {any} value @returns {number} */
export function numberOf(value) {
  if (typeof value === 'number') return value;
  const plain = isObject(value) ? call(propertyOf(value, 'valueOf'), value) : value;
  if (typeof plain === 'symbol') refuse();
  return isObject(plain) ? NaN : Number(plain);
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
  for (const name of Object.keys(readers)) read[name] = readers[name](propertyOf(source, name));
  return read;
}

/** The elements of an array, each asked for once; null: it is none. @param {any} value @returns {unknown[] | null} */
export function elementsOf(value) {
  if (isRevoked(value)) refuse();
  if (!Array.isArray(value)) return null;
  const length = amount(value.length);
  if (length > MOST_TEXTS) throw new SolverError('too-long');
  return Array.from({ length }, (_, i) => propertyOf(value, i));
}

/**
 * Typed arrays bring numbers, which name nothing; detached ones, and what only looks like one, cannot even be asked.
 */
const ofNumbers = Uint8Array.prototype[Symbol.iterator];

/**
 * What an iterable brings.
 * @param {any} names
 * @returns {unknown[]}
 * @throws {SolverError} `kind`, where there is no end of it
 */
export function namesOf(names) {
  const open = propertyOf(names, Symbol.iterator);
  if (open === ofNumbers) refuse();
  const iterator = call(open, names);
  if (!isObject(iterator)) refuse();
  const next = propertyOf(iterator, 'next');
  const list = [];
  for (;;) {
    const result = call(next, iterator);
    if (!isObject(result)) refuse();
    if (propertyOf(result, 'done')) return list;
    list.push(propertyOf(result, 'value'));
    if (list.length > MOST_NAMES) break;
  }
  const end = propertyOf(iterator, 'return');
  if (end !== undefined && end !== null) call(end, iterator);
  throw new SolverError('kind');
}

/** A getter that subclasses cannot replace. @param {string} name */
function ownGetter(name) {
  const { get } = /** @type {PropertyDescriptor} */ (
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Uint8Array.prototype), name)
  );
  return (/** @type {unknown} */ array) => get?.call(array);
}

const [nameOf, bufferOf, offsetOf, lengthOf] = [Symbol.toStringTag, 'buffer', 'byteOffset', 'length'].map((name) =>
  ownGetter(/** @type {string} */ (name)),
);

/**
 * A typed array or what extends it, as a plain one over the same memory; null: it is none.
 * Where the buffer was detached, or does not reach so far any more, nothing is in it.
 * @template {Uint8Array | Uint16Array | Uint32Array} Kind
 * @param {{ new (): Kind, new (buffer: ArrayBuffer, offset: number, length: number): Kind, name: string }} Plain
 * @returns {(value: unknown) => Kind | null}
 */
function plainOf(Plain) {
  return (value) => {
    if (nameOf(value) !== Plain.name) return null;
    const length = lengthOf(value);
    return length === 0 ? new Plain() : new Plain(bufferOf(value), offsetOf(value), length);
  };
}

/** The bytes of a Uint8Array. */
export const bytesIn = plainOf(Uint8Array);
/** The words of a Uint32Array. */
export const wordsIn = plainOf(Uint32Array);
const masksOf = plainOf(Uint16Array);

/** A copy of a Uint16Array; null: it is none. @param {unknown} value */
export const masksIn = (value) => masksOf(value)?.slice() ?? null;
