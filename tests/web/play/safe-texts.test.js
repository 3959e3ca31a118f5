/** Texts that a browser keeps, and those that it does not. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SafeTexts } from '../../../web/app/play/keeping/safe-texts.js';
import { denied, FakeStorage } from '../support/storage.js';

test('a text that the storage does not take lasts as long as the page', () => {
  const texts = new SafeTexts(denied);
  assert.equal(texts.set('a.1', '[1]'), false);
  assert.deepEqual([texts.get('a.1'), texts.value('a.1'), texts.names('a.')], ['[1]', [1], ['a.1']]);
  assert.equal(texts.keeps('a.1'), false);
  texts.remove('a.1');
  assert.deepEqual([texts.get('a.1'), texts.names('a.')], [null, []]);
});

test('what finds no room counts before what stands there, until another tab writes or there is room', () => {
  const storage = new FakeStorage();
  const texts = new SafeTexts(() => storage);
  assert.equal(texts.set('name', 'one'), true);
  storage.room = 8;
  assert.equal(texts.set('name', 'more than that'), false);
  assert.deepEqual([texts.get('name'), storage.getItem('name')], ['more than that', 'one']);
  storage.setItem('name', 'new');
  assert.equal(texts.get('name'), 'new');
  assert.equal(texts.set('name', 'more than that'), false);
  storage.room = Infinity;
  assert.equal(texts.set('name', 'all of it'), true);
  assert.deepEqual([texts.get('name'), texts.keeps('name')], ['all of it', true]);
});

test('a text that would be too long to be read again is not written', () => {
  const storage = new FakeStorage();
  const texts = new SafeTexts(() => storage);
  texts.set('name', 'before');
  assert.equal(texts.set('name', 'x'.repeat(2 ** 20)), true);
  texts.set('name', 'before');
  assert.equal(texts.set('name', 'x'.repeat(2 ** 20 + 1)), false);
  assert.equal(storage.getItem('name'), 'before');
});
