/** The board of a game as it is heard: from the labels of its cells alone. */
import { label, part } from './playing.js';

/** @typedef {import('./app.js').App} App */
/** @typedef {import('../../web/play/plain-game.js').Rows} Rows */

/** By number, from 1. */
const colours = ['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'grey'];

/** A mask with bit d-1 for digit d. @param {string | undefined} digits with spaces between them */
const maskOf = (digits = '') => digits.split(' ').reduce((mask, digit) => mask | ((1 << Number(digit)) >> 1), 0);

/** @param {string} text what is read out of a cell */
export function contentIn(text) {
  const content = text.slice(text.indexOf(': ') + 2).split(', ');
  const notes = (/** @type {RegExp} */ kind) => content.map((piece) => kind.exec(piece)?.[1]).find(Boolean);
  return {
    digit: Number(/^[1-9]$/.exec(content[0])?.[0] ?? 0),
    corner: maskOf(notes(/^(?:corner )?notes ([1-9 ]+)$/)),
    centre: maskOf(notes(/^centre notes ([1-9 ]+)$/)),
    colour: 1 + colours.findIndex((name) => content.includes(name)),
  };
}

/**
 * All that stands on the board; with one kind of notes all are corner notes.
 * @param {App} app
 * @returns {Promise<Rows>}
 */
export async function heardRows(app) {
  await app.painted();
  const labels = await part(app, 'sudoku-game-board .cell').evaluateAll((cells) =>
    cells.map((cell) => cell.getAttribute('aria-label') ?? ''),
  );
  const contents = labels.map(contentIn);
  return {
    digits: contents.map(({ digit }) => digit),
    corner: contents.map(({ corner }) => corner),
    centre: contents.map(({ centre }) => centre),
    colours: contents.map(({ colour }) => colour),
  };
}

/** @param {App} app @param {number} cell */
export const heardIn = async (app, cell) => contentIn((await label(app, cell)) ?? '');

/** The cells that are selected. @param {App} app @returns {Promise<number[]>} */
export async function selected(app) {
  await app.painted();
  return part(app, 'sudoku-game-board .cell').evaluateAll((cells) =>
    cells.flatMap((cell, index) => (cell.getAttribute('aria-selected') === 'true' ? [index] : [])),
  );
}
