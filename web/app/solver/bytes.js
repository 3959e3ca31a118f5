/**
 * Pieces put together.
 * @template {Uint8Array | Uint32Array} Bytes
 * @param {Bytes[]} pieces
 * @param {new (length: number) => Bytes} Kind
 */
export function joined(pieces, Kind) {
  const whole = new Kind(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
