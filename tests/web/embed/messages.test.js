import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  commandValues,
  eventMessage,
  gameMessage,
  readMessage,
  readyMessage,
  sizeMessage,
} from '../../../web/app/embed/messages.js';
import { hostile } from '../../support/hostile-values.js';
import { hostileMessages, puzzleMessage } from '../support/hostile-messages.js';

const parent = {};
const page = { parent, self: {} };

/** @type {[data: object, command: string, value: unknown][]} */
const commands = [
  [{ type: 'sudoku-command', command: 'play' }, 'play', undefined],
  [{ type: 'sudoku-command', command: 'pause' }, 'pause', undefined],
  [{ type: 'sudoku-command', command: 'end' }, 'end', undefined],
  [{ type: 'sudoku-command', command: 'reset' }, 'reset', undefined],
  [{ type: 'sudoku-command', command: 'next' }, 'next', undefined],
  [{ type: 'sudoku-command', command: 'next', value: 1 }, 'next', 1],
  [{ type: 'sudoku-command', command: 'next', value: 1_000_000 }, 'next', 1_000_000],
  [{ type: 'sudoku-command', command: 'previous', value: 10 }, 'previous', 10],
  [{ type: 'sudoku-command', command: 'previous', value: 1 }, 'previous', 1],
  [{ type: 'sudoku-command', command: 'previous', value: 1_000_000 }, 'previous', 1_000_000],
  [{ type: 'sudoku-command', command: 'seek', value: 0 }, 'seek', 0],
  [{ type: 'sudoku-command', command: 'seek', value: 7_074_378_785 }, 'seek', 7_074_378_785],
  [{ type: 'sudoku-command', command: 'speed', value: 2.5 }, 'speed', 2.5],
  [{ type: 'sudoku-command', command: 'speed', value: 1 }, 'speed', 1],
  [{ type: 'sudoku-command', command: 'speed', value: 100_000 }, 'speed', 100_000],
  [puzzleMessage('1.....3..4.....2'), 'puzzle', '1.....3..4.....2'],
  [{ type: 'sudoku-command', command: 'mode', value: 'play' }, 'mode', 'play'],
  [{ type: 'sudoku-command', command: 'game' }, 'game', undefined],
  [{ type: 'sudoku-command', command: 'game', value: '{}' }, 'game', '{}'],
];

for (const [data, command, value] of commands) {
  test(`${JSON.stringify(data)} is a command`, () => {
    assert.deepEqual(readMessage({ source: parent, data }, page), { command, value });
  });
}

for (const [name, data] of hostileMessages) {
  test(`ignored: ${name}`, () => {
    assert.equal(readMessage({ source: parent, data }, page), null);
  });
}

test('every command that there is stands among those above', () => {
  const tried = new Set(commands.map(([, command]) => command));
  assert.deepEqual([...tried].sort(), Object.keys(commandValues).sort());
});

/** What of the values that mean harm can be sent from page to page: as it arrives. */
const sent = Object.entries(hostile).flatMap(([about, make]) => {
  try {
    return [/** @type {[string, any]} */ ([about, structuredClone(make())])];
  } catch {
    return [];
  }
});

for (const command of Object.keys(commandValues)) {
  test(`${command} with whatever can be sent is ignored, or has a value that is plain`, () => {
    assert.ok(sent.length > 40);
    for (const [about, value] of sent) {
      const good = { type: 'sudoku-command', command };
      const read = readMessage({ source: parent, data: { ...good, value } }, page);
      if (read) {
        assert.deepEqual(read, { command, value }, about);
        assert.ok(['undefined', 'string', 'number'].includes(typeof value), about);
      }
      for (const data of [value, { ...good, type: value }, { ...good, command: value }, { ...good, other: value }]) {
        assert.equal(readMessage({ source: parent, data }, page), null, about);
      }
    }
  });
}

test('a command from anybody else is ignored, also where no page holds this one', () => {
  const data = { type: 'sudoku-command', command: 'play' };
  assert.equal(readMessage({ source: {}, data }, page), null);
  assert.equal(readMessage({ source: null, data }, page), null);
  assert.equal(readMessage({ source: parent, data }, { parent, self: parent }), null);
});

test('the height is told in whole pixels that are enough', () => {
  assert.deepEqual(sizeMessage(712.2), { type: 'sudoku-size', height: 713 });
});

test('that a player is ready is told under the name of the event', () => {
  assert.deepEqual(readyMessage, { type: 'sudoku-ready' });
});

test('what happens in a game has the names of the events, and no field that could pass for another message', () => {
  const entry = { cell: 4, digit: 7, kind: 'digit', added: true };
  assert.deepEqual(eventMessage('entry', entry), { type: 'sudoku-entry', ...entry });
  assert.equal(eventMessage('hint', { type: 'sudoku-ready' }).type, 'sudoku-hint');
  assert.deepEqual(gameMessage(null), { type: 'sudoku-game', game: null });
});
