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
    { solver: 'forbidden', home: true },
    /^This page forbids WebAssembly, which the solver needs\.$/,
  ],
  [
    'a browser without WebAssembly is named, and no page is blamed',
    { solver: 'unsupported' },
    /^This browser has no WebAssembly/,
  ],
  ['the same on a page of its own', { solver: 'unsupported', home: true }, /^This browser has no WebAssembly/],
]);

for (const [name, settings, text] of said) {
  test(`${name}, once and without trying again`, () => {
    const state = initialState('1.....2..3.....4', settings);
    const { text: told, offer, dismiss } = notice(state, t) ?? assert.fail('no notice');
    assert.match(told, text);
    assert.deepEqual([offer, dismiss, verdictOf(state, t).text], [null, null, '']);
  });
}
