import assert from 'node:assert/strict';
import { test } from 'node:test';
import { obstacle } from '../../../web/app/solver/wasm-support.js';
import { notice } from '../../../web/app/view/appearance.js';
import { initialState } from '../../../web/app/state/state.js';
import { verdictOf } from '../../../web/app/view/verdict.js';
import { t } from '../support/texts.js';

const { WebAssembly: own } = globalThis;

/** What is in the way where WebAssembly is like this. @param {object | undefined} substitute */
function obstacleWith(substitute) {
  if (substitute) Object.assign(globalThis, { WebAssembly: substitute });
  else Reflect.deleteProperty(globalThis, 'WebAssembly');
  try {
    return obstacle();
  } finally {
    Object.assign(globalThis, { WebAssembly: own });
  }
}

test('nothing is in the way of WebAssembly where a module can be made', () => {
  assert.equal(obstacle(), null);
});

/** What is in the way where `validate` answers so. @param {(probe: Uint8Array) => boolean} validate */
const obstacleIf = (validate) => obstacleWith({ Module: own.Module, Instance: own.Instance, validate });

test('what is asked for is a module with SIMD, and nothing else that an engine may lack', () => {
  /** @type {Uint8Array[]} */
  const probes = [];
  assert.equal(
    obstacleIf((probe) => {
      probes.push(probe);
      return false;
    }),
    'processor',
  );
  assert.equal(probes.length, 1);
  assert.ok(own.validate(Uint8Array.from(probes[0]))); // node has SIMD
  const vector = probes[0].indexOf(0xfd);
  assert.deepEqual(
    [...probes[0].slice(0, vector)],
    [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0],
  );
  assert.equal(
    obstacleIf(() => true),
    null,
  );
});

test('a browser without WebAssembly is told from a page that forbids it', () => {
  assert.equal(obstacleWith(undefined), 'unsupported');
  assert.equal(
    obstacleWith({
      Module: class {
        constructor() {
          throw new own.CompileError('policy');
        }
      },
    }),
    'forbidden',
  );
});

const said = /** @type {const} */ ([
  [
    'a page of somebody else that forbids WebAssembly is told of the frame',
    { solver: 'forbidden' },
    /^This page forbids WebAssembly.*embed\.html/,
  ],
  [
    'a page of its own, the frame included, is not',
    { solver: 'forbidden', ownPage: true },
    /^This page forbids WebAssembly, which the solver needs\.$/,
  ],
  [
    'a browser without WebAssembly is named, and no page is blamed',
    { solver: 'unsupported' },
    /^This browser has no WebAssembly/,
  ],
  ['the same on a page of its own', { solver: 'unsupported', ownPage: true }, /^This browser has no WebAssembly/],
  [
    'a processor that lacks SIMD is named, and no browser is blamed',
    { solver: 'processor' },
    /^On the processor (?!.*brow)/,
  ],
]);

for (const [name, settings, text] of said) {
  test(`${name}, once and without trying again`, () => {
    const state = initialState('1.....2..3.....4', settings);
    const { text: told, offer, dismiss } = notice(state, t) ?? assert.fail('no notice');
    assert.match(told, text);
    assert.deepEqual([offer, dismiss, verdictOf(state, t).text], [null, null, '']);
  });
}
