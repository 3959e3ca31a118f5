/** Every message that a frame understands, with fields that mean harm, in any order: the frame goes on. */
import assert from 'node:assert/strict';
import { commandValues } from '../../../web/app/embed/messages.js';
import { createRandom } from '../../support/random.js';
import { useApp } from '../support/app.js';
import { hostileHere } from '../support/hostile.js';
import { test } from '../engines/test.js';

const { open } = useApp();

/** How many messages are sent in any order to each kind of frame. */
const MESSAGES = process.env.CI ? 1000 : 5000;
/** After so many of them the frame must still work. */
const LOOK = 100;

/**
 * Runs in the page: sends messages to its frame, by turns well formed but for a value, and spoiled in another field.
 * @param {{ messages: [command: string, nth: number, field: string][], look: number }} order
 * @returns {Promise<{ sent: number, wrong: string[] }>}
 */
async function harm({ messages, look }) {
  const frame = /** @type {HTMLIFrameElement} */ (document.querySelector('iframe'));
  const values = Object.entries(/** @type {any} */ (globalThis).hostileValues);
  /** @type {string[]} */
  const wrong = [];
  let sent = 0;

  /** @param {object} data */
  const post = (data) => {
    const message = { type: 'sudoku-command', ...data };
    frame.contentWindow?.postMessage(message, '*');
  };
  /** @param {() => boolean} is */
  const comes = async (is) => {
    for (const end = Date.now() + 20_000; Date.now() < end;) {
      if (is()) return true;
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
    }
    return false;
  };
  /** A board of so many cells, at a position. @param {number} cells @param {number} position */
  const stands = (cells, position) => {
    const inside = frame.contentDocument;
    const player = inside?.querySelector('sudoku-player')?.shadowRoot ?? inside;
    const range = player?.querySelector('sudoku-position input, sudoku-scrubber input');
    return (
      player?.querySelectorAll('sudoku-board .cell').length === cells &&
      Number(/** @type {HTMLInputElement | null} */ (range)?.value) === position
    );
  };
  const works = async () => {
    post({ command: 'mode', value: 'watch' });
    post({ command: 'puzzle', value: '1.....3..4.....2' });
    post({ command: 'reset' });
    if (!(await comes(() => stands(16, 0)))) return false;
    post({ command: 'seek', value: 7 });
    return comes(() => stands(16, 7));
  };

  if (!(await comes(() => stands(81, 0)))) wrong.push('the frame does not come'); // until then nobody would listen
  for (const [index, [command, nth, field]] of messages.entries()) {
    const [about, make] = values[nth % values.length];
    try {
      post({ command, [field]: make() });
      sent += 1;
    } catch {
      // this engine has no such value, or cannot send it
    }
    if (index % look !== look - 1) continue;
    if (!(await works())) wrong.push(`within ${look} messages before ${command} with ${about} as ${field}`);
  }
  return { sent, wrong };
}

for (const [kind, fragment] of [
  ['light', ''],
  ['whole', '#controls=all'],
]) {
  test(`a ${kind} frame to which ${MESSAGES} messages mean harm goes on`, async (t) => {
    const seed = Number(process.env.HOSTILE_SEED ?? Date.now() % 1e6);
    t.diagnostic(`HOSTILE_SEED=${seed}`);
    const random = createRandom(seed);
    const app = await open({}, { head: [hostileHere], path: 'demo/index.html' });
    await app.page.evaluate((address) => {
      const frame = document.createElement('iframe');
      frame.src = address;
      frame.height = '800';
      document.querySelector('main')?.replaceChildren(frame);
    }, `../../embed.html${fragment}`);
    const messages = Array.from({ length: MESSAGES }, () => [
      random.pick(Object.keys(commandValues)),
      random.below(1000),
      random.weighted([
        [4, 'value'],
        [1, random.pick(['type', 'command', 'other', '__proto__', 'constructor'])],
      ]),
    ]);
    const { sent, wrong } = await app.page.evaluate(harm, /** @type {any} */ ({ messages, look: LOOK }));
    assert.deepEqual(wrong, [], `HOSTILE_SEED=${seed}`);
    assert.ok(sent > MESSAGES / 3, `${sent} were sent`);
    await app.close();
  });
}
