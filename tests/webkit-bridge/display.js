/** Where the windows of the browsers are: a screen that nobody sees, and a GTK that leaves them to the page. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * So small that the pointer, which rests in its middle, is within every window: without a window manager it gives the
 * focus.
 */
const SCREEN = '600x800x24';
/** Nothing of the window may be wider than a small phone. */
const SHEET = '* { min-width: 0; padding: 0; margin: 0; font-size: 1px; }';

/** @returns {Promise<{ name: string, process: import('node:child_process').ChildProcess }>} */
function startXvfb() {
  const args = ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'];
  const process = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const output = /** @type {import('node:stream').Readable} */ (process.stdio[3]);
  return new Promise((resolve, reject) => {
    process.on('error', reject);
    process.on('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
    output.once('data', (data) => resolve({ name: `:${String(data).trim()}`, process }));
  });
}

/** @param {string} settings lines of GTK's settings.ini @returns {string} the folder of its configuration */
function writeConfiguration(settings) {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), `[Settings]\n${settings}`);
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), SHEET);
  return folder;
}

export class Display {
  #process;
  #configuration;

  /**
   * @param {{ name: string, process: import('node:child_process').ChildProcess }} screen
   * @param {string} configuration
   */
  constructor({ name, process: xvfb }, configuration) {
    this.#process = xvfb;
    this.#configuration = configuration;
    /** What a program that shows a window there is started with. */
    this.env = { ...process.env, DISPLAY: name, XDG_CONFIG_HOME: configuration, NO_AT_BRIDGE: '1' };
  }

  /** @param {string} settings lines of GTK's settings.ini */
  static async start(settings) {
    const configuration = writeConfiguration(settings);
    return new Display(await startXvfb(), configuration);
  }

  stop() {
    this.#process.kill();
    rmSync(this.#configuration, { recursive: true, force: true });
  }
}
