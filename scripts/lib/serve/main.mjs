/** Serves a folder on this machine only, until Ctrl-C, and opens it: main.mjs FOLDER PORT (0: any free port). */
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { filesOf } from './files.mjs';

/** The program that opens an address; none on a machine without a desktop. */
function opener() {
  if (process.platform === 'darwin') return 'open';
  return process.env.DISPLAY || process.env.WAYLAND_DISPLAY ? 'xdg-open' : null;
}

/** @param {string} address */
function openInBrowser(address) {
  const program = opener();
  if (!program) return;
  const child = spawn(program, [address], { stdio: 'ignore', detached: true });
  child.on('error', () => {}); // it is not installed: the address is printed anyhow
  child.unref();
}

const [folder, port] = process.argv.slice(2);
const server = createServer(filesOf(folder));
server.on('error', (error) => {
  console.error(`cannot listen on port ${port}: ${error.message}`);
  process.exit(1);
});
server.listen(Number(port), '127.0.0.1', () => {
  const address = `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}/`;
  console.log(`Stepdoku is at ${address} (Ctrl-C stops it)`);
  openInBrowser(address);
});
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    console.log();
    process.exit(0);
  });
}
