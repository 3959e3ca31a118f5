/**
 * Takes the picture of a deduction, for scripts/picture: deduction.js FILE. It is the page as it stands on a large
 * screen, at a step of the search `logic`, made smaller without loss by img2webp.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeLink } from '../../web/app/state/link.js';
import { openStill, settled } from './camera.js';

const BUDGET = 120_000;
const SIZE = { name: '1280x800', width: 1280, height: 800, touch: false };
/** A skyscraper late in a run: few candidates are left that do not belong to it. */
const PUZZLE = '1...48.........29....5.23...16...9....2.....75....1...7.8....4........633...9.1..';
const POSITION = 77;

/** @returns {Promise<Buffer>} a PNG */
async function shot() {
  const path = writeLink({ puzzle: PUZZLE, algorithm: 'logic', position: POSITION, language: 'en' });
  const page = () => ({ path, shows: 'sudoku-pattern path' });
  const subject = { name: 'deduction', about: 'a skyscraper', page, states: [] };
  const { app, close } = await openStill({ subject, size: SIZE, language: 'en', themes: ['light'] });
  try {
    await app.page.emulateMedia({ colorScheme: 'light' });
    await app.stands(POSITION);
    await app.page.locator('.listing li[aria-current]').waitFor();
    return await settled(app.page, () => app.page.screenshot({ animations: 'disabled' }));
  } finally {
    await close();
  }
}

const [target] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'stepdoku-'));
try {
  const file = join(folder, 'deduction.png');
  writeFileSync(file, await shot());
  execFileSync('img2webp', ['-lossless', '-m', '6', file, '-o', target], { stdio: ['ignore', 'ignore', 'inherit'] });
  const { size } = statSync(target);
  console.log(`${target}: ${size.toLocaleString('en')} bytes`);
  if (size > BUDGET) throw new Error(`${target} is larger than ${BUDGET.toLocaleString('en')} bytes`);
} finally {
  rmSync(folder, { recursive: true });
}
