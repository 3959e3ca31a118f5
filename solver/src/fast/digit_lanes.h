// The solutions of one 9x9 board, found fast where there are vectors: what check() does there.
//
//   Solutions found = search_digit_lanes(board, 2, 100'000);
//   found.count;      // 0, 1 or 2
//   found.complete;   // no guess was left out: the count is proved
//
// The digits 1 to 8 lie side by side in the lanes of a vector, one vector for each row; digit 9
// lies apart, with the same row of the three bands side by side. A sweep strikes out what
// lane_boards.h strikes out, for all digits at once; there a lane is a board, here it is a digit.
// What concerns all digits of a row, a minirow or a minicolumn is counted by folding the lanes onto
// each other, for eight rows at once. A board that a sweep leaves as it was is split in two.
#pragma once

#include "bands.h"
#include "sudoku/solve.h"

namespace sudoku {

// As search_bands().
Solutions search_digit_lanes(const Board& board, std::uint64_t wanted, std::uint64_t guesses,
                             Struck struck = {});

}  // namespace sudoku
