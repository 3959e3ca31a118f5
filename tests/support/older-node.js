/**
 * What browsers have and node 18, Debian 12's, has not. Loaded before each test (`node --import`), it changes nothing
 * where node has these itself.
 */
import { File } from 'node:buffer';
import { webcrypto } from 'node:crypto';

/** @type {any} */
const browser = globalThis;
browser.crypto ??= webcrypto;
browser.File ??= File;
browser.CustomEvent ??= class CustomEvent extends Event {
  detail;

  constructor(/** @type {string} */ type, /** @type {CustomEventInit} */ init = {}) {
    super(type, init);
    this.detail = init.detail ?? null;
  }
};
