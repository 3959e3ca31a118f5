/**
 * Runs files of browser tests in one process, where they share a browser:
 * `ENGINE=firefox node --test-reporter=spec tests/e2e/run.js tests/e2e/*.test.js`.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

for (const file of process.argv.slice(2)) await import(pathToFileURL(resolve(file)).href);
