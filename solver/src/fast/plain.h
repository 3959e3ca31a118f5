// Simple backtracking solver for boards of any side. It places naked and hidden singles, and
// otherwise branches on the cell with the fewest candidates. check() uses it for sides 4 and 6.
// Tests compare the SIMD solvers with it.
#pragma once

#include <cstdint>

#include "sudoku/board.h"
#include "sudoku/solve.h"

namespace sudoku::fast {

// Counts the solutions of `board`. Stops after `wanted` solutions or after `guesses` guesses. A
// guess takes a few microseconds.
// Requires: the board has no conflicts, and `wanted` is at least 1.
Solutions search_plain(const Board& board, std::uint64_t wanted, std::uint64_t guesses);

}  // namespace sudoku::fast
