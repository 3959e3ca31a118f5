import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { addressOf } from '../../../web/app/files.js';
import { trusted } from '../../../web/app/jobs/start-worker.js';

/** @typedef {import('../../../web/app/jobs/start-worker.js').Policy} Policy */

const browser = /** @type {{ trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } }} */ (globalThis);

afterEach(() => delete browser.trustedTypes);

test('where a browser knows no Trusted Types, an address stays as it is', () => {
  assert.equal(trusted(addressOf('sw.js')), addressOf('sw.js').href);
});

test('one policy is made, and vouches for the scripts of this site alone', () => {
  /** @type {string[]} */
  const made = [];
  browser.trustedTypes = {
    createPolicy: (name, rules) => {
      made.push(name);
      return rules;
    },
  };
  for (const path of ['sw.js', 'app/lists-worker.js']) assert.equal(trusted(addressOf(path)), addressOf(path).href);
  assert.deepEqual(made, ['stepdoku-worker']);
  const elsewhere = [
    'https://example.org/app/lists-worker.js',
    'data:text/javascript,1',
    'blob:null/1',
    'file:///sw.js',
  ];
  for (const address of [...elsewhere, new URL('../sw.js', addressOf('')).href]) {
    assert.throws(() => trusted(new URL(address)), {
      name: 'TypeError',
      message: `${address} is not a script of this site`,
    });
  }
});
