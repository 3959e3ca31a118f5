import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventMessage, gameMessage, readMessage, readyMessage, sizeMessage } from '../../../web/app/embed/messages.js';
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
  [{ type: 'sudoku-command', command: 'previous', value: 10 }, 'previous', 10],
  [{ type: 'sudoku-command', command: 'seek', value: 0 }, 'seek', 0],
  [{ type: 'sudoku-command', command: 'seek', value: 7_074_378_785 }, 'seek', 7_074_378_785],
  [{ type: 'sudoku-command', command: 'speed', value: 2.5 }, 'speed', 2.5],
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

test('what happens in a game is told under the names of the events; none of its fields can pass for another message', () => {
  const entry = { cell: 4, digit: 7, kind: 'digit', added: true };
  assert.deepEqual(eventMessage('entry', entry), { type: 'sudoku-entry', ...entry });
  assert.equal(eventMessage('hint', { type: 'sudoku-ready' }).type, 'sudoku-hint');
  assert.deepEqual(gameMessage(null), { type: 'sudoku-game', game: null });
});
