import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { codes } from '../../../web/app/solver/codes.js';

test('what a module returns in place of a result has the same name and number in the scripts', () => {
  const header = readFileSync(new URL('../../../solver/wasm/codes.h', import.meta.url), 'utf8');
  const [, body] = /** @type {RegExpExecArray} */ (/enum Code[^{]*{([^}]*)}/.exec(header));
  const inHeader = [...body.matchAll(/^\s*k(\w)(\w*) = (-\d+),/gm)].map(([, first, rest, number]) => [
    first.toLowerCase() + rest,
    Number(number),
  ]);
  assert.deepEqual(Object.entries(codes), inHeader);
});
