// The solutions of a board of any side, found plainly: the cell with the fewest candidates first,
// or the digit with one place left in a unit.
#pragma once

#include "sudoku/solve.h"

namespace sudoku {

// Counts up to `wanted` solutions with at most `guesses` guesses, at some microseconds each. The
// board must have no conflicts.
Solutions search_plain(const Board& board, std::uint64_t wanted, std::uint64_t guesses);

}  // namespace sudoku
