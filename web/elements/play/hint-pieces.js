/**
 * The text of a hint in pieces: the cells that it names can be pressed. Pure.
 *
 * @param {string} text
 * @param {{ cell: number, name: string }[]} cells as the text names them; names that it has not are let pass
 * @returns {{ text: string, cell: number | null }[]} in order; joined they are the text
 */
export function piecesOf(text, cells) {
  const byName = new Map(cells.filter(({ name }) => name !== '').map(({ cell, name }) => [name, cell]));
  if (byName.size === 0) return text === '' ? [] : [{ text, cell: null }];
  const names = [...byName.keys()].sort((a, b) => b.length - a.length).map(escaped);
  return text
    .split(new RegExp(`(?<![\\p{L}\\p{N}])(${names.join('|')})(?![\\p{N}])`, 'u'))
    .map((piece, index) => ({ text: piece, cell: index % 2 === 1 ? (byName.get(piece) ?? null) : null }))
    .filter((piece) => piece.text !== '');
}

/** @param {string} name */
const escaped = (name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * What a button of a hint asks for. A cell that a sentence names is only gone to: it does not get the digit in hand, as
 * one that is pressed on the board does.
 * @param {{ type?: string, cell?: string }} data of the button
 * @returns {{ type: string, cell?: number, extend?: boolean }}
 */
export const pressed = ({ type = '', cell }) =>
  cell === undefined ? { type } : { type, cell: Number(cell), extend: false };
