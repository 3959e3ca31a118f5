// Fast SIMD solver for a single 9x9 board, used by check(), solve(), count() and may_differ().
//
//   Solutions found = search_digit_lanes(board, 2, 100'000);
//   found.count;      // 0, 1 or 2
//   found.complete;   // true: the limit of guesses was not reached, the count is proved
//
// The solver keeps the candidates of the board in SIMD vectors of eight lanes. A lane holds the
// candidate columns of one digit in one row. Digits 1 to 8 share one vector for each row. Digit 9
// has three vectors of its own, each with the same row of the three bands:
//
//   rows[4]     digits  1 2 3 4 5 6 7 8    candidate columns in row 4
//   ninth[1]    bands   0 1 2 - - - - -    candidate columns of digit 9 in rows 1, 4, 7
//
// The search is depth-first. At each node it repeats a sweep, that is, a pass of all elimination
// rules, until a pass changes nothing. Then it splits the board into two branches. A sweep treats
// all digits at once, by the rules that lane_boards.h describes. Some rules count digits, for
// example those that can be in a certain cell. The digits are in different lanes, so these rules
// add up the lanes of up to eight vectors at once.
//
// The solver for lists of boards (lanes.h) uses another layout, in which a lane holds a board.
#pragma once

#include <cstdint>

#include "sudoku/board.h"
#include "sudoku/solve.h"

namespace sudoku::fast {

// A candidate that the solver excludes before its search: the digit `digit` in the cell `cell`. The
// cell is 9 * row + column, 0..80.
struct Excluded {
  int cell = 0;
  // The excluded digit, 1..9. With 0, no candidate is excluded.
  int digit = 0;
};

// Counts the solutions of a 9x9 board that do not have the digit `excluded.digit` in the cell
// `excluded.cell`. Stops after `wanted` solutions or after `guesses` guesses. A board with
// conflicts has no solution.
// Requires: the side of the board is 9, `wanted` is at least 1, and `excluded.cell` is empty.
Solutions search_digit_lanes(const Board& board, std::uint64_t wanted, std::uint64_t guesses,
                             Excluded excluded = {});

}  // namespace sudoku::fast
