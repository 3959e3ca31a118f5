// Simple backtracking solver for boards of any side. It branches on the cell with the fewest
// candidates, and finds naked and hidden singles. check() uses it for sides 4 and 6; it is the
// oracle for the tests of the SIMD solvers.
#pragma once

#include "sudoku/solve.h"

namespace sudoku {

// Counts the solutions of `board`. Stops after `wanted` solutions or after `guesses` guesses. A
// guess takes a few microseconds.
// Requires: the board has no conflicts, and `wanted` is at least 1.
Solutions search_plain(const Board& board, std::uint64_t wanted, std::uint64_t guesses);

}  // namespace sudoku
