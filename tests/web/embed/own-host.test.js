import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ownHostPolicy } from '../../../web/app/embed/own-host.js';

for (const [address, origin] of [
  ['https://example.org/stepdoku/app/embed.js', 'https://example.org'],
  ['http://127.0.0.1:8080/app/embed.js?again=1', 'http://127.0.0.1:8080'],
  ['https://xn--bcher-kva.example/embed.js', 'https://xn--bcher-kva.example'],
  ['https://bücher.example/embed.js', 'https://xn--bcher-kva.example'],
]) {
  test(`a frame from ${address} keeps to its own host`, () => {
    assert.equal(ownHostPolicy(address), `default-src ${origin} data: 'wasm-unsafe-eval'`);
  });
}

test('where a policy cannot name the host, the frame adds none: all would be refused', () => {
  for (const address of ['file:///home/me/app/embed.js', 'http://[::1]:8080/app/embed.js', 'data:text/javascript,1']) {
    assert.equal(ownHostPolicy(address), null, address);
  }
});
