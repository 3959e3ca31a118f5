// Fast SIMD solver for a single 9x9 board, used by check(), solve(), count() and may_differ().
//
//   Solutions found = search_digit_lanes(board, 2, 100'000);
//   found.count;      // 0, 1 or 2
//   found.complete;   // true: the limit of guesses was not reached, the count is proved
//
// A lane of a vector is a digit; in lane_boards.h, the solver for lists, a lane is a board. Digits
// 1 to 8 share one vector per row. Digit 9 has vectors of its own, each with the same row of the
// three bands:
//
//   rows[4]     digits  1 2 3 4 5 6 7 8    candidate columns in row 4
//   ninth[1]    bands   0 1 2 - - - - -    candidate columns of digit 9 in rows 1, 4, 7
//
// The search is depth-first. At each node it sweeps the board until a sweep changes nothing, then
// splits it in two. A sweep makes the eliminations that lane_boards.h describes, for all digits at
// once. To count across the digits of a row, a minirow or a minicolumn, the sweep folds the lanes
// of up to eight vectors onto each other.
#pragma once

#include "sudoku/solve.h"

namespace sudoku {

// A candidate to exclude before the search: `digit` in `cell`.
struct Struck {
  int cell = 0;
  int digit = 0;  // 0: no candidate is excluded
};

// Counts the solutions of `board` that do not place `struck.digit` in `struck.cell`. Stops after
// `wanted` solutions or after `guesses` guesses. A board with conflicts has no solution.
// Requires: the side of the board is 9, `wanted` is at least 1, and `struck.cell` is empty.
Solutions search_digit_lanes(const Board& board, std::uint64_t wanted, std::uint64_t guesses,
                             Struck struck = {});

}  // namespace sudoku
