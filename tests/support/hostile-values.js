/** What no caller should hand over, each made anew, since some are used up. */

/** What the caller's own code throws. */
export class Own extends Error {}

/** The same of a kind that an engine throws by itself. */
export class OwnType extends TypeError {}

const fail = () => {
  throw new Own('mine');
};

const failByType = () => {
  throw new OwnType('mine');
};

/** @param {Uint8ArrayConstructor | Uint32ArrayConstructor} [Kind] */
function detached(Kind = Uint8Array) {
  const array = new Kind(64);
  structuredClone(array.buffer, { transfer: [array.buffer] });
  return array;
}

function revoked(/** @type {object} */ target) {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}

/**
 * @param {(buffer: any) => void} change what becomes of its buffer, where it can be resized: not in node 18
 * @param {Uint8ArrayConstructor | Uint32ArrayConstructor} [Kind]
 */
function onResizable(change, Kind = Uint8Array) {
  const buffer = Reflect.construct(ArrayBuffer, [64, { maxByteLength: 128 }]);
  const array = new Kind(buffer, 8, 8);
  change(buffer);
  return array;
}

const traps = Object.fromEntries(
  Reflect.ownKeys(Reflect)
    .filter((name) => typeof name === 'string')
    .map((name) => [name, fail]),
);

/** @param {any} Kind of typed array @returns {new (length: number) => any} what extends it and throws */
const sly = (Kind) =>
  class extends Kind {
    get length() {
      return fail();
    }

    get buffer() {
      return fail();
    }

    get set() {
      return fail();
    }

    get subarray() {
      return fail();
    }

    static get [Symbol.species]() {
      return fail();
    }
  };

/** @type {Record<string, () => any>} */
export const hostile = {
  undefined: () => undefined,
  null: () => null,
  true: () => true,
  NaN: () => NaN,
  Infinity: () => Infinity,
  '-Infinity': () => -Infinity,
  '-1': () => -1,
  '-0': () => -0,
  1.5: () => 1.5,
  5: () => 5,
  257: () => 257,
  '2 ** 31': () => 2 ** 31,
  '2 ** 53': () => 2 ** 53,
  '2 ** 64': () => 2 ** 64,
  '10n': () => 10n,
  '2n ** 2000n': () => 2n ** 2000n,
  'a symbol': () => Symbol('mine'),
  'Symbol.iterator': () => Symbol.iterator,
  'an empty text': () => '',
  'a text': () => 'place',
  'a number as text': () => '7',
  'a text of a million characters': () => '1'.repeat(1e6),
  'a puzzle ten thousand times': () => '1.....2..3.....4\n'.repeat(1e4),
  'lone surrogates': () => '\ud800\udfff\ud800',
  NUL: () => '\0'.repeat(81),
  __proto__: () => '__proto__',
  'a String': () => new String('1.....2..3.....4'),
  'a Number': () => new Number(3),
  'a Date': () => new Date(0),
  'an invalid Date': () => new Date(NaN),
  'a function': () => fail,
  'a class': () => Own,
  'an expression': () => /a/g,
  'a promise': () => Promise.resolve(1),
  'an empty object': () => ({}),
  'an object without a prototype': () => Object.create(null),
  'an object with another __proto__': () => JSON.parse('{"__proto__": {"limit": "x"}, "constructor": 5}'),
  'a cyclic object': () => {
    /** @type {any} */
    const own = { valueOf: 5 };
    own.own = own;
    return own;
  },
  'valueOf that throws': () => ({ valueOf: fail }),
  'valueOf that throws a TypeError': () => ({ valueOf: failByType }),
  'a getter that throws a TypeError': () => new Proxy({}, { get: failByType }),
  'an iterator that throws a TypeError': () => ({ [Symbol.iterator]: failByType }),
  'an iterator whose step throws a TypeError': () => ({ [Symbol.iterator]: () => ({ next: failByType }) }),
  'an iterator that is none': () => ({ [Symbol.iterator]: () => 5 }),
  'an iterator whose step is nothing': () => ({ [Symbol.iterator]: () => ({ next: () => undefined }) }),
  'an array with a getter that throws a TypeError': () =>
    Object.defineProperty(['place', 'erase'], 1, { get: failByType }),
  'toString that throws': () => ({ toString: fail }),
  'Symbol.toPrimitive that throws': () => ({ [Symbol.toPrimitive]: fail }),
  'valueOf that gives a symbol': () => ({ valueOf: () => Symbol('mine') }),
  'valueOf that gives an object': () => ({ valueOf: () => ({}), toString: () => ({}) }),
  'getters that throw': () => new Proxy({}, { get: fail }),
  'every trap throws': () => new Proxy({}, traps),
  'every trap of an array throws': () => new Proxy([], traps),
  'a revoked proxy': () => revoked({}),
  'a revoked proxy of an array': () => revoked([]),
  'a revoked proxy of bytes': () => revoked(new Uint8Array(8)),
  'a revoked proxy of a function': () => revoked(fail),
  'a proxy of bytes': () => new Proxy(new Uint8Array(8), {}),
  'an empty array': () => [],
  'a sparse array': () => Object.assign(new Array(100), { 50: 'place' }),
  'the longest array': () => new Array(2 ** 32 - 1),
  'an array with a getter': () => Object.defineProperty(['place', 'erase'], 1, { get: fail }),
  'a cyclic array': () => {
    /** @type {any[]} */
    const own = [];
    own.push(own);
    return own;
  },
  'an array of all kinds': () => [null, 5, Symbol('mine'), 10n, {}, '1.....2..3.....4', revoked({})],
  'an array that says it is longer': () =>
    new Proxy(['place'], { get: (list, name) => (name === 'length' ? 1e9 : Reflect.get(list, name)) }),
  'an iterator that throws': () => ({ [Symbol.iterator]: fail }),
  'an iterator that does not end': () => ({
    *[Symbol.iterator]() {
      for (;;) yield 'place';
    },
  }),
  'a Map': () => new Map([[1, 2]]),
  'an empty buffer': () => new ArrayBuffer(0),
  'a detached array': () => detached(),
  'a detached buffer': () => detached().buffer,
  'a shared array': () => new Uint8Array(new SharedArrayBuffer(64)),
  'a resizable array': () => onResizable(() => {}),
  'a shrunk array': () => onResizable((buffer) => buffer.resize?.(4)),
  'a DataView': () => new DataView(new ArrayBuffer(8)),
  words: () => new Uint32Array(8),
  'big words': () => new BigUint64Array(8),
  'bytes of a subclass': () => new (sly(Uint8Array))(64),
  'words of a subclass': () => new (sly(Uint32Array))(64),
  'detached words': () => detached(Uint32Array),
  'shared words': () => new Uint32Array(new SharedArrayBuffer(64)),
  'resizable words': () => onResizable(() => {}, Uint32Array),
  'shrunk words': () => onResizable((buffer) => buffer.resize?.(4), Uint32Array),
  'a proxy of words': () => new Proxy(new Uint32Array(8), {}),
  'many bytes': () => new Uint8Array(2 ** 23),
};
