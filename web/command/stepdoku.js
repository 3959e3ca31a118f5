#!/usr/bin/env node
/**
 * The program `stepdoku` of the package: one puzzle, or a list of them, in a terminal. Its threads for lists run this
 * file as well.
 *
 *     npx stepdoku 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
 */
import { isMainThread } from 'node:worker_threads';
import { answerPieces } from './list-thread.js';
import { run } from './run.js';

if (isMainThread) {
  process.exitCode = await run(process.argv.slice(2), { program: new URL(import.meta.url), streams: process });
} else await answerPieces();
