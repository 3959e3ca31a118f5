// The solutions of a 9x9 board, found fast: what check() does where speed counts.
//
//   Solutions found = search_bands(board, 2, 100'000);
//   found.count;      // 0, 1 or 2
//   found.complete;   // no guess was left out: the count is proved
//
// A board is 27 masks, one for each digit and each band of three rows: bit 9 * row + column of the
// band is set where the digit can still go. A digit alone is closed exactly in every band and in
// every stack: its minirows (three cells in a row and a box) must hold a permutation of rows and
// boxes, and whatever lies in no such permutation is struck out, which covers hidden singles and
// locked candidates at once. Cells with one digit left follow from sums over the nine masks. What
// is left is guessed, each time one way or its opposite.
#pragma once

#include "sudoku/solve.h"

namespace sudoku {

// A digit that is not to go into a cell.
struct Struck {
  int cell = 0;
  int digit = 0;  // 0: nothing is struck
};

// Counts up to `wanted` solutions with at most `guesses` guesses, at some half a microsecond each.
// The board must have 81 cells; with conflicts it has no solution. The cell of what is struck is
// empty.
Solutions search_bands(const Board& board, std::uint64_t wanted, std::uint64_t guesses,
                       Struck struck = {});

}  // namespace sudoku
