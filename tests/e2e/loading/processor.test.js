/** A processor without SIMD: browsers in which the page works refuse the solver's modules there, and nothing else. */
import assert from 'node:assert/strict';
import { school, useApp } from '../support/app.js';
import { test } from '../engines/test.js';
import { script } from '../support/head.js';

const { open } = useApp();

const withoutSimd = script(() => {
  const refuse = async () => {
    throw new WebAssembly.CompileError('SIMD unsupported');
  };
  WebAssembly.validate = () => false;
  WebAssembly.compile = refuse;
  WebAssembly.compileStreaming = refuse;
  WebAssembly.instantiate = refuse;
  WebAssembly.instantiateStreaming = refuse;
});

test('a processor without SIMD is named, no browser is blamed, and the puzzle can be edited', async () => {
  const app = await open({}, { head: [withoutSimd] });
  const said = app.page.locator('p', {
    hasText: 'On the processor of this device WebAssembly has no SIMD',
  });
  await said.waitFor();
  assert.doesNotMatch(await said.innerText(), /browser|old/);
  assert.equal(await app.board(), school);
  await app.mode('edit').click();
  await app.page.locator('sudoku-pad .digits button').first().waitFor();
  await app.close({ despite: /SIMD unsupported|CompileError/ });
});
