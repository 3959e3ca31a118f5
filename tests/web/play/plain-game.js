/**
 * A game as plainly as it can be told: four rows of numbers, and a stack of copies of them. What the game of the page
 * does is held against it.
 *
 * @typedef {{ digits: number[], corner: number[], centre: number[], colours: number[] }} Rows
 */

/** @param {number} size */
const boxOf = (size) => ({ high: size === 9 ? 3 : 2, wide: size === 4 ? 2 : 3 });

export class PlainGame {
  /** @type {Rows[]} */
  past = [];
  /** @type {Rows[]} */
  future = [];

  /** @param {string} puzzle */
  constructor(puzzle) {
    this.puzzle = puzzle;
    this.size = Math.sqrt(puzzle.length);
    const none = () => [...puzzle].map(() => 0);
    const digits = [...puzzle].map((sign) => (sign === '.' ? 0 : Number(sign)));
    /** @type {Rows} */
    this.rows = { digits, corner: none(), centre: none(), colours: none() };
  }

  /** @param {number} one @param {number} other */
  sees(one, other) {
    const { high, wide } = boxOf(this.size);
    const [row, column, otherRow, otherColumn] = [one, other].flatMap((cell) => [
      Math.floor(cell / this.size),
      cell % this.size,
    ]);
    const isSameBox =
      Math.floor(row / high) === Math.floor(otherRow / high) &&
      Math.floor(column / wide) === Math.floor(otherColumn / wide);
    return one !== other && (row === otherRow || column === otherColumn || isSameBox);
  }

  /** @param {number} cell @param {number} digit */
  isAllowed(cell, digit) {
    return this.rows.digits.every((other, peer) => other !== digit || !this.sees(cell, peer));
  }

  /** One move, unless nothing is another thing after it. @param {(rows: Rows) => void} change */
  move(change) {
    const before = structuredClone(this.rows);
    change(this.rows);
    if (JSON.stringify(before) === JSON.stringify(this.rows)) return;
    this.past.push(before);
    this.future = [];
  }

  /** @param {number[]} cells */
  own(cells) {
    return cells.filter((cell) => this.puzzle[cell] === '.');
  }

  /** @param {number[]} cells @param {number} digit @param {boolean} tidy */
  place(cells, digit, tidy) {
    this.move(({ digits, corner, centre }) => {
      const own = this.own(cells);
      const fresh = own.filter((cell) => digits[cell] !== digit);
      for (const cell of own) [digits[cell], corner[cell], centre[cell]] = [fresh.length > 0 ? digit : 0, 0, 0];
      if (!tidy) return;
      for (const cell of fresh.filter((at) => this.isAllowed(at, digit))) {
        for (const peer of digits.keys()) if (this.sees(cell, peer)) this.strike(peer, digit);
      }
    });
  }

  /** @param {number} cell @param {number} digit */
  strike(cell, digit) {
    for (const notes of [this.rows.corner, this.rows.centre]) notes[cell] &= ~(2 ** (digit - 1));
  }

  /** @param {number[]} cells @param {'corner' | 'centre'} kind @param {number} digit @param {boolean} twoKinds */
  note(cells, kind, digit, twoKinds) {
    this.move((rows) => {
      const empty = this.own(cells).filter((cell) => rows.digits[cell] === 0);
      const kinds = twoKinds ? [kind] : /** @type {const} */ (['corner', 'centre']);
      const without = empty.filter((cell) => !kinds.some((one) => rows[one][cell] & (2 ** (digit - 1))));
      for (const cell of without) rows[kind][cell] += 2 ** (digit - 1);
      if (without.length > 0) return;
      for (const cell of empty) for (const one of kinds) rows[one][cell] &= ~(2 ** (digit - 1));
    });
  }

  /** @param {number[]} cells @param {number} colour */
  colour(cells, colour) {
    this.move(({ colours }) => {
      const isOn = cells.every((cell) => colours[cell] === colour);
      for (const cell of cells) colours[cell] = isOn ? 0 : colour;
    });
  }

  /** @param {number[]} cells */
  erase(cells) {
    this.move(({ digits, corner, centre, colours }) => {
      const own = this.own(cells);
      if (own.some((cell) => digits[cell])) {
        for (const cell of own) digits[cell] = 0;
      } else if (own.some((cell) => corner[cell] || centre[cell])) {
        for (const cell of own) corner[cell] = centre[cell] = 0;
      } else {
        for (const cell of cells) colours[cell] = 0;
      }
    });
  }

  /** @param {boolean} twoKinds */
  fillNotes(twoKinds) {
    this.move(({ digits, corner, centre }) => {
      const lists = twoKinds ? centre : corner;
      for (const cell of digits.keys()) {
        if (digits[cell]) continue;
        lists[cell] = 0;
        for (let digit = 1; digit <= this.size; digit++) {
          lists[cell] += this.isAllowed(cell, digit) ? 2 ** (digit - 1) : 0;
        }
      }
    });
  }

  restart() {
    const start = new PlainGame(this.puzzle).rows;
    this.move((rows) => Object.assign(rows, start));
  }

  undo() {
    const rows = this.past.pop();
    if (!rows) return;
    this.future.push(this.rows);
    this.rows = rows;
  }

  redo() {
    const rows = this.future.pop();
    if (!rows) return;
    this.past.push(this.rows);
    this.rows = rows;
  }
}
