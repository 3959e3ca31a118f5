import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { needs } from '../../../web/app/solver/needs.js';

test('what needs memory has the same number in the module and in the scripts', () => {
  const header = readFileSync(new URL('../../../solver/wasm/runs.h', import.meta.url), 'utf8');
  const [, body] = /** @type {RegExpExecArray} */ (/enum class Need[^{]*{([^}]*)}/.exec(header));
  const names = [...body.matchAll(/^\s*k(\w+),/gm)].map(([, name]) => name.toLowerCase());
  assert.deepEqual(
    Object.entries(needs),
    names.map((name, number) => [name, number]),
  );
});
